package hearthside.ai;

/// How long a bot may think: so many milliseconds, or so many iterations, whichever is not 0.
public record Budget(int millis, int iterations) {
    public static final Budget QUICK = new Budget(0, 1);

    public static Budget ofMillis(int millis) { return new Budget(millis, 0); }

    public static Budget ofIterations(int iterations) { return new Budget(0, iterations); }
}
