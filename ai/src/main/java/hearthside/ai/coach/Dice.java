package hearthside.ai.coach;

/// What several dice come to.
public final class Dice {
    private static final int SIDES = 6;
    private static final int TIMES = 10;
    private static final double HARDLY = 0.05;

    private Dice() {}

    /// How likely so many dice show at least so much together.
    public static double chance(int dice, int least) {
        double chance = 0;
        var ways = ways(dice);
        for (int sum = Math.max(0, least); sum < ways.length; sum++) chance += ways[sum];
        return chance;
    }

    /// What they bring on average where so many pips bring one.
    public static double mean(int dice, int pips) {
        double mean = 0;
        var ways = ways(dice);
        for (int sum = 0; sum < ways.length; sum++) {
            int whole = sum / pips;
            mean += ways[sum] * whole;
        }
        return mean;
    }

    private static double[] ways(int dice) {
        var ways = new double[] {1};
        for (int i = 0; i < dice; i++) {
            var next = new double[ways.length + SIDES];
            for (int sum = 0; sum < ways.length; sum++) for (int die = 1; die <= SIDES; die++) next[sum + die] += ways[sum] / SIDES;
            ways = next;
        }
        return ways;
    }

    /// A chance as people say it: so many times in ten, nearly always, hardly ever.
    public static Remark odds(String key, double chance) {
        if (chance < HARDLY) return Remark.of(key + ".never");
        if (chance > 1 - HARDLY) return Remark.of(key + ".always");
        return Remark.of(key).with("n", (int) Math.round(TIMES * chance));
    }
}
