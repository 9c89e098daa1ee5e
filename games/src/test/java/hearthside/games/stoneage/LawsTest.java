package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Laws;
import hearthside.testkit.Tables;
import java.util.List;
import java.util.function.Consumer;
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

    @Test
    void anAuditNoticesWhatIsMissing() {
        for (Consumer<State> theft : List.<Consumer<State>>of(s -> s.deck &= s.deck - 1, s -> s.unseenTiles &= s.unseenTiles - 1,
                s -> s.cards[0] |= Long.lowestOneBit(s.deck), s -> s.tiles[0] |= Integer.lowestOneBit(s.unseenTiles), s -> s.stock[0] = -1,
                s -> s.field[0] = s.agreed.topOfField + 1, s -> s.figures[0] = s.agreed.mostFigures + 1, s -> s.round = 0,
                s -> s.ready = Long.lowestOneBit(s.deck))) {
            var game = new StoneAge();
            var s = game.setup(game.info().terms(2), Dealer.silent(new Chance.Seeded(1)));
            new Invariants(s).check();
            theft.accept(s);
            assertThatThrownBy(() -> new Invariants(s).check()).isInstanceOf(BadInput.class);
        }
    }
}
