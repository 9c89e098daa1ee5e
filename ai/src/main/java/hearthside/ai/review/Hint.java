package hearthside.ai.review;

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
public record Hint<A>(A action, int visits, double win, double points, @Nullable Reason reason) {
    /// How many options a person is told.
    public static final int TOLD = 3;

    /// What was tried, the best first: ranked by how often, for a good value found by a single lucky try does not count.
    static <A> List<OptionEstimate<A>> ranked(List<OptionEstimate<A>> estimates) {
        return estimates.stream().filter(estimate -> estimate.visits() > 0)
                .sorted(Comparator.<OptionEstimate<A>>comparingInt(OptionEstimate::visits).thenComparingDouble(OptionEstimate::value)
                        .reversed())
                .toList();
    }
}
