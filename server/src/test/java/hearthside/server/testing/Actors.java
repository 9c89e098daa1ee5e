package hearthside.server.testing;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/// Who made the decisions of all tables in a test's database.
public record Actors(Path folder) {
    public int of(String actor) {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var sql = connection.prepareStatement("select count(*) from journal where actor = ?")) {
            sql.setString(1, actor);
            try (var found = sql.executeQuery()) {
                found.next();
                return found.getInt(1);
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
