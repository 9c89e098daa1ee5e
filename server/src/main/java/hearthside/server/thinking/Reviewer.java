package hearthside.server.thinking;

import hearthside.ai.SearchSetups;
import hearthside.ai.review.Evaluation;
import hearthside.ai.review.Reason;
import hearthside.ai.review.Review;
import hearthside.ai.review.Summary;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.server.background.BackgroundThreads;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Thoughts;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.table.Table;
import hearthside.wire.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// Looks back at finished games: one after the other, at low priority, and a few steps at a time are written down, so that a restart
/// loses little.
public final class Reviewer implements AutoCloseable {
    static final String JOB = "review";
    /// A game of Stone Age with four players took 12.5 seconds of one core at 100 iterations a decision; the server uses 200.
    static final int ITERATIONS = 200;
    private static final int AT_ONCE = 8;
    /// How many may wait for the one who reviews: clocks and notices need those who run jobs too.
    static final int MOST_WAITING = 4;
    /// How many may be wanted and not made yet: each of them looks again and again whether it is its turn, and writes each time.
    static final int MOST_WANTED = 100;
    private static final Duration LATER = Duration.ofSeconds(20);

    private static final Logger LOG = LoggerFactory.getLogger(Reviewer.class);

    private final Function<String, Table<?, ?>> tables;
    private final ScheduledJobs jobs;
    private final ReviewRepository repository;
    private final int iterations;
    private final Semaphore places = new Semaphore(MOST_WAITING);
    private volatile Predicate<Visitor> mayBegin = _ -> true;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(BackgroundThreads.named("review-"));

    /// A step as it was written down. Trap: a tree that says null is read as a node.
    private record Kept(int step, int seat, List<Double> wins, double cost, @Nullable JsonNode better, @Nullable Reason reason,
            List<Double> luck) {
        Evaluation<JsonNode> evaluation() {
            return new Evaluation<>(step, seat, wins, cost, better == null || better.isNull() ? null : better, reason, luck);
        }
    }

    Reviewer(Function<String, Table<?, ?>> tables, ReviewRepository repository, ScheduledJobs jobs, int iterations) {
        this.tables = tables;
        this.jobs = jobs;
        this.repository = repository;
        this.iterations = iterations;
    }

    /// Before anybody comes.
    ///
    /// @param begins whether the house may look back at one more game for somebody
    public void limits(Predicate<Visitor> begins) { mayBegin = begins; }

    /// Returns when the review is done. Throws where the server closes meanwhile: then the job is run again, and goes on where this
    /// one stopped.
    void review(String table) {
        if (!places.tryAcquire()) {
            jobs.later(LATER, JOB, table);
            return;
        }
        try {
            if (!thread.submit(() -> review(tables.apply(table))).get()) throw closing();
        } catch (ExecutionException e) {
            LOG.warn("The review of table {} failed; it is tried again when somebody asks for it.", table, e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw closing();
        } catch (RejectedExecutionException _) {
            throw closing();
        } finally {
            places.release();
        }
    }

    /// For tests.
    int free() { return places.availablePermits(); }

    private static IllegalStateException closing() { return new IllegalStateException("The server is closing; the review goes on later."); }

    /// Returns whether all is done that can be done.
    private <S extends Copyable<S>, A> boolean review(Table<S, A> table) {
        var setup = SearchSetups.of(table.game());
        return setup.isEmpty() || !table.isOver() || review(table, setup.get());
    }

    private <S extends Copyable<S>, A> boolean review(Table<S, A> table, SearchSetup<S, A> setup) {
        var match = table.finished();
        int count = match.journal().size(), first = repository.judged(table.id());
        if (first >= count) return true;
        var fresh = new ArrayList<JsonNode>();
        new Review<>(setup, match, iterations).evaluate(first, judged -> {
            if (Thread.currentThread().isInterrupted()) return false; // its last thoughts were cut short
            fresh.add(Json.tree(judged));
            if (fresh.size() == AT_ONCE || judged.step() == count - 1) {
                repository.keep(table.id(), fresh);
                fresh.clear();
            }
            return true;
        });
        return !Thread.currentThread().isInterrupted();
    }

    /// What is known by now. A review that nobody has begun begins, or does when it is asked for again and there is room.
    public Thoughts.ReviewShown shown(Table<?, ?> table, Visitor visitor, int from) {
        int count = table.finished().journal().size();
        if (SearchSetups.of(table.game()).isEmpty())
            return new Thoughts.ReviewShown(Thoughts.ReviewShown.State.NONE, count, 0, List.of(), null);
        int judged = repository.judged(table.id());
        boolean isDone = judged >= count;
        if (!isDone) begin(table.id(), visitor);
        var summary = isDone
                ? Summary.of(table.seats().size(),
                        repository.steps(table.id(), 0).stream().map(step -> Json.read(Kept.class, step).evaluation()).toList())
                : null;
        return new Thoughts.ReviewShown(isDone ? Thoughts.ReviewShown.State.DONE : Thoughts.ReviewShown.State.WORKING, count, judged,
                repository.steps(table.id(), from), summary);
    }

    /// Somebody wants what a look back finds. Browsers look back by themselves, so that the house does only where it is asked to.
    ///
    /// @return whether there was nothing yet
    public boolean want(String table, Visitor visitor) {
        boolean isNew = repository.judged(table) == 0;
        if (isNew) begin(table, visitor);
        return isNew;
    }

    private void begin(String table, Visitor visitor) {
        if (!repository.isAwaited(table) && repository.awaited() < MOST_WANTED && mayBegin.test(visitor)) jobs.soon(JOB, table);
    }

    /// How many steps of these games are judged by now.
    public int found(List<String> tables) { return tables.isEmpty() ? 0 : repository.judged(tables); }

    /// The choices of a seat that cost at least so much, the dearest first.
    public List<Evaluation<JsonNode>> costly(String table, int seat, double least, int most) {
        return repository.steps(table, 0).stream().map(step -> Json.read(Kept.class, step).evaluation())
                .filter(judged -> judged.seat() == seat && judged.better() != null && judged.cost() >= least)
                .sorted(Comparator.<Evaluation<JsonNode>>comparingDouble(Evaluation::cost).reversed()).limit(most).toList();
    }

    /// What was found about one step, if anybody has looked at it.
    public Optional<Evaluation<JsonNode>> judged(String table, int step) {
        return repository.step(table, step).map(found -> Json.read(Kept.class, found).evaluation());
    }

    @Override
    public void close() { thread.shutdownNow(); }
}
