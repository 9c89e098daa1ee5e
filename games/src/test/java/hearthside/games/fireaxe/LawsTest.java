package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import org.junit.jupiter.api.Test;

class LawsTest {
    private final FireAndAxe game = new FireAndAxe();

    @Rule({"FA-37", "FA-80", "FA-240", "FA-270", "FA-271"})
    @Test
    void lawsHoldOnEveryTable() {
        var laws = new Laws<>(game, LawsTest::audit);
        long seed = 0;
        for (var terms : Tables.of(game)) {
            var options = new java.util.LinkedHashMap<>(terms.options());
            options.put("maxRounds", "20"); // twenty rounds of drifting about show all there is
            laws.check(game.info().terms(terms.seats(), options), seed++);
        }
        assertThat(laws.decisions()).isGreaterThan(10_000);
        // the only secrets are the runes in other hands; decks and treasure are drawn when they are turned up
        assertThat(laws.varied()).containsExactly("captains[].runes[].rune");
    }

    /// Pieces are conserved, and nothing lies where it may not.
    static void audit(State s) {
        for (int good = 0; good < Bag.KINDS; good++) {
            int tokens = Bag.count(s.supply, good) + Long.bitCount(s.goodsAt[good]) + (s.demand == good ? 1 : 0);
            for (int cargo : s.cargo) tokens += Bag.count(cargo, good);
            assertThat(tokens).as("FA-271: tokens of a good").isEqualTo(11);
        }
        long towns = s.towns;
        for (int seat = 0; seat < s.seats(); seat++) {
            assertThat(s.crewInSupply(seat)).as("FA-270").isBetween(0, 15);
            assertThat(s.crew[seat]).isBetween(0, 7);
            assertThat(s.aboard(seat)).isLessThanOrEqualTo(Agreement.loadLimit(s.era));
            assertThat(s.hands.size(seat)).as("FA-71").isLessThanOrEqualTo(3);
            assertThat(towns & s.raided[seat]).as("a town is taken once").isZero();
            towns |= s.raided[seat];
        }
        assertThat(Long.bitCount(towns)).isEqualTo(15);
        assertThat(s.goodsAt[0] & s.goodsAt[1] | s.goodsAt[0] & s.goodsAt[2] | s.goodsAt[1] & s.goodsAt[2]).as("FA-141").isZero();
        for (long region : s.agreed.regions) for (long goods : s.goodsAt) assertThat(Long.bitCount(region & goods)).as("FA-142").isLessThanOrEqualTo(1);
        assertThat(Integer.bitCount(s.counters) + java.util.stream.IntStream.of(s.treasure).filter(counter -> counter >= 0).count()).as("treasure counters").isEqualTo(15);
        assertThat(s.daysLeft()).as("FA-31").isNotNegative();
    }
}
