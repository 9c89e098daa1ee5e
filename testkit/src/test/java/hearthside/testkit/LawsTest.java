package hearthside.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LawsTest {
    private static void check(Consumer<Pebbles.State> fault) {
        var game = new Pebbles(fault);
        var laws = new Laws<>(game, Pebbles::audit);
        for (int seed = 0; seed < 20; seed++) laws.check(game.info().terms(2), seed);
    }

    @Test
    void aSoundGamePasses() { assertThatCode(() -> check(s -> {})).doesNotThrowAnyException(); }

    /// A state that is read back from a position has its pile worked out anew, so nothing would be missing there.
    @Test
    void aPieceThatOnlyTheLiveStateHasLostIsFound() {
        assertThatThrownBy(() -> check(s -> s.pile--)).isInstanceOf(AssertionError.class).hasMessageContaining("a pebble is gone");
    }

    @Test
    void anExtremeNumberIsRefusedOrPlayedOn() {
        var game = new Pebbles(s -> {});
        var extremes = new Extremes<>(game, Pebbles::audit, 1);
        for (int i = 0; i < 20; i++) extremes.positions(game.info().terms(2), 2);
        extremes.journals(game.info().terms(2));
        assertThat(extremes.refused()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"The scores must be Scores[hunting=3].", "There is Forage[] now.", "No full stop", "It needs {0} teeth.",
            "Ask hearthside.core.Match for it.", "Nobody has null food."})
    void aSentenceThatShowsTheProgramIsFound(String sentence) {
        assertThatThrownBy(() -> Sentences.check(sentence)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aPlainSentencePasses() {
        Sentences.check("The markers in the deck are [1, 2, 3].");
        Sentences.check("It is not your turn. CV-51");
    }
}
