package hearthside.server.bots;

import static hearthside.server.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import hearthside.server.Client;
import hearthside.server.Server;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThinkingInterruptTest {
    @TempDir
    Path folder;

    @Test
    void whoeverThinksIsInterruptedAndThenLeftInPeace() throws Exception {
        var haste = new ThinkingInterrupt();
        var thinks = new CountDownLatch(1);
        var afterwards = CompletableFuture.supplyAsync(() -> {
            haste.begin();
            thinks.countDown();
            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            haste.end();
            return Thread.currentThread().isInterrupted();
        });
        thinks.await();
        haste.ask();
        assertThat(afterwards.get(20, TimeUnit.SECONDS)).isFalse();
    }

    @Test
    void askedBeforeItBeginsItDoesNotBegin() {
        var haste = new ThinkingInterrupt();
        haste.ask();
        haste.begin();
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
        haste.end();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void anInterruptionFromElsewhereIsPassedOn() {
        var haste = new ThinkingInterrupt();
        haste.begin();
        Thread.currentThread().interrupt();
        haste.end();
        assertThat(Thread.interrupted()).isTrue();
    }

    /// After an undo, or where somebody has resigned, what a bot thinks about is not there any more.
    @Test
    void newBotsEndTheThinkingOfTheOldOnes() {
        var game = new StoneAge();
        var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(1));
        int seat = match.toAct().first();
        var levels = Map.of(seat, "chief");
        var bots = new TableBots<State, Action>();
        bots.seat(levels, match);
        var old = bots.task(1, seat, match, Optional.empty());
        bots.seat(levels, match);
        old.haste().begin();
        assertThat(Thread.interrupted()).isTrue();
        bots.task(1, seat, match, Optional.empty()).haste().begin();
        assertThat(Thread.interrupted()).isFalse();
    }

    /// The Chief thinks for a second, or at least an eighth of it when the choice is clear, unless somebody who plays cannot wait.
    @Test
    void aPlayerMayHurryABotAndAnOnlookerMayNot() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = table(ada.openGame("stone-age", "me:Ada", "bot:chief"));
            try (var a = ada.watch(id); var crowd = new Client(server).watch(id)) {
                long quickest = Long.MAX_VALUE;
                for (int i = 0; i < 12 && quickest >= 125; i++) {
                    while (!a.isToAct()) a.awaitSeq(a.seq() + 1);
                    a.playAny(new Random(i));
                    if (a.isToAct()) continue;
                    long since = System.nanoTime();
                    int seq = a.seq();
                    a.send("{\"is\":\"Hurry\"}");
                    a.awaitSeq(seq + 1);
                    quickest = Math.min(quickest, (System.nanoTime() - since) / 1_000_000);
                }
                assertThat(quickest).as("milliseconds that the Chief took").isLessThan(125);
                crowd.send("{\"is\":\"Hurry\"}");
                assertThat(crowd.await("Error").get("error").stringValue()).isEqualTo("not-yours");
            }
        }
    }
}
