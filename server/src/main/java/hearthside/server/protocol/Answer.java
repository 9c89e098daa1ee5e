package hearthside.server.protocol;

/// What an HTTP call answers, as JSON.
public interface Answer {
    /// Whether the server works.
    record Health(String status) implements Answer {}
}
