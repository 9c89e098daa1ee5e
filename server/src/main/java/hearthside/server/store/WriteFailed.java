package hearthside.server.store;

import java.sql.SQLException;

/// The database did not take something, so it has not happened.
///
/// It keeps only what SQL says of the cause: whatever else is thrown may quote the statement with its values, and seeds must not get into
/// logs.
public final class WriteFailed extends RuntimeException {
    WriteFailed(Throwable cause) { super("The database did not take it: " + reason(cause)); }

    private static String reason(Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause())
            if (cause instanceof SQLException sql) return String.valueOf(sql.getMessage());
        return thrown.getClass().getSimpleName();
    }
}
