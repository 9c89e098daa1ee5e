package hearthside.ai.review;

import hearthside.ai.Coaches;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.OptionEstimate;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.Weights;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Gives hints: thinks for somebody who asks, from what their seat may know, and says why.
///
/// @param setup the game
public record Hints<S extends Copyable<S>, A>(SearchSetup<S, A> setup) {
    /// How much a feature must add to the chances before it is called a reason, on the scale of the value function.
    private static final double WORTH_TELLING = 0.08;
    private static final int WORLDS = 4;
    public static final Reason WINS = new Reason("wins", true, "wins the game");

    /// Every option that was tried, the best first. With a budget in iterations the seed alone decides what is found.
    public List<Hint<A>> of(Insight<S, A> known, int seats, Budget budget, int threads, long seed) {
        return more(List.of(), known, seats, budget, threads, seed).told(this, known, seats, seed);
    }

    /// What was found by now.
    public record Estimates<A>(List<OptionEstimate<A>> estimates) {
        public <S extends Copyable<S>> List<Hint<A>> told(Hints<S, A> hints, Insight<S, A> known, int seats, long seed) {
            return hints.told(Hint.ranked(estimates), hints.sensible(known), seats, seed);
        }
    }

    /// Another search adds to what was found before: what is looked at longer is known better.
    ///
    /// @param seed another one than those before
    public Estimates<A> more(List<OptionEstimate<A>> before, Insight<S, A> known, int seats, Budget budget, int threads, long seed) {
        var found = setup.search(setup.heuristics().tuning(seats).curious(), threads, seed).think(sensible(known), budget);
        return new Estimates<>(found.stream().map(estimate -> before.stream().filter(other -> other.action().equals(estimate.action()))
                .findFirst().map(estimate::with).orElse(estimate)).toList());
    }

    private Insight<S, A> sensible(Insight<S, A> known) { return known.among(setup.heuristics().sensible(known)); }

    /// What was found, in words.
    public List<Hint<A>> told(List<OptionEstimate<A>> estimates, Insight<S, A> insight, int seats, long seed) {
        double progress = setup.heuristics().progress(insight.imagine(new Chance.Seeded(seed)));
        int seat = insight.seat();
        return estimates.stream()
                .map(estimate -> new Hint<>(estimate.action(), estimate.visits(), estimate.wins()[seat], estimate.points()[seat],
                        why(estimate, estimates, insight, seats, progress, seed),
                        Coaches.of(setup.game()).fact(insight, estimate.action()).orElse(null), null))
                .toList();
    }

    /// What sets an option apart: that it wins, or the feature that speaks most for it.
    @Nullable
    Reason why(OptionEstimate<A> estimate, List<OptionEstimate<A>> all, Insight<S, A> insight, int seats, double progress, long seed) {
        if (winsNow(insight, estimate.action(), seed)) return WINS;
        return reason(estimate, all, setup.heuristics().features(), setup.weights(insight.imagine(new Chance.Seeded(seed)), seats),
                progress,
                feature -> setup.heuristics().isAbout(insight, estimate.action(), feature));
    }

    /// Whether an option ends the game and wins it, whatever this seat does not know.
    boolean winsNow(Insight<S, A> insight, A action, long seed) {
        for (int i = 0; i < WORLDS; i++) {
            var chance = new Chance.Seeded(seed + i);
            var world = insight.imagine(chance);
            insight.game().apply(world, insight.seat(), action, new Dealer(chance, _ -> {}));
            if (!insight.game().toAct(world).isEmpty() || !insight.game().result(world).winners().contains(insight.seat())) return false;
        }
        return true;
    }

    /// The feature that speaks most for an option when it is held against the others, each as often as it was tried.
    static <A> @Nullable Reason reason(OptionEstimate<A> estimate, List<OptionEstimate<A>> all, List<Feature> features, Weights weights,
            double progress, Predicate<Feature> isAbout) {
        var others = all.stream().filter(other -> !other.action().equals(estimate.action())).toList();
        int visits = others.stream().mapToInt(OptionEstimate::visits).sum();
        if (visits == 0) return null;
        Reason best = null;
        double most = WORTH_TELLING;
        for (int i = 0; i < features.size(); i++) {
            double mean = 0;
            for (var other : others) mean += other.seen()[i] * other.visits() / visits;
            double more = estimate.seen()[i] - mean, gain = weights.slope(i, progress) * more;
            var words = more > 0 ? features.get(i).reason() : features.get(i).lack();
            if (gain <= most || words.isEmpty() || !isAbout.test(features.get(i))) continue;
            most = gain;
            best = new Reason(features.get(i).name(), more > 0, words);
        }
        return best;
    }
}
