package hearthside.app;

/// Wins out of so many games, and how sure we are of the rate: Wilson's 95 % interval.
record Share(double wins, int games) {
    private static final double Z = 1.96;

    double rate() { return wins / games; }

    double low() { return end(-1); }

    double high() { return end(1); }

    private double end(int sign) {
        double middle = rate() + Z * Z / (2 * games), spread = Z * Math.sqrt(rate() * (1 - rate()) / games + Z * Z / (4.0 * games * games));
        return (middle + sign * spread) / (1 + Z * Z / games);
    }
}
