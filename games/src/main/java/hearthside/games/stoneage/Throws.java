package hearthside.games.stoneage;

import hearthside.core.Listing;
import java.util.ArrayList;
import java.util.List;

/// SA-36..38: what so many dice bring, with tools or without. In how many of the 6^n throws the pips come to each sum is counted once.
public final class Throws {
    private static final int SIDES = 6, COUNTS = 3, MANY = 4;
    private static final List<double[]> SHARES = new ArrayList<>();

    static {
        SHARES.add(new double[] {1});
        for (int dice = 1; dice <= Agreement.MOST_FIGURES; dice++) SHARES.add(oneMore(SHARES.getLast()));
    }

    private Throws() {}

    private static double[] oneMore(double[] before) {
        var next = new double[before.length + SIDES];
        for (int sum = 0; sum < before.length; sum++) for (int die = 1; die <= SIDES; die++) next[sum + die] += before[sum] / SIDES;
        return next;
    }

    /// SA-38: one for so many pips, and nothing for the rest.
    static int brings(int pips, Good good) { return pips / good.pips(); }

    /// What so many dice bring on average, with tools worth `tools` added to every throw (SA-37).
    public static double mean(int dice, Good good, int tools) {
        double mean = 0;
        var shares = SHARES.get(dice);
        for (int sum = 0; sum < shares.length; sum++) mean += shares[sum] * brings(sum + tools, good);
        return mean;
    }

    /// How likely so many dice bring at least `count`.
    public static double chance(int dice, Good good, int count, int tools) {
        double chance = 0;
        var shares = SHARES.get(dice);
        for (int sum = 0; sum < shares.length; sum++) if (brings(sum + tools, good) >= count) chance += shares[sum];
        return Math.min(1, chance);
    }

    /// What is told of one up to so many people who may go to a place.
    static List<Facts.Throw> told(int most, Good good, int tools) {
        return Listing.of(most, i -> {
            int people = i + 1, step = people > MANY ? 2 : 1; // of many people every second number is told
            return new Facts.Throw(rounded(mean(people, good, tools)), step, chances(people, good, step, tools));
        });
    }

    private static List<Double> chances(int people, Good good, int step, int tools) {
        var chances = new ArrayList<Double>();
        for (int i = 1; i <= COUNTS; i++) {
            double chance = chance(people, good, i * step, tools);
            if (chance > 0) chances.add(told(chance));
        }
        return List.copyOf(chances);
    }

    /// To a tenth of a thousandth; but what is not sure is not told as sure, and what can be is not told as impossible.
    private static double told(double chance) {
        return chance > 1 - 1e-9 ? 1 : Math.clamp(Math.round(chance * 10_000) / 10_000.0, 0.0001, 0.9999);
    }

    static double rounded(double mean) { return Math.round(mean * 100) / 100.0; }
}
