package hearthside.server.testing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// A clock that tests move by hand. Jobs are looked for when it has moved; one that ticks, too, lets them be found at once.
public final class HandClock extends Clock {
    private static final int RACE = 5;

    private final int ticks;
    private final long begun = System.nanoTime();
    private volatile Instant now = Instant.parse("2026-11-15T12:00:00Z");

    /// @param ticks how many times as fast as any clock
    private HandClock(int ticks) { this.ticks = ticks; }

    public static HandClock still() { return new HandClock(0); }

    public static HandClock ticking() { return new HandClock(1); }

    /// For what takes its time: there a moment passes while another clock ticks once.
    public static HandClock racing() { return new HandClock(RACE); }

    public void pass(Duration time) { now = now.plus(time); }

    @Override
    public Instant instant() { return now.plusNanos(ticks * (System.nanoTime() - begun)); }

    @Override
    public ZoneId getZone() { return ZoneOffset.UTC; }

    @Override
    public Clock withZone(ZoneId zone) { return this; }
}
