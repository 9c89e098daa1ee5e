package hearthside.server.replay;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A list that many ask for: it is gathered once a moment, and whoever comes meanwhile waits for it or gets the one of just before.
public final class Lately<T> {
    private static final long KEPT_NANOS = Duration.ofSeconds(1).toNanos();

    private record Told<T>(T list, long at) {}

    private final Supplier<T> gather;
    private final LongSupplier nanos;
    private @Nullable Told<T> told;

    public Lately(Supplier<T> gather) { this(gather, System::nanoTime); }

    /// @param nanos the clock; a test has one of its own
    Lately(Supplier<T> gather, LongSupplier nanos) {
        this.gather = gather;
        this.nanos = nanos;
    }

    public synchronized T tell() {
        var known = told;
        if (known != null && nanos.getAsLong() - known.at < KEPT_NANOS) return known.list;
        var list = gather.get();
        told = new Told<>(list, nanos.getAsLong());
        return list;
    }
}
