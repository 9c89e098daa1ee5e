package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Laws;
import hearthside.testkit.Tables;
import org.junit.jupiter.api.Test;

class LawsTest {

    @Test
    void lawsHoldOnEveryTable() {
        var game = new StoneAge();
        var laws = new Laws<>(game, s -> new Invariants(s).check());
        long seed = 0;
        for (var terms : Tables.of(game)) laws.check(terms, seed++);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        // only a card that somebody else took unseen is a secret (SA-56), and with it what only the referee knows to be its worth
        assertThat(laws.varied()).isNotEmpty()
                .allMatch(path -> path.startsWith("players[].drawn[]") || path.startsWith("players[].tally."));
    }

    @Test
    void lawsHoldAloneAtEveryLevel() {
        var game = new StoneAgeSolo();
        var laws = new Laws<>(game, s -> new Invariants(s).check());
        long seed = 0;
        for (var terms : Tables.of(game)) for (int i = 0; i < 6; i++) laws.check(terms, seed++);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        assertThat(laws.varied()).isEmpty();
    }
}
