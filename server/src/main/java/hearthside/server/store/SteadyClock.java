package hearthside.server.store;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.function.LongSupplier;

/// Begins with the time of day and goes on by a clock that nobody sets: however the time of day jumps while the server runs, nobody's time
/// at a table runs out by that.
public final class SteadyClock extends Clock {
    private final Instant begun;
    private final LongSupplier nanos;
    private final long first;

    public SteadyClock() { this(Clock.systemUTC(), System::nanoTime); }

    /// @param wall  looked at once
    /// @param nanos never goes back, and jumps nowhere
    SteadyClock(Clock wall, LongSupplier nanos) {
        this.begun = wall.instant();
        this.nanos = nanos;
        this.first = nanos.getAsLong();
    }

    /// The time of day where the time is kept by such a clock; what tests move by hand is both.
    public static Clock wall(Clock time) { return time instanceof SteadyClock ? Clock.systemUTC() : time; }

    @Override
    public Instant instant() { return begun.plusNanos(nanos.getAsLong() - first); }

    @Override
    public ZoneId getZone() { return ZoneOffset.UTC; }

    @Override
    public Clock withZone(ZoneId zone) { return this; }
}
