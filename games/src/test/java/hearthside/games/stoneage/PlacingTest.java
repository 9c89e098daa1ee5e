package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.BUILDING_1;
import static hearthside.games.stoneage.Location.BUILDING_3;
import static hearthside.games.stoneage.Location.CARD_2;
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
import org.junit.jupiter.api.Test;

class PlacingTest {

    @Rule("SA-10")
    @Test
    void everybodyPlacesOnOneLocationInTurn() {
        var t = Scene.of(3, "start", "2").place(FOREST, 2);
        assertThat(t.seat()).isEqualTo(2);
        assertThat(t.s.figuresAt(FOREST, 1)).isEqualTo(2);
        assertThat(t.s.home(1)).isEqualTo(3);
        t.place(FIELD, 1).place(CLAY_PIT, 3);
        assertThat(t.seat()).isEqualTo(1);
        assertThat(t.refusal(QUARRY, 0)).isEqualTo("SA-10");
        assertThat(t.refusal(QUARRY, 4)).isEqualTo("SA-10");
    }

    @Rule({"SA-11", "SA-24"})
    @Test
    void placingGoesOnUntilNobodyCan() {
        var t = Scene.of(2).place(HUNTING_GROUNDS, 5).place(FOREST, 1);
        assertThat(t.seat()).as("seat 0 has nothing left").isEqualTo(1);
        t.place(FIELD, 1).place(CLAY_PIT, 3);
        assertThat(t.s.phase).isEqualTo(new Acting(0));
        // everything is taken, and the hunting grounds are closed to one who has hunters there
        var full = Scene.of(2).figures(0, 10).at(0, HUNTING_GROUNDS, 1).at(0, FOREST, 1).at(0, CLAY_PIT, 1).at(0, QUARRY, 1).at(0, RIVER, 1)
                .at(0, TOOL_MAKER, 1).at(0, FIELD, 1)
                .at(1, BUILDING_1, 1).at(1, Location.BUILDING_2, 1).at(1, Location.CARD_1, 1).at(1, CARD_2, 1).at(0, CARD_3, 1)
                .at(0, Location.CARD_4, 1).phase(Placing.turn(1));
        full.place(HUNTING_GROUNDS, 1);
        assertThat(full.s.home(0)).as("stays at home").isOne();
        assertThat(full.s.phase).isEqualTo(new Acting(0));
    }

    @Rule("SA-12")
    @Test
    void nobodyMayPass() {
        Scene.randomGame(Scene.terms(4), 5, t -> {
            if (t.s.phase instanceof Placing) assertThat(t.options()).isNotEmpty().allMatch(Action.Place.class::isInstance);
        });
        assertThat(Scene.of(2).refusal(Scene.DECLINE)).isEqualTo("SA-43");
    }

    @Rule("SA-13")
    @Test
    void nobodyAddsToFiguresOfTheSameRound() {
        var t = Scene.of(4).place(FOREST, 1).place(HUNTING_GROUNDS, 1).place(FIELD, 1).place(TOOL_MAKER, 1);
        assertThat(t.refusal(FOREST, 1)).isEqualTo("SA-13");
        t.place(HUNTING_GROUNDS, 1);
        assertThat(t.refusal(HUNTING_GROUNDS, 1)).isEqualTo("SA-13");
    }

    @Rule({"SA-14", "SA-16"})
    @Test
    void sevenRingsAreSevenRings() {
        var t = Scene.of(4).place(FOREST, 4).place(FOREST, 2);
        assertThat(t.refusal(FOREST, 2)).isEqualTo("SA-16");
        t.place(FOREST, 1);
        assertThat(t.refusal(FOREST, 1)).isEqualTo("SA-16");
    }

    @Rule("SA-15")
    @Test
    void theHuntingGroundsNeverFillUp() {
        var t = Scene.of(4).place(HUNTING_GROUNDS, 5).place(HUNTING_GROUNDS, 5).place(HUNTING_GROUNDS, 5).place(HUNTING_GROUNDS, 5);
        assertThat(State.crowd(t.s.at[0])).isEqualTo(20);
    }

    @Rule({"SA-14", "SA-17"})
    @Test
    void mostPlacesTakeExactlyOneFigure() {
        for (var location : java.util.List.of(TOOL_MAKER, FIELD, CARD_2, BUILDING_3)) {
            var t = Scene.of(4);
            assertThat(t.refusal(location, 2)).isEqualTo("SA-17");
            assertThat(t.place(location, 1).refusal(location, 1)).isEqualTo("SA-14");
        }
    }

    @Rule("SA-18")
    @Test
    void theHutTakesExactlyTwo() {
        var t = Scene.of(4);
        assertThat(t.refusal(HUT, 1)).isEqualTo("SA-18");
        assertThat(t.refusal(HUT, 3)).isEqualTo("SA-18");
        assertThat(t.place(HUT, 2).refusal(HUT, 2)).isEqualTo("SA-14");
        assertThat(Scene.of(2).at(0, FOREST, 4).refusal(HUT, 2)).as("one figure left").isEqualTo("SA-10");
    }

    @Rule("SA-19")
    @Test
    void whoCannotPayMayPlaceAllTheSame() {
        assertThat(Scene.of(2).options()).contains(new Action.Place(BUILDING_1, 1), new Action.Place(Location.CARD_4, 1));
    }

    @Rule("SA-20")
    @Test
    void twoOrThreePlayersUseTwoPlacesInTheVillage() {
        for (int seats : java.util.List.of(2, 3)) {
            var t = Scene.of(seats).place(FIELD, 1).place(HUT, 2);
            assertThat(t.refusal(TOOL_MAKER, 1)).isEqualTo("SA-20");
        }
        assertThat(Scene.of(4).place(FIELD, 1).place(HUT, 2).options()).contains(new Action.Place(TOOL_MAKER, 1));
    }

    @Rule("SA-21")
    @Test
    void amongThreeOnlyTwoShareAForest() {
        for (var rings : java.util.List.of(FOREST, CLAY_PIT, QUARRY, RIVER)) {
            var t = Scene.of(3).place(rings, 1);
            assertThat(t.place(rings, 1).refusal(rings, 1)).isEqualTo("SA-21");
        }
        assertThat(Scene.of(4).place(FOREST, 1).place(FOREST, 1).options()).contains(new Action.Place(FOREST, 5));
    }

    @Rule("SA-22")
    @Test
    void amongTwoNobodySharesAForest() {
        for (var rings : java.util.List.of(FOREST, CLAY_PIT, QUARRY, RIVER))
            assertThat(Scene.of(2).place(rings, 1).refusal(rings, 1)).isEqualTo("SA-22");
        assertThat(Scene.of(2).place(HUNTING_GROUNDS, 1).options()).contains(new Action.Place(HUNTING_GROUNDS, 5));
    }

    @Rule("SA-23")
    @Test
    void whoHasEverythingMayStillKeepOthersOut() {
        var t = Scene.of(4).figures(0, 10).field(0, 10).tools(0, 4, 4, 4);
        assertThat(t.options()).contains(new Action.Place(HUT, 2), new Action.Place(FIELD, 1), new Action.Place(TOOL_MAKER, 1));
        t.at(0, HUT, 2).at(0, FIELD, 1).at(0, TOOL_MAKER, 1).at(0, FOREST, 1).acts(0).act(HUT).act(FIELD).act(TOOL_MAKER);
        assertThat(t.s.figures[0]).isEqualTo(10);
        assertThat(t.s.field[0]).isEqualTo(10);
        assertThat(t.tools(0)).containsOnly(4);
        assertThat(t.events).contains(new Event.GainedNothing(0, TOOL_MAKER));
    }

    @Rule("SA-3")
    @Test
    void unusedPilesTakeNobody() {
        assertThat(Scene.of(2).refusal(BUILDING_3, 1)).isEqualTo("SA-3");
        assertThat(Scene.of(3).options()).contains(new Action.Place(BUILDING_3, 1));
    }
}
