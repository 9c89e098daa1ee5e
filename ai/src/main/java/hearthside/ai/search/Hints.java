package hearthside.ai.search;

import hearthside.ai.Budget;
import hearthside.ai.Insight;
import hearthside.core.Chance;
import hearthside.core.Copyable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Gives hints: thinks for somebody who asks, from what their seat may know, and says why.
///
/// @param mind the game
public record Hints<S extends Copyable<S>, A>(Mind<S, A> mind) {
    /// How much a feature must add to the chances before it is called a reason, on the scale of the value function.
    private static final double WORTH_TELLING = 0.08;

    /// Every option that was tried, the best first. With a budget in iterations the seed alone decides what is found.
    public List<Hint<A>> of(Insight<S, A> known, int seats, Budget budget, int threads, long seed) {
        var insight = known.among(mind.guide().sensible(known));
        var thoughts = Hint.ranked(mind.search(mind.guide().tuning(seats).curious(), threads, seed).think(insight, budget));
        double progress = mind.guide().progress(insight.imagine(new Chance.Seeded(seed)));
        int seat = insight.seat();
        return thoughts.stream().map(thought -> new Hint<>(thought.action(), thought.visits(), thought.wins()[seat], thought.points()[seat],
                reason(thought, thoughts, seats, progress))).toList();
    }

    @Nullable
    Reason reason(Thought<A> thought, List<Thought<A>> all, int seats, double progress) {
        return reason(thought, all, mind.guide().features(), mind.weights(seats), progress);
    }

    /// The feature that speaks most for an option when it is held against the others, each as often as it was tried.
    static <A> @Nullable Reason reason(Thought<A> thought, List<Thought<A>> all, List<Feature> features, Weights weights, double progress) {
        var others = all.stream().filter(other -> !other.action().equals(thought.action())).toList();
        int visits = others.stream().mapToInt(Thought::visits).sum();
        if (visits == 0) return null;
        Reason best = null;
        double most = WORTH_TELLING;
        for (int i = 0; i < features.size(); i++) {
            double mean = 0;
            for (var other : others) mean += other.seen()[i] * other.visits() / visits;
            double more = thought.seen()[i] - mean, gain = weights.slope(i, progress) * more;
            var words = more > 0 ? features.get(i).reason() : features.get(i).lack();
            if (gain <= most || words.isEmpty()) continue;
            most = gain;
            best = new Reason(features.get(i).name(), more > 0, words);
        }
        return best;
    }
}
