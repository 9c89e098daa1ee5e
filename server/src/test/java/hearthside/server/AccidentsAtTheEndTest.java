package hearthside.server;

import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.testing.Client;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What follows from the end of a game is done even where the database was away just then, and no server begins anew.
class AccidentsAtTheEndTest {
    @TempDir
    Path folder;

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static int count(Connection connection, String rows) {
        try (var query = connection.createStatement(); var found = query.executeQuery("select count(*) from " + rows)) {
            found.next();
            return found.getInt(1);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void howAGameCameOutIsWrittenOnceTheDatabaseIsThereAgain() throws SQLException {
        var place = folder.resolve("house.db");
        try (var server = Server.start(Client.config(place.toString()));
                var connection = DriverManager.getConnection("jdbc:sqlite:" + place + "?busy_timeout=30000")) {
            execute(connection, "create trigger away before insert on finished_games begin select raise(abort, 'it is away'); end");
            var ada = new Client(server);
            var table = Client.table(ada.open("me:Ada", "bot"));
            try (var line = ada.watch(table)) {
                line.update();
                line.send("{\"is\":\"Resign\",\"seat\":0}");
                eventually("it is over", () -> server.tables().repository().find(table).orElseThrow().status().name(), "OVER"::equals);
            }
            eventually("it was tried again, in vain",
                    () -> count(connection, "scheduled_tasks where task_name = 'over' and consecutive_failures > 0"), jobs -> jobs == 1);
            assertThat(count(connection, "results")).isZero();
            execute(connection, "drop trigger away");
            eventually("it is written", () -> count(connection, "results"), lines -> lines == 2);
        }
    }
}
