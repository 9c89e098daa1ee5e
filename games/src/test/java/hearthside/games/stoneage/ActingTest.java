package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.BUILDING_1;
import static hearthside.games.stoneage.Location.CARD_1;
import static hearthside.games.stoneage.Location.CARD_3;
import static hearthside.games.stoneage.Location.CLAY_PIT;
import static hearthside.games.stoneage.Location.FIELD;
import static hearthside.games.stoneage.Location.FOREST;
import static hearthside.games.stoneage.Location.HUNTING_GROUNDS;
import static hearthside.games.stoneage.Location.HUT;
import static hearthside.games.stoneage.Location.QUARRY;
import static hearthside.games.stoneage.Location.RIVER;
import static hearthside.games.stoneage.Location.TOOL_MAKER;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActingTest {
    /// Seat 0 acts, and has one thing more to do afterwards, so that the round does not end.
    private static Scene acting(Location location, int figures) { return Scene.of(2).at(0, location, figures).at(1, CLAY_PIT, 1).acts(0); }

    @Rule("SA-30")
    @Test
    void thePlayersActOneAfterTheOtherFromTheStartPlayer() {
        var t = Scene.of(3, "start", "2").at(0, FIELD, 1).at(1, TOOL_MAKER, 1).at(1, FOREST, 1).at(2, HUT, 2).acts(1).act(TOOL_MAKER);
        assertThat(t.s.phase).isEqualTo(new Acting(1));
        t.dice(1).tools(1, 0, 0, 0).act(FOREST);
        assertThat(t.s.phase).isEqualTo(new Acting(2));
        t.act(HUT);
        assertThat(t.s.phase).isEqualTo(new Acting(0));
    }

    @Rule("SA-31")
    @Test
    void aPlayerChoosesTheOrderAndTakesTheFiguresBack() {
        var t = Scene.of(2).at(0, FIELD, 1).at(0, FOREST, 3).at(1, CLAY_PIT, 1).acts(0);
        assertThat(t.options()).containsExactly(new Action.Act(FOREST), new Action.Act(FIELD));
        assertThat(t.refusal(new Action.Act(CLAY_PIT))).isEqualTo("SA-31");
        t.dice(1, 1, 1).act(FOREST);
        assertThat(t.s.home(0)).isEqualTo(4);
        assertThat(t.refusal(new Action.Act(FOREST))).isEqualTo("SA-31");
    }

    @Rule("SA-32")
    @Test
    void theToolMakerMakesATool() { assertThat(acting(TOOL_MAKER, 1).act(TOOL_MAKER).tools(0)).containsExactly(1, 0, 0); }

    @Rule("SA-33")
    @Test
    void aChildIsBornInTheHut() {
        var t = acting(HUT, 2).act(HUT);
        assertThat(t.view(0).tribes().getFirst()).isEqualTo(new View.Tribe(6, 6, 4));
        assertThat(t.s.phase).as("it is placed from the next round on").isEqualTo(new Acting(1));
    }

    @Rule("SA-34")
    @Test
    void aNewbornEatsThisEvening() {
        var t = Scene.of(2).at(0, HUT, 2).food(0, 12).acts(0).act(HUT);
        assertThat(t.food(0)).isEqualTo(6);
        assertThat(t.food(1)).isEqualTo(7);
    }

    @Rule("SA-35")
    @Test
    void theFieldGrowsToTen() {
        assertThat(acting(FIELD, 1).field(0, 9).act(FIELD).s.field[0]).isEqualTo(10);
        assertThat(acting(FIELD, 1).field(0, 10).act(FIELD).s.field[0]).isEqualTo(10);
    }

    @Rule({"SA-36", "SA-38", "SA-40"})
    @Test
    void aDieForEachFigureBringsWholeUnits() {
        assertThat(acting(HUNTING_GROUNDS, 2).dice(4, 3).act(HUNTING_GROUNDS).food(0)).isEqualTo(12 + 3);
        assertThat(acting(FOREST, 3).dice(5, 4, 2).act(FOREST).s.stock(0, Good.WOOD)).isEqualTo(3);
        assertThat(Scene.of(2).at(0, CLAY_PIT, 3).at(1, FOREST, 1).acts(0).dice(5, 4, 2).act(CLAY_PIT).s.stock(0, Good.CLAY)).isEqualTo(2);
        assertThat(acting(QUARRY, 2).dice(5, 4).act(QUARRY).s.stock(0, Good.STONE)).isEqualTo(1);
        assertThat(acting(RIVER, 2).dice(6, 6).act(RIVER).s.stock(0, Good.GOLD)).isEqualTo(2);
        assertThat(acting(RIVER, 2).goods(0, 0, 0, 0, 500).dice(6, 6).act(RIVER).s.stock(0, Good.GOLD)).as("the supply never runs out")
                .isEqualTo(502);
    }

    @Rule("SA-37")
    @Test
    void toolsAreAddedAfterTheRoll() {
        var t = acting(QUARRY, 1).tools(0, 2, 1, 1).dice(2).act(QUARRY);
        assertThat(t.s.phase).isEqualTo(new UsingTools(0, Good.STONE, List.of(2), 2));
        assertThat(t.options()).containsExactly(Scene.GATHER, new Action.UseTool(0), new Action.UseTool(1), new Action.UseTool(2));
        t.tool(0).tool(1);
        assertThat(t.s.stock(0, Good.STONE)).as("nothing more could help, so it is gathered").isEqualTo(1);
        assertThat(Tools.isReady(t.s.tools[0], 2)).isTrue();
        assertThat(acting(QUARRY, 1).tools(0, 1, 1, 1).dice(1).act(QUARRY).s.phase).as("1 + 3 is no stone: nobody is asked")
                .isEqualTo(new Acting(1));
        var none = acting(QUARRY, 1).tools(0, 2, 2, 1).dice(2).act(QUARRY).play(Scene.GATHER);
        assertThat(none.s.stock(0, Good.STONE)).isZero();
        assertThat(Tools.ready(none.s.tools[0])).isEqualTo(5);
    }

    @Rule("SA-39")
    @Test
    void aToolIsUsedOncePerRoundAndWhole() {
        var t = Scene.of(2).at(0, FOREST, 1).at(0, QUARRY, 1).at(1, CLAY_PIT, 1).tools(0, 3, 3, 2).acts(0).dice(1).act(FOREST).tool(0);
        assertThat(t.s.phase).as("four pips, and the others could still help").isEqualTo(new UsingTools(0, Good.WOOD, List.of(1), 4));
        assertThat(t.refusal(new Action.UseTool(0))).isEqualTo("SA-39");
        t.play(Scene.GATHER).dice(1).act(QUARRY);
        assertThat(t.options()).containsExactly(Scene.GATHER, new Action.UseTool(1), new Action.UseTool(2));
    }

    @Rule("SA-41")
    @Test
    void theLowestToolIsRaisedAndKeepsItsState() {
        assertThat(acting(TOOL_MAKER, 1).tools(0, 2, 1, 1).act(TOOL_MAKER).tools(0)).containsExactly(2, 2, 1);
        assertThat(acting(TOOL_MAKER, 1).tools(0, 2, 2, 2).act(TOOL_MAKER).tools(0)).containsExactly(3, 2, 2);
        assertThat(acting(TOOL_MAKER, 1).tools(0, 4, 4, 4).act(TOOL_MAKER).tools(0)).containsExactly(4, 4, 4);
        var ready = acting(TOOL_MAKER, 1).tools(0, 1, 1, 1).used(0, 0, 1).act(TOOL_MAKER);
        assertThat(ready.tools(0)).as("a ready one first").containsExactly(1, 1, 2);
        var used = acting(TOOL_MAKER, 1).tools(0, 2, 1, 2).used(0, 1).act(TOOL_MAKER);
        assertThat(used.tools(0)).containsExactly(2, 2, 2);
        assertThat(Tools.isUsed(used.s.tools[0], 1)).as("raised, but used all the same").isTrue();
        assertThat(Tools.isReady(acting(TOOL_MAKER, 1).tools(0, 1, 0, 0).used(0, 0).act(TOOL_MAKER).s.tools[0], 1)).as("a new one is ready")
                .isTrue();
    }

    @Rule({"SA-42", "SA-49"})
    @Test
    void aCardCostsAsManyResourcesAsItsSpaceSays() {
        var t = acting(CARD_3, 1).row("civ-art-tool", "civ-time-field", "civ-farmer2-food3").goods(0, 2, 1, 1, 0).act(CARD_3);
        assertThat(t.options()).contains(pay(2, 1, 0, 0), pay(1, 1, 1, 0), pay(2, 0, 1, 0)).hasSize(4);
        assertThat(t.refusal(pay(1, 1, 0, 0))).isEqualTo("SA-42");
        assertThat(t.refusal(pay(0, 0, 0, 3))).isEqualTo("SA-49");
        t.pay(1, 1, 1, 0);
        assertThat(t.s.goods(0)).isEqualTo(new Goods(1, 0, 0, 0));
        assertThat(t.cards(0)).containsExactly("civ-farmer2-food3");
        assertThat(t.food(0)).isEqualTo(15);
        assertThat(t.row()).containsExactly("civ-art-tool", "civ-time-field", "", "civ-writing-draw");
    }

    private static Action pay(int wood, int clay, int stone, int gold) { return new Action.Pay(new Goods(wood, clay, stone, gold)); }

    @Rule("SA-43")
    @Test
    void aCardMayBeDeclinedAndStays() {
        var t = acting(CARD_1, 1).goods(0, 1, 0, 0, 0).act(CARD_1).play(Scene.DECLINE);
        assertThat(t.s.row[0]).isNotNegative();
        assertThat(t.s.home(0)).isEqualTo(5);
        var poor = acting(CARD_1, 1).act(CARD_1);
        assertThat(poor.s.phase).as("who cannot pay is not asked").isEqualTo(new Acting(1));
        assertThat(poor.events).containsExactly(new Event.Declined(0, CARD_1));
    }

    @Rule({"SA-44", "SA-49"})
    @Test
    void aBuildingIsPaidScoredAndFollowedByTheNext() {
        var t = acting(BUILDING_1, 1).piles("bld-csg-a").goods(0, 1, 1, 1, 1).act(BUILDING_1);
        assertThat(t.options()).containsExactly(Scene.DECLINE, pay(0, 1, 1, 1));
        assertThat(t.refusal(pay(1, 1, 1, 0))).isEqualTo("SA-44");
        t.nextTile("bld-5-2").pay(0, 1, 1, 1);
        assertThat(t.s.score[0]).isEqualTo(15);
        assertThat(t.offered(0)).isEqualTo("bld-5-2");
        assertThat(t.s.below[0]).isEqualTo(5);
        assertThat(t.view(0).players().getFirst().tiles()).extracting(Tile::id).containsExactly("bld-csg-a");
        assertThat(t.s.phase).as("the new tile is for the next round").isEqualTo(new Acting(1));
    }

    @Rule("SA-45")
    @Test
    void aNumberOfResourcesOfANumberOfKinds() {
        var t = acting(BUILDING_1, 1).piles("bld-5-2").goods(0, 5, 5, 0, 1).act(BUILDING_1);
        assertThat(t.options()).hasSize(1 + 4 + 1 + 1).contains(pay(4, 0, 0, 1), pay(0, 4, 0, 1));
        assertThat(t.refusal(pay(5, 0, 0, 0))).isEqualTo("SA-45");
        assertThat(t.refusal(pay(2, 2, 0, 1))).isEqualTo("SA-45");
        assertThat(t.refusal(pay(2, 2, 0, 0))).isEqualTo("SA-45");
        assertThat(t.refusal(pay(3, 0, 0, 2))).isEqualTo("SA-49");
        t.nextTile("bld-5-1").pay(2, 3, 0, 0);
        assertThat(t.s.score[0]).isEqualTo(18);
    }

    @Rule("SA-46")
    @Test
    void oneToSevenResourcesOfAnyKind() {
        var t = acting(BUILDING_1, 1).piles("bld-1to7-a").goods(0, 3, 0, 0, 6).act(BUILDING_1);
        assertThat(t.options()).containsExactly(Scene.DECLINE, spend(1), spend(2), spend(3), spend(4), spend(5), spend(6), spend(7));
        assertThat(t.refusal(spend(0))).isEqualTo("SA-46");
        assertThat(t.refusal(spend(8))).isEqualTo("SA-46");
        assertThat(t.refusal(pay(1, 0, 0, 0))).isEqualTo("SA-46");
        t.play(spend(7));
        assertThat(t.options()).containsExactly(Scene.DECLINE, pay(3, 0, 0, 4), pay(2, 0, 0, 5), pay(1, 0, 0, 6));
        assertThat(t.refusal(pay(3, 0, 0, 3))).isEqualTo("SA-46");
        t.nextTile("bld-5-1").pay(1, 0, 0, 6);
        assertThat(t.s.score[0]).isEqualTo(39);
        assertThat(acting(BUILDING_1, 1).piles("bld-1to7-a").goods(0, 1, 1, 0, 0).act(BUILDING_1).refusal(spend(3))).isEqualTo("SA-49");
    }

    private static Action spend(int number) { return new Action.Spend(number); }

    @Rule("SA-47")
    @Test
    void aBuildingMayBeDeclinedAndStays() {
        for (var tile : List.of("bld-wwc", "bld-1to7-a")) {
            var t = acting(BUILDING_1, 1).piles(tile).goods(0, 2, 1, 0, 0).act(BUILDING_1).play(Scene.DECLINE);
            assertThat(t.offered(0)).isEqualTo(tile);
            assertThat(t.s.home(0)).isEqualTo(5);
        }
        assertThat(acting(BUILDING_1, 1).act(BUILDING_1).events).containsExactly(new Event.Declined(0, BUILDING_1));
        assertThat(acting(BUILDING_1, 1).piles("bld-1to7-a").goods(0, 2, 0, 0, 0).act(BUILDING_1).play(spend(2)).play(Scene.DECLINE)
                .offered(0)).isEqualTo("bld-1to7-a");
    }

    @Rule("SA-48")
    @Test
    void whatTheVillageAndTheDiceGiveIsTaken() {
        for (var location : List.of(TOOL_MAKER, HUT, FIELD, HUNTING_GROUNDS)) {
            var t = acting(location, location == HUT ? 2 : 1);
            assertThat(t.options()).containsExactly(new Action.Act(location));
            assertThat(t.refusal(Scene.DECLINE)).isEqualTo("SA-43");
        }
    }

    @Rule("SA-49")
    @Test
    void foodBuysNothing() {
        assertThat(acting(CARD_1, 1).food(0, 50).act(CARD_1).s.phase).isEqualTo(new Acting(1));
        assertThat(acting(BUILDING_1, 1).piles("bld-1to7-a").food(0, 50).act(BUILDING_1).s.phase).isEqualTo(new Acting(1));
    }
}
