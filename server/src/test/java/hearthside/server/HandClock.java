package hearthside.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// A clock that tests move by hand.
final class HandClock extends Clock {
    private volatile Instant now = Instant.parse("2026-11-15T12:00:00Z");

    void pass(Duration time) { now = now.plus(time); }

    @Override
    public Instant instant() { return now; }

    @Override
    public ZoneId getZone() { return ZoneOffset.UTC; }

    @Override
    public Clock withZone(ZoneId zone) { return this; }
}
