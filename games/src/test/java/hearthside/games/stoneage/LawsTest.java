package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Laws;
import hearthside.testkit.Tables;
import org.junit.jupiter.api.Test;

class LawsTest {

    @Test
    void lawsHoldOnEveryTable() {
        var game = new StoneAge();
        var laws = new Laws<>(game, LawsTest::audit);
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
        var laws = new Laws<>(game, LawsTest::audit);
        long seed = 0;
        for (var terms : Tables.of(game)) for (int i = 0; i < 6; i++) laws.check(terms, seed++);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        assertThat(laws.varied()).isEmpty();
    }

    /// Pieces are conserved, and nothing grows beyond its bounds.
    static void audit(State s) {
        long seen = 0;
        int cards = 0;
        for (int card : s.row)
            if (card >= 0) {
                seen |= 1L << card;
                cards++;
            }
        for (int seat = 0; seat < s.seats(); seat++) {
            assertThat(s.cards[seat] & s.drawn[seat]).isZero();
            seen |= s.allCards(seat);
            cards += Long.bitCount(s.allCards(seat));
            assertThat(s.stock(seat, Good.FOOD)).isNotNegative();
            assertThat(s.goods(seat).isNegative()).isFalse();
            assertThat(s.field[seat]).isBetween(s.agreed.fieldStart, s.agreed.topOfField);
            assertThat(Tools.total(s.tools[seat])).isBetween(0, 12);
        }
        assertThat(Long.bitCount(seen)).as("no card is in two places").isEqualTo(cards);
        assertThat(seen & s.deck).isZero();
        if (!s.agreed.solo) assertThat(cards + s.deckSize()).as("36 cards").isEqualTo(36);
        assertThat(s.ready & ~java.util.Arrays.stream(s.cards).reduce(0, (a, b) -> a | b)).isZero();
        int tiles = s.discarded | s.unseenTiles, count = Integer.bitCount(s.discarded) + Integer.bitCount(s.unseenTiles);
        for (int top : s.top)
            if (top >= 0) {
                tiles |= 1 << top;
                count++;
            }
        for (int owned : s.tiles) {
            tiles |= owned;
            count += Integer.bitCount(owned);
        }
        assertThat(count).as("28 tiles").isEqualTo(28);
        assertThat(Integer.bitCount(tiles)).as("each once").isEqualTo(28);
        figures(s);
    }

    private static void figures(State s) {
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++) {
            assertThat(s.figures[tribe]).isBetween(s.agreed.mostFigures - 5, s.agreed.mostFigures);
            assertThat(s.home(tribe)).isBetween(0, s.figures[tribe]);
        }
        for (var location : Location.ALL) {
            int crowd = State.crowd(s.at[location.ordinal()]);
            if (location.hasRings()) assertThat(crowd).isLessThanOrEqualTo(7);
            else if (location == Location.HUT) assertThat(crowd).isIn(0, 2);
            else if (location != Location.HUNTING_GROUNDS) assertThat(crowd).isIn(0, 1);
        }
    }
}
