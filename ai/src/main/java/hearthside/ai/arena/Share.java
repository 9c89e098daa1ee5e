package hearthside.ai.arena;

/// Wins out of so many games, and how sure we are of the rate: Wilson's 95 % interval.
public record Share(double wins, int games) {
    private static final double Z = 1.96;

    public double rate() { return games == 0 ? 0 : wins / games; }

    public double low() { return end(-1); }

    public double high() { return end(1); }

    private double end(int sign) {
        if (games == 0) return sign < 0 ? 0 : 1; // nothing is known
        double middle = rate() + Z * Z / (2 * games), spread = Z * Math.sqrt(rate() * (1 - rate()) / games + Z * Z / (4.0 * games * games));
        return Math.clamp((middle + sign * spread) / (1 + Z * Z / games), 0, 1); // rounding may go a hair beyond
    }
}
