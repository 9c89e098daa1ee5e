package hearthside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SteadyClockTest {
    private Instant wall = Instant.parse("2026-11-15T12:00:00Z");
    private final AtomicLong nanos = new AtomicLong(-5);

    @Test
    void itDoesNotFollowTheTimeOfDayWhenThatJumps() {
        var time = new SteadyClock(new Clock() {
            @Override
            public Instant instant() { return wall; }

            @Override
            public ZoneOffset getZone() { return ZoneOffset.UTC; }

            @Override
            public Clock withZone(java.time.ZoneId zone) { return this; }
        }, nanos::get);
        var begun = time.instant();
        assertThat(begun).isEqualTo(wall);
        nanos.addAndGet(Duration.ofSeconds(2).toNanos());
        wall = wall.plus(Duration.ofDays(400));
        assertThat(time.instant()).isEqualTo(begun.plusSeconds(2));
        wall = Instant.EPOCH;
        nanos.addAndGet(Duration.ofSeconds(3).toNanos());
        assertThat(time.millis()).isEqualTo(begun.plusSeconds(5).toEpochMilli());
    }

    @Test
    void whatIsToldToPeopleHasTheTimeOfDay() {
        assertThat(SteadyClock.wall(new SteadyClock())).isEqualTo(Clock.systemUTC());
        var byHand = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
        assertThat(SteadyClock.wall(byHand)).isSameAs(byHand);
    }
}
