package hearthside.server.testing;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// What the server does by itself, a moment later: tests wait for it here, for as long as a busy machine may need.
public final class Eventually {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long PAUSE_MILLIS = 20;

    private Eventually() {}

    public static void eventually(String what, BooleanSupplier isSo) { eventually(what, isSo::getAsBoolean, is -> is); }

    /// What was found once it is so.
    public static <T> T eventually(String what, Supplier<T> find, Predicate<T> isSo) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            var found = find.get();
            if (isSo.test(found)) return found;
            if (System.nanoTime() > end) throw new AssertionError("in vain: %s; last %s".formatted(what, found));
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
