package hearthside.ai.search;

import hearthside.ai.Budget;
import hearthside.ai.Insight;
import hearthside.core.Chance;
import hearthside.core.Copyable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntFunction;

/// Thinks for one seat: a tree for each thread, and at the end they put their findings together. Keeps the trees for its next decision.
public final class Search<S extends Copyable<S>, A> {
    private final Guide<S, A> guide;
    private final Mind<S, A> mind;
    private final IntFunction<Tuning> tuning;
    private final int threads;
    private final long seed;
    private List<Tree<S, A>> trees = List.of();

    Search(Mind<S, A> mind, IntFunction<Tuning> tuning, int threads, long seed) {
        this.mind = mind;
        guide = mind.guide();
        this.tuning = tuning;
        this.threads = threads;
        this.seed = seed;
    }

    List<A> sensible(Insight<S, A> insight) { return guide.sensible(insight); }

    /// Thinks until the budget is used up, or the thread is interrupted. With a budget in iterations the findings depend on the seed alone.
    public List<Thought<A>> think(Insight<S, A> insight, Budget budget) { return think(insight, budget, false); }

    /// The same for whoever only plays the best: it stops as soon as nothing can overtake that any more.
    List<Thought<A>> decide(Insight<S, A> insight, Budget budget) { return think(insight, budget, true); }

    private List<Thought<A>> think(Insight<S, A> insight, Budget budget, boolean untilDecided) {
        int seats = insight.game().result(insight.imagine(new Chance.Seeded(0))).points().size();
        if (trees.isEmpty()) {
            trees = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++)
                trees.add(new Tree<>(insight.game(), guide, mind.worth(seats), tuning.apply(seats), insight.seat(), seats,
                        new Chance.Seeded(seed + thread).nextLong()));
        }
        var sight = insight.view();
        trees.forEach(tree -> tree.root(sight));
        // which of several threads is ahead depends on the machine: with a budget in iterations they must not stop each other
        run(new Race<>(insight, budget, threads, untilDecided && (threads == 1 || budget.iterations() == 0)));
        return thoughts(insight, seats);
    }

    private void run(Race<S, A> race) {
        var done = new CountDownLatch(threads - 1);
        var failure = new RuntimeException[1];
        for (int thread = 1; thread < threads; thread++) {
            int number = thread;
            Thread.ofPlatform().daemon().name("search").start(() -> {
                try {
                    race.run(number, trees.get(number));
                } catch (RuntimeException e) {
                    failure[0] = e;
                } finally {
                    done.countDown();
                }
            });
        }
        race.run(0, trees.getFirst());
        boolean interrupted = Thread.interrupted();
        while (true) {
            try {
                done.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        if (failure[0] != null) throw failure[0];
    }

    /// What was found about each option, in the order of the options.
    private List<Thought<A>> thoughts(Insight<S, A> insight, int seats) {
        var sums = new HashMap<A, Findings>();
        var visits = new HashMap<A, Integer>();
        var totals = new HashMap<A, Double>();
        for (var tree : trees) {
            tree.findings()
                    .forEach((action, found) -> sums.computeIfAbsent(action, _ -> new Findings(seats, guide.features().size())).add(found));
            for (var edge : tree.root().edges()) {
                visits.merge(edge.action, edge.visits, Integer::sum);
                totals.merge(edge.action, edge.total, Double::sum);
            }
        }
        var thoughts = new ArrayList<Thought<A>>();
        for (var option : insight.options()) {
            var found = sums.getOrDefault(option, new Findings(seats, guide.features().size()));
            int tried = visits.getOrDefault(option, 0);
            thoughts.add(new Thought<>(option, tried, tried == 0 ? 0 : totals.getOrDefault(option, 0.0) / tried,
                    mean(found.wins, found.visits), mean(found.points, found.visits), mean(found.seen, found.visits)));
        }
        return thoughts;
    }

    private static double[] mean(double[] sum, int count) {
        var mean = sum.clone();
        for (int i = 0; i < mean.length && count > 0; i++) mean[i] /= count;
        return mean;
    }
}
