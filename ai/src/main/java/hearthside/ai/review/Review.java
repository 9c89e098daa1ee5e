package hearthside.ai.review;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.OptionEstimate;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.ValueFunction;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Result;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Looks back at a finished game: how likely each seat was to win after every step, what each choice cost, and what the draws gave or took.
///
/// A choice is judged from what its seat could know. Draws are judged by the open state: the value after what was drawn, less the mean
/// value
/// after draws made anew. Everything depends on the match and the iterations alone, so a review can go on where it stopped.
public final class Review<S extends Copyable<S>, A> {
    private static final int REDRAWN = 24; // other ways the draws could have gone
    private static final int STRAIGHT_ON = 6; // decisions of the same seat that belong to the draw: what to make of the dice
    private static final double NO_LOSS = 0.01; // below this two choices are as good as each other

    private final SearchSetup<S, A> setup;
    private final Game<S, A> game;
    private final Match<S, A> match;
    private final int iterations, seats;
    private final List<Match.Entry<A>> journal;
    private final ValueFunction<S> valueFunction;
    private final double[] wins, points;
    private final double[][] seen;

    /// What is known about a moment before the decision is made.
    private static final class Moment<S, A> {
        final S state;
        final double[] wins;
        final @Nullable OptionEstimate<A> best, chosen;
        final double progress;

        Moment(S state, double[] wins, @Nullable OptionEstimate<A> best, @Nullable OptionEstimate<A> chosen, double progress) {
            this.state = state;
            this.wins = wins;
            this.best = best;
            this.chosen = chosen;
            this.progress = progress;
        }
    }

    /// @param match      a finished one, by the rules or given up
    /// @param iterations for each decision
    public Review(SearchSetup<S, A> setup, Match<S, A> match, int iterations) {
        this.setup = setup;
        this.match = match;
        this.iterations = iterations;
        game = match.game();
        seats = match.terms().seats();
        journal = match.journal();
        valueFunction = setup.valueFunction(game.restore(match.terms(), match.view(Game.REFEREE)), seats);
        wins = new double[seats];
        points = new double[seats];
        seen = new double[seats][setup.heuristics().features().size()];
    }

    /// Judges every step from `first` on, in order, for as long as `wanted` says that it wants more.
    public void evaluate(int first, Predicate<Evaluation<A>> wanted) {
        var last = new ArrayList<Moment<S, A>>(1);
        var going = new boolean[] {true};
        match.follow((now, _) -> {
            int step = now.journal().size() - 1;
            if (!going[0] || step < first - 1) return;
            var before = last.isEmpty() ? null : last.removeLast();
            var here = look(now, step, before);
            if (step >= first) going[0] = wanted.test(evaluation(step, before, here));
            last.add(here);
        });
    }

    private Moment<S, A> look(Match<S, A> now, int step, @Nullable Moment<S, A> before) {
        var state = game.restore(now.terms(), now.view(Game.REFEREE));
        double progress = setup.heuristics().progress(state);
        if (now.isOver()) return new Moment<>(state, ending(now.result()), null, null, progress);
        if (step == journal.size() - 1) return new Moment<>(state, value(state, step), null, null, progress); // it was given up here
        var next = journal.get(step + 1);
        var options = now.options(next.seat());
        if (options.size() == 1)
            return new Moment<>(state, before == null || before.chosen == null ? value(state, step) : before.chosen.wins(), null, null,
                    progress);
        var insight = Insight.of(now, next.seat());
        var ranked = Hint.ranked(think(insight, step, iterations));
        var best = ranked.getFirst();
        double[] wins = best.wins().clone();
        var chosen = ranked.stream().filter(estimate -> estimate.action().equals(next.action())).findFirst().orElse(null);
        if (!best.action().equals(next.action())) { // the two head to head: a search says little about what it did not like
            var two = Insight.within(game, insight.imagine(new Chance.Seeded(step)), next.seat(),
                    options.stream().filter(option -> option.equals(best.action()) || option.equals(next.action())).toList());
            var compared = think(two, ~step, iterations);
            for (var estimate : compared) if (estimate.action().equals(next.action())) chosen = estimate;
            for (var estimate : compared)
                if (estimate.action().equals(best.action()))
                    return new Moment<>(state, steady(wins, step, before), estimate, chosen, progress);
        }
        return new Moment<>(state, steady(wins, step, before), best, best, progress);
    }

    private List<OptionEstimate<A>> think(Insight<S, A> insight, long seed, int budget) {
        return setup.search(setup.heuristics().tuning(seats).curious(), 1, seed * 0x9E3779B97F4A7C15L).think(insight,
                Budget.ofIterations(budget));
    }

    /// Where nothing was drawn or shown, what was expected and what came must be the same: two estimates of it are better than one.
    private double[] steady(double[] wins, int step, @Nullable Moment<S, A> before) {
        var entry = journal.get(step);
        if (before == null || before.chosen == null || !entry.drew().isEmpty() || entry.revealed()) return wins;
        for (int seat = 0; seat < seats; seat++) wins[seat] = (wins[seat] + before.chosen.wins()[seat]) / 2;
        return wins;
    }

    private Evaluation<A> evaluation(int step, @Nullable Moment<S, A> before, Moment<S, A> here) {
        var entry = journal.get(step);
        int seat = entry.seat();
        double cost = 0;
        A better = null;
        Reason reason = null;
        if (before != null && before.best != null && before.chosen != null && !before.best.action().equals(before.chosen.action())) {
            double lost = before.best.wins()[seat] - before.chosen.wins()[seat];
            if (lost >= NO_LOSS) {
                cost = lost;
                better = before.best.action();
                reason = new Hints<>(setup).why(before.best, List.of(before.best, before.chosen),
                        Insight.within(game, before.state, seat, List.of(better)), seats, before.progress, step);
            }
        }
        var luck = before == null || entry.drew().isEmpty() ? new double[0] : luck(step, entry, before.state);
        return new Evaluation<>(step, seat, list(here.wins), round(cost), better, reason, list(luck));
    }

    private double[] luck(int step, Match.Entry<A> entry, S before) {
        var chance = new Chance.Seeded(step);
        var luck = new double[seats];
        for (int i = 0; i < REDRAWN; i++) {
            add(luck, after(before, entry, new Chance.Scripted(entry.drew()), chance), 1.0 / REDRAWN);
            add(luck, after(before, entry, chance, chance), -1.0 / REDRAWN);
        }
        return luck;
    }

    private double[] after(S before, Match.Entry<A> entry, Chance drawn, Chance.Seeded chance) {
        var world = before.copy();
        var action = entry.action();
        if (action == null) throw new IllegalStateException("only the setup has no action");
        game.apply(world, entry.seat(), action, Dealer.silent(drawn));
        return straightOn(world, entry.seat(), chance);
    }

    /// What a state is worth once its seat has made something of it.
    private double[] straightOn(S world, int seat, Chance.Seeded chance) {
        Bot<S, A> adviser = setup.heuristics().adviser(seat, chance);
        for (int i = 0; i < STRAIGHT_ON && game.toAct(world).contains(seat); i++) {
            var options = game.options(world, seat);
            var action = options.size() == 1
                    ? options.getFirst()
                    : adviser.choose(Insight.within(game, world, seat, options), Budget.QUICK);
            long unused = chance.mark();
            var next = world.copy();
            game.apply(next, seat, action, Dealer.silent(chance));
            if (chance.mark() != unused && i > 0) break; // another throw of the dice is another story
            world = next;
        }
        return evaluate(world);
    }

    private double[] evaluate(S world) {
        if (game.toAct(world).isEmpty()) return ending(game.result(world));
        valueFunction.evaluate(world, wins, points, seen);
        return wins.clone();
    }

    private double[] ending(Result result) {
        var shares = new double[seats];
        for (int seat : result.winners()) shares[seat] = 1.0 / result.winners().size();
        return shares;
    }

    private double[] value(S state, int step) {
        var sum = new double[seats];
        var chance = new Chance.Seeded(step);
        for (int i = 0; i < REDRAWN; i++) add(sum, straightOn(state.copy(), game.toAct(state).first(), chance), 1.0 / REDRAWN);
        return sum;
    }

    private static void add(double[] sum, double[] more, double weight) { for (int i = 0; i < sum.length; i++) sum[i] += weight * more[i]; }

    private static List<Double> list(double[] numbers) { return Arrays.stream(numbers).map(Review::round).boxed().toList(); }

    /// Four digits are more than such numbers are good for.
    private static double round(double number) { return Math.round(number * 10_000) / 10_000.0; }
}
