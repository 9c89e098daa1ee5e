package hearthside.server.tables;

import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import hearthside.wire.Journal;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestartTest {
    @TempDir
    Path folder;

    private void sql(String statement) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var sql = connection.createStatement()) {
            sql.execute(statement);
        }
    }

    /// The same browser at another server.
    private static Line watch(Client visitor, Server server, String table) { return new Line(server, table, visitor.cookie); }

    private static void mustBeFair(Client visitor, String table) {
        var journal = Journal.read(Games.ALL, visitor.get("/api/tables/%s/journal".formatted(table)).text());
        assertThat(journal.verify(new MyFirstStoneAge()).faults()).isEmpty();
    }

    @Test
    void aGameGoesOnAfterARestartWithTheSameViewAndTheSameLuck() {
        Client ada;
        String id;
        Line before;
        try (var server = Server.start(Client.config(folder))) {
            ada = new Client(server);
            id = table(ada.open("me:Ada", "here:Cleo"));
            before = ada.watch(id);
            before.playOn(new Random(1), 30);
            before.send("{\"is\":\"Say\",\"text\":\"wait\"}");
            before.await("Said");
            before.close();
        }
        try (var server = Server.start(Client.config(folder)); var after = watch(ada, server, id)) {
            assertThat(after.update().get("view")).isEqualTo(before.update().get("view"));
            assertThat(after.update().get("options")).isEqualTo(before.update().get("options"));
            assertThat(after.update().get("seq")).isEqualTo(before.update().get("seq"));
            assertThat(after.update().get("hash")).isEqualTo(before.update().get("hash"));
            assertThat(after.await("Said").get("text").stringValue()).isEqualTo("wait");
            after.playOn(new Random(2), 1000);
            assertThat(after.isOver()).isTrue();
            mustBeFair(new Client(server), id);
        }
        try (var server = Server.start(Client.config(folder))) {
            mustBeFair(new Client(server), id); // a finished table, opened again when asked for
        }
    }

    @Test
    void botsPlayOnAfterARestart() {
        Client ada;
        String id;
        try (var server = Server.start(Client.config(folder).withBotPause(30))) {
            ada = new Client(server);
            id = table(ada.open("bot:random", "bot:playful"));
            try (var line = ada.watch(id)) {
                line.awaitSeq(8);
            }
        }
        try (var server = Server.start(Client.config(folder)); var line = watch(ada, server, id)) {
            while (!line.isOver()) line.await("Update");
            mustBeFair(new Client(server), id);
        }
    }

    @Test
    void aTableWhoseJournalDoesNotReplayIsSetAside() throws SQLException {
        String broken, sound;
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            broken = table(ada.open("me", "here"));
            sound = table(ada.open("me", "here"));
            try (var line = ada.watch(broken)) {
                line.playOn(new Random(3), 5);
            }
        }
        sql("update journal set entry = replace(entry, '\"revealed\":true', '\"revealed\":false') where line = 1 and table_id = '%s'"
                .formatted(broken));
        for (int start = 0; start < 2; start++) {
            try (var server = Server.start(Client.config(folder))) {
                var ada = new Client(server);
                var answer = ada.get("/api/tables/" + broken);
                assertThat(answer.status()).isEqualTo(409);
                assertThat(answer.error()).isEqualTo("quarantined");
                assertThat(ada.get("/api/tables/" + sound).status()).isEqualTo(200);
                assertThat(ada.open("me", "here").get("table").stringValue()).isNotBlank();
            }
        }
    }

    @Test
    void whatCannotBeWrittenHasNotHappened() throws SQLException {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = table(ada.open("me", "here"));
            try (var a = ada.watch(id); var crowd = new Client(server).watch(id)) {
                a.playOn(new Random(4), 4);
                sql("create trigger full before insert on journal begin select raise(abort, 'disk full'); end");
                var before = a.update();
                a.play(a.update().get("options").get(0)); // draws, so the luck has to go back too
                assertThat(a.await("Error").get("error").stringValue()).isEqualTo("not-saved");
                assertThat(ada
                        .post("/api/tables", "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}".formatted(Client.GAME))
                        .status()).isEqualTo(503);
                sql("drop trigger full");
                a.send("{\"is\":\"Play\",\"seq\":0,\"seat\":0,\"action\":{}}"); // a stale click shows where we are
                var after = a.await("Update");
                assertThat(after.get("seq")).isEqualTo(before.get("seq"));
                assertThat(after.get("view")).isEqualTo(before.get("view"));
                assertThat(crowd.seq()).isLessThanOrEqualTo(a.seq());
                a.playOn(new Random(5), 1000);
                mustBeFair(ada, id);
            }
        }
    }

    @Test
    void aSecondStartFindsEverythingLaidOut() throws SQLException {
        Server.start(Client.config(folder)).close();
        var laidOut = steps();
        Server.start(Client.config(folder)).close();
        assertThat(steps()).isEqualTo(laidOut).isNotEmpty();
    }

    /// What was done to lay out the database, and when.
    private List<String> steps() throws SQLException {
        var steps = new ArrayList<String>();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var found = connection.createStatement().executeQuery("select version, installed_on from flyway_schema_history")) {
            while (found.next()) steps.add(found.getString(1) + " " + found.getString(2));
        }
        return steps;
    }
}
