package hearthside.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ResultTest {
    @Test
    void mostPointsWinAndTheTiebreakDecides() {
        assertThat(Result.best(List.of(5, 9, 9), List.of(0, 1, 2)).winners()).containsExactly(2);
        assertThat(Result.best(List.of(9, 9), List.of(1, 1)).winners()).containsExactly(0, 1);
    }

    @Test
    void equalsShareAPlaceAndWinnersComeFirst() {
        assertThat(Result.best(List.of(5, 9, 5, 3), List.of(0, 0, 0, 0)).places()).containsExactly(2, 1, 2, 4);
        assertThat(new Result(List.of(1, 2), List.of(0, 0), List.of(0)).places()).containsExactly(1, 2);
    }

    @Test
    void whoeverWinsOrLosesAsOneSharesAPlace() {
        assertThat(new Result(List.of(1, 3, 2), List.of(), List.of(0, 1, 2)).places()).containsExactly(1, 1, 1);
        assertThat(new Result(List.of(1, 0, 2), List.of(), List.of()).places()).containsExactly(1, 1, 1);
    }

    @Test
    void whereNobodyHasWonAllAreRankedByPoints() {
        assertThat(new Result(List.of(1, 2), List.of(0, 0), List.of()).places()).containsExactly(2, 1);
    }
}
