package hearthside.server.quick;

import static hearthside.server.ServerInside.lookTwice;
import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.identity.Secrets;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Waiting at the fire until others are there.
class QuickTest {
    @TempDir
    Path folder;

    private static Client.Answer wish(Client who, String games, int seats, String botsAfter, String name) {
        return who.post("/api/quick", "{\"games\":[%s],\"tempo\":\"live\",\"seats\":%d,\"botsAfter\":%s,\"name\":\"%s\"}"
                .formatted(games, seats, botsAfter, name));
    }

    private static String seated(Client who) {
        return eventually("somebody comes", () -> who.get("/api/quick").json(), told -> !told.get("table").isNull()).get("table")
                .stringValue();
    }

    /// Whoever asks is waited for.
    private static boolean isSeated(Client who) { return !who.get("/api/quick").json().get("table").isNull(); }

    private static List<String> kinds(JsonNode update) {
        return update.get("seats").valueStream().map(seat -> seat.get("kind").stringValue()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void thoseWhoWantTheSameSitDownTogether(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server), cleo = new Client(server);
            assertThat(ada.get("/api/quick").json().get("waiting").booleanValue()).isFalse();
            assertThat(wish(ada, "\"stone-age\",\"cavemen\"", 2, "null", "").json().get("waiting").booleanValue()).isTrue();
            assertThat(wish(cleo, "\"stone-age\"", 3, "null", "Clea").json().get("others").intValue()).isEqualTo(2);
            assertThat(wish(ben, "\"cavemen\"", 2, "null", "Ada").error()).as("a name of an account").isEqualTo("bad-name");
            wish(ben, "\"cavemen\"", 2, "null", "Benno");
            var table = seated(ada);
            assertThat(seated(ben)).isEqualTo(table);
            try (var hers = ada.watch(table); var his = ben.watch(table)) {
                assertThat(hers.update().get("game").stringValue()).isEqualTo("cavemen");
                assertThat(hers.update().get("seats").get(0).get("name").stringValue()).isEqualTo("Ada");
                assertThat(his.update().get("seats").get(1).get("name").stringValue()).isEqualTo("Benno");
                assertThat(his.update().get("mine").get(0).intValue()).isEqualTo(1);
            }
            assertThat(cleo.get("/api/quick").json().get("waiting").booleanValue()).isTrue();
            assertThat(cleo.post("/api/quick/leave", "{}").json().get("waiting").booleanValue()).isFalse();
        }
    }

    @Test
    void botsComeAfterTheTimeOneChoseAndWhoeverGoesAwayIsNotWaitedFor() {
        var clock = HandClock.ticking();
        try (var server = Server.start(Client.config(folder), _ -> {}, clock)) {
            Client ada = new Client(server), gone = new Client(server);
            wish(gone, "\"stone-age\"", 3, "1", "Gone");
            clock.pass(Duration.ofMinutes(2)); // she has closed the page
            wish(ada, "\"stone-age\"", 3, "0", "Adalind");
            try (var line = ada.watch(seated(ada))) {
                assertThat(kinds(line.update())).containsExactly("person", "bot", "bot");
            }
            assertThat(gone.get("/api/quick").json().get("waiting").booleanValue()).isFalse();
        }
    }

    @Test
    void whoeverSitsWithBotsAloneHasOpenedATable() {
        var limits = RateLimits.UNLIMITED.withTables(0, 1, 0);
        try (var server = Server.start(Client.config(folder).withLimits(limits), _ -> {}, HandClock.racing())) {
            var ada = new Client(server);
            assertThat(ada.post("/api/tables", "{\"game\":\"cavemen\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}").status())
                    .isEqualTo(200);
            wish(ada, "\"cavemen\"", 2, "0", "Adalind");
            lookTwice(server, QuickGames.JOB);
            assertThat(ada.get("/api/quick").json().get("table").isNull()).as("a guest opens one in an hour here").isTrue();
        }
    }

    /// A table that is not opened for one of them would keep the others waiting.
    @Test
    void whoeverHasHadTheirShareOfTablesKeepsNobodyWaiting() throws InterruptedException {
        var limits = RateLimits.UNLIMITED.withTables(0, 0, 1); // two such tables an hour
        try (var server = Server.start(Client.config(folder).withLimits(limits), _ -> {}, HandClock.racing())) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server), cleo = new Client(server);
            for (int i = 0; i < 2; i++) {
                var other = new Client(server);
                for (var each : List.of(ada, other)) wish(each, "\"cavemen\"", 2, "null", "");
                eventually("they sit together", () -> isSeated(ada) && isSeated(other));
            }
            for (var each : List.of(ada, ben)) wish(each, "\"cavemen\"", 2, "null", "");
            Thread.sleep(700); // it looks every two seconds of a clock that runs five times as fast
            wish(cleo, "\"cavemen\"", 2, "null", "");
            eventually("they sit together", () -> isSeated(ben) && isSeated(cleo) && !isSeated(ada));
            assertThat(seated(cleo)).isEqualTo(seated(ben));
        }
    }

    @Test
    void whoeverHasBlockedSomebodyDoesNotMeetThemAtTheFire() {
        try (var server = Server.start(Client.config(folder), _ -> {}, HandClock.racing())) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Ben\"}");
            for (var each : List.of(ada, ben)) wish(each, "\"cavemen\"", 2, "null", "");
            lookTwice(server, QuickGames.JOB);
            assertThat(ada.get("/api/quick").json().get("waiting").booleanValue()).isTrue();
            wish(cleo, "\"cavemen\"", 2, "null", "");
            var table = seated(cleo);
            assertThat(List.of(ada, ben)).anyMatch(each -> each.get("/api/quick").text().contains(table));
        }
    }

    /// Two who wait at two servers; and a server that is closed before anybody came.
    @Test
    void theFireIsTheSameOnEveryServer() {
        var place = Databases.POSTGRESQL.fresh(folder);
        try (var first = Server.start(Client.config(place)); var second = Server.start(Client.config(place))) {
            Client ada = new Client(first), ben = new Client(second);
            wish(ada, "\"cavemen\"", 2, "null", "Adalind");
            wish(ben, "\"cavemen\"", 2, "null", "Benno");
            assertThat(seated(ada)).isEqualTo(seated(ben));
        }
    }

    /// Those who sit there were written down, and the server was killed before it opened their table.
    @ParameterizedTest
    @EnumSource
    void whoeverLeavesATableThatIsNotOpenYetHoldsNobodyUp(Databases kind) {
        var place = kind.fresh(folder);
        var left = Secrets.cookie();
        try (var store = Store.open(place)) {
            store.write(handle -> handle.execute(
                    "insert into waiting (holder, name, games, tempo, seats, since, seen, game_table, game, bots) "
                            + "values (?, 'Player', '[\"cavemen\"]', 'live', 2, 0, ?, 'abcdefghjkmn', 'cavemen', 0)",
                    Secrets.hash(left), System.currentTimeMillis()));
        }
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server), ben = new Client(server);
            wish(ada, "\"stone-age\"", 2, "null", "");
            wish(ben, "\"stone-age\"", 2, "null", "");
            assertThat(seated(ada)).isEqualTo(seated(ben));
            assertThat(new Client(server, left).get("/api/quick").json().get("table").isNull()).as("they wait again").isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTableThatWasMadeBeforeAKillIsOpenedAfterIt(Databases kind) {
        var place = kind.fresh(folder);
        var cookies = List.of(Secrets.cookie(), Secrets.cookie());
        try (var store = Store.open(place)) {
            store.write(handle -> {
                for (int i = 0; i < 2; i++)
                    handle.execute("insert into waiting (holder, name, games, tempo, seats, since, seen, game_table, game, bots) "
                            + "values (?, ?, '[\"cavemen\"]', 'live', 3, ?, ?, 'abcdefghjkmn', 'cavemen', 1)",
                            Secrets.hash(cookies.get(i)), "Player", (long) i, System.currentTimeMillis());
            });
        }
        try (var server = Server.start(Client.config(place))) {
            var second = new Client(server, cookies.get(1));
            assertThat(seated(second)).isEqualTo("abcdefghjkmn");
            for (int i = 0; i < 300 && tables(server).repository().find("abcdefghjkmn").isEmpty(); i++) second.get("/api/quick");
            try (var line = second.watch("abcdefghjkmn")) {
                assertThat(kinds(line.update())).containsExactly("person", "person", "bot");
                assertThat(line.update().get("mine").get(0).intValue()).isEqualTo(1);
            }
        }
    }

    /// The table was opened, and the server was killed before it had said when clocks begin there, and that it may be found.
    @ParameterizedTest
    @EnumSource
    void nobodyWaitsForEverAtATableWhoseServerWasKilledWhileItWasOpened(Databases kind) {
        var place = kind.fresh(folder);
        String table;
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server), ben = new Client(server);
            wish(ada, "\"stone-age\"", 2, "null", "");
            wish(ben, "\"stone-age\"", 2, "null", "");
            table = seated(ada);
            eventually("it may be found", () -> new Client(server).get("/api/watch").text().contains(table));
        }
        try (var store = Store.open(place)) {
            store.write(handle -> {
                handle.execute("delete from open_tables where table_id = ?", table);
                handle.execute("delete from scheduled_tasks where task_name = 'fire clock'");
            });
        }
        try (var server = Server.start(Client.config(place))) {
            eventually("it may be found", () -> new Client(server).get("/api/watch").text().contains(table));
        }
        try (var store = Store.open(place)) {
            List<String> clocks = store.read(handle -> handle.createQuery("select task_instance from scheduled_tasks "
                    + "where task_name = 'fire clock'").mapTo(String.class).list());
            assertThat(clocks).containsExactly(table);
        }
    }

    @Test
    void whatCannotBeIsSaidAndOnlySoManyAreMade() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(6, 0, 0)))) {
            var ada = new Client(server);
            assertThat(wish(ada, "", 2, "null", "").error()).isEqualTo("bad-games");
            assertThat(wish(ada, "\"nothing\"", 2, "null", "").error()).isEqualTo("unknown-game");
            assertThat(wish(ada, "\"cavemen\"", 9, "null", "").error()).isEqualTo("bad-seats");
            assertThat(wish(ada, "\"cavemen\"", 2, "61", "").error()).isEqualTo("bad-botsAfter");
            assertThat(wish(ada, "\"cavemen\"", 2, "null", "x".repeat(25)).error()).isEqualTo("bad-name");
            assertThat(wish(ada, "\"cavemen\"", 2, "null", "").status()).isEqualTo(200);
            assertThat(wish(ada, "\"cavemen\"", 2, "null", "").error()).as("six an hour from one address here").isEqualTo("too-many");
        }
    }
}
