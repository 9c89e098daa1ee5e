package hearthside.games.cavemen;

import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class HuntTest {

    /// Seat 0 has markers 1 (starting hunter) and 4, hunting 5.
    private static Scene hunters() {
        return Scene.of(2).has(0, "hunter-tovu").pool("beast-styracosaurus-1", "beast-cave-bear-1", "beast-stegosaurus");
    }

    @Rule({"CV-66", "CV-6"})
    @Test
    void theHuntingScoreMustReachWhatTheBeastNeeds() {
        var t = hunters();
        assertThat(t.options()).contains(new Action.Hunt("beast-styracosaurus-1"), new Action.Hunt("beast-cave-bear-1"));
        assertThat(t.refusal(new Action.Hunt("beast-stegosaurus"))).isEqualTo("CV-66");
        assertThat(Scene.of(2).pool("beast-styracosaurus-1").refusal(new Action.Hunt("beast-styracosaurus-1"))).isEqualTo("CV-66");
    }

    @Rule({"CV-67", "CV-68", "CV-69", "CV-73"})
    @Test
    void aHuntWithoutCasualties() {
        var t = hunters().next("hunter-bram").hunt("beast-styracosaurus-1");
        assertThat(t.s.food[0]).isEqualTo(9 + 6);
        assertThat(t.s.teeth[0]).isEqualTo(4 + 1);
        assertThat(t.events).containsExactly(new Event.Hunted(0, "beast-styracosaurus-1", 6, 1),
                new Event.CasualtyDrawn(0, "hunter-bram", 3, false));
        assertThat(t.cards(DISCARD)).containsExactlyInAnyOrder("beast-styracosaurus-1", "hunter-bram");
        assertThat(t.cards(POOL)).doesNotContain("hunter-bram");
        assertThat(t.members(0)).hasSize(2);
        assertThat(t.seat()).isOne();
    }

    @Rule({"CV-69", "CV-70", "CV-71"})
    @Test
    void theMarkerOfAnyCavemanCostsOneMemberOfTheChoiceOfThePlayer() {
        var t = hunters().next("hunter-krag").hunt("beast-styracosaurus-1"); // marker 4
        assertThat(t.s.phase).isEqualTo(new Losing(0, 0, 4));
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Lose("hunter-tovu"), new Action.Lose("wolf-hunter"));
        assertThat(t.refusal(new Action.Lose("wolf-leader"))).isEqualTo("CV-70");
        t.lose("wolf-hunter"); // not the one with the marker
        assertThat(t.members(0)).containsExactly("hunter-tovu");
        assertThat(t.s.food[0]).as("the beast is eaten all the same").isEqualTo(15);
        assertThat(t.seat()).isOne();
    }

    @Rule("CV-71")
    @Test
    void onlyOneIsLostHoweverManyMatch() {
        var t = Scene.of(2).has(0, "hunter-brok", "hunter-thud").pool("beast-dodo-1").next("elder-grum").hunt("beast-dodo-1")
                .lose("hunter-thud");
        assertThat(t.members(0)).containsExactly("hunter-brok", "wolf-hunter");
        assertThat(t.s.phase).isEqualTo(Acting.turn(1, 1));
    }

    @Rule("CV-69")
    @Test
    void whereThereIsOneMemberItIsNotAskedFor() {
        var t = Scene.of(2).pool("beast-dodo-1").next("hunter-brok").hunt("beast-dodo-1");
        assertThat(t.events).endsWith(new Event.Lost(0, "wolf-hunter"));
        assertThat(t.s.size(0)).isOne();
    }

    @Rule({"CV-72", "CV-73"})
    @Test
    void fireIsSetAsideAndAnotherCardIsTurnedUp() {
        var t = hunters();
        int deck = t.s.count(DECK);
        t.next(FIRE, "hunter-brok").hunt("beast-styracosaurus-1");
        assertThat(t.events).containsSubsequence(new Event.FireSetAside(0), new Event.FireReturned(),
                new Event.CasualtyDrawn(0, "hunter-brok", 1, true));
        assertThat(t.s.count(DECK)).isEqualTo(deck - 1);
        assertThat(t.cards(DECK)).contains(FIRE);
        assertThat(t.cards(POOL)).doesNotContain(FIRE);
        assertThat(t.cards(DISCARD)).contains("hunter-brok");
    }

    @Rule("CV-74")
    @Test
    void aLostStartingHunterGoesToTheBox() {
        var t = Scene.of(2).pool("beast-dodo-1").next("hunter-brok").hunt("beast-dodo-1");
        assertThat(t.view().box()).contains("wolf-hunter");
        assertThat(t.cards(DISCARD)).containsExactlyInAnyOrder("hunter-brok", "beast-dodo-1");
        var starved = Scene.of(2).food(0, 5).teeth(0, 0).auction();
        assertThat(starved.view().box()).contains("wolf-hunter");
        assertThat(starved.cards(DISCARD)).isEmpty();
    }

    @Rule("CV-102")
    @Test
    void anyOtherMemberGoesToTheDiscardPile() {
        var t = hunters().next("hunter-krag").hunt("beast-styracosaurus-1").lose("hunter-tovu");
        assertThat(t.cards(DISCARD)).contains("hunter-tovu");
        assertThat(t.cards(POOL)).doesNotContain("hunter-tovu");
    }

    @Rule({"CV-75", "CV-10"})
    @Test
    void cavesAndInventionsNeverMatch() {
        var t = Scene.of(2).withoutHunter(0).has(0, "cave-bear-den", "invention-spear", "hunter-brok").pool("beast-dodo-1")
                .next("hunter-bram").hunt("beast-dodo-1"); // 3, as cave and spear
        assertThat(t.members(0)).containsExactly("hunter-brok");
        assertThat(t.events).contains(new Event.CasualtyDrawn(0, "hunter-bram", 3, false));
    }

    @Rule("CV-76")
    @Test
    void aLeaderAloneDrawsToo() {
        var t = Scene.of(2).withoutHunter(0).pool("beast-dodo-1");
        int deck = t.s.count(DECK);
        t.next("hunter-brok").hunt("beast-dodo-1");
        assertThat(t.s.count(DECK)).isEqualTo(deck - 1);
        assertThat(t.s.size(0)).isOne();
    }

    @Rule("CV-77")
    @Test
    void whatInventionsAddIsGainedWithTheBeast() {
        var t = hunters().has(0, "invention-dried-meat", "invention-tooth-necklace").next("hunter-krag").hunt("beast-styracosaurus-1");
        assertThat(t.events.getFirst()).isEqualTo(new Event.Hunted(0, "beast-styracosaurus-1", 8, 2));
        assertThat(t.s.phase).as("before the loss").isInstanceOf(Losing.class);
        assertThat(t.s.food[0]).isEqualTo(9 + 8);
        assertThat(t.s.teeth[0]).isEqualTo(4 + 2);
    }

    /// Before the hunt nothing but Fire and a marker 5 are in the deck.
    private static Scene fireAndFive() {
        return hunters().deckOf(FIRE, "elder-osk");
    }

    @Rule({"CV-78", "CV-26", "CV-27", "CV-72"})
    @Test
    void fireLastButOneGoesIntoTheNewDeck() {
        var t = fireAndFive();
        int discarded = t.s.count(DISCARD);
        t.next(FIRE, "elder-osk").hunt("beast-styracosaurus-1");
        assertThat(t.events).contains(new Event.Reshuffled(discarded + 1), new Event.FireLocked());
        assertThat(t.s.count(DECK)).as("the beast and Fire with it").isEqualTo(discarded + 2);
        assertThat(t.cards(DECK)).contains(FIRE, "beast-styracosaurus-1");
        assertThat(t.cards(DISCARD)).containsExactly("elder-osk");
        assertThat(t.s.locked).isTrue();
    }

    @Rule("CV-78")
    @Test
    void fireAsTheVeryLastCardLetsTheNewDeckGiveTheSecond() {
        var t = hunters().deckOf(FIRE);
        int discarded = t.s.count(DISCARD);
        t.next(FIRE, "elder-osk").hunt("beast-styracosaurus-1");
        assertThat(t.events).contains(new Event.Reshuffled(discarded + 1), new Event.CasualtyDrawn(0, "elder-osk", 5, false));
        assertThat(t.s.count(DECK)).isEqualTo(discarded + 1);
        assertThat(t.cards(DECK)).contains(FIRE);
        assertThat(t.cards(DISCARD)).containsExactly("elder-osk");
        assertThat(t.s.locked).isTrue();
    }

    @Rule("CV-27")
    @Test
    void aMemberLostToTheLastCardIsNotShuffledIn() {
        var t = hunters().deckOf("hunter-krag").locked().next("hunter-krag").hunt("beast-styracosaurus-1").lose("hunter-tovu");
        assertThat(t.cards(DISCARD)).containsExactlyInAnyOrder("hunter-krag", "hunter-tovu");
        assertThat(t.cards(DECK)).contains("beast-styracosaurus-1").doesNotContain("hunter-tovu", "hunter-krag");
    }

    @Rule("CV-79")
    @Test
    void aLockedFireInTheDeckIsSetAsideToo() {
        var t = hunters().locked().next(FIRE, "hunter-bram").hunt("beast-styracosaurus-1");
        assertThat(t.cards(DECK)).contains(FIRE);
        assertThat(t.events).contains(new Event.FireSetAside(0));
    }

    @Rule({"CV-3", "CV-69"})
    @Test
    void theOddsOfACasualtyFollowFromTheMarkersInTheDeck() {
        var t = hunters();
        var view = t.view();
        assertThat(view.markers()).hasSize(6).first().as("Fire").isEqualTo(1);
        assertThat(t.tableau(0).casualty()).isEqualTo(new View.Odds(view.markers().get(1) + view.markers().get(4), view.deck().size() - 1));
        assertThat(t.tableau(1).casualty().bad()).isEqualTo(view.markers().get(2));
    }

    @Rule("CV-78")
    @Test
    void theOddsOfACasualtyAreThoseOfTheDiscardsWhenOnlyFireIsLeftInTheDeck() {
        var t = hunters().deckOf(FIRE);
        var discards = t.cards(DISCARD).stream().map(card -> t.s.agreed.cards.card(t.s.agreed.cards.number(card)).marker()).toList();
        var bad = (int) discards.stream().filter(marker -> marker == 1 || marker == 4).count();
        assertThat(bad).isPositive();
        assertThat(t.tableau(0).casualty()).isEqualTo(new View.Odds(bad, discards.size()));
    }
}
