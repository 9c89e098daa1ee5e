package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What each of the twenty inventions does.
class InventionsTest {
    private static final Scores START = new Scores(3, 1, 1, 4);

    /// The scores of seat 0 with an invention and some cards, and what they would be without it.
    private static void bonus(Scores more, String invention, String... cards) {
        var without = Scene.of(2).has(0, cards).scores(0);
        var with = Scene.of(2).has(0, cards).has(0, invention).scores(0);
        assertThat(with).as(invention + " with " + List.of(cards))
                .isEqualTo(new Scores(without.hunting() + more.hunting(), without.inventing() + more.inventing(),
                        without.foraging() + more.foraging(),
                        without.population() + more.population()));
    }

    private static Scores hunting(int more) { return new Scores(more, 0, 0, 0); }

    private static Scores inventing(int more) { return new Scores(0, more, 0, 0); }

    @Rule("CV-6")
    @Test
    void plainBonuses() {
        bonus(hunting(1), "invention-club");
        bonus(new Scores(0, 0, 1, 0), "invention-digging-stick");
        bonus(new Scores(0, 0, 2, 0), "invention-basket");
        bonus(inventing(1), "invention-language");
        bonus(new Scores(0, 0, 0, 1), "invention-lean-to");
        assertThat(Scene.of(2).scores(0)).isEqualTo(START);
    }

    @Rule({"CV-7", "CV-9"})
    @Test
    void spearCountsHuntersAndTheStartingHunterIsOne() {
        bonus(hunting(1), "invention-spear");
        bonus(hunting(3), "invention-spear", "hunter-brok", "hunter-thud", "thinker-zev", "explorer-skye");
        var alone = Scene.of(2).withoutHunter(0).has(0, "invention-spear");
        assertThat(alone.scores(0).hunting()).as("the leader is no hunter").isOne();
    }

    @Rule({"CV-7", "CV-9"})
    @Test
    void trackingNeedsAnExplorerAndPitTrapAThinker() {
        bonus(hunting(0), "invention-tracking", "hunter-brok");
        bonus(hunting(2), "invention-tracking", "explorer-skye");
        bonus(hunting(2), "invention-tracking", "explorer-skye", "explorer-farra");
        bonus(hunting(0), "invention-pit-trap", "elder-osk");
        bonus(hunting(2), "invention-pit-trap", "thinker-mull", "thinker-zev");
        var t = Scene.of(2).has(0, "invention-pit-trap", "thinker-mull");
        t.s.lose(0, t.s.agreed.cards.number("thinker-mull"));
        assertThat(t.scores(0)).as("gone with the thinker").isEqualTo(START);
    }

    @Rule({"CV-7", "CV-9"})
    @Test
    void storytellingCountsEldersAndTallyMarksPairsOfThinkers() {
        bonus(inventing(0), "invention-storytelling");
        bonus(inventing(2), "invention-storytelling", "elder-osk", "elder-uma");
        bonus(inventing(0), "invention-tally-marks", "thinker-mull");
        bonus(inventing(1), "invention-tally-marks", "thinker-mull", "thinker-zev", "thinker-ekko", "cave-cleft");
        bonus(inventing(2), "invention-tally-marks", "thinker-mull", "thinker-zev", "thinker-ekko", "thinker-oona", "cave-cleft");
    }

    @Rule("CV-7")
    @Test
    void cavePaintingCountsCavesButNotTheHomeCave() {
        bonus(inventing(0), "invention-cave-painting");
        bonus(inventing(2), "invention-cave-painting", "cave-cleft", "cave-grotto");
    }

    @Rule({"CV-7", "CV-5"})
    @Test
    void divisionOfLabourNeedsSixWithTheLeader() {
        bonus(inventing(0), "invention-division-of-labour", "cave-bear-den", "hunter-brok", "hunter-thud", "hunter-dorn");
        bonus(inventing(2), "invention-division-of-labour", "cave-bear-den", "hunter-brok", "hunter-thud", "hunter-dorn", "hunter-krag");
        bonus(inventing(2), "invention-division-of-labour", "cave-bear-den", "hunter-brok", "hunter-thud", "hunter-dorn", "hunter-krag",
                "hunter-ursk");
    }

    @Rule("CV-77")
    @Test
    void toothNecklaceAndDriedMeatAddToEveryHunt() {
        var necklace = Scene.of(2).has(0, "invention-tooth-necklace").pool("beast-dodo-1").next("hunter-gront").hunt("beast-dodo-1");
        assertThat(necklace.events).contains(new Event.Hunted(0, "beast-dodo-1", 2, 1));
        var meat = Scene.of(2).has(0, "invention-dried-meat").pool("beast-dodo-1").next("hunter-gront").hunt("beast-dodo-1");
        assertThat(meat.events).contains(new Event.Hunted(0, "beast-dodo-1", 4, 0));
        var others = Scene.of(2).has(1, "invention-dried-meat", "invention-tooth-necklace").pool("beast-dodo-1").next("hunter-gront")
                .hunt("beast-dodo-1");
        assertThat(others.events).contains(new Event.Hunted(0, "beast-dodo-1", 2, 0));
    }

    @Rule("CV-76")
    @Test
    void hideArmourSavesTheDraw() {
        var t = Scene.of(2).has(0, "invention-hide-armour").pool("beast-dodo-1");
        int deck = t.s.count(DECK);
        t.hunt("beast-dodo-1");
        assertThat(t.s.count(DECK)).isEqualTo(deck);
        assertThat(t.happened(Event.CasualtyDrawn.class)).isEmpty();
        assertThat(t.tableau(0).casualty().bad()).isZero();
        assertThat(t.cards(DISCARD)).containsExactly("beast-dodo-1");
    }

    private static Scene fed(Scene t) {
        var teeth = t.s.teeth.clone();
        java.util.Arrays.fill(t.s.teeth, 0);
        t.auction();
        for (int seat = 0; seat < teeth.length; seat++) t.s.teeth[seat] += teeth[seat];
        return t;
    }

    @Rule("CV-49")
    @Test
    void fishWeirBringsAFoodEveryRound() {
        var t = fed(Scene.of(2).has(0, "invention-fish-weir").has(1, "invention-club").food(2, 1));
        assertThat(t.s.food).containsExactly(1, 0);
        assertThat(t.events).contains(new Event.Found(0, 1, 0));
        assertThat(fed(Scene.of(2).conch(1).has(0, "invention-fish-weir").food(0, 5)).s.food[0]).as("without the Conch as well").isZero();
    }

    @Rule("CV-44")
    @Test
    void foodCacheHalvesWhatTheHolderOwesRoundedUp() {
        var cards = new String[] {"hunter-brok", "hunter-thud", "cave-cleft", "hunter-dorn"};
        assertThat(fed(Scene.of(2).has(0, cards).has(0, "invention-food-cache").food(9, 5)).s.food).containsExactly(9 - 3, 4);
        assertThat(fed(Scene.of(2).conch(1).has(0, cards).has(0, "invention-food-cache").food(9, 5)).s.food).as("others still owe one")
                .containsExactly(8, 3);
    }

    @Rule("CV-49")
    @Test
    void tribalCouncilPaysAToothForEachElderToTheHolder() {
        var t = fed(Scene.of(2).has(0, "elder-osk", "elder-uma", "invention-tribal-council").teeth(4, 4));
        assertThat(t.s.teeth).containsExactly(6, 4);
        assertThat(t.events).containsSubsequence(new Event.Found(0, 0, 2), new Event.Fed(0, 4));
        assertThat(fed(Scene.of(2).conch(1).has(0, "elder-osk", "elder-uma", "invention-tribal-council").teeth(4, 4)).s.teeth)
                .as("not without the Conch").containsExactly(4, 4);
    }

    @Rule({"CV-40", "CV-36"})
    @Test
    void drumMakesTheConchCheaperByATooth() {
        var t = Scene.of(2).has(0, "invention-drum").auction().bid(3).pass();
        assertThat(t.events).contains(new Event.ConchWon(0, 3, 2));
        assertThat(t.s.teeth).containsExactly(2, 4);
        assertThat(Scene.of(2).has(0, "invention-drum").auction().bid(1).pass().s.teeth).containsExactly(4, 4);
        var most = Scene.of(2).has(0, "invention-drum").teeth(3).auction();
        assertThat(most.refusal(new Action.Bid(4))).as("but a bid is at most what one owns").isEqualTo("CV-36");
    }

    @Rule("CV-80")
    @Test
    void everyInventionHasATestOfItsOwn() throws Exception {
        var tests = java.nio.file.Files
                .readString(java.nio.file.Path.of(System.getProperty("hearthside.root", ".."),
                        "games/src/test/java/hearthside/games/cavemen/InventionsTest.java"))
                + java.nio.file.Files.readString(java.nio.file.Path.of(System.getProperty("hearthside.root", ".."),
                        "games/src/test/java/hearthside/games/cavemen/RecruitTest.java"));
        assertThat(CavemenEdition.HOUSE.inventions()).allMatch(invention -> tests.contains(invention.id()));
    }
}
