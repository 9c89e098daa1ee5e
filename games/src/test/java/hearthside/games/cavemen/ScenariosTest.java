package hearthside.games.cavemen;

import static hearthside.games.cavemen.Payment.FOOD;
import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Whole stretches of play.
class ScenariosTest {

    @Rule({"CV-13", "CV-16", "CV-19", "CV-23"})
    @Test
    void threeTribesSetOut() {
        var t = Scene.choosing(3).play(new Action.ChooseTribe(Tribe.BEAR)).play(new Action.ChooseTribe(Tribe.WOLF)).next("cave-cleft")
                .play(new Action.ChooseTribe(Tribe.SNAKE));
        for (int seat = 0; seat < 3; seat++) {
            assertThat(t.s.food[seat]).isEqualTo(8);
            assertThat(t.s.teeth[seat]).isEqualTo(4);
            assertThat(t.scores(seat)).isEqualTo(new Scores(3, 1, 1, 4));
        }
        assertThat(t.s.conch).as("marker 1 is the wolf's").isOne();
        assertThat(t.s.phase).isEqualTo(new Bidding(1, 0, -1));
        assertThat(t.s.count(POOL)).isEqualTo(8);
        assertThat(t.s.count(DECK)).isEqualTo(78);
        assertThat(t.s.count(DISCARD)).isZero();
    }

    @Rule({"CV-22", "CV-31", "CV-51", "CV-87"})
    @Test
    void aRoundFromTheFirstCardToTheLast() {
        var t = Scene.of(3).pool("hunter-brok", "cave-cleft", "beast-dodo-1")
                .next("thinker-ekko", "invention-club", "beast-wild-boar-1", "elder-osk", "cave-grotto").begin();
        assertThat(t.s.conch).isOne();
        t.pass().bid(2).pass().pass(); // seat 2 takes the Conch for two teeth
        assertThat(t.s.conch).isEqualTo(2);
        assertThat(t.s.teeth).containsExactly(4, 4, 2);
        assertThat(t.s.food).containsExactly(7, 7, 6);
        // marker 2 is the tiger's own
        t.recruit("thinker-ekko", FOOD).invent("invention-club").next("hunter-skarn").hunt("beast-wild-boar-1");
        assertThat(t.members(1)).isEmpty();
        assertThat(t.seat()).as("the holder once more").isEqualTo(2);
        t.explore("cave-cleft");
        assertThat(t.s.phase).as("on the right of seat 2").isEqualTo(new Discarding(1));
        t.discard("cave-grotto");
        assertThat(t.s.round).isEqualTo(4);
        assertThat(t.s.conch).isZero();
        assertThat(t.s.count(POOL)).isEqualTo(8);
        assertThat(t.cards(DISCARD)).containsExactlyInAnyOrder("beast-wild-boar-1", "hunter-skarn", "cave-grotto");
    }

    @Rule({"CV-74", "CV-102"})
    @Test
    void whereLostMembersGo() {
        var starved = Scene.of(2).has(0, "hunter-brok").food(1, 5).teeth(0, 0).auction().lose("hunter-brok");
        assertThat(starved.cards(DISCARD)).containsExactly("hunter-brok");
        var hunter = Scene.of(2).has(0, "hunter-brok").food(1, 5).teeth(0, 0).auction().lose("wolf-hunter");
        assertThat(hunter.cards(DISCARD)).isEmpty();
        assertThat(hunter.view().box()).contains("wolf-hunter").doesNotContain("tiger-hunter");
    }

    @Rule({"CV-28", "CV-82", "CV-86", "CV-89"})
    @Test
    void fireComesGoesAndComesToStay() {
        var t = InventTest.inventing(4, 6).pool("beast-dodo-1", "beast-dodo-2", "cave-cleft");
        assertThat(t.refusal(new Action.Invent(FIRE))).isEqualTo("CV-82");
        t.lastAction();
        assertThat(t.cards(DECK)).as("unclaimed, it goes back").contains(FIRE);
        var later = Scene.of(4).pool("beast-dodo-1", "beast-dodo-2", "cave-cleft").deckOf(FIRE, "elder-osk").next(FIRE, "elder-osk")
                .begin();
        assertThat(later.s.locked).isTrue();
        later.lastAction();
        assertThat(later.s.phase).isInstanceOf(Discarding.class);
        while (later.s.phase instanceof Discarding) later.play(later.options().getFirst());
        assertThat(later.cards(POOL)).as("now it stays").contains(FIRE).hasSize(9);
    }
}
