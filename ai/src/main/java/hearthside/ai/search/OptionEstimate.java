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

    /// What two searches found about the same option: each counts as often as it was tried.
    public OptionEstimate<A> with(OptionEstimate<A> other) {
        double share = visits + other.visits == 0 ? 0.5 : (double) other.visits / (visits + other.visits);
        return new OptionEstimate<>(action, visits + other.visits, value + share * (other.value - value), mean(wins, other.wins, share),
                mean(points, other.points, share), mean(seen, other.seen, share));
    }

    private static double[] mean(double[] one, double[] other, double share) {
        var mean = new double[one.length];
        for (int i = 0; i < mean.length; i++) mean[i] = one[i] + share * (other[i] - one[i]);
        return mean;
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
