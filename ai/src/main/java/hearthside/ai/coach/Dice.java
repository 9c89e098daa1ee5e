package hearthside.ai.coach;

/// How chances are told.
public final class Dice {
    private static final int TIMES = 10;
    private static final double HARDLY = 0.05;

    private Dice() {}

    /// A chance as people say it: so many times in ten, nearly always, hardly ever.
    public static Remark odds(String key, double chance) {
        if (chance < HARDLY) return Remark.of(key + ".never");
        if (chance > 1 - HARDLY) return Remark.of(key + ".always");
        return Remark.of(key).with("n", (int) Math.round(TIMES * chance));
    }
}
