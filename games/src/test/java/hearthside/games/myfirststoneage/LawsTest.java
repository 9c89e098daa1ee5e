package hearthside.games.myfirststoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import org.junit.jupiter.api.Test;

class LawsTest {
    private final MyFirstStoneAge game = new MyFirstStoneAge();

    @Rule({"MF-25", "MF-44", "MF-52", "MF-68", "MF-80"})
    @Test
    void lawsHoldOnEveryTable() {
        var laws = new Laws<>(game, s -> new Invariants(s).check());
        long seed = 0;
        for (var terms : Tables.of(game)) for (int i = 0; i < 3; i++) laws.check(terms, seed++);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        // everything seen was seen by all, and what nobody has seen is not stored: no secret can vary
        assertThat(laws.varied()).isEmpty();
    }
}
