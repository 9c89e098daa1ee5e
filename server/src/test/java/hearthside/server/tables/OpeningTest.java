package hearthside.server.tables;

import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.retention.Retention;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Opening tables has one door, whatever the way there.
class OpeningTest {
    private static final String TWO = "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}".formatted(Client.GAME);

    @TempDir
    Path folder;

    private static String position() {
        var game = new MyFirstStoneAge();
        return "{\"seat\":0,\"position\":%s}".formatted(
                Json.write(Position.of(new Match<>(game, game.info().terms(2), new Chance.Seeded(1)))));
    }

    @Test
    void everyWayToATableCountsAndIsRefusedAlike() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(5, 0, 0)))) {
            var ada = new Client(server);
            var id = table(ada.open("me", "here"));
            try (var line = ada.watch(id)) {
                line.playOn(new Random(1), 2000);
                assertThat(line.isOver()).isTrue();
                var fork = "/api/tables/%s/fork".formatted(id);
                assertThat(ada.post("/api/tables/", TWO).status()).isEqualTo(200);
                assertThat(ada.post("/api/positions", position()).status()).isEqualTo(200);
                assertThat(ada.post(fork, "{\"step\":1,\"seat\":0}").status()).isEqualTo(200);
                assertThat(ada.post("/api/tables", "{\"game\":").status()).as("what opens nothing costs nothing").isEqualTo(400);
                assertThat(ada.post("/api/tables", TWO.replace("]", "],\"open\":true")).status()).isEqualTo(200);
                for (var call : new String[][] {{"/api/tables", TWO}, {"/api/tables/", TWO}, {"/api/positions", position()},
                        {"/api/positions/", position()}, {fork, "{\"step\":1,\"seat\":0}"}}) {
                    var refused = new Client(server).post(call[0], call[1]); // another cookie does not help
                    assertThat(refused.status()).as(call[0]).isEqualTo(429);
                    assertThat(refused.error()).isEqualTo("too-many-tables");
                }
                line.send("{\"is\":\"Rematch\"}");
                assertThat(line.await("Error").get("error").stringValue()).isEqualTo("too-many-tables");
            }
        }
    }

    @Test
    void aGuestAndAnAccountHaveQuotasOfTheirOwn() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(0, 1, 2)))) {
            var guest = new Client(server);
            guest.open("me", "here");
            assertThat(guest.post("/api/tables", TWO).error()).isEqualTo("too-many-tables");
            new Client(server).open("me", "here");
            var ada = new Client(server).signUp("Ada");
            for (int i = 0; i < 2; i++) ada.open("me", "here");
            assertThat(new Client(server).signIn("Ada").post("/api/tables", TWO).error()).isEqualTo("too-many-tables");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFullHouseSaysSo(Databases kind) {
        var config = Client.config(kind.fresh(folder)).withRetention(new Retention(2, Duration.ZERO, Duration.ZERO));
        try (var server = Server.start(config)) {
            var ada = new Client(server);
            var first = table(ada.open("me", "here"));
            ada.open("me", "here");
            var refused = ada.post("/api/tables", TWO);
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.error()).isEqualTo("house-full");
            assertThat(refused.json().get("sentence").stringValue()).contains("as many games as it can keep");
            try (var line = ada.watch(first)) {
                line.playOn(new Random(1), 2000);
            }
            ada.open("me", "here"); // one is finished, so there is room
        }
    }

    @Test
    void noTextThatComesInIsLong() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var long58 = "x".repeat(58_000);
            var answer = ada.post("/api/positions",
                    "{\"seat\":0,\"position\":{\"game\":\"%s\",\"seats\":2,\"edition\":{\"name\":\"%s\"},\"state\":{}}}"
                            .formatted(Client.GAME, long58));
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().get("field").stringValue()).isEqualTo("position.edition.name");
            for (var call : new String[][] {{"/api/tables", TWO.replace("here", long58)},
                    {"/api/session", "{\"name\":\"%s\",\"passphrase\":\"\"}"},
                    {"/api/notices", "{\"language\":\"en\",\"webhook\":\"https://%s\"}"}, {"/api/session/end", "{\"browser\":\"%s\"}"},
                    {"/api/tables", TWO.replace("]", "],\"options\":{\"%s\":\"1\"}")}})
                assertThat(ada.post(call[0], call[1].replace("%s", long58)).status()).as(call[0]).isEqualTo(400);
            var id = table(ada.open("me", "here"));
            try (var line = ada.watch(id)) {
                line.send("{\"is\":\"Say\",\"text\":\"%s\"}", "x".repeat(50_000));
                assertThat(line.await("Error").get("sentence").stringValue()).contains("too long");
            }
        }
    }
}
