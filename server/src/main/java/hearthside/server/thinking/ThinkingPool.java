package hearthside.server.thinking;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.core.Copyable;
import hearthside.server.background.BackgroundThreads;
import hearthside.server.bots.BotRunner;
import hearthside.server.bots.TableBots;
import hearthside.server.identity.Origins;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;

/// Where bots think that take their time: on a few threads of the system, one less than there are cores; more of them wait their turn,
/// which goes round among those whose tables they are at. Whoever lets many think at once gets shorter thoughts.
///
/// Virtual threads do not take turns while they compute: as many searches as there are cores would silence the server.
public final class ThinkingPool implements BotRunner.Thinker, AutoCloseable {
    static final int AT_ONCE = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    static final int SHORTEST_MILLIS = 200;
    /// How much of the memory all bots together may take for what they keep until their next decision.
    static final long MOST_REMEMBERED = Runtime.getRuntime().maxMemory() / 12;

    private final Origins origins;
    private final FairQueue desks = new FairQueue(AT_ONCE, BackgroundThreads.named("bot-"), Integer.MAX_VALUE);
    private final LinkedHashMap<Bot<?, ?>, Long> remembering = new LinkedHashMap<>(); // and how many bytes

    /// @param origins where the hosts of tables come from
    public ThinkingPool(Origins origins) { this.origins = origins; }

    /// Returns when the bot has decided; empty where the server closes meanwhile. One that decides at once does so here and now.
    @Override
    public <S extends Copyable<S>, A> Optional<A> choose(TableBots.Task<S, A> task) {
        if (task.budget().equals(Budget.QUICK)) return Optional.of(TableBots.choose(task));
        var origin = origins.of(task.holder());
        try {
            var thought = desks.submit(origin, () -> think(task, desks.waiting(origin.address())));
            try {
                return Optional.of(thought.get());
            } catch (InterruptedException _) {
                thought.cancel(true);
                Thread.currentThread().interrupt();
            }
        } catch (RejectedExecutionException | CancellationException _) {
            // the server is closing
        } catch (ExecutionException e) {
            throw new IllegalStateException("A bot could not think.", e.getCause());
        }
        return Optional.empty();
    }

    /// @param others how many wait from the same address
    private <S extends Copyable<S>, A> A think(TableBots.Task<S, A> task, int others) {
        var chosen = TableBots.choose(task.within(shared(task.budget(), others)));
        remember(task.bot());
        return chosen;
    }

    /// For tests.
    int waiting(String address) { return desks.waiting(address); }

    static Budget shared(Budget budget, int others) {
        return budget.millis() <= SHORTEST_MILLIS ? budget : Budget.ofMillis(Math.max(SHORTEST_MILLIS, budget.millis() / (others + 1)));
    }

    /// Those who have decided last keep their trees; whoever has not decided for longest forgets.
    private void remember(Bot<?, ?> bot) {
        synchronized (remembering) {
            remembering.remove(bot);
            remembering.put(bot, bot.bytes());
            long sum = remembering.values().stream().mapToLong(Long::longValue).sum();
            for (var each = remembering.entrySet().iterator(); sum > MOST_REMEMBERED;) {
                var longest = each.next();
                sum -= longest.getValue();
                each.remove();
                longest.getKey().forget();
            }
        }
    }

    @Override
    public void close() { desks.close(); }
}
