package hearthside.ai.review;

import hearthside.ai.coach.Remark;
import hearthside.ai.search.OptionEstimate;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An option worth thinking about, and why.
///
/// @param visits how often it was tried
/// @param win    the chance of the seat that asks to win after it
/// @param points what that seat may expect at the end
/// @param reason what sets it apart from the other options; null where nothing stands out
/// @param fact   what is known of it beforehand, in numbers; null where nothing is
/// @param apart  how it stands against the best of the others that it is told with; null until it is told
public record Hint<A>(A action, int visits, double win, double points, @Nullable Reason reason, @Nullable Remark fact,
        @Nullable Difference apart) {
    /// How many options a person is told.
    public static final int TOLD = 3;

    /// The few that a person is told, each held against the others.
    public static <A> List<Hint<A>> told(List<Hint<A>> all) {
        var few = all.stream().limit(TOLD).toList();
        return few.stream().map(hint -> new Hint<>(hint.action, hint.visits, hint.win, hint.points, hint.reason, hint.fact,
                Difference.of(hint, few))).toList();
    }

    /// What was tried, the best first: ranked by how often, for a good value found by a single lucky try does not count.
    static <A> List<OptionEstimate<A>> ranked(List<OptionEstimate<A>> estimates) {
        return estimates.stream().filter(estimate -> estimate.visits() > 0)
                .sorted(Comparator.<OptionEstimate<A>>comparingInt(OptionEstimate::visits).thenComparingDouble(OptionEstimate::value)
                        .reversed())
                .toList();
    }
}
