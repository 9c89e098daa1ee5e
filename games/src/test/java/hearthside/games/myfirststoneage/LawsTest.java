package hearthside.games.myfirststoneage;

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

    @Test
    void anAuditNoticesWhatIsMissing() {
        for (Consumer<State> theft : List.<Consumer<State>>of(s -> s.land -= Bag.one(0), s -> s.post -= Bag.one(0),
                s -> s.goods[0] += Bag.one(1),
                s -> s.dogs[0] = MyFirstStoneAgeEdition.DOGS + 1, s -> s.huts[0] |= Integer.lowestOneBit(s.unseenHuts),
                s -> s.unseenHuts &= s.unseenHuts - 1, s -> s.below[0]--, s -> s.resets = -1, s -> s.swapA = 0)) {
            var s = game.setup(game.info().terms(2), Dealer.silent(new Chance.Seeded(1)));
            new Invariants(s).check();
            theft.accept(s);
            assertThatThrownBy(() -> new Invariants(s).check()).isInstanceOf(BadInput.class);
        }
    }
}
