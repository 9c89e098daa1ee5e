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
        var laws = new Laws<>(game, LawsTest::audit);
        long seed = 0;
        for (var terms : Tables.of(game)) for (int i = 0; i < 3; i++) laws.check(terms, seed++);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        // everything seen was seen by all, and what nobody has seen is not stored: no secret can vary
        assertThat(laws.varied()).isEmpty();
    }

    /// Pieces are conserved, and somebody can always go on.
    static void audit(State s) {
        for (var good : Good.ALL) {
            int kind = good.ordinal();
            int pieces = Bag.count(s.land, kind) + Bag.count(s.post, kind);
            for (int seat = 0; seat < s.seats(); seat++) pieces += Bag.count(s.goods[seat], kind);
            assertThat(pieces).as("pieces of " + good).isEqualTo(s.seats() == 2 ? 3 : 4);
        }
        assertThat(Bag.size(s.post)).isEqualTo(5);
        assertThat(s.dogsOnBoard()).isBetween(0, 2);
        for (int seat = 0; seat < s.seats(); seat++) assertThat(s.dogs[seat]).isBetween(0, 2);
        if (s.phase instanceof Flipping) assertThat(Integer.bitCount(s.up)).as("MF-25: a tree is left").isLessThan(14);
        int onOffer = 0;
        for (int hut : s.top) if (hut >= 0) onOffer++;
        if (!(s.phase instanceof Over) && !s.agreed.together)
            assertThat(onOffer).as("MF-80").isGreaterThanOrEqualTo(s.agreed.equalTurns ? 1 : 2);
    }
}
