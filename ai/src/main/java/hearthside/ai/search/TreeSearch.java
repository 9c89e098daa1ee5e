package hearthside.ai.search;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;

/// Thinks for one seat: a tree for each thread, and at the end they put their findings together. Keeps the trees for its next decision.
public final class TreeSearch<S extends Copyable<S>, A> {
    /// An option of a node with its share of everything around it: 17 to 89 bytes, by game. Never less than it takes.
    private static final int BYTES_OF_AN_OPTION = 94, WITH_POLICY = BYTES_OF_AN_OPTION + 8;

    private final Heuristics<S, A> heuristics;
    private final SearchSetup<S, A> setup;
    private final IntFunction<Tuning> tuning;
    private final int threads;
    private final long seed;
    private volatile List<Tree<S, A>> trees = List.of();
    private LongSupplier nanos;
    private volatile int bytesOfAnOption = BYTES_OF_AN_OPTION;

    TreeSearch(SearchSetup<S, A> setup, IntFunction<Tuning> tuning, int threads, long seed) {
        this.setup = setup;
        heuristics = setup.heuristics();
        this.tuning = tuning;
        this.threads = threads;
        this.seed = seed;
        nanos = threads == 1 ? Machine.clock() : System::nanoTime; // several threads have no processor time in common
    }

    /// For tests that do not depend on how busy the machine is.
    TreeSearch<S, A> timedBy(LongSupplier clock) {
        nanos = clock;
        return this;
    }

    List<A> sensible(Insight<S, A> insight) { return heuristics.sensible(insight); }

    /// Thinks until the budget is used up, or the thread is interrupted. With a budget in iterations the findings depend on the seed alone.
    public List<OptionEstimate<A>> think(Insight<S, A> insight, Budget budget) { return think(insight, budget, false); }

    /// The same for whoever only plays the best: it stops as soon as nothing can overtake that any more.
    List<OptionEstimate<A>> decide(Insight<S, A> insight, Budget budget) { return think(insight, budget, true); }

    private List<OptionEstimate<A>> think(Insight<S, A> insight, Budget budget, boolean untilDecided) {
        var world = insight.imagine(new Chance.Seeded(0));
        int seats = insight.game().result(world).points().size();
        var grown = trees; // they may be forgotten meanwhile
        if (grown.isEmpty()) {
            grown = new ArrayList<>();
            bytesOfAnOption = setup.learnt(world, seats).policy() == null ? BYTES_OF_AN_OPTION : WITH_POLICY;
            int most = (int) (Machine.MOST_BYTES / bytesOfAnOption) / threads;
            for (int thread = 0; thread < threads; thread++)
                grown.add(new Tree<>(insight.game(), heuristics, setup.valueFunction(world, seats), setup.policy(world, seats),
                        tuning.apply(seats), insight.seat(), seats, new Chance.Seeded(seed + thread).nextLong(), most));
            trees = grown;
        }
        var sight = insight.view();
        grown.forEach(tree -> tree.root(sight));
        // which of several threads is ahead depends on the machine: with a budget in iterations they must not stop each other
        var run = new SearchRun<>(insight, budget, threads, untilDecided && (threads == 1 || budget.iterations() == 0), nanos);
        if (threads == 1) run.run(0, grown.getFirst());
        else sideBySide(run, grown);
        return estimates(grown, insight, seats);
    }

    private void sideBySide(SearchRun<S, A> run, List<Tree<S, A>> grown) {
        Machine.sideBySide(threads, thread -> run.run(thread, grown.get(thread)));
    }

    /// About how many bytes it keeps for its next decision.
    public long bytes() { return trees.stream().mapToLong(Tree::size).sum() * bytesOfAnOption; }

    /// Begins anew at the next decision.
    public void forget() { trees = List.of(); }

    /// What was found about each option, in the order of the options.
    private List<OptionEstimate<A>> estimates(List<Tree<S, A>> grown, Insight<S, A> insight, int seats) {
        var sums = new HashMap<A, Findings>();
        var visits = new HashMap<A, Integer>();
        var totals = new HashMap<A, Double>();
        for (var tree : grown) {
            tree.findings()
                    .forEach((action, found) -> sums.computeIfAbsent(action, _ -> new Findings(seats, heuristics.features().size()))
                            .add(found));
            for (var edge : tree.root().edges()) {
                visits.merge(edge.action, edge.visits, Integer::sum);
                totals.merge(edge.action, edge.total, Double::sum);
            }
        }
        var estimates = new ArrayList<OptionEstimate<A>>();
        for (var option : insight.options()) {
            var found = sums.getOrDefault(option, new Findings(seats, heuristics.features().size()));
            int tried = visits.getOrDefault(option, 0);
            estimates.add(new OptionEstimate<>(option, tried, tried == 0 ? 0 : totals.getOrDefault(option, 0.0) / tried,
                    mean(found.wins, found.visits), mean(found.points, found.visits), mean(found.seen, found.visits)));
        }
        return estimates;
    }

    private static double[] mean(double[] sum, int count) {
        var mean = sum.clone();
        for (int i = 0; i < mean.length && count > 0; i++) mean[i] /= count;
        return mean;
    }
}
