package hearthside.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.server.bots.TableBots;
import hearthside.server.bots.ThinkingInterrupt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ThinkingPoolTest {
    private final ThinkingPool thinkingPool = new ThinkingPool();
    private final CountDownLatch enough = new CountDownLatch(1);
    private final AtomicInteger thinking = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final CountDownLatch begun = new CountDownLatch(ThinkingPool.AT_ONCE);

    @AfterEach
    void close() { thinkingPool.close(); }

    private static TableBots.Task<State, Action> task(Bot<State, Action> bot, Budget budget) {
        var game = new MyFirstStoneAge();
        return new TableBots.Task<>(1, 0, bot, budget, List.of(),
                Insight.of(new Match<>(game, game.info().terms(2), new Chance.Seeded(1)), 0), false, new ThinkingInterrupt());
    }

    /// Thinks until it is told that this is enough.
    private Action ponder(Insight<State, Action> insight, Budget budget) {
        assertThat(Thread.currentThread().isVirtual()).isFalse();
        most.accumulateAndGet(thinking.incrementAndGet(), Math::max);
        begun.countDown();
        try {
            enough.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        thinking.decrementAndGet();
        return insight.options().getLast();
    }

    @Test
    void aCoreIsLeftToThoseWhoAnswerHoweverManyBotsThink() throws Exception {
        try (var workers = Executors.newVirtualThreadPerTaskExecutor()) {
            var task = task(this::ponder, Budget.ofMillis(1000));
            var chosen = new ArrayList<Future<Optional<Action>>>();
            for (int i = 0; i < ThinkingPool.AT_ONCE + 5; i++) chosen.add(workers.submit(() -> thinkingPool.choose(task)));
            begun.await();
            assertThat(thinkingPool.choose(task((insight, _) -> insight.options().getLast(), Budget.QUICK)))
                    .as("one that decides at once does not wait").contains(task.insight().options().getLast());
            enough.countDown();
            for (var each : chosen) assertThat(each.get()).contains(task.insight().options().getLast());
        }
        assertThat(most.get()).isEqualTo(ThinkingPool.AT_ONCE);
    }

    @Test
    void whoThinksWhenTheServerClosesDecidesNothing() throws Exception {
        var workers = Executors.newVirtualThreadPerTaskExecutor();
        var waiting = new ArrayList<Future<Optional<Action>>>();
        for (int i = 0; i < ThinkingPool.AT_ONCE; i++)
            waiting.add(workers.submit(() -> thinkingPool.choose(task(this::ponder, Budget.ofMillis(1000)))));
        begun.await();
        workers.shutdownNow();
        for (var each : waiting) assertThat(each.get(10, TimeUnit.SECONDS)).isEmpty();
        thinkingPool.close();
        assertThat(thinkingPool.choose(task(this::ponder, Budget.ofMillis(1000)))).isEmpty();
    }
}
