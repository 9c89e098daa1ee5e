package hearthside.ai.bot;

import hearthside.core.input.BadInput;
import java.util.regex.Pattern;

/// How long a bot may think: so many milliseconds, or so many iterations, whichever is not 0.
public record Budget(int millis, int iterations) {
    private static final Pattern PATTERN = Pattern.compile("([0-9]+)(ms|it)");
    public static final Budget QUICK = new Budget(0, 1);

    public static Budget ofMillis(int millis) { return new Budget(millis, 0); }

    /// `1000ms` or `400it`. Throws [BadInput].
    public static Budget parse(String text) {
        var parts = PATTERN.matcher(text);
        if (!parts.matches() || parts.group(1).length() > 8 || Integer.parseInt(parts.group(1)) == 0)
            throw new BadInput("budget", "A budget is written as 1000ms or 400it, not \"%s\".".formatted(text));
        int amount = Integer.parseInt(parts.group(1));
        return parts.group(2).equals("ms") ? ofMillis(amount) : ofIterations(amount);
    }

    @Override
    public String toString() { return millis > 0 ? millis + "ms" : iterations + "it"; }

    public static Budget ofIterations(int iterations) { return new Budget(0, iterations); }
}
