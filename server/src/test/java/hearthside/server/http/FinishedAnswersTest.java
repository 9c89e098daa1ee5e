package hearthside.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.testing.Client;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FinishedAnswersTest {
    @TempDir
    Path folder;

    @Test
    void aFinishedGameIsToldOnceAndKeptForAWhile() {
        var now = new AtomicLong();
        var told = new AtomicInteger();
        var answers = new FinishedAnswers(now::get);
        for (int i = 0; i < 3; i++) assertThat(answers.tell("a", () -> "a" + told.incrementAndGet())).isEqualTo("a1");
        now.addAndGet(601_000_000_000L);
        assertThat(answers.tell("a", () -> "a" + told.incrementAndGet())).isEqualTo("a2");
        for (int i = 0; i < 2; i++) answers.tell("b", () -> "b" + told.incrementAndGet(), _ -> false);
        assertThat(told).hasValue(4);
    }

    @Test
    void theMemoryOfAnswersDoesNotGrow() {
        var answers = new FinishedAnswers();
        for (int i = 0; i < 100; i++) answers.tell("large" + i, () -> "x".repeat(1_000_000));
        assertThat(answers.size()).isBetween(1, 6);
        answers.tell("too large", () -> "x".repeat(2_000_000));
        assertThat(answers.size()).isBetween(1, 6);
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static double again(Client client) {
        return client.get("/metrics").text().lines().filter(line -> line.startsWith("hearthside_answers_again_total"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ')))).findFirst().orElseThrow();
    }

    @Test
    void whatIsToldOfAFinishedGameIsWorkedOutOnce() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = Client.table(ada.open("me", "here"));
            try (var line = ada.watch(id)) {
                line.playOn(new Random(1), 3);
                double before = again(ada);
                for (int i = 0; i < 2; i++) assertThat(ada.get("/api/tables/%s/log".formatted(id)).status()).isEqualTo(200);
                assertThat(again(ada)).as("a game that goes on is told as it is").isEqualTo(before);
                line.playOn(new Random(1), 2000);
            }
            for (var call : List.of("replay?from=0&count=20", "fairness", "journal", "log", "moment?seq=3")) {
                var path = "/api/tables/%s/%s".formatted(id, call);
                var first = ada.get(path);
                assertThat(first.status()).as(call).isEqualTo(200);
                double before = again(ada);
                var second = ada.get(path);
                assertThat(second.text()).isEqualTo(first.text());
                assertThat(second.raw().headers().firstValue("Content-Type")).isEqualTo(first.raw().headers().firstValue("Content-Type"));
                assertThat(again(ada)).as(call).isEqualTo(before + 1);
            }
            var mine = ada.get("/api/tables/%s/log".formatted(id)).text();
            assertThat(new Client(server).get("/api/tables/%s/log".formatted(id)).text()).as("each with their own eyes").isNotEqualTo(mine);
        }
    }

    @Test
    void howSomebodyFaredIsWorkedOutAgainWithEachFinishedGame() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            for (int game = 1; game <= 2; game++) {
                var id = Client.table(ada.open("me", "here"));
                try (var line = ada.watch(id)) {
                    line.playOn(new Random(game), 2000);
                }
                var played = "\"played\":" + 2 * game;
                await(() -> ada.get("/api/me/statistics").text().contains(played));
                double before = again(ada);
                for (var call : List.of("/api/me/statistics", "/api/me/results.csv")) {
                    var told = ada.get(call).text();
                    assertThat(ada.get(call).text()).isEqualTo(told);
                }
                assertThat(again(ada)).isGreaterThanOrEqualTo(before + 2);
            }
        }
    }

    private static int untilRefused(Client client, String path) {
        int answered = 0;
        while (client.get(path).status() != 429 && answered < 500) answered++;
        return answered;
    }

    @Test
    void studyingGamesHasABudgetOfItsOwn() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withStudies(1)))) {
            var ada = new Client(server);
            var id = Client.table(ada.open("me", "here"));
            try (var line = ada.watch(id)) {
                line.playOn(new Random(1), 2000);
            }
            var first = ada.get("/api/tables/%s/replay".formatted(id));
            assertThat(first.status()).isEqualTo(200);
            assertThat(ada.get("/api/tables/%s/replay".formatted(id)).text()).isEqualTo(first.text());
            assertThat(untilRefused(ada, "/api/tables/%s/fairness/".formatted(id))).isBetween(20, 400);
            for (var call : new String[] {"replay", "review", "journal", "since", "log"})
                assertThat(untilRefused(ada, "/api/tables/%s/%s".formatted(id, call))).as(call).isLessThan(200);
            for (var call : new String[] {"/api/me/export", "/api/me/statistics", "/api/me/results.csv", "/api/archive"})
                assertThat(untilRefused(ada, call)).as(call).isLessThan(200);
            assertThat(ada.get("/api/games").status()).isEqualTo(200);
        }
    }
}
