package hearthside.ai.review;

import java.util.ArrayList;
import java.util.List;

/// An option that gives away more than a fifth of the chance to win, against the best.
///
/// @param cost   how much, from 0 to 1
/// @param better what would be better
public record Costly<A>(A action, double cost, A better) {
    public static final double TOO_MUCH = 0.2;
    private static final int FEWEST_TRIES = 6;
    /// How far off an estimate from a single try may be; from many it is less.
    private static final double DOUBT = 0.3;

    /// @param hints all options that were tried, the best first
    public static <A> List<Costly<A>> of(List<Hint<A>> hints) {
        if (hints.isEmpty()) return List.of();
        var best = hints.getFirst();
        var costly = new ArrayList<Costly<A>>();
        for (var hint : hints) {
            double cost = best.win() - hint.win();
            if (hint.visits() >= FEWEST_TRIES && cost - DOUBT / Math.sqrt(hint.visits()) > TOO_MUCH)
                costly.add(new Costly<>(hint.action(), cost, best.action()));
        }
        return costly;
    }
}
