package hearthside.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ThinkingInterruptTest {
    @Test
    void whoeverThinksIsInterruptedAndThenLeftInPeace() throws Exception {
        var interrupt = new ThinkingInterrupt();
        var thinks = new CountDownLatch(1);
        var afterwards = CompletableFuture.supplyAsync(() -> {
            interrupt.begin();
            thinks.countDown();
            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            interrupt.end();
            return Thread.currentThread().isInterrupted();
        });
        thinks.await();
        interrupt.ask();
        assertThat(afterwards.get(20, TimeUnit.SECONDS)).isFalse();
    }

    @Test
    void askedBeforeItBeginsItDoesNotBegin() {
        var interrupt = new ThinkingInterrupt();
        interrupt.ask();
        interrupt.begin();
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
        interrupt.end();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void anInterruptionFromElsewhereIsPassedOn() {
        var interrupt = new ThinkingInterrupt();
        interrupt.begin();
        Thread.currentThread().interrupt();
        interrupt.end();
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
        var old = bots.task(1, seat, match, Optional.empty(), "ada");
        bots.seat(levels, match);
        old.interrupt().begin();
        assertThat(Thread.interrupted()).isTrue();
        bots.task(1, seat, match, Optional.empty(), "ada").interrupt().begin();
        assertThat(Thread.interrupted()).isFalse();
    }
}
