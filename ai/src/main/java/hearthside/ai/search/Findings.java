package hearthside.ai.search;

/// What was found about an option, summed over the iterations that tried it.
final class Findings {
    int visits;
    final double[] wins, points; // by seat
    final double[] seen; // the features of the searcher

    Findings(int seats, int features) {
        wins = new double[seats];
        points = new double[seats];
        seen = new double[features];
    }

    void add(Findings other) {
        visits += other.visits;
        for (int i = 0; i < wins.length; i++) wins[i] += other.wins[i];
        for (int i = 0; i < wins.length; i++) points[i] += other.points[i];
        for (int i = 0; i < seen.length; i++) seen[i] += other.seen[i];
    }
}
