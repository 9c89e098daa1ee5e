package hearthside.server.http;

import static hearthside.server.ServerInside.tables;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Program;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is dear to gather is gathered once, however many ask for it, and what is refused costs little.
class DearCallsTest {
    @TempDir
    Path folder;

    private static String table(Client host, String more) {
        return Client.table(host.post("/api/tables", "{\"game\":\"fire-and-axe\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]%s}"
                .formatted(more)).json());
    }

    private static String tournament(Client host) {
        return host.post("/api/tournaments", "{\"name\":\"Cup\",\"game\":\"%s\",\"kind\":\"swiss\",\"seats\":2,\"programs\":true}"
                .formatted(Client.GAME)).json().get("tournament").stringValue();
    }

    /// How often an answer was told from memory.
    private static double again(Client client) {
        return client.get("/metrics").text().lines().filter(line -> line.startsWith("hearthside_answers_again_total"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).sum();
    }

    private static long questions(Server server) { return tables(server).repository().store().questions(); }

    /// Whoever leaves out what they have seen is told all of it each time.
    @Test
    void aBoardThatManyLookAtIsWorkedOutOnce() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server), guest = new Client(server);
            var id = table(ada, ",\"open\":true");
            var first = guest.get("/api/watch/" + id).text();
            double before = again(guest);
            for (int i = 0; i < 5; i++) assertThat(new Client(server).get("/api/watch/" + id).text()).isEqualTo(first);
            assertThat(again(guest) - before).isEqualTo(5);
            try (var line = ada.watch(id)) {
                var now = guest.get("/api/watch/" + id).json();
                assertThat(now.get("shown").get("seats").get(0).get("connected").booleanValue())
                        .as("who has come is told at once").isTrue();
                line.send("{\"is\":\"Resign\",\"seat\":0}");
                line.send("{\"is\":\"Resign\",\"seat\":1}");
                line.until(update -> update.get("over").booleanValue());
                assertThat(guest.get("/api/watch/" + id).json().get("shown").get("over").booleanValue()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTournamentThatManyLookAtIsGatheredOnce(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server).signUp("Ada"), guest = new Client(server);
            var id = tournament(ada);
            for (var path : new String[] {"/api/tournaments/" + id, "/api/tournaments/%s/results.csv".formatted(id)}) {
                guest.get(path);
                double before = again(guest);
                for (int i = 0; i < 5; i++) assertThat(new Client(server).get(path).status()).isEqualTo(200);
                assertThat(again(guest) - before).as(path).isEqualTo(5);
            }
            ada.post("/api/tournaments/%s/enter".formatted(id), "{}");
            assertThat(guest.get("/api/tournaments/" + id).json().get("standings").size()).as("what is new is told at once").isEqualTo(1);
            assertThat(ada.get("/api/tournaments/" + id).json().get("yours").booleanValue()).isTrue();
            assertThat(guest.get("/api/tournaments/" + id).json().get("yours").booleanValue()).as("each as it is for them").isFalse();
            ada.post("/api/tournaments/%s/leave".formatted(id), "{}");
            assertThat(guest.get("/api/tournaments/" + id).json().get("standings").get(0).get("gone").booleanValue()).isTrue();
            ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase("Ada")));
            assertThat(guest.get("/api/tournaments/" + id).text()).as("nor is a name told that has left")
                    .doesNotContainPattern("\\bAda\\b");
        }
    }

    /// Everything that was found about twenty games is read for it.
    @Test
    void puzzlesOfOnesOwnGamesAreLookedForOnce() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            ada.open("me", "here");
            ada.get("/api/puzzles/own");
            double before = again(ada);
            for (int i = 0; i < 3; i++) assertThat(ada.get("/api/puzzles/own").text()).isEqualTo("[]");
            assertThat(again(ada) - before).isEqualTo(3);
        }
    }

    @Test
    void theListsOfWhatGoesOnAreGatheredOnceAMoment() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            for (int i = 0; i < 3; i++) table(ada, ",\"open\":true");
            tournament(ada);
            for (var path : new String[] {"/api/watch", "/api/tournaments"}) {
                long each = Long.MAX_VALUE;
                for (int i = 0; i < 8; i++) { // jobs of the server ask something now and then, too
                    long before = questions(server);
                    assertThat(new Client(server).get(path).json().isEmpty()).isFalse();
                    each = Math.min(each, questions(server) - before);
                }
                assertThat(each).as(path + ": who they are, and whom they do not want to meet").isLessThanOrEqualTo(2);
            }
        }
    }

    @Test
    void whoHasGuessedTooManyTokensIsLookedUpNoMore() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withRequests(1)))) {
            var at = new Client(server);
            int refused = 0;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 30; i++) {
                var guess = HttpRequest.newBuilder(at.uri("/api/bot/stream")).header("Authorization", "Bearer hsb_guess" + i).build();
                long before = questions(server);
                if (Client.send(guess).status() != 429) continue;
                refused++;
                least = Math.min(least, questions(server) - before); // jobs of the server ask something now and then, too
            }
            assertThat(refused).as("ten at once").isPositive();
            assertThat(least).isZero();
        }
    }

    @Test
    void aProgramThatNamesThousandsIsRefusedBeforeAnybodyIsLookedUp() {
        try (var server = Server.start(Client.config(folder)); var robo = Program.of(server, "Robo")) {
            new Client(server).signUp("Ada");
            var many = String.join(",", Collections.nCopies(3_000, "{\"name\":\"Ada\"}"));
            long before = questions(server);
            var answer = robo.post("/games", "{\"game\":\"%s\",\"against\":[%s]}".formatted(Client.GAME, many));
            assertThat(answer.status()).as(answer.text()).isEqualTo(400);
            assertThat(answer.json().get("field").stringValue()).isEqualTo("seats");
            assertThat(questions(server) - before).isLessThan(50);
        }
    }

    /// What is refused at its last line has cost as much as what is taken in.
    @Test
    void gamesOfDevicesThatDoNotFitAreCountedToo() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(5, 0, 0)))) {
            var junk = "{\"name\":\"here-a\",\"header\":\"{}\",\"lines\":[],\"seats\":[],\"hints\":false}";
            for (int i = 0; i < 5; i++) assertThat(new Client(server).post("/api/journals", junk).status()).isEqualTo(400);
            assertThat(new Client(server).post("/api/journals/", junk).error()).isEqualTo("too-many");
        }
    }

    @Test
    void whoeverTakesNobodyOffTheirListAgainAndAgainIsToldToWait() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(5, 0, 0)))) {
            for (int i = 0; i < 5; i++)
                assertThat(new Client(server).post("/api/me/blocks/forget", "{\"id\":\"nobody\"}").status()).isEqualTo(200);
            assertThat(new Client(server).post("/api/me/blocks/forget", "{\"id\":\"nobody\"}").error()).isEqualTo("too-many");
        }
    }

    /// Each of them is played again from its journal, and leaves the memory when nobody needs it.
    @Test
    void onlySoManyTablesAreOpenedAgainFromOneAddress() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withStudies(1)))) {
            var ada = new Client(server);
            var id = table(ada, ",\"open\":true");
            int asked = 0;
            for (var at : new String[] {"/api/tables/none%d", "/api/watch/none%d", "/api/tables/none%d/invites"})
                while (new Client(server).get(at.formatted(asked)).status() == 404) assertThat(++asked).isLessThan(200);
            assertThat(asked).isBetween(60, 100);
            assertThat(new Client(server).get("/api/tables/none").error()).isEqualTo("too-many");
            for (var at : new String[] {"/api/tables/", "/api/watch/"})
                assertThat(ada.get(at + id).status()).as("it is in memory").isEqualTo(200);
        }
    }
}
