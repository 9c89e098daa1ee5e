package hearthside.drill.harness;

import java.io.PrintStream;
import java.util.Locale;

/// Tells every ten seconds how far a drill is.
public final class Progress {
    private static final long EVERY_NANOS = 10_000_000_000L;

    private final PrintStream out;
    private final String what;
    private final long all;
    private final long begun = System.nanoTime();
    private long told = begun;

    /// @param what what is counted: `games`
    public Progress(PrintStream out, String what, long all) {
        this.out = out;
        this.what = what;
        this.all = all;
    }

    /// On stderr, so that the figures alone are on stdout.
    public static Progress of(String what, long all) { return new Progress(System.err, what, all); }

    public synchronized void at(long done) {
        long now = System.nanoTime();
        if (now - told < EVERY_NANOS) return;
        told = now;
        out.printf(Locale.ROOT, "… %d of %d %s after %d s%n", Math.min(done, all), all, what, (now - begun) / 1_000_000_000L);
    }
}
