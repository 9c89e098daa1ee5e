package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.BUILDING_1;
import static hearthside.games.stoneage.Location.BUILDING_3;
import static hearthside.games.stoneage.Location.CARD_1;
import static hearthside.games.stoneage.Location.CARD_2;
import static hearthside.games.stoneage.Location.CARD_3;
import static hearthside.games.stoneage.Location.CARD_4;
import static hearthside.games.stoneage.Location.FIELD;
import static hearthside.games.stoneage.Location.FOREST;
import static hearthside.games.stoneage.Location.HUNTING_GROUNDS;
import static hearthside.games.stoneage.Location.HUT;
import static hearthside.games.stoneage.Location.QUARRY;
import static hearthside.games.stoneage.Location.TOOL_MAKER;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Placement and actions of the solo game.
class SoloTest {
    private static Action lead(int tribe) { return new Action.Lead(tribe); }

    @Rule({"SS-20", "SS-21"})
    @Test
    void allFiguresOfATribeArePlacedOnOneOrSeveralLocations() {
        var t = Scene.of(1);
        assertThat(t.options()).containsExactly(lead(0), lead(1), lead(2), lead(3));
        t.lead(2).place(FOREST, 1);
        assertThat(t.s.phase).as("none stays at home").isEqualTo(new Placing(2));
        t.dice(1, 2).place(FOREST, 1);
        assertThat(t.s.figuresAt(FOREST, 2)).as("also where it stands already").isEqualTo(2);
        assertThat(t.options()).containsExactly(lead(0), lead(1), lead(3));
        assertThat(t.refusal(lead(2))).isEqualTo("SS-20");
        assertThat(t.refusal(lead(4))).isEqualTo("SS-2");
    }

    @Rule("SS-22")
    @Test
    void tribesShareLocations() {
        var t = Scene.of(1).lead(0).dice(1, 1).place(FOREST, 2).lead(1).dice(1, 1).place(FOREST, 2);
        assertThat(State.crowd(t.s.at[FOREST.ordinal()])).isEqualTo(4);
    }

    @Rule("SS-23")
    @Test
    void onlyTheNumberOfFiguresIsLimited() {
        var t = Scene.of(1).figures(0, 7).at(0, FOREST, 6).initiative(20).lead(1);
        assertThat(t.refusal(FOREST, 2)).isEqualTo("SS-23");
        t.place(FOREST, 1);
        assertThat(t.refusal(FOREST, 1)).isEqualTo("SS-23");
        t.dice(1, 1).place(FIELD, 1).lead(2);
        assertThat(t.refusal(FIELD, 1)).isEqualTo("SS-23");
        t.place(TOOL_MAKER, 1).dice(1, 1).place(CARD_1, 1);
        assertThat(t.options()).as("the whole village is open").contains(new Action.Place(HUT, 2), new Action.Place(HUNTING_GROUNDS, 2));
        assertThat(t.refusal(CARD_1, 1)).isEqualTo("SS-23");
        assertThat(t.refusal(BUILDING_3, 1)).isEqualTo("SS-6");
    }

    @Rule("SS-24")
    @Test
    void theBurdenAndTheSpaceBesideItTakeNobody() {
        var t = Scene.of(1).lead(0);
        assertThat(t.refusal(CARD_3, 1)).isEqualTo("SS-24");
        assertThat(t.refusal(CARD_4, 1)).isEqualTo("SS-24");
        assertThat(t.options()).contains(new Action.Place(CARD_1, 1), new Action.Place(CARD_2, 1));
        assertThat(Scene.of(1, "level", "4").lead(0).options()).doesNotContain(new Action.Place(CARD_1, 1))
                .contains(new Action.Place(CARD_2, 1));
    }

    @Rule("SS-25")
    @Test
    void theHutTakesTwoOfOneTribe() {
        var t = Scene.of(1).lead(0);
        assertThat(t.refusal(HUT, 1)).isEqualTo("SS-25");
        t.place(FOREST, 1);
        assertThat(t.refusal(HUT, 1)).isEqualTo("SS-25");
    }

    @Rule("SS-26")
    @Test
    void whereNothingLiesNobodyGoes() {
        var t = Scene.of(1).below(0, 0, 0).lead(0);
        t.s.tiles[0] |= 1 << t.s.top[0];
        t.s.top[0] = -1;
        assertThat(t.refusal(BUILDING_1, 1)).isEqualTo("SS-26");
        assertThat(Scene.of(1, "level", "4").lead(0).refusal(CARD_1, 1)).isEqualTo("SS-26");
        var grown = Scene.of(1).figures(0, 7).initiative(4, 5, 6, 7).at(0, HUT, 2).at(0, FOREST, 1).acts(0).act(HUT);
        assertThat(grown.s.figures[0]).as("may be taken, and gives nothing").isEqualTo(7);
    }

    @Rule({"SS-27", "SS-28"})
    @Test
    void eachTribeRollsWhenItIsPlaced() {
        var t = Scene.of(1).lead(0).dice(6, 3).place(HUNTING_GROUNDS, 2);
        assertThat(t.s.initiative[0]).isEqualTo(9);
        assertThat(t.solo().initiative()).as("known before the next is placed").containsExactly(9, 0, 0, 0);
        t.lead(1).dice(1, 1).place(HUNTING_GROUNDS, 2).lead(2).dice(2, 2).place(HUNTING_GROUNDS, 2);
        assertThat(t.s.phase).as("the last one is not asked for").isEqualTo(new Placing(3));
        t.dice(3, 3).place(HUNTING_GROUNDS, 2);
        assertThat(t.s.phase).isEqualTo(new Acting(1));
    }

    /// All tribes hunt with two figures; these are their initiatives.
    private static Scene hunting(int... initiative) {
        var t = Scene.of(1).initiative(initiative);
        for (int tribe = 0; tribe < 4; tribe++) t.at(tribe, HUNTING_GROUNDS, 2);
        return t;
    }

    @Rule({"SS-30", "SS-32", "SS-33"})
    @Test
    void theSlowestActsFirstAndTheFastestNever() {
        var t = hunting(9, 4, 7, 12).acts(1).dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.announced(Event.Rolled.class).dice()).as("only its own figures").hasSize(2);
        assertThat(t.s.phase).isEqualTo(new Acting(2));
        t.dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.s.phase).isEqualTo(new Acting(0));
        t.food(0, 0).goods(0, 0, 0, 0, 0).dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.events).contains(new Event.Rested(3));
    }

    @Rule("SS-31")
    @Test
    void amongEqualsThePlayerChooses() {
        var t = hunting(5, 5, 3, 5).acts(2).dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.s.phase).isEqualTo(new Ordering());
        assertThat(t.options()).containsExactly(lead(0), lead(1), lead(3));
        assertThat(t.refusal(lead(2))).isEqualTo("SS-30");
        t.lead(3).dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.options()).containsExactly(lead(0), lead(1));
    }

    @Rule("SS-34")
    @Test
    void aToolIsUsedOncePerRoundByWhicheverTribe() {
        var t = Scene.of(1).initiative(3, 4, 5, 6).tools(0, 1, 1, 0).at(0, HUNTING_GROUNDS, 2).at(1, HUNTING_GROUNDS, 2).at(2, FOREST, 2)
                .at(3, FOREST, 2).acts(0).dice(1, 2).act(HUNTING_GROUNDS).tool(0);
        assertThat(t.s.phase).isEqualTo(new Acting(1));
        t.dice(2, 1).act(HUNTING_GROUNDS);
        assertThat(t.options()).containsExactly(Scene.GATHER, new Action.UseTool(1));
        assertThat(t.refusal(new Action.UseTool(0))).isEqualTo("SS-34");
    }

    @Rule("SS-35")
    @Test
    void aChildHasTheColourOfItsParents() {
        var t = Scene.of(1).initiative(3, 4, 5, 6).at(0, HUT, 2).at(1, FOREST, 2).at(2, FOREST, 2).acts(0).act(HUT);
        assertThat(t.s.figures).containsExactly(3, 2, 2, 2);
        assertThat(t.view(0).tribes().getFirst()).isEqualTo(new View.Tribe(3, 3, 4));
    }

    /// Tribe 0 stands on this card with one wood.
    private static Scene buying(String card) {
        return Scene.of(1).row(card).initiative(3, 4, 5, 6).goods(0, 1, 0, 0, 0).at(0, CARD_1, 1).at(0, FIELD, 1).at(1, FOREST, 2)
                .at(2, QUARRY, 2).at(3, HUNTING_GROUNDS, 2).acts(0).act(CARD_1);
    }

    @Rule({"SS-36", "SS-43"})
    @Test
    void aBuildingGivesNoPointsAndAnEmptyPileChangesNothing() {
        var t = Scene.of(1).initiative(3, 4, 5, 6).piles("bld-wwc").below(0, 0, 0).goods(0, 2, 1, 0, 0).at(0, BUILDING_1, 1).at(0, FIELD, 1)
                .at(1, FOREST, 2).acts(0).act(BUILDING_1).pay(2, 1, 0, 0);
        assertThat(t.s.score[0]).isZero();
        assertThat(t.view(0).players().getFirst().tiles()).extracting(Tile::id).contains("bld-wwc");
        assertThat(t.offered(0)).isEmpty();
        assertThat(t.isOver()).isFalse();
        assertThat(Scene.of(1).initiative(3, 4, 5, 6).piles("bld-wwc").goods(0, 2, 1, 0, 0).at(0, BUILDING_1, 1).at(0, FIELD, 1).acts(0)
                .act(BUILDING_1).play(Scene.DECLINE).offered(0)).isEqualTo("bld-wwc");
    }

    @Rule({"SS-37", "SS-40", "SS-43"})
    @Test
    void aCardIsPaidAndItsPointsDoNothing() {
        var t = buying("civ-builder3-vp3").pay(1, 0, 0, 0);
        assertThat(t.s.score[0]).isZero();
        assertThat(t.s.limit).isEqualTo(16);
        assertThat(buying("civ-shaman1-gold1").pay(1, 0, 0, 0).s.goods(0)).isEqualTo(new Goods(0, 0, 0, 1));
        var declined = buying("civ-shaman1-gold1").play(Scene.DECLINE);
        assertThat(declined.s.limit).isEqualTo(15);
        assertThat(declined.row()).startsWith("civ-shaman1-gold1");
    }

    @Rule({"SS-38", "SS-46"})
    @Test
    void ofTwoDiceOneIsTaken() {
        var t = buying("civ-farmer1-dice").dice(3, 1).pay(1, 0, 0, 0);
        assertThat(t.s.phase).isEqualTo(new PickingDice(0, 0, List.of(1, 3)));
        assertThat(t.refusal(new Action.PickDie(2))).isEqualTo("SS-38");
        assertThat(t.options()).as("one must be taken").containsExactly(new Action.PickDie(1), new Action.PickDie(3));
        t.play(new Action.PickDie(3));
        assertThat(t.s.goods(0)).isEqualTo(new Goods(0, 0, 1, 0));
        assertThat(t.s.phase).isEqualTo(new Acting(0));
    }

    @Rule("SS-39")
    @Test
    void aGreenCardFeedsTwo() {
        var t = buying("civ-weaving-food3").pay(1, 0, 0, 0);
        assertThat(t.food(0)).isEqualTo(20 + 3 + 2);
        assertThat(t.s.limit).isEqualTo(15);
    }

    @Rule("SS-40")
    @Test
    void aSandCardRaisesTheLimitWithoutABound() {
        assertThat(buying("civ-farmer2-food3").limit(15).pay(1, 0, 0, 0).s.limit).isEqualTo(16);
        assertThat(buying("civ-farmer2-food3").limit(60).pay(1, 0, 0, 0).s.limit).isEqualTo(61);
    }

    @Rule("SS-41")
    @Test
    void aCardIsPutAwayUnlessItCanStillBeUsed() {
        assertThat(buying("civ-weaving-food3").pay(1, 0, 0, 0).cards(0)).isEmpty();
        var once = buying("civ-toolmaker1-once4").pay(1, 0, 0, 0);
        assertThat(once.cards(0)).containsExactly("civ-toolmaker1-once4");
        once.s.initiative[0] = 9;
        once.acts(2).at(0, FOREST, 1).dice(1, 1).act(QUARRY).play(new Action.UseCard("civ-toolmaker1-once4"));
        assertThat(once.cards(0)).isEmpty();
        assertThat(once.solo().putAway()).extracting(Card::id).contains("civ-toolmaker1-once4");
        var any = buying("civ-healing-any2").pay(1, 0, 0, 0).play(Scene.KEEP);
        assertThat(any.cards(0)).containsExactly("civ-healing-any2");
        any.play(new Action.Claim(new Goods(0, 0, 0, 2)));
        assertThat(any.cards(0)).isEmpty();
    }

    @Rule("SS-42")
    @Test
    void aDrawnCardIsPutAwayAndFeedsIfGreen() {
        var green = buying("civ-writing-draw").nextCard("civ-healing-food5").pay(1, 0, 0, 0);
        assertThat(green.food(0)).as("two for the card, two for the other").isEqualTo(24);
        assertThat(green.solo().putAway()).extracting(Card::id).contains("civ-healing-food5", "civ-writing-draw");
        var sand = buying("civ-writing-draw").nextCard("civ-builder1-food4").pay(1, 0, 0, 0);
        assertThat(sand.food(0)).isEqualTo(22);
        assertThat(sand.s.limit).isEqualTo(15);
        var none = buying("civ-writing-draw").deck(0, 0).pay(1, 0, 0, 0);
        assertThat(none.isOver()).as("nothing had to be turned up").isFalse();
        assertThat(none.food(0)).isEqualTo(22);
    }

    @Rule({"SS-44", "SS-45"})
    @Test
    void theFourthTribeComesHomeWithNothingDone() {
        var t = Scene.of(1).initiative(3, 4, 5, 6).at(0, HUNTING_GROUNDS, 2).at(1, HUNTING_GROUNDS, 2).at(2, HUNTING_GROUNDS, 2)
                .at(3, FIELD, 1).at(3, CARD_1, 1).acts(0);
        t.dice(1, 1).act(HUNTING_GROUNDS).dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.s.figuresAt(FIELD, 3)).as("until then it keeps its places").isOne();
        t.dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.s.field[0]).isZero();
        assertThat(t.s.home(3)).isEqualTo(2);
        assertThat(t.s.initiative).containsOnly(0);
    }

    @Rule("SS-46")
    @Test
    void unwelcomeGainsAreTakenToo() {
        for (var location : List.of(HUT, FIELD, TOOL_MAKER)) {
            var t = Scene.of(1).initiative(3, 4, 5, 6).at(0, location, location == HUT ? 2 : 1).at(1, FOREST, 1).acts(0);
            assertThat(t.options()).containsExactly(new Action.Act(location));
        }
        assertThat(buying("civ-farmer1-field").pay(1, 0, 0, 0).s.field[0]).isOne();
    }

    @Rule("SS-47")
    @Test
    void twoDiceForAGoodAreBothAdded() {
        var t = buying("civ-art-roll-gold").tools(0, 1, 0, 0).dice(3, 2).pay(1, 0, 0, 0);
        assertThat(t.s.phase).isEqualTo(new UsingTools(0, Good.GOLD, List.of(3, 2), 5));
        assertThat(t.tool(0).s.stock(0, Good.GOLD)).isEqualTo(1);
    }
}
