package hearthside.ai.search;

/// What a search found about an option.
public final class OptionEstimate<A> {
    private final A action;
    private final int visits;
    private final double value;
    private final double[] wins, points, seen;

    public OptionEstimate(A action, int visits, double value, double[] wins, double[] points, double[] seen) {
        this.action = action;
        this.visits = visits;
        this.value = value;
        this.wins = wins;
        this.points = points;
        this.seen = seen;
    }

    public A action() { return action; }

    /// How often it was tried.
    public int visits() { return visits; }

    /// How good it is for the searcher, from 0 to 1.
    public double value() { return value; }

    /// The chance of each seat to win after it.
    public double[] wins() { return wins; }

    /// What each seat may expect at the end.
    public double[] points() { return points; }

    /// The features of the searcher, on average, where roll-outs were cut.
    public double[] seen() { return seen; }
}
