package hearthside.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.pace.Pace;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.protocol.Tournaments.State;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TournamentsTest {
    private static Duration longest(Pace pace) {
        return Tournaments
                .longest(new Tournament("t", "Cup", "g", Kind.SWISS, "h", "Host", 2, 2, 5, 60, Map.of(), pace, true, State.RUNNING,
                        1, 0, null, null, 0, 0, null, null));
    }

    @Test
    void aTableCountsAsItStandsAfterHoursOrAFewMonthsWhateverItsPace() {
        assertThat(longest(new Pace.Live(3600, 10_800, null))).isEqualTo(Duration.ofHours(4));
        assertThat(longest(new Pace.Daily(1, null))).isEqualTo(Duration.ofDays(60));
        for (int days : new int[] {2, 7, 30}) assertThat(longest(new Pace.Daily(days, null))).isEqualTo(Duration.ofDays(90));
    }
}
