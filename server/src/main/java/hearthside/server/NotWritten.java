package hearthside.server;

/// The database did not take something, so it has not happened.
final class NotWritten extends RuntimeException {
    NotWritten(Throwable cause) { super("The database did not take it: " + cause.getMessage(), cause); }
}
