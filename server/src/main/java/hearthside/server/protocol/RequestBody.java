package hearthside.server.protocol;

/// What an HTTP call is sent, as JSON.
public interface RequestBody {
    /// Where there is nothing to say.
    record Nothing() implements RequestBody {}
}
