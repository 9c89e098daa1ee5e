package hearthside.server.tournament;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Program;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Tournaments that go on by themselves.
@SuppressWarnings("try") // a server is there as long as its programs are
class TournamentTest {
    @TempDir
    Path folder;

    private static String make(Client host, String kind, String more) {
        var answer = host.post("/api/tournaments",
                "{\"name\":\"The Autumn Cup\",\"game\":\"%s\",\"kind\":\"%s\",\"seats\":2,\"programs\":true%s}"
                        .formatted(Client.GAME, kind, more));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json().get("tournament").stringValue();
    }

    private static JsonNode show(Client client, String id) { return client.get("/api/tournaments/" + id).json(); }

    private static JsonNode await(Client client, String id, Predicate<JsonNode> isSo) {
        return eventually("the tournament goes on", () -> show(client, id), isSo);
    }

    private static boolean isOver(JsonNode shown) { return shown.get("about").get("state").stringValue().equals("over"); }

    private static List<Program> programs(Server server, int count, String name) {
        var all = new ArrayList<Program>();
        for (int i = 1; i <= count; i++) all.add(Program.of(server, name + " " + i));
        return all;
    }

    private static void play(List<Program> programs, ExecutorService threads) {
        for (var each : programs) {
            each.connect();
            threads.execute(() -> each.play(new Random(each.name.hashCode())));
        }
    }

    private static void enter(List<Program> programs, String id) {
        for (var each : programs) assertThat(each.post("/tournaments/%s/enter".formatted(id), "{}").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @EnumSource
    void aSwissTournamentGoesByItselfAndSurvivesARestart(Databases kind) {
        var place = kind.fresh(folder);
        List<Program> programs;
        String id;
        var clock = HandClock.racing();
        try (var server = Server.start(Client.config(place), _ -> {}, clock); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var host = new Client(server).signUp("Ada");
            programs = programs(server, 5, "Swiss");
            id = make(host, "swiss", ",\"rounds\":3");
            enter(programs, id);
            assertThat(host.post("/api/tournaments/%s/begin".formatted(id), "{}").status()).isEqualTo(200);
            play(programs, threads);
            await(host, id, shown -> shown.get("about").get("round").intValue() >= 1 && !shown.get("tables").isEmpty());
            programs.forEach(Program::close);
        }
        try (var server = Server.start(Client.config(place), _ -> {}, clock); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var back = programs.stream().map(each -> each.at(server)).toList();
            play(back, threads);
            var visitor = new Client(server);
            var shown = await(visitor, id, TournamentTest::isOver);
            check(shown, 5, 3);
            assertThat(visitor.get("/api/tournaments/%s/results.csv".formatted(id)).text().lines()).hasSize(6);
            var tables = visitor.get("/api/tournaments/%s/tables.csv".formatted(id)).text().lines().toList();
            assertThat(tables).hasSize(1 + 3 * 5).anyMatch(line -> line.matches("1,1,1,\"Swiss \\d\",[12]"));
            assertThat(visitor.get("/api/tournaments").text()).contains(id);
            back.forEach(Program::close);
        }
    }

    /// Everybody plays or is idle in each round, nobody meets twice, and the points are those of the tables.
    private static void check(JsonNode shown, int players, int rounds) {
        assertThat(shown.get("standings").size()).isEqualTo(players);
        double points = 0;
        for (var line : shown.get("standings")) {
            assertThat(line.get("played").intValue() + line.get("byes").intValue()).isEqualTo(rounds);
            points += line.get("points").doubleValue();
        }
        assertThat(points).isEqualTo(rounds * (players / 2 + players % 2), org.assertj.core.data.Offset.offset(0.01));
        var met = new HashSet<String>();
        for (var table : shown.get("tables")) {
            assertThat(table.get("places").size()).isEqualTo(2);
            int one = table.get("seats").get(0).intValue(), two = table.get("seats").get(1).intValue();
            assertThat(met.add(Math.min(one, two) + " " + Math.max(one, two))).isTrue();
        }
        assertThat(shown.get("standings").get(0).get("place").intValue()).isEqualTo(1);
    }

    @Test
    void twoServersRunOneTournament() {
        var place = Databases.POSTGRESQL.fresh(folder);
        var clock = HandClock.racing();
        try (var first = Server.start(Client.config(place), _ -> {}, clock);
                var second = Server.start(Client.config(place), _ -> {}, clock);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var host = new Client(first).signUp("Ada");
            var here = programs(first, 4, "Robin");
            var programs = List.of(here.get(0), here.get(1).at(second), here.get(2), here.get(3).at(second));
            var id = make(host, "round_robin", "");
            enter(programs, id);
            host.post("/api/tournaments/%s/begin".formatted(id), "{}");
            play(programs, threads);
            check(await(new Client(second), id, TournamentTest::isOver), 4, 3);
            programs.forEach(Program::close);
        }
    }

    @Test
    void whoeverLeavesBeforeARoundRobinBeginsCountsForNothing() {
        try (var server = Server.start(Client.config(folder), _ -> {}, HandClock.racing());
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var host = new Client(server).signUp("Ada");
            var programs = programs(server, 5, "Robin");
            var id = make(host, "round_robin", "");
            enter(programs, id);
            assertThat(programs.getFirst().post("/tournaments/%s/leave".formatted(id), "{}").status()).isEqualTo(200);
            host.post("/api/tournaments/%s/begin".formatted(id), "{}");
            play(programs.subList(1, 5), threads);
            var shown = await(host, id, TournamentTest::isOver);
            assertThat(shown.get("tables").size()).as("everybody meets everybody").isEqualTo(6);
            assertThat(shown.get("byes").isEmpty()).isTrue();
            programs.forEach(Program::close);
        }
    }

    @Test
    void aKnockOutEndsWithTheLastTable() {
        try (var server = Server.start(Client.config(folder), _ -> {}, HandClock.racing());
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var host = new Client(server).signUp("Ada");
            var programs = programs(server, 4, "Knock");
            var id = make(host, "knock_out", "");
            enter(programs, id);
            host.post("/api/tournaments/%s/begin".formatted(id), "{}");
            play(programs, threads);
            var shown = await(host, id, TournamentTest::isOver);
            assertThat(shown.get("tables").size()).isEqualTo(3);
            programs.forEach(Program::close);
        }
    }

    @Test
    void anArenaLastsAsLongAsItShould() {
        var clock = HandClock.racing();
        try (var server = Server.start(Client.config(folder), _ -> {}, clock); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var host = new Client(server).signUp("Ada");
            var programs = programs(server, 4, "Arena");
            var id = make(host, "arena", ",\"minutes\":5");
            enter(programs, id);
            host.post("/api/tournaments/%s/begin".formatted(id), "{}");
            play(programs, threads);
            await(host, id, shown -> shown.get("tables").size() >= 5);
            clock.pass(Duration.ofMinutes(5));
            var shown = await(host, id, TournamentTest::isOver);
            assertThat(shown.get("tables")).allSatisfy(table -> assertThat(table.get("places").isNull()).isFalse());
            programs.forEach(Program::close);
        }
    }

    /// A clock runs also for whoever does not come, after a while.
    @Test
    void whoeverDoesNotComeHoldsNobodyUp() {
        var clock = HandClock.ticking();
        try (var server = Server.start(Client.config(folder), _ -> {}, clock)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var pace = "{\"is\":\"Live\",\"seconds\":5,\"reserveSeconds\":0,\"standIn\":\"first\"}";
            var id = make(ada, "swiss", ",\"rounds\":1,\"pace\":" + pace);
            for (var each : List.of(ada, ben)) each.post("/api/tournaments/%s/enter".formatted(id), "{}");
            ada.post("/api/tournaments/%s/begin".formatted(id), "{}");
            var table = await(ada, id, shown -> !shown.get("tables").isEmpty()).get("tables").get(0).get("table").stringValue();
            eventually("its table is laid", () -> tables(server).repository().find(table).isPresent());
            for (int decisions = 1; decisions <= 4; decisions++) {
                int all = decisions;
                clock.pass(Duration.ofSeconds(150));
                eventually("the clock decides for who is not there", () -> tables(server).table(table).state().seq() >= all);
            }
            try (var late = ada.watch(table)) {
                late.send("{\"is\":\"Resign\",\"seat\":%d}", late.update().get("mine").get(0).intValue());
                await(ada, id, TournamentTest::isOver);
            }
        }
    }

    @Test
    void onlyThoseWhoMayDoWhatTheyDo() {
        try (var server = Server.start(Client.config(folder)); var robo = Program.of(server, "Robo")) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), guest = new Client(server);
            var swiss = "{\"name\":\"Cup\",\"game\":\"%s\",\"kind\":\"swiss\",\"seats\":2,\"programs\":false}".formatted(Client.GAME);
            assertThat(guest.post("/api/tournaments", swiss).error()).isEqualTo("not-signed-in");
            assertThat(ada.post("/api/tournaments", swiss.replace("\"seats\":2", "\"seats\":9")).error()).isEqualTo("bad-seats");
            assertThat(ada.post("/api/tournaments", swiss.replace("Cup", "x".repeat(61))).error()).isEqualTo("bad-name");
            assertThat(ada.post("/api/tournaments", swiss.replace("false", "false,\"rounds\":99")).error()).isEqualTo("bad-rounds");
            assertThat(ada.post("/api/tournaments", swiss.replace("false", "false,\"options\":{\"no\":\"such\"}")).status()).isEqualTo(400);
            var id = ada.post("/api/tournaments", swiss).json().get("tournament").stringValue();
            var path = "/api/tournaments/" + id;
            assertThat(guest.post(path + "/enter", "{}").error()).isEqualTo("not-signed-in");
            assertThat(robo.post("/tournaments/%s/enter".formatted(id), "{}").error()).isEqualTo("no-programs");
            assertThat(ada.post(path + "/enter", "{}").json().get("about").get("entered").booleanValue()).isTrue();
            assertThat(ada.post(path + "/begin", "{}").error()).isEqualTo("too-few");
            assertThat(ben.post(path + "/leave", "{}").error()).isEqualTo("not-entered");
            assertThat(ben.post(path + "/enter", "{}").status()).isEqualTo(200);
            assertThat(ben.post(path + "/begin", "{}").error()).isEqualTo("not-host");
            assertThat(ben.post(path + "/leave", "{}").json().get("about").get("entered").booleanValue()).isFalse();
            assertThat(ben.post(path + "/enter", "{}").json().get("standings").size()).as("he comes back as who he was").isEqualTo(2);
            assertThat(ada.post(path + "/begin", "{}").status()).isEqualTo(200);
            assertThat(ada.post(path + "/call-off", "{}").error()).isEqualTo("begun-already");
            var robin = make(ada, "round_robin", "");
            make(ada, "arena", "");
            assertThat(ada.post("/api/tournaments", swiss).error()).isEqualTo("too-many-tournaments");
            assertThat(ada.post("/api/tournaments/%s/call-off".formatted(robin), "{}").json().get("about").get("state").stringValue())
                    .isEqualTo("called_off");
            assertThat(guest.get("/api/tournaments/nothing").status()).isEqualTo(404);
            assertThat(ada.get("/api/me/export").json().get("tournaments").size()).isEqualTo(3);
            ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase("Ada")));
            assertThat(ben.get(path).text()).contains("somebody who left").doesNotContain("\"Ada\"");
        }
    }
}
