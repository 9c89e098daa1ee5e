package hearthside.ai.search;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import java.util.function.LongSupplier;

/// One stretch of thinking: the trees grow side by side until time or iterations are used up, the caller is interrupted or, if only the
/// best option is wanted, until that is decided.
final class SearchRun<S extends Copyable<S>, A> {
    private static final int PAUSE = 16; // iterations between two counts of the visits

    private final Insight<S, A> insight;
    private final int threads;
    private final boolean untilDecided;
    private final Thread caller = Thread.currentThread();
    private final LongSupplier nanos;
    private final long start, deadline;
    private final int iterations; // of each thread
    private final VisitCounts visitCounts;
    private volatile boolean stopped;

    /// @param nanos the clock; a test has one of its own
    SearchRun(Insight<S, A> insight, Budget budget, int threads, boolean untilDecided, LongSupplier nanos) {
        this.insight = insight;
        this.threads = threads;
        this.untilDecided = untilDecided;
        this.nanos = nanos;
        start = nanos.getAsLong();
        deadline = budget.millis() == 0 ? Long.MAX_VALUE : start + budget.millis() * 1_000_000L;
        iterations = budget.iterations() == 0 ? Integer.MAX_VALUE : Math.max(1, budget.iterations() / threads);
        visitCounts = new VisitCounts(threads, insight.options().size());
    }

    void run(int thread, Tree<S, A> tree) {
        for (int done = 1; done <= iterations; done++) {
            tree.iterate(insight);
            if (caller.isInterrupted()) stopped = true;
            long now = nanos.getAsLong();
            if (stopped || now >= deadline) return;
            if (untilDecided && done % PAUSE == 0) count(thread, tree, done, now);
        }
    }

    private void count(int thread, Tree<S, A> tree, int done, long now) {
        visitCounts.count(thread, insight.options().stream().mapToInt(tree.root()::visits).toArray());
        if (thread == 0 && visitCounts.decided(left(done, now))) stopped = true;
    }

    /// How many more iterations there can be: with a budget in time, if all go on at the same pace, which is known after an eighth of it.
    private double left(int done, long now) {
        if (iterations < Integer.MAX_VALUE) return iterations - done; // of the only thread
        if (now - start < (deadline - start) / 8) return Double.MAX_VALUE;
        return threads * ((double) done * (deadline - now) / (now - start) + PAUSE);
    }
}
