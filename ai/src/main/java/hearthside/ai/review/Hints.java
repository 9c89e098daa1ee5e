package hearthside.ai.review;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.OptionEstimate;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.Weights;
import hearthside.core.Copyable;
import hearthside.core.chance.Chance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Gives hints: thinks for somebody who asks, from what their seat may know, and says why.
///
/// @param setup the game
public record Hints<S extends Copyable<S>, A>(SearchSetup<S, A> setup) {
    /// How much a feature must add to the chances before it is called a reason, on the scale of the value function.
    private static final double WORTH_TELLING = 0.08;

    /// Every option that was tried, the best first. With a budget in iterations the seed alone decides what is found.
    public List<Hint<A>> of(Insight<S, A> known, int seats, Budget budget, int threads, long seed) {
        var insight = known.among(setup.heuristics().sensible(known));
        var estimates = Hint.ranked(setup.search(setup.heuristics().tuning(seats).curious(), threads, seed).think(insight, budget));
        double progress = setup.heuristics().progress(insight.imagine(new Chance.Seeded(seed)));
        int seat = insight.seat();
        return estimates.stream()
                .map(estimate -> new Hint<>(estimate.action(), estimate.visits(), estimate.wins()[seat], estimate.points()[seat],
                        reason(estimate, estimates, seats, progress)))
                .toList();
    }

    @Nullable
    Reason reason(OptionEstimate<A> estimate, List<OptionEstimate<A>> all, int seats, double progress) {
        return reason(estimate, all, setup.heuristics().features(), setup.weights(seats), progress);
    }

    /// The feature that speaks most for an option when it is held against the others, each as often as it was tried.
    static <A> @Nullable Reason reason(OptionEstimate<A> estimate, List<OptionEstimate<A>> all, List<Feature> features, Weights weights,
            double progress) {
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
            if (gain <= most || words.isEmpty()) continue;
            most = gain;
            best = new Reason(features.get(i).name(), more > 0, words);
        }
        return best;
    }
}
