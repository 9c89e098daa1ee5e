package hearthside.server.tournament;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.retention.Retention;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Line;
import hearthside.server.testing.Program;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// What nobody gets out of a tournament, and what holds there as at any table.
@SuppressWarnings("try") // a server is there as long as its programs are
class TournamentGuardsTest {
    private static final String SWISS = "{\"name\":\"Cup\",\"game\":\"%s\",\"kind\":\"swiss\",\"seats\":2,\"programs\":true%s}";

    @TempDir
    Path folder;

    private static Client.Answer ask(Client host, String more) { return host.post("/api/tournaments", SWISS.formatted(Client.GAME, more)); }

    private static String make(Client host, String more) {
        var answer = ask(host, more);
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json().get("tournament").stringValue();
    }

    private static Client.Answer act(Client who, String id, String what) {
        return who.post("/api/tournaments/%s/%s".formatted(id, what), "{}");
    }

    private static JsonNode await(Client client, String id, Predicate<JsonNode> isSo) {
        return eventually("the tournament goes on", () -> client.get("/api/tournaments/" + id).json(), isSo);
    }

    private static boolean is(JsonNode shown, String state) { return shown.get("about").get("state").stringValue().equals(state); }

    private static String table(JsonNode shown, int number) { return shown.get("tables").get(number).get("table").stringValue(); }

    private static void leaveTheHouse(Client who, String name) {
        var left = who.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase(name)));
        assertThat(left.status()).isEqualTo(200);
    }

    @Test
    void nobodyStandsInWhoThinksForLongAndADecisionHasAWeekAtMost() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            var pace = ",\"pace\":{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":0,\"standIn\":\"%s\"}";
            var stoneAge = SWISS.replace("my-first-stone-age", "%s").formatted("stone-age", pace);
            assertThat(ada.post("/api/tournaments", stoneAge.formatted("nobody")).status()).isEqualTo(400);
            assertThat(ada.post("/api/tournaments", stoneAge.formatted("chief")).text()).contains("nobody stands in who thinks for long");
            assertThat(ada.post("/api/tournaments", stoneAge.formatted("hunter")).status()).isEqualTo(200);
            var daily = ",\"pace\":{\"is\":\"Daily\",\"days\":%d,\"standIn\":null}";
            assertThat(ask(ada, daily.formatted(8)).status()).isEqualTo(400);
            assertThat(ask(ada, daily.formatted(7)).status()).isEqualTo(200);
        }
    }

    /// An arena opens one table after the other; who sits there has a share of them.
    @Test
    void tablesOfTournamentsCountForThoseWhoSitThere() throws InterruptedException {
        var config = Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(0, 0, 1));
        try (var server = Server.start(config, _ -> {}, HandClock.racing());
                var threads = Executors.newVirtualThreadPerTaskExecutor();
                var one = Program.of(server, "Robo One").connect();
                var two = Program.of(server, "Robo Two").connect()) {
            var ada = new Client(server).signUp("Ada");
            var id = ada.post("/api/tournaments", SWISS.formatted(Client.GAME, ",\"minutes\":60").replace("swiss", "arena")).json()
                    .get("tournament").stringValue();
            for (var each : List.of(one, two)) {
                assertThat(each.post("/tournaments/%s/enter".formatted(id), "{}").status()).isEqualTo(200);
                threads.execute(() -> each.play(new Random(each.name.hashCode())));
            }
            act(ada, id, "begin");
            var shown = await(ada, id, now -> now.get("tables").size() == 3);
            Thread.sleep(700); // it looks every two seconds of a clock that runs five times as fast
            assertThat(tables(server).repository().find(table(shown, 1))).isPresent();
            assertThat(tables(server).repository().find(table(shown, 2))).as("two an hour, where one may open one oneself").isEmpty();
        }
    }

    @Test
    void onlySoManyAreMadeFromOneAddressAndEnteredByOneAccount() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(11, 0, 0)))) {
            var ben = new Client(server).signUp("Ben");
            int entered = 0;
            Client host = ben;
            for (int i = 0; i < 11; i++) {
                if (i % 3 == 0) host = new Client(server).signUp("Host " + i);
                var answer = act(ben, make(host, ""), "enter");
                if (answer.status() == 200) entered++;
                else assertThat(answer.error()).isEqualTo("too-many-tournaments");
            }
            assertThat(entered).isEqualTo(10);
            assertThat(ask(new Client(server).signUp("Other"), "").error()).isEqualTo("too-many");
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneThatNobodyBeginsLapsesAndEmptyOnesStandBehindOthers(Databases kind) {
        var clock = HandClock.ticking();
        try (var server = Server.start(Client.config(kind.fresh(folder)), _ -> {}, clock)) {
            Client ada = new Client(server).signUp("Ada"), eve = new Client(server).signUp("Eve");
            var wanted = make(ada, "");
            act(ada, wanted, "enter");
            act(eve, wanted, "enter");
            for (int i = 0; i < 3; i++) make(eve, "");
            var list = ada.get("/api/tournaments").json();
            assertThat(list.get(0).get("tournament").stringValue()).isEqualTo(wanted);
            clock.pass(Duration.ofDays(13));
            ada.get("/api/tournaments/" + wanted);
            assertThat(is(ada.get("/api/tournaments/" + wanted).json(), "open")).isTrue();
            clock.pass(Duration.ofDays(2));
            await(ada, wanted, shown -> is(shown, "called_off"));
            clock.pass(Duration.ofDays(20));
            make(ada, "");
            assertThat(ada.get("/api/tournaments/" + wanted).status()).as("it is kept a while").isEqualTo(200);
            clock.pass(Duration.ofDays(20));
            make(ada, "");
            assertThat(ada.get("/api/tournaments/" + wanted).error()).as("and then let go").isEqualTo("unknown-tournament");
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverHasBlockedSomebodyIsPairedWithOthersAndNotTalkedTo(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            var people = List.of("Ada", "Ben", "Cleo", "Dora").stream().map(name -> new Client(server).signUp(name)).toList();
            Client ada = people.getFirst(), ben = people.get(1);
            ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Ben\"}");
            for (int i = 0; i < 3; i++) {
                var id = make(people.get(2), "");
                for (var each : people) act(each, id, "enter");
                act(people.get(2), id, "begin");
                var shown = await(ada, id, now -> now.get("tables").size() == 2);
                for (var table : shown.get("tables")) assertThat(table.get("seats").toString()).isNotIn("[1,2]", "[2,1]");
            }
            assertThat(act(ben, make(ada, ""), "enter").error()).as("it is hers").isEqualTo("not-welcome");
            var two = make(people.get(3), "");
            act(ada, two, "enter");
            act(ben, two, "enter");
            act(people.get(3), two, "begin");
            var id = table(
                    await(ada, two, now -> now.get("tables").size() == 1 && tables(server).repository().find(table(now, 0)).isPresent()),
                    0);
            Line hers = ada.watch(id), his = ben.watch(id);
            assertThat(hers.update().get("talk").stringValue()).as("a game for children").isEqualTo("phrases");
            for (var line : List.of(hers, his)) {
                line.send("{\"is\":\"SayPhrase\",\"phrase\":\"well_played\"}");
                line.await("Said"); // one's own
            }
            for (var line : List.of(hers, his)) {
                line.send("{\"is\":\"Ping\"}");
                line.await("Pong");
                assertThat(line.heard.stream().filter(each -> each.contains("\"is\":\"Said\"")).count()).isEqualTo(1);
            }
        }
    }

    @Test
    void whoeverLeavesTheHouseIsPairedWithNobody() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            var id = make(ada, ",\"rounds\":1");
            for (var each : List.of(cleo, ada, ben)) act(each, id, "enter");
            leaveTheHouse(cleo, "Cleo");
            assertThat(act(ada, id, "begin").status()).isEqualTo(200);
            var shown = await(ada, id, now -> now.get("tables").size() == 1);
            assertThat(shown.get("byes").isEmpty()).isTrue();
            assertThat(shown.get("tables").get(0).get("seats").toString()).isIn("[2,3]", "[3,2]");
        }
    }

    /// A table that cannot be opened for want of room is opened later, and where all of it have left bots play it to its end.
    @Test
    void aFullHouseAndAnEmptyTableHoldUpNobody() {
        var clock = HandClock.ticking();
        var config = Client.config(folder).withLimits(RateLimits.USUAL).withRetention(new Retention(1, Duration.ZERO, Duration.ZERO));
        try (var server = Server.start(config, _ -> {}, clock)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            var other = Client.table(cleo.open("me", "here"));
            var id = make(cleo, ",\"rounds\":1");
            for (var each : List.of(ada, ben)) act(each, id, "enter");
            act(cleo, id, "begin");
            await(cleo, id, now -> now.get("tables").size() == 1);
            leaveTheHouse(ada, "Ada");
            leaveTheHouse(ben, "Ben");
            try (var line = cleo.watch(other)) {
                line.send("{\"is\":\"Resign\",\"seat\":0}");
                line.until(update -> update.get("over").booleanValue());
            }
            clock.pass(Duration.ofMinutes(1));
            assertThat(await(cleo, id, now -> is(now, "over")).get("tables").get(0).get("places").size()).isEqualTo(2);
        }
    }

    /// Whatever is looked after runs through all tables of an arena, and there may be thousands.
    @Test
    void whoeverEntersAgainAndAgainWakesNobody() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var id = ada.post("/api/tournaments", SWISS.formatted(Client.GAME, ",\"minutes\":60").replace("swiss", "arena")).json()
                    .get("tournament").stringValue();
            for (var each : List.of(ada, ben)) act(each, id, "enter");
            act(ada, id, "begin");
            await(ada, id, now -> now.get("tables").size() == 1);
            var store = tables(server).repository().store();
            int most = 0;
            for (int i = 0; i < 60; i++) {
                assertThat(act(ben, id, "enter").status()).isEqualTo(200);
                most = Math.max(most, store.read(handle -> handle.createQuery("select coalesce(max(version), 0) from scheduled_tasks where "
                        + "task_name = 'tournament'").mapTo(Integer.class).one()));
            }
            assertThat(most).as("how often it was told to look").isLessThan(8);
        }
    }
}
