package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import org.junit.jupiter.api.Test;

class LawsTest {
    private static final int OPTIONS = 9;
    private final Cavemen game = new Cavemen();

    @Rule({"CV-3", "CV-12", "CV-30", "CV-53", "CV-58", "CV-90"})
    @Test
    void lawsHoldOnEveryTable() {
        var laws = new Laws<>(game, s -> new Invariants(s).check());
        var tables = Tables.of(game);
        int perSeats = tables.size() / 4;
        for (int i = 0; i < tables.size(); i++) // every option by itself, and every third mixture
            if (i % perSeats <= OPTIONS || i % 3 == 0) laws.check(tables.get(i), i);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        // all is open but the order of the deck, and that is not stored: no secret can vary
        assertThat(laws.varied()).isEmpty();
    }
}
