package hearthside.server.thinking;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Hints;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.server.background.BackgroundThreads;
import hearthside.server.identity.Origins;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Thoughts;
import hearthside.server.table.Table;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/// Hints for whoever has to decide: thought out aside from the table, from what the seat that asks may know, and dropped when its moment
/// has passed.
public final class TableHints implements AutoCloseable {
    /// From one address; others are served in turn, however many wait there.
    static final int MOST_OF_ADDRESS = 6;
    private static final int LOOK_MILLIS = 50;
    private static final Budget BUDGET = Budget.ofMillis(800);

    private final ReviewRepository repository;
    private final Set<String> asking = ConcurrentHashMap.newKeySet();
    private final FairQueue queue = new FairQueue(1, BackgroundThreads.named("hint-"), MOST_OF_ADDRESS);
    private final Origins origins;

    TableHints(ReviewRepository repository, Origins origins) {
        this.repository = repository;
        this.origins = origins;
    }

    public boolean isOn(Table<?, ?> table) { return repository.hasHints(table.id()) && SearchSetups.of(table.game()).isPresent(); }

    public <S extends Copyable<S>, A> Thoughts.HintsShown ask(Table<S, A> table, Visitor visitor, int seat, int seq) {
        var setup = SearchSetups.of(table.game());
        if (setup.isEmpty() || !repository.hasHints(table.id())) throw new ApiError(409, "no-hints", "There are no hints at this table.");
        var now = table.state();
        now.participants().mustOwn(visitor, seat);
        if (now.isOver()) throw ApiError.over();
        var insight = Insight.shown(now.match(), seat); // of the same moment as its seq
        if (now.seq() != seq || insight.options().isEmpty()) throw passed();
        return thought(table, visitor.hash(), visitor, seq, BUDGET,
                share -> think(setup.get(), insight, now.participants().seats().size(), seq, share));
    }

    /// Thinks for somebody as soon as it is their turn among all who ask, and only until the table has moved on.
    ///
    /// @param asker who asks for what: one thought of a kind at a time
    <T> T thought(Table<?, ?> table, String asker, Visitor visitor, int seq, Budget most, Function<Budget, T> thinking) {
        if (!asking.add(asker)) throw new ApiError(429, "one-hint", "One hint at a time; wait a moment.");
        try {
            var origin = origins.of(visitor.hash());
            return wait(table, seq, queue.submit(origin,
                    () -> thinking.apply(ThinkingPool.shared(most, queue.waiting(origin.address())))));
        } catch (RejectedExecutionException | CancellationException _) {
            throw new ApiError(429, "busy", "Many are asking for hints just now; wait a moment.");
        } finally {
            asking.remove(asker);
        }
    }

    private <S extends Copyable<S>, A> Thoughts.HintsShown think(SearchSetup<S, A> setup, Insight<S, A> insight, int seats, int seq,
            Budget share) {
        var hints = new Hints<>(setup).of(insight, seats, share, 1, seq);
        return new Thoughts.HintsShown(seq, insight.seat(), Hint.told(hints).stream().<Hint<?>>map(hint -> hint).toList());
    }

    private static <T> T wait(Table<?, ?> table, int seq, Future<T> thought) {
        while (true) {
            try {
                return thought.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                if (table.seq() == seq) continue;
                thought.cancel(true);
                throw passed();
            } catch (ExecutionException e) {
                throw new IllegalStateException("A hint failed.", e.getCause());
            } catch (InterruptedException _) {
                thought.cancel(true);
                Thread.currentThread().interrupt();
                throw passed();
            }
        }
    }

    static ApiError passed() { return new ApiError(409, "passed", "The moment has passed; ask again when it is your turn."); }

    @Override
    public void close() { queue.close(); }
}
