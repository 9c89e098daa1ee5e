package hearthside.games.cavemen;

import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DrawTest {

    @Rule("CV-22")
    @Test
    void aRoundGoesThroughItsFivePhasesInOrder() {
        var t = Scene.of(2).round(0).begin();
        assertThat(t.events.getFirst()).isEqualTo(new Event.RoundBegun(1));
        assertThat(t.events.get(1)).isInstanceOf(Event.PoolFilled.class);
        assertThat(t.s.phase).isInstanceOf(Bidding.class);
        t.pass().pass();
        assertThat(t.events).containsSubsequence(new Event.ConchKept(0), new Event.Fed(0, 2), new Event.Fed(1, 1));
        assertThat(t.s.phase).isEqualTo(Acting.turn(0, 0));
        t.forage().forage().forage();
        assertThat(t.s.phase).isEqualTo(new Discarding(1));
    }

    @Rule({"CV-23", "CV-25"})
    @ParameterizedTest
    @CsvSource({"2, 7, 79", "3, 8, 78", "4, 9, 77", "5, 10, 76"})
    void thePoolStartsWithFiveCardsAndOneForEachPlayer(int seats, int pool, int deck) {
        var t = Scene.of(seats).round(0).begin();
        assertThat(t.view().pool()).hasSize(pool);
        assertThat(t.view().deck()).hasSize(deck);
    }

    @Rule({"CV-24", "CV-25"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void laterTwoCardsAndOneForEachPlayerAreAdded(int seats) {
        var t = Scene.of(seats).pool("beast-dodo-1", "beast-dodo-2", "cave-cleft").begin();
        assertThat(t.happened(Event.PoolFilled.class).getFirst().cards()).hasSize(seats + 2);
        assertThat(t.view().pool()).hasSize(seats + 5);
    }

    /// Four players, three cards in the pool, four in the deck, Fire among them.
    private static Scene shortDeck() {
        return Scene.of(4).pool("beast-dodo-1", "beast-dodo-2", "cave-cleft").deckOf("hunter-brok", "hunter-thud", "elder-osk", FIRE);
    }

    @Rule({"CV-26", "CV-27", "CV-28", "CV-30"})
    @Test
    void whenTheDeckRunsOutInARefillTheDiscardPileBecomesTheDeck() {
        var t = shortDeck();
        int discarded = t.s.count(DISCARD);
        t.next("hunter-brok", FIRE, "hunter-thud", "elder-osk").begin();
        assertThat(t.events).contains(new Event.Reshuffled(discarded), new Event.FireLocked());
        assertThat(t.s.count(DECK)).isEqualTo(discarded - 2);
        assertThat(t.s.count(DISCARD)).isZero();
        assertThat(t.cards(POOL)).hasSize(9).contains("hunter-brok", FIRE, "hunter-thud", "elder-osk");
        assertThat(t.s.locked).isTrue();
    }

    @Rule("CV-27")
    @Test
    void theLastCardItselfIsNotShuffledIn() {
        var t = shortDeck().next("hunter-brok", FIRE, "hunter-thud", "elder-osk").begin();
        assertThat(t.cards(DECK)).doesNotContain("elder-osk", FIRE);
    }

    @Rule("CV-28")
    @Test
    void aLockedFireStaysInThePoolRoundAfterRound() {
        var t = Scene.of(2).locked().pool(FIRE, "beast-dodo-1", "beast-dodo-2").lastAction();
        assertThat(t.s.round).isEqualTo(3);
        assertThat(t.cards(POOL)).contains(FIRE).hasSize(7);
        assertThat(Scene.of(2).pool(FIRE, "beast-dodo-1", "beast-dodo-2").lastAction().cards(DECK)).contains(FIRE);
    }

    /// A deck of one card and nothing discarded: everything else lies with the tribes or in the pool. Only a test can do that.
    private static Scene almostNothing() {
        var t = Scene.of(2).deckOf("hunter-brok", "hunter-thud", FIRE);
        t.s.beings[POOL] |= t.s.beings[DISCARD];
        t.s.things[State.TRIBES] |= t.s.things[DISCARD];
        t.s.beings[DISCARD] = 0;
        t.s.things[DISCARD] = 0;
        return t;
    }

    @Rule("CV-29")
    @Test
    void whereNothingIsLeftNothingIsDrawn() {
        var s = almostNothing().s;
        var dealer = Dealer.silent(new Chance.Seeded(1));
        for (int i = 0; i < 3; i++) assertThat(s.draw("pool", dealer)).isNotEqualTo(Cards.NONE);
        assertThat(s.locked).as("locked all the same").isTrue();
        assertThat(s.draw("pool", dealer)).isEqualTo(Cards.NONE);
        s.add(DISCARD, 0); // the shuffle is made up for
        assertThat(s.draw("pool", dealer)).isZero();
    }

    @Rule("CV-29")
    @Test
    void thePoolStaysSmallerAndAHuntCostsNobody() {
        var empty = almostNothing().s;
        empty.beings[POOL] = empty.beings[POOL] & Cards.BEAST_BITS;
        var dealer = Dealer.silent(new Chance.Seeded(1));
        int before = empty.count(POOL);
        Round.begin(empty, dealer);
        assertThat(empty.count(POOL)).as("three of the four cards that were due").isEqualTo(before + 3);
        empty.conch = 0;
        empty.things[State.TRIBES] &= ~(1L << 8 + 18); // no armour
        long members = empty.members(0);
        empty.phase = Acting.turn(0, 0);
        int dodo = empty.agreed.cards.number("beast-dodo-1");
        empty.beings[DISCARD] = 0;
        empty.phase = Hunting.hunt(empty, 0, 0, dodo, dealer);
        assertThat(empty.phase).isNotInstanceOf(Losing.class);
        assertThat(empty.members(0)).isEqualTo(members);
    }

    @Rule("CV-30")
    @Test
    void fireIsNeverDiscarded() {
        for (int game = 0; game < 8; game++)
            Scene.randomGame(Scene.terms(2 + game % 4), 40 + game, t -> assertThat(t.s.isFireIn(DISCARD)).isFalse());
    }
}
