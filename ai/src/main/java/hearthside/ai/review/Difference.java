package hearthside.ai.review;

import java.util.List;

/// How an option stands against the best of the others.
///
/// @param number how many times in a hundred it wins more often or less often, or how many points more or less it brings
public record Difference(Kind kind, int number) {
    public enum Kind { MORE_WINS, FEWER_WINS, MORE_POINTS, FEWER_POINTS, NONE }

    /// Below this two chances are the same: another search would find it the other way round.
    static final double NOISE = 0.025;
    private static final double LEAST_POINTS = 0.75;

    /// @param all the options it is told with
    public static Difference of(Hint<?> hint, List<? extends Hint<?>> all) {
        Hint<?> other = null;
        for (var each : all) if (!each.action().equals(hint.action()) && (other == null || each.win() > other.win())) other = each;
        if (other == null) return new Difference(Kind.NONE, 0);
        double wins = hint.win() - other.win(), points = hint.points() - other.points();
        if (Math.abs(wins) >= NOISE)
            return new Difference(wins > 0 ? Kind.MORE_WINS : Kind.FEWER_WINS, (int) Math.round(100 * Math.abs(wins)));
        if (Math.abs(points) >= LEAST_POINTS)
            return new Difference(points > 0 ? Kind.MORE_POINTS : Kind.FEWER_POINTS, (int) Math.round(Math.abs(points)));
        return new Difference(Kind.NONE, 0);
    }
}
