package hearthside.core.input;

/// A number that no rule limits: a supply without end, points, rounds. It stops at a million either way, so that sums never overflow and
/// whatever a game has come to can be read back.
public final class Amount {
    public static final int MOST = 1_000_000;

    private Amount() {}

    /// What there is after so much more, or less.
    public static int plus(int have, int more) { return Math.clamp((long) have + more, -MOST, MOST); }

    /// A number from outside, before anything is added to it. Throws [BadInput] that names the field.
    public static int read(int told, String field) { return within(-MOST, MOST, told, field); }

    /// The same for what cannot be less than nothing.
    public static int count(int told, String field) { return within(0, MOST, told, field); }

    /// A number from outside that must lie between two others.
    public static int within(int least, int most, int told, String field) {
        BadInput.must(told >= least && told <= most, field, "This is %d to %d, not %d.".formatted(least, most, told));
        return told;
    }
}
