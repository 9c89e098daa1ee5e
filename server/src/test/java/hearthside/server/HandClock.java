package hearthside.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// A clock that tests move by hand. Jobs are looked for when it has moved; one that ticks, too, lets them be found at once.
final class HandClock extends Clock {
    private final boolean ticks;
    private final long begun = System.nanoTime();
    private volatile Instant now = Instant.parse("2026-11-15T12:00:00Z");

    private HandClock(boolean ticks) { this.ticks = ticks; }

    static HandClock still() { return new HandClock(false); }

    static HandClock ticking() { return new HandClock(true); }

    void pass(Duration time) { now = now.plus(time); }

    @Override
    public Instant instant() { return ticks ? now.plusNanos(System.nanoTime() - begun) : now; }

    @Override
    public ZoneId getZone() { return ZoneOffset.UTC; }

    @Override
    public Clock withZone(ZoneId zone) { return this; }
}
