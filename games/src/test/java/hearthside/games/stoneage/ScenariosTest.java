package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.BUILDING_1;
import static hearthside.games.stoneage.Location.CARD_1;
import static hearthside.games.stoneage.Location.CARD_2;
import static hearthside.games.stoneage.Location.CLAY_PIT;
import static hearthside.games.stoneage.Location.FIELD;
import static hearthside.games.stoneage.Location.FOREST;
import static hearthside.games.stoneage.Location.HUNTING_GROUNDS;
import static hearthside.games.stoneage.Location.HUT;
import static hearthside.games.stoneage.Location.RIVER;
import static hearthside.games.stoneage.Location.TOOL_MAKER;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The 28 worked examples, each played through.
class ScenariosTest {
    private static Scene gathering(Location location, int figures) {
        return Scene.of(2).at(0, location, figures).at(1, CLAY_PIT, 1).acts(0);
    }

    @Rule({"SA-36", "SA-38"})
    @Test
    void e01FiveHuntersWhoRollFourteenBringSeven() {
        assertThat(gathering(HUNTING_GROUNDS, 5).dice(4, 3, 3, 2, 2).act(HUNTING_GROUNDS).food(0)).isEqualTo(12 + 7);
    }

    @Rule({"SA-37", "SA-39"})
    @Test
    void e02AToolMakesTwelveOfEleven() {
        var t = gathering(HUNTING_GROUNDS, 3).tools(0, 1, 0, 0).dice(5, 4, 2).act(HUNTING_GROUNDS).tool(0);
        assertThat(t.food(0)).isEqualTo(12 + 6);
        assertThat(Tools.isUsed(t.s.tools[0], 0)).isTrue();
    }

    @Rule("SA-37")
    @Test
    void e03TwoToolsMakeSixOfFour() {
        assertThat(gathering(HUNTING_GROUNDS, 2).tools(0, 1, 1, 0).dice(3, 1).act(HUNTING_GROUNDS).tool(0).tool(1).food(0))
                .isEqualTo(12 + 3);
    }

    @Rule({"SA-38", "SA-39"})
    @Test
    void e04FivePipsAtTheRiverAreNothing() {
        assertThat(gathering(RIVER, 2).tools(0, 1, 0, 0).used(0, 0).dice(3, 2).act(RIVER).s.stock(0, Good.GOLD)).isZero();
    }

    @Rule("SA-37")
    @Test
    void e05ThreeToolsMakeTwoGoldOfSeven() {
        assertThat(gathering(RIVER, 3).tools(0, 2, 2, 2).dice(3, 2, 2).act(RIVER).tool(0).tool(1).tool(2).s.stock(0, Good.GOLD))
                .isEqualTo(2);
    }

    @Rule({"SA-13", "SA-14", "SA-16"})
    @Test
    void e06AFullForestIsClosedToAll() {
        var t = Scene.of(4).place(FOREST, 4).place(FOREST, 2).place(FOREST, 1);
        assertThat(t.refusal(FOREST, 1)).isEqualTo("SA-16");
        assertThat(t.place(FIELD, 1).refusal(FOREST, 1)).isEqualTo("SA-13");
    }

    @Rule({"SA-14", "SA-17", "SA-18"})
    @Test
    void e07TakenPlacesAreClosedAndOthersOpen() {
        var t = Scene.of(4).place(TOOL_MAKER, 1).place(HUT, 2).place(FIELD, 1).place(CARD_2, 1);
        for (var taken : java.util.List.of(HUT, FIELD, CARD_2)) assertThat(t.refusal(taken, taken == HUT ? 2 : 1)).isEqualTo("SA-14");
        assertThat(t.options()).contains(new Action.Place(CARD_1, 1), new Action.Place(Location.CARD_3, 1),
                new Action.Place(Location.CARD_4, 1));
    }

    @Rule("SA-44")
    @Test
    void e08TwoWoodAndAClayAreTenPoints() {
        var t = gathering(BUILDING_1, 1).piles("bld-wwc").goods(0, 2, 1, 0, 0).act(BUILDING_1).nextTile("bld-ssg").pay(2, 1, 0, 0);
        assertThat(t.s.score[0]).isEqualTo(10);
        assertThat(t.offered(0)).isEqualTo("bld-ssg");
    }

    @Rule("SA-72")
    @Test
    void e09TheCardFromFourMovesToTwo() {
        var t = Scene.of(2).row("civ-art-tool", "", "", "civ-time-field").at(0, FIELD, 1).acts(0)
                .nextCard("civ-pottery-dice", "civ-music-vp3-a").act(FIELD);
        assertThat(t.row()).containsExactly("civ-art-tool", "civ-time-field", "civ-pottery-dice", "civ-music-vp3-a");
    }

    @Rule("SA-80")
    @Test
    void e10FiveSymbolsAndTwoDoublesAre29() {
        var t = Scene.of(2).row("", "", "", "").owns(0, "civ-pottery-dice", "civ-pottery-food7", "civ-music-vp3-a", "civ-music-vp3-b",
                "civ-art-tool", "civ-time-field", "civ-healing-food5");
        assertThat(Scoring.tally(t.s, 0, t.s.cards[0]).green()).isEqualTo(29);
    }

    @Rule({"SA-81", "SA-82", "SA-83", "SA-84"})
    @Test
    void e11PeopleMultiply() {
        var t = Scene.of(2)
                .owns(0, "civ-farmer2-dice", "civ-farmer2-food3", "civ-farmer1-field", "civ-toolmaker1-once4", "civ-toolmaker2-once2",
                        "civ-builder3-vp3", "civ-builder2-dice", "civ-builder2-food2",
                        "civ-shaman2-clay1", "civ-shaman1-gold1")
                .field(0, 7).tools(0, 3, 2, 2).figures(0, 8).below(0, 0, 0);
        assertThat(Scoring.tally(t.s, 0, t.s.cards[0])).isEqualTo(new Tally(0, 35, 21, 42, 24, 0));
    }

    @Rule("SA-63")
    @Test
    void e12TwoWoodDoNotCoverThree() {
        var t = Scene.of(2).figures(0, 6).field(0, 2).food(0, 1).goods(0, 2, 0, 0, 0).at(0, FOREST, 1).acts(0).dice(1).act(FOREST);
        assertThat(t.s.score[0]).isEqualTo(-10);
        assertThat(t.food(0)).isZero();
        assertThat(t.s.goods(0)).isEqualTo(new Goods(2, 0, 0, 0));
    }

    @Rule({"SA-62", "SA-63"})
    @Test
    void e13ThreeWoodMayCoverThreeOrBeKept() {
        var pays = Scene.of(2).figures(0, 6).field(0, 2).food(0, 1).goods(0, 3, 0, 0, 0).at(0, FOREST, 1).acts(0).dice(1).act(FOREST)
                .feed(Good.WOOD).feed(Good.WOOD).feed(Good.WOOD);
        assertThat(pays.s.score[0]).isZero();
        assertThat(pays.s.goods(0)).isEqualTo(Goods.NONE);
        var keeps = Scene.of(2).figures(0, 6).field(0, 2).food(0, 1).goods(0, 3, 0, 0, 0).at(0, FOREST, 1).acts(0).dice(1).act(FOREST)
                .play(Scene.STARVE);
        assertThat(keeps.s.score[0]).isEqualTo(-10);
        assertThat(keeps.s.goods(0)).isEqualTo(new Goods(3, 0, 0, 0));
    }

    @Rule({"SA-20", "SA-22"})
    @Test
    void e14TwoPlayersHaveLessRoom() {
        var t = Scene.of(2).place(FIELD, 1).place(HUT, 2);
        assertThat(t.refusal(TOOL_MAKER, 1)).isEqualTo("SA-20");
        assertThat(t.place(FOREST, 1).refusal(FOREST, 1)).isEqualTo("SA-22");
    }

    @Rule("SA-73")
    @Test
    void e15TwoCardsDoNotFillThreeGaps() {
        assertThat(Scene.of(2).row("civ-art-tool", "", "", "").deck(2, 1).at(0, FIELD, 1).acts(0).act(FIELD).isOver()).isTrue();
    }

    @Rule("SA-41")
    @Test
    void e16ToolsRiseFromTheLowest() {
        assertThat(gathering(TOOL_MAKER, 1).tools(0, 2, 1, 1).act(TOOL_MAKER).tools(0)).containsExactly(2, 2, 1);
        assertThat(gathering(TOOL_MAKER, 1).tools(0, 2, 2, 2).act(TOOL_MAKER).tools(0)).containsExactly(3, 2, 2);
        assertThat(gathering(TOOL_MAKER, 1).tools(0, 4, 4, 4).act(TOOL_MAKER).tools(0)).containsExactly(4, 4, 4);
    }

    @Rule({"SS-20", "SS-27"})
    @Test
    void e17SixAndThreeAreAnInitiativeOfNine() {
        assertThat(Scene.of(1).lead(0).place(HUNTING_GROUNDS, 1).dice(6, 3).place(FOREST, 1).s.initiative[0]).isEqualTo(9);
    }

    @Rule({"SS-38", "SS-39", "SS-41"})
    @Test
    void e18AGreenDiceCardGivesAStoneAndTwoFood() {
        var t = Scene.of(1).row("civ-time-dice").initiative(9, 3, 5, 7).goods(0, 0, 0, 0, 1).at(1, CARD_1, 1).at(1, FOREST, 1).acts(1)
                .act(CARD_1).dice(3, 1).pay(0, 0, 0, 1).play(new Action.PickDie(3));
        assertThat(t.s.goods(0)).isEqualTo(new Goods(0, 0, 1, 0));
        assertThat(t.food(0)).isEqualTo(22);
        assertThat(t.cards(0)).isEmpty();
    }

    @Rule({"SS-30", "SS-31", "SS-32"})
    @Test
    void e19TheFastestTieIsBrokenByThePlayer() {
        var t = Scene.of(1).initiative(9, 4, 9, 7).at(0, FOREST, 2).at(1, FOREST, 2).at(2, FOREST, 2).at(3, HUNTING_GROUNDS, 2).acts(1)
                .dice(1, 1).act(FOREST);
        assertThat(t.s.phase).isEqualTo(new Acting(3));
        t.dice(1, 1).act(HUNTING_GROUNDS);
        assertThat(t.options()).containsExactly(new Action.Lead(0), new Action.Lead(2));
        t.lead(2).dice(1, 1).act(FOREST);
        assertThat(t.events).contains(new Event.Rested(0));
    }

    private static Scene evening(String burden) { return SoloMealTest.evening(Scene.of(1), burden); }

    private static Scene eat(Scene t) { return t.dice(1).act(HUNTING_GROUNDS); }

    @Rule({"SS-51", "SS-52"})
    @Test
    void e20NineFiguresAndAShamanOweTwelve() {
        assertThat(eat(evening("civ-shaman1-stone1").figures(0, 3).field(0, 2)).food(0)).isEqualTo(20 + 2 - 12);
    }

    @Rule({"SS-52", "SS-53"})
    @Test
    void e21FourDiscardedTilesAreABurdenOfFour() {
        assertThat(eat(evening("civ-builder3-vp3").soloTiles(2, 4)).food(0)).isEqualTo(20 - 8 - 4);
    }

    @Rule({"SS-56", "SS-58", "SS-59"})
    @Test
    void e22AlmostSaved() {
        var t = eat(evening("civ-art-tool").food(0, 5).goods(0, 2, 0, 0, 0).limit(6).soloTiles(0, 3)).feed(Good.WOOD).feed(Good.WOOD)
                .play(Scene.ENDURE);
        assertThat(t.events).contains(new Event.Exhausted(5, 1), new Event.TilesLacked(-2));
        assertThat(t.isOver()).isTrue();
        assertThat(SoloRound.isWon(t.s)).isFalse();
    }

    @Rule({"SS-62", "SS-63"})
    @Test
    void e23TheDeckIsEmptyAfterTwelveRoundsOrEleven() {
        var t = evening("civ-art-tool").deck(0, 0);
        t.s.round = 12;
        assertThat(eat(t).play(new Action.Discard("bld-1to7-a")).announced(Event.SoloEnded.class).rounds()).isEqualTo(12);
        assertThat(36 % 3).isZero();
        var drawn = evening("civ-art-tool").deck(2, 0);
        drawn.s.round = 11;
        eat(drawn).nextCard("civ-pottery-dice", "civ-pottery-food7").play(new Action.Discard("bld-1to7-a"));
        assertThat(drawn.announced(Event.SoloEnded.class)).matches(end -> end.won() && end.rounds() == 11);
    }

    @Rule({"SS-58", "SS-52"})
    @Test
    void e24AtLevelTwoASingleTileStays() {
        var t = SoloMealTest.evening(Scene.of(1, "level", "2"), "civ-builder3-vp3").soloTiles(1, 2).nextDiscardless().act(HUNTING_GROUNDS);
        assertThat(t.s.limit).isEqualTo(17);
        assertThat(Integer.bitCount(t.s.discarded)).as("only what was really discarded").isEqualTo(2);
    }

    @Rule("SS-40")
    @Test
    void e25ASandCardMakesSixteenOfFifteen() {
        var t = Scene.of(1).row("civ-farmer2-food3").initiative(3, 4, 5, 6).goods(0, 1, 0, 0, 0).at(0, CARD_1, 1).at(0, FIELD, 1).acts(0)
                .act(CARD_1).pay(1, 0, 0, 0);
        assertThat(t.s.limit).isEqualTo(16);
    }

    @Rule({"SS-52", "SS-53"})
    @Test
    void e26ToolsAreABurdenUsedOrNot() {
        assertThat(eat(evening("civ-toolmaker2-dice-b").tools(0, 2, 1, 1).used(0, 0, 1, 2).owns(0, "civ-toolmaker1-once4"))
                .play(Scene.GATHER).food(0)).isEqualTo(20 - 8 - 4);
    }

    @Rule({"SS-11", "SS-52"})
    @Test
    void e27AFieldOfFifteenStaysFifteen() {
        var t = SoloMealTest.evening(Scene.of(1, "soloFieldStart", "15"), "civ-farmer1-dice").at(2, FIELD, 1).act(FIELD);
        assertThat(t.s.field[0]).isEqualTo(15);
        assertThat(eat(t).food(0)).isEqualTo(20 + 15 - 23);
    }

    @Rule({"SS-39", "SS-42"})
    @Test
    void e28ADrawnSandCardGivesNothing() {
        var t = Scene.of(1).row("civ-writing-draw").initiative(3, 4, 5, 6).goods(0, 1, 0, 0, 0).at(0, CARD_1, 1).at(0, FIELD, 1).acts(0)
                .act(CARD_1).nextCard("civ-farmer2-food3").pay(1, 0, 0, 0);
        assertThat(t.food(0)).isEqualTo(22);
        assertThat(t.s.limit).isEqualTo(15);
        assertThat(t.solo().putAway()).extracting(Card::id).contains("civ-farmer2-food3");
    }
}
