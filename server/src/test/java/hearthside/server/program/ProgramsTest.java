package hearthside.server.program;

import static hearthside.server.testing.Client.passphrase;
import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Program;
import hearthside.server.testing.WholeGame;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Programs as players: slow, silent and malicious ones among them.
@SuppressWarnings("try") // a server is there as long as its programs are
class ProgramsTest {
    @TempDir
    Path folder;

    private static String game(String game, String against) {
        return "{\"game\":\"%s\",\"against\":[%s]}".formatted(game, against);
    }

    @ParameterizedTest
    @EnumSource
    void aPersonChallengesAProgramAndBothPlay(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder))); var robo = Program.of(server, "Robo").connect()) {
            var ada = new Client(server).signUp("Ada");
            assertThat(ada.get("/api/programs").text()).contains("\"name\":\"Robo\"", "\"level\":\"sleepy\"");
            var id = table(ada.open("me", "open"));
            assertThat(ada.post("/api/tables/%s/challenges".formatted(id), "{\"name\":\"robo\"}").status()).isEqualTo(200);
            assertThat(ada.post("/api/tables/%s/challenges".formatted(id), "{\"name\":\"robo\"}").error()).isEqualTo("challenged-already");
            var challenge = robo.await("Challenge");
            assertThat(challenge.get("from").stringValue()).isEqualTo("Ada");
            assertThat(challenge.get("seats").intValue()).isEqualTo(2);
            var accepted = robo.post("/challenges/%s/accept".formatted(challenge.get("challenge").stringValue()), "{}");
            assertThat(accepted.json().get("seat").intValue()).isEqualTo(1);
            assertThat(robo.await("Start").get("mine").get(0).intValue()).isEqualTo(1);
            if (robo.told.stream().noneMatch(line -> line.get("is").stringValue().equals("ChallengeGone"))) robo.await("ChallengeGone");
            var hers = ada.watch(id);
            assertThat(hers.update().get("seats").get(1).get("program").booleanValue()).as("everybody sees that it is one").isTrue();
            hers.send("{\"is\":\"Say\",\"text\":\"hello\"}");
            assertThat(robo.await("Said").get("table").stringValue()).isEqualTo(id);
            robo.post("/tables/%s/chat".formatted(id), "{\"phrase\":\"good_luck\"}");
            assertThat(hers.await("Said").get("text").stringValue()).isEqualTo("hello");
            assertThat(hers.await("Said").get("phrase").stringValue()).isEqualTo("good_luck");
            hers.send("{\"is\":\"Resign\",\"seat\":0}");
            var end = robo.await("End");
            assertThat(end.get("table").stringValue()).isEqualTo(id);
            assertThat(end.get("result").get("winners").get(0).intValue()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void programsPlayEachOtherAndHaveAListOfTheirOwn(Databases kind) throws Exception {
        try (var server = Server.start(Client.config(kind.fresh(folder)));
                var one = Program.of(server, "Robo One").connect();
                var two = Program.of(server, "Robo Two").connect();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++)
                assertThat(one.post("/games", game(Client.GAME, "{\"name\":\"Robo Two\"}")).status()).isEqualTo(200);
            var both = new ArrayList<Future<?>>();
            for (var each : new Program[] {one, two}) both.add(threads.submit(() -> each.playUntil(3, new Random(each.name.hashCode()))));
            for (var each : both) each.get();
            var rated = eventually("both are rated", () -> one.at.get("/api/ratings/%s?programs=true".formatted(Client.GAME)),
                    now -> now.json().size() >= 2);
            assertThat(rated.text()).contains("Robo One", "Robo Two");
            assertThat(one.at.get("/api/ratings/" + Client.GAME).json().isEmpty()).as("people are not listed with them").isTrue();
            assertThat(one.at.get("/api/players/Robo%20Two").json().get("program").booleanValue()).isTrue();
            assertThat(one.at.get("/api/me/statistics").json().get("opponents").get(0).get("kind").stringValue()).isEqualTo("program");
            assertThat(one.at.get("/api/archive?mine=true").text()).contains("\"program\":true");
        }
    }

    /// The levels of the house are reached like everybody else.
    @Test
    void aProgramPlaysTheLevelsOfTheHouse() {
        try (var server = Server.start(Client.config(folder)); var robo = Program.of(server, "Robo").connect()) {
            assertThat(robo.post("/games", game(Client.GAME, "{\"level\":\"random\"},".repeat(3) + "{\"level\":\"greedy\"}")).error())
                    .isEqualTo("bad-seats");
            assertThat(robo.post("/games", game(Client.GAME, "{\"level\":\"random\"},{\"level\":\"random\"}")).status()).isEqualTo(200);
            robo.playUntil(1, new Random(5));
            assertThat(robo.told).anySatisfy(line -> assertThat(line.get("is").stringValue()).isEqualTo("End"));
        }
    }

    @Test
    void whoeverConnectsAgainIsToldAllThatRuns() {
        var place = Databases.SQLITE.fresh(folder);
        Program robo;
        String id;
        try (var server = Server.start(Client.config(place))) {
            robo = Program.of(server, "Robo");
            id = robo.post("/games", game(Client.GAME, "{\"name\":\"Robo\"}")).error();
            assertThat(id).isEqualTo("bad-name");
            id = robo.post("/games", game(Client.GAME, "{\"level\":\"random\"}")).json().get("table").stringValue();
            robo.connect();
            assertThat(robo.await("Start").get("table").stringValue()).isEqualTo(id);
            try (var second = robo.at(server).connect()) {
                robo.await("Closed"); // its place is taken
                second.await("Update");
            }
        }
        try (var server = Server.start(Client.config(place)); var back = robo.at(server).connect()) {
            var update = back.await("Update", line -> !line.get("options").isEmpty());
            assertThat(update.get("table").stringValue()).isEqualTo(id);
            assertThat(back.move(update, update.get("options").get(0)).status()).isEqualTo(200);
        }
    }

    @Test
    void aTokenIsNeededAndGoodForNothingElse() {
        try (var server = Server.start(Client.config(folder)); var robo = Program.of(server, "Robo")) {
            var nobody = new Client(server).signUp("Ada");
            assertThat(nobody.get("/api/bot/stream").status()).isEqualTo(401);
            assertThat(nobody.post("/api/bot/games", game(Client.GAME, "{\"level\":\"random\"}")).error()).isEqualTo("no-token");
            assertThat(robo.at.post("/api/bot/games", game(Client.GAME, "{\"level\":\"random\"}")).error())
                    .as("nor does the cookie of its owner do").isEqualTo("no-token");
            var me = Client.send(HttpRequest.newBuilder(robo.at.uri("/api/me")).header("Authorization", "Bearer " + robo.token).build());
            assertThat(me.json().get("account").isNull()).isTrue();
            assertThat(robo.at.get("/api/me").json().get("account").get("program").booleanValue()).isTrue();
            assertThat(robo.at.post("/api/account/program", "{\"passphrase\":\"wrong it is\"}").error()).isEqualTo("wrong-passphrase");
            assertThat(robo.at.post("/api/account/program", "{\"passphrase\":\"%s\"}".formatted(passphrase("Robo"))).status())
                    .as("a new token").isEqualTo(200);
            assertThat(robo.post("/games", game(Client.GAME, "{\"level\":\"random\"}")).error()).as("the old one is worth nothing")
                    .isEqualTo("no-token");
        }
    }

    @Test
    void whoeverWasRatedAmongPeopleBecomesNoProgram() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            WholeGame.playAgainst(ada, ben, true, 1);
            for (int i = 0; i < 100 && ada.get("/api/ratings/" + Client.GAME).json().isEmpty(); i++) Thread.onSpinWait();
            assertThat(ada.post("/api/account/program", "{\"passphrase\":\"%s\"}".formatted(passphrase("Ada"))).error())
                    .isEqualTo("rated-already");
        }
    }

    @Test
    void whatIsNotAllowedIsSaidAndChangesNothing() {
        try (var server = Server.start(Client.config(folder));
                var robo = Program.of(server, "Robo").connect();
                var other = Program.of(server, "Other")) {
            robo.post("/games", game(Client.GAME, "{\"level\":\"random\"}"));
            var update = robo.await("Update", line -> !line.get("options").isEmpty());
            var id = update.get("table").stringValue();
            var option = update.get("options").get(0);
            assertThat(other.move(update, option).error()).isEqualTo("not-yours");
            assertThat(robo.post("/tables/%s/move".formatted(id), "{\"seq\":0,\"seat\":0,\"action\":%s}".formatted(option)).error())
                    .isEqualTo("stale");
            assertThat(robo.post("/tables/%s/move".formatted(id), "{\"seq\":%d,\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":99}}"
                    .formatted(update.get("seq").intValue())).status()).isIn(400, 409);
            assertThat(robo.post("/tables/%s/move".formatted(id), "{\"seq\":%d,\"seat\":0,\"action\":{\"is\":\"Build\",\"hut\":0}}"
                    .formatted(update.get("seq").intValue())).status()).isIn(400, 409);
            for (var junk : new String[] {"", "[]", "{\"seq\":1e99}", "{\"seq\":1,\"seat\":0}", "{" + "[".repeat(2000)})
                assertThat(robo.post("/tables/%s/move".formatted(id), junk).status()).isEqualTo(400);
            assertThat(robo.post("/tables/%s/chat".formatted(id), "{}").error()).isEqualTo("bad-text");
            assertThat(robo.post("/tables/%s/resign".formatted(id), "{\"seat\":1}").error()).isEqualTo("not-yours");
            assertThat(robo.post("/tables/nothing/resign", "{\"seat\":1}").status()).isEqualTo(404);
            assertThat(robo.move(update, option).status()).as("and it still may").isEqualTo(200);
        }
    }

    /// Whoever never reads is cut off; the table does not wait for it, and its clock runs.
    @Test
    void aSilentProgramIsStoodInForAndASlowOneCutOff() throws IOException {
        var clock = HandClock.ticking();
        try (var server = Server.start(Client.config(folder), _ -> {}, clock); var silent = Program.of(server, "Silent").connect()) {
            silent.post("/games", "{\"game\":\"%s\",\"against\":[{\"level\":\"random\"}],\"pace\":{\"is\":\"Live\",\"seconds\":5,"
                    .formatted(Client.GAME) + "\"reserveSeconds\":0,\"standIn\":\"first\"}}");
            silent.await("Update", line -> !line.get("options").isEmpty());
            clock.pass(java.time.Duration.ofSeconds(10));
            silent.await("Update", line -> !line.get("pacing").get("away").isEmpty());
            silent.await("End");

            var slow = Program.of(server, "Slow");
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                socket.setReceiveBufferSize(1024);
                socket.getOutputStream().write("GET /api/bot/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n"
                        .formatted(slow.token).getBytes(StandardCharsets.US_ASCII));
                for (int i = 0; i < 40; i++)
                    assertThat(slow.post("/games", game(Client.GAME, "{\"level\":\"random\"}")).status()).isIn(200, 429);
                assertThat(new Client(server).get("/api/programs").status()).as("nobody waits for it").isEqualTo(200);
            }
        }
    }

    @Test
    void aProgramIsLimitedByItsTokenAndNotByItsAddress() {
        var limits = new RateLimits(RateLimits.USUAL.proxies(), 5, 200, 40, 100, 500, 4, 4, 1000);
        try (var server = Server.start(Client.config(folder).withLimits(limits));
                var one = Program.of(server, "Robo One");
                var two = Program.of(server, "Robo Two")) {
            int refused = 0;
            for (int i = 0; i < 60; i++) if (one.post("/tables/nothing/resign", "{\"seat\":1}").status() == 429) refused++;
            assertThat(refused).as("20 at once, and 4 a second").isBetween(10, 40);
            assertThat(two.post("/tables/nothing/resign", "{\"seat\":1}").status()).as("another on the same machine").isEqualTo(404);
            int strangers = 0;
            for (int i = 0; i < 80; i++) {
                var answer = Client
                        .send(HttpRequest.newBuilder(one.at.uri("/api/bot/stream")).header("Authorization", "Bearer hsb_guess" + i)
                                .build());
                if (answer.status() == 429) strangers++;
                else assertThat(answer.status()).isEqualTo(401);
            }
            assertThat(strangers).as("who guesses is limited by the address").isPositive();
        }
    }

    @Test
    void whoeverBlocksAProgramIsNotChallengedByIt() {
        try (var server = Server.start(Client.config(folder)); var robo = Program.of(server, "Robo")) {
            var ada = new Client(server).signUp("Ada");
            assertThat(robo.post("/games", game(Client.GAME, "{\"name\":\"Ada\"}")).status()).isEqualTo(200);
            var asked = ada.get("/api/me/challenges").json();
            assertThat(asked.get(0).get("from").stringValue()).isEqualTo("Robo");
            assertThat(ada.post("/api/challenges/%s/decline".formatted(asked.get(0).get("challenge").stringValue()), "{}").status())
                    .isEqualTo(200);
            assertThat(ada.get("/api/me/challenges").json().isEmpty()).isTrue();
            ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Robo\"}");
            assertThat(robo.post("/games", game(Client.GAME, "{\"name\":\"Ada\"}")).error()).isEqualTo("not-welcome");
        }
    }

    @Test
    void nobodyIsFloodedWithChallenges() {
        try (var server = Server.start(Client.config(folder)); var robo = Program.of(server, "Robo")) {
            new Client(server).signUp("Ada");
            int last = 0;
            for (int i = 0; i < 41; i++) last = robo.post("/games", game(Client.GAME, "{\"name\":\"Ada\"}")).status();
            assertThat(last).isEqualTo(429);
        }
    }

    /// A challenge that is made at one server comes to the program that is connected to another.
    @Test
    void programsAreReachedThroughAnyServer() {
        var place = Databases.POSTGRESQL.fresh(folder);
        try (var first = Server.start(Client.config(place));
                var second = Server.start(Client.config(place));
                var robo = Program.of(first, "Robo");
                var here = robo.at(second).connect()) {
            var ada = new Client(first).signUp("Ada");
            var id = table(ada.open("me", "open"));
            ada.post("/api/tables/%s/challenges".formatted(id), "{\"name\":\"Robo\"}");
            var challenge = here.await("Challenge").get("challenge").stringValue();
            assertThat(here.post("/challenges/%s/accept".formatted(challenge), "{}").status()).isEqualTo(200);
            here.await("Start");
            var hers = ada.watch(id);
            hers.until(update -> update.get("seats").get(1).get("program").booleanValue());
            if (hers.isToAct())
                hers.send(
                        "{\"is\":\"Play\",\"seq\":%d,\"seat\":0,\"action\":%s}".formatted(hers.seq(), hers.update().get("options").get(0)));
            here.await("Update", line -> line.get("seq").intValue() > 1);
        }
    }
}
