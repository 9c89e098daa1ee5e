package hearthside.server.club;

/// How strong somebody is at a game, and how sure we are. A newcomer has 1500, give or take 333.
///
/// @param mu    the strength, 25 for a newcomer
/// @param sigma the doubt, 25/3 for a newcomer
record Rating(double mu, double sigma) {
    static final Rating NEW = new Rating(25, 25 / 3.0);
    private static final double MIDDLE = 1500, SCALE = 40;
    private static final double WEAKEST_BOT = 15, STRONGEST_BOT = 27, BOT_DOUBT = 2;

    /// Bots have a rating that never changes: from 1100 for the first rung of a ladder to 1580 for the last.
    static Rating ofBot(int rung, int rungs) {
        return new Rating(rungs < 2 ? WEAKEST_BOT : WEAKEST_BOT + (STRONGEST_BOT - WEAKEST_BOT) * rung / (rungs - 1), BOT_DOUBT);
    }

    /// So much of the way to another.
    Rating towards(Rating other, double weight) {
        return new Rating(mu + weight * (other.mu - mu), sigma + weight * (other.sigma - sigma));
    }

    int value() { return (int) Math.round(MIDDLE + (mu - NEW.mu) * SCALE); }

    int doubt() { return (int) Math.round(sigma * SCALE); }
}
