package hearthside.server.thinking;

import hearthside.ai.bot.Budget;
import hearthside.core.Copyable;
import hearthside.server.bots.BotRunner;
import hearthside.server.bots.TableBots;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/// Where bots think that take their time: on a few threads of the system, one less than there are cores; more of them wait their turn.
///
/// Virtual threads do not take turns while they compute: as many searches as there are cores would silence the server.
public final class ThinkingPool implements BotRunner.Thinker, AutoCloseable {
    static final int AT_ONCE = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

    @SuppressWarnings("ThreadPriorityCheck") // nothing relies on it: those who play just come first
    private final ExecutorService desks = Executors.newFixedThreadPool(AT_ONCE,
            Thread.ofPlatform().daemon().name("bot-", 0).priority(Thread.MIN_PRIORITY).factory());

    /// Returns when the bot has decided; empty where the server closes meanwhile. One that decides at once does so here and now.
    @Override
    public <S extends Copyable<S>, A> Optional<A> choose(TableBots.Task<S, A> task) {
        if (task.budget().equals(Budget.QUICK)) return Optional.of(TableBots.choose(task));
        try {
            var thought = desks.submit(() -> TableBots.choose(task));
            try {
                return Optional.of(thought.get());
            } catch (InterruptedException _) {
                thought.cancel(true);
                Thread.currentThread().interrupt();
            }
        } catch (RejectedExecutionException _) {
            // the server is closing
        } catch (ExecutionException e) {
            throw new IllegalStateException("A bot could not think.", e.getCause());
        }
        return Optional.empty();
    }

    @Override
    public void close() { desks.shutdownNow(); }
}
