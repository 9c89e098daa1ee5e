package hearthside.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A proxy sends nobody to a server that cannot save a move.
class HealthTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    private static void sql(String place, String statement) throws SQLException {
        var url = place.startsWith("jdbc:") ? place : "jdbc:sqlite:" + place;
        try (var connection = DriverManager.getConnection(url); var sql = connection.createStatement()) {
            sql.execute(statement);
        }
    }

    private static void await(Client client, int status) throws InterruptedException {
        long end = System.nanoTime() + SOON.toNanos();
        while (client.get("/health").status() != status && System.nanoTime() < end) Thread.sleep(100);
        assertThat(client.get("/health").status()).isEqualTo(status);
    }

    @ParameterizedTest
    @EnumSource
    void aServerThatCannotSaveMovesIsNotWell(Databases kind) throws Exception {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            var ada = new Client(server);
            await(ada, 200);
            boolean isFile = kind == Databases.SQLITE;
            sql(place, isFile
                    ? "create trigger full before insert on journal begin select raise(abort, 'disk full'); end"
                    : "alter table journal add constraint full_disk check (line < -1) not valid");
            await(ada, 503);
            assertThat(ada.get("/health").text()).contains("cannot be saved");
            sql(place, isFile ? "drop trigger full" : "alter table journal drop constraint full_disk");
            await(ada, 200);
            assertThat(ada.get("/api/lobby").json().isEmpty()).isTrue();
        }
    }
}
