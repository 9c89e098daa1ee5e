package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import java.util.List;
import java.util.function.Consumer;
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

    @Test
    void anAuditNoticesWhatIsMissing() {
        for (Consumer<State> theft : List.<Consumer<State>>of(s -> s.beings[State.DECK] &= s.beings[State.DECK] - 1,
                s -> s.things[State.DECK] &= s.things[State.DECK] - 1,
                s -> s.things[State.DISCARD] |= Long.lowestOneBit(s.things[State.DECK]),
                s -> s.beings[State.POOL] |= Cards.STARTER_BITS, s -> s.food[0] = -1, s -> s.teeth[0] = -1, s -> s.locked = true)) {
            var s = game.setup(game.info().terms(2), Dealer.silent(new Chance.Seeded(1)));
            new Invariants(s).check();
            theft.accept(s);
            assertThatThrownBy(() -> new Invariants(s).check()).isInstanceOf(BadInput.class);
        }
    }
}
