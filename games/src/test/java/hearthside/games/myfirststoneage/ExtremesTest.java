package hearthside.games.myfirststoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Extremes;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Numbers far out of range end in a sentence, or in a game that can be played.
class ExtremesTest {
    private final MyFirstStoneAge game = new MyFirstStoneAge();
    private final Extremes<State, Action> extremes = new Extremes<>(game, s -> new Invariants(s).check(), 5);

    @Test
    void ofAPosition() {
        for (int seats = 2; seats <= 4; seats++) {
            extremes.positions(game.info().terms(seats, Map.of("swaps", "3", "help", "3")), 12);
            extremes.positions(game.info().terms(seats, Map.of("together", "on")), 12);
        }
        assertThat(extremes.accepted()).isPositive();
        assertThat(extremes.refused()).isGreaterThan(1000);
    }

    @Test
    void ofAnEdition() {
        for (int seats = 2; seats <= 4; seats++) extremes.editions(seats, MyFirstStoneAgeEdition.HOUSE);
        assertThat(extremes.refused()).isPositive();
    }

    @Test
    void ofAJournal() {
        extremes.journals(game.info().terms(3));
        assertThat(extremes.refused()).isPositive();
    }
}
