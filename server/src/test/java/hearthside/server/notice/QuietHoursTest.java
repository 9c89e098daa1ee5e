package hearthside.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class QuietHoursTest {
    private static final QuietHours NIGHT = new QuietHours("22:00", "07:30", "Europe/Berlin");

    private static Instant at(String utc) { return Instant.parse(utc); }

    @Test
    void whatHappensAtNightIsToldInTheMorning() {
        assertThat(NIGHT.after(at("2026-11-15T21:30:00Z"))).isEqualTo(at("2026-11-16T06:30:00Z"));
        assertThat(NIGHT.after(at("2026-11-15T03:00:00Z"))).isEqualTo(at("2026-11-15T06:30:00Z"));
    }

    @Test
    void byDayNothingWaits() {
        assertThat(NIGHT.after(at("2026-11-15T12:00:00Z"))).isEqualTo(at("2026-11-15T12:00:00Z"));
        assertThat(NIGHT.after(at("2026-11-15T06:30:00Z"))).as("the first minute of the day").isEqualTo(at("2026-11-15T06:30:00Z"));
    }

    @Test
    void theHourIsThatOfThePlaceAlsoInSummer() {
        assertThat(NIGHT.after(at("2026-07-15T20:00:00Z"))).isEqualTo(at("2026-07-16T05:30:00Z"));
    }

    @Test
    void aNapWithinOneDayIsQuietToo() {
        var nap = new QuietHours("13:00", "15:00", "UTC");
        assertThat(nap.after(at("2026-11-15T14:00:00Z"))).isEqualTo(at("2026-11-15T15:00:00Z"));
        assertThat(nap.after(at("2026-11-15T15:00:00Z"))).isEqualTo(at("2026-11-15T15:00:00Z"));
        assertThat(nap.after(at("2026-11-15T02:00:00Z"))).isEqualTo(at("2026-11-15T02:00:00Z"));
    }

    @Test
    void fromAndToTheSameIsNeverQuiet() {
        assertThat(new QuietHours("08:00", "08:00", "UTC").after(at("2026-11-15T08:00:00Z"))).isEqualTo(at("2026-11-15T08:00:00Z"));
    }

    @Test
    void nonsenseIsRefusedByItsField() {
        assertThatThrownBy(() -> new QuietHours("late", "07:00", "UTC")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("from"));
        assertThatThrownBy(() -> new QuietHours("22:00", "07:00", "Middle/Earth")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("zone"));
    }
}
