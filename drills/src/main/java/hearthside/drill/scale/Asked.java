package hearthside.drill.scale;

import java.sql.DriverManager;
import java.sql.SQLException;

/// What PostgreSQL tells of itself.
final class Asked {
    private Asked() {}

    /// Bytes that it has written ahead (WAL).
    static double log(String database) { return number(database, "select pg_current_wal_lsn() - '0/0'"); }

    /// Bytes of this database.
    static double size(String database) { return number(database, "select pg_database_size(current_database())"); }

    /// How many transactions have written something since it was made: each has taken a number.
    static double commits(String database) {
        return number(database, "select cast(cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as bigint)");
    }

    private static double number(String database, String query) {
        try (var connection = DriverManager.getConnection(database);
                var sql = connection.createStatement();
                var found = sql.executeQuery(query)) {
            found.next();
            return found.getDouble(1);
        } catch (SQLException e) {
            throw new IllegalStateException("the PostgreSQL of the drill does not answer", e);
        }
    }
}
