package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.testkit.Extremes;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers far out of range end in a sentence, or in a game that can be played.
class ExtremesTest {
    private static Extremes<State, Action> of(Game<State, Action> game) { return new Extremes<>(game, s -> new Invariants(s).check(), 5); }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void ofAPosition(int seats) {
        var game = new StoneAge();
        var extremes = of(game);
        extremes.positions(game.info().terms(seats), 250);
        assertThat(extremes.accepted()).isPositive();
        assertThat(extremes.refused()).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4"})
    void ofAPositionAlone(String level) {
        var game = new StoneAgeSolo();
        var extremes = of(game);
        extremes.positions(game.info().terms(1, Map.of("level", level)), 100);
        assertThat(extremes.accepted()).isPositive();
        assertThat(extremes.refused()).isGreaterThan(200);
    }

    @Test
    void ofAnEdition() {
        var extremes = of(new StoneAge());
        extremes.editions(3, StoneAgeEdition.HOUSE);
        assertThat(extremes.refused()).isGreaterThan(100);
    }

    @Test
    void ofAJournal() {
        var extremes = of(new StoneAge());
        extremes.journals(new StoneAge().info().terms(3));
        assertThat(extremes.refused()).isPositive();
    }
}
