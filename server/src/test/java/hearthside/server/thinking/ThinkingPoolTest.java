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
import hearthside.server.identity.Origins;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ThinkingPoolTest {
    private final ThinkingPool thinkingPool = new ThinkingPool(new Origins());
    private final CountDownLatch enough = new CountDownLatch(1);
    private final AtomicInteger thinking = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final CountDownLatch begun = new CountDownLatch(ThinkingPool.AT_ONCE);

    @AfterEach
    void close() { thinkingPool.close(); }

    private static TableBots.Task<State, Action> task(Bot<State, Action> bot, Budget budget) { return task(bot, budget, "ada"); }

    private static TableBots.Task<State, Action> task(Bot<State, Action> bot, Budget budget, String holder) {
        var game = new MyFirstStoneAge();
        return new TableBots.Task<>(1, 0, bot, budget, List.of(),
                Insight.of(new Match<>(game, game.info().terms(2), new Chance.Seeded(1)), 0), false, new ThinkingInterrupt(), holder);
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

    /// What thinks for whom, and for how long, in the order in which it begins; each ends when it is let go.
    private record Begun(String holder, Budget budget) {}

    @Test
    void sixtyTablesOfOneGuestDoNotHoldUpTheBotOfAnother() throws Exception {
        var order = new LinkedBlockingQueue<Begun>();
        var turns = new Semaphore(0);
        Function<String, Bot<State, Action>> bot = holder -> (insight, budget) -> {
            order.add(new Begun(holder, budget));
            turns.acquireUninterruptibly();
            return insight.options().getFirst();
        };
        var second = Budget.ofMillis(1000);
        try (var workers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 60; i++) {
                var _ = workers.submit(() -> thinkingPool.choose(task(bot.apply("stranger"), second, "stranger")));
            }
            for (int i = 0; i < ThinkingPool.AT_ONCE; i++) assertThat(order.take().holder()).isEqualTo("stranger");
            while (thinkingPool.waiting("stranger") < 60 - ThinkingPool.AT_ONCE) Thread.onSpinWait();
            var _ = workers.submit(() -> thinkingPool.choose(task(bot.apply("ada"), second, "ada")));
            while (thinkingPool.waiting("ada") == 0) Thread.onSpinWait();
            turns.release(1);
            var next = order.take();
            turns.release(1);
            var then = order.take();
            assertThat(List.of(next.holder(), then.holder())).as("they take turns").containsExactlyInAnyOrder("stranger", "ada");
            assertThat(next.holder().equals("ada") ? next.budget() : then.budget()).as("whole thoughts for one table").isEqualTo(second);
            assertThat(next.holder().equals("ada") ? then.budget() : next.budget()).as("short ones for many")
                    .isEqualTo(Budget.ofMillis(ThinkingPool.SHORTEST_MILLIS));
            turns.release(100);
        }
    }

    @Test
    void botsRememberOnlySoMuchOfWhatTheyHaveThought() {
        var forgetful = new ArrayList<Integer>();
        for (int i = 0; i < 7; i++) {
            int number = i;
            assertThat(thinkingPool.choose(task(new Bot<>() {
                @Override
                public Action choose(Insight<State, Action> insight, Budget budget) { return insight.options().getFirst(); }

                @Override
                public long bytes() { return number == 2 ? 0 : ThinkingPool.MOST_REMEMBERED / 4; }

                @Override
                public void forget() { forgetful.add(number); }
            }, Budget.ofMillis(1000)))).isPresent();
        }
        assertThat(forgetful).as("those who have not thought for longest").containsExactly(0, 1);
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
