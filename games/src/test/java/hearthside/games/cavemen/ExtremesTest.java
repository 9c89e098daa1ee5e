package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Extremes;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Numbers far out of range end in a sentence, or in a game that can be played.
class ExtremesTest {
    private final Cavemen game = new Cavemen();
    private final Extremes<State, Action> extremes = new Extremes<>(game, s -> new Invariants(s).check(), 5);

    @Test
    void ofAPosition() {
        for (int seats = 2; seats <= 5; seats++) extremes.positions(game.info().terms(seats, Map.of("maxRounds", "30")), 250);
        assertThat(extremes.accepted()).isPositive();
        assertThat(extremes.refused()).isGreaterThan(1000);
    }

    @Test
    void ofAnEdition() {
        extremes.editions(3, CavemenEdition.HOUSE);
        assertThat(extremes.accepted()).isPositive();
        assertThat(extremes.refused()).isGreaterThan(100);
    }

    @Test
    void ofAJournal() {
        extremes.journals(game.info().terms(3));
        assertThat(extremes.refused()).isPositive();
    }
}
