package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// FA-30..60: days, turns, and loading.
class TurnTest {
    private static final Action LOAD = new Action.LoadCrew(), END = new Action.EndTurn();

    @Rule({"FA-14", "FA-34", "FA-35"})
    @Test
    void turnsGoRoundAndDaysMayBeLeft() {
        var t = Scene.of(3).boat(0, "norway", 1).sail("north-way").endTurn();
        assertThat(t.seat()).isEqualTo(1);
        assertThat(t.endTurn().seat()).isEqualTo(2);
        assertThat(t.endTurn().seat()).isZero();
        assertThat(t.s.round).isEqualTo(2);
    }

    @Rule({"FA-30", "FA-31"})
    @Test
    void everyDayIsALoadADrawOrAMove() {
        var t = Scene.of(3).play(LOAD);
        assertThat(t.s.prepared).isEqualTo(1);
        t.play(new Action.LoadGood(FURS));
        assertThat(t.s.prepared).isEqualTo(2);
        t.play(new Action.Depart("norway"));
        assertThat(t.s.daysLeft()).as("departing is free").isEqualTo(5);
        t.luck(0).play(new Action.DrawRune());
        assertThat(t.s.prepared).isEqualTo(3);
        t.sail("north-way");
        assertThat(t.s.sailed).isEqualTo(1);
        assertThat(t.s.daysLeft()).isEqualTo(3);
    }

    @Rule("FA-31")
    @Test
    void noMoreThanSevenDays() {
        var t = Scene.of(3).era(3).boat(0, "wintering", 0);
        for (int i = 0; i < 7; i++) t.play(LOAD);
        t.play(new Action.Depart("norway"));
        assertThat(t.refusal(new Action.DrawRune())).isEqualTo("FA-31");
        assertThat(t.refusal(new Action.Sail("north-way", false))).isEqualTo("FA-31");
    }

    @Rule("FA-32")
    @Test
    void tasksRunesAndWinteringCostNoDays() {
        var t = Scene.of(3).boat(0, "hamburg", 2, FURS).holds(0, Rune.DEMAND).trade(FURS).play(new Action.DiscardRune(Rune.DEMAND))
                .keepDial();
        assertThat(t.s.daysLeft()).isEqualTo(7);
        t.s.sailed = 7;
        assertThat(t.goWintering().seat()).isEqualTo(1);
    }

    @Rule("FA-33")
    @Test
    void theOrderIsFree() {
        var t = Scene.of(3).boat(0, "hamburg", 2, FURS).holds(0, Rune.CALM_WATER, Rune.DEMAND).runeOnly(Rune.CALM_WATER).trade(FURS)
                .sail("german-bight").play(new Action.DiscardRune(Rune.DEMAND)).keepDial().sail("denmark");
        assertThat(t.luck(0).play(new Action.DrawRune()).sail("german-bight").at(0)).isEqualTo("german-bight");
    }

    @Rule({"FA-36", "FA-118"})
    @Test
    void atTheEndOfATurnEverythingOfItIsGone() {
        var t = Scene.of(3).boat(0, "hamburg", 2, FURS).holds(0, Rune.CALM_WATER, Rune.FOLLOWING_WIND).runeOnly(Rune.CALM_WATER)
                .runeOnly(Rune.FOLLOWING_WIND).trade(FURS).sail("german-bight").endTurn();
        assertThat(t.view(0).turn()).isEqualTo(new View.Days(7, 0, 0, 0, 0, false, java.util.List.of()));
    }

    @Rule("FA-37")
    @Test
    void aTurnCanAlwaysBeEnded() {
        var t = Scene.of(3).boat(0, "north-way", 1).sailed(7);
        assertThat(t.options()).containsExactly(new Action.GoWintering(), END);
        var stuck = Scene.of(3);
        stuck.s.prepared = 7;
        assertThat(stuck.options()).containsExactly(END);
    }

    @Rule("FA-38")
    @Test
    void whoIsOutOfCrewIsPassedOver() {
        var t = Scene.of(3)
                .settled(1, "orkney", "shetland", "faroes", "horn", "reykjavik", "eyjafjord", "dublin", "waterford", "limerick", "iona",
                        "dumbarton", "mann", "lindisfarne", "york", "lincoln")
                .sagas("saga-101", "saga-104",
                        "saga-107");
        assertThat(t.s.isOut(1)).isTrue();
        assertThat(t.endTurn().seat()).isEqualTo(2);
        assertThat(t.events).contains(new Event.TurnSkipped(1));
        t.boat(0, "york", 2).holds(0, Rune.UNREST).turn(0).rune(Rune.UNREST).settle(6, 6).found().keepDial().proceed().endTurn();
        assertThat(t.seat()).as("one man has come home").isEqualTo(1);
    }

    @Rule({"FA-38", "FA-237"})
    @Test
    void aTurnPassedOverCountsAsATurn() {
        var t = Scene.of(3).settled(1, "orkney", "shetland", "faroes", "horn", "reykjavik", "eyjafjord", "dublin", "waterford", "limerick",
                "iona", "dumbarton", "mann", "lindisfarne", "york", "lincoln").lastSagas(1, 1, "saga-302");
        assertThat(t.turn(0).endTurn().isOver()).isTrue();
    }

    @Rule("FA-50")
    @Test
    void loadingOnlyInTheWinteringBox() {
        assertThat(Scene.of(3).boat(0, "norway", 1).refusal(LOAD)).isEqualTo("FA-50");
        assertThat(Scene.of(3).boat(0, "north-way", 1).refusal(new Action.LoadGood(FURS))).isEqualTo("FA-50");
    }

    @Rule("FA-51")
    @Test
    void aDayLoadsOneItem() {
        var t = Scene.of(3).play(LOAD).play(new Action.LoadGood(TUSKS));
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.s.crewInSupply(0)).isEqualTo(14);
        assertThat(t.cargo(0)).containsExactly(TUSKS);
        assertThat(Bag.count(t.s.supply, TUSKS.ordinal())).isEqualTo(10);
        assertThat(t.s.prepared).isEqualTo(2);
    }

    @Rule({"FA-52", "FA-53"})
    @Test
    void theEraSaysHowMuchIsLoaded() {
        for (int era = 1; era <= 3; era++) {
            var t = Scene.of(3).era(era).boat(0, "wintering", 1);
            assertThat(t.view(0).era()).isEqualTo(era);
            while (t.can(LOAD)) t.play(LOAD);
            assertThat(t.s.crew[0]).isEqualTo(4 + era);
            if (era < 3) assertThat(t.refusal(LOAD)).isEqualTo("FA-52");
        }
    }

    @Rule("FA-53")
    @Test
    void anEraBeginsWithItsFirstCardAtOnce() {
        var t = Scene.of(3).told(1, "saga-104", "saga-105", "saga-106").sagas("saga-102", "saga-101", "saga-103").boat(0, "lindisfarne", 3)
                .dice(6).luck(0).nextSaga("saga-209").play(new Action.Raid());
        assertThat(t.s.era).isEqualTo(2);
        assertThat(t.events).contains(new Event.EraBegan(2, 6));
    }

    @Rule("FA-54")
    @Test
    void onlyWhatIsInSupplyIsLoaded() {
        var t = Scene.of(3).boat(1, "north-way", 1, FURS, FURS, FURS, FURS).boat(2, "viking-bank", 1, FURS, FURS, FURS, FURS)
                .good("york", FURS).good("hamburg", FURS).good("orkney", FURS).boat(0, "wintering", 1);
        assertThat(t.refusal(new Action.LoadGood(FURS))).isEqualTo("FA-54");
        var none = Scene.of(3).settled(0, "orkney", "shetland", "faroes", "horn", "reykjavik", "eyjafjord", "dublin", "waterford",
                "limerick", "iona", "dumbarton", "mann", "lindisfarne", "york").boat(0, "wintering", 1);
        assertThat(none.refusal(LOAD)).isEqualTo("FA-54");
    }

    @Rule({"FA-55", "FA-205"})
    @Test
    void aCrewmanComesFirst() {
        var t = Scene.of(3);
        assertThat(t.refusal(new Action.LoadGood(FURS))).isEqualTo("FA-55");
        assertThat(t.refusal(new Action.Depart("norway"))).isEqualTo("FA-55");
        assertThat(t.play(LOAD).can(new Action.LoadGood(FURS))).isTrue();
    }

    @Rule("FA-56")
    @Test
    void afterLoadingTheLongboatGoesToAHomePort() {
        for (var port : new String[] {"norway", "denmark", "sweden"}) {
            var t = Scene.of(3).play(LOAD).play(new Action.Depart(port));
            assertThat(t.at(0)).isEqualTo(port);
            assertThat(t.s.daysLeft()).isEqualTo(6);
            assertThat(t.refusal(LOAD)).isEqualTo("FA-50");
        }
        assertThat(Scene.of(3).play(LOAD).refusal(new Action.Depart("york"))).isEqualTo("FA-56");
    }

    @Rule("FA-57")
    @Test
    void aLoadedLongboatDoesNotStay() {
        for (var port : new String[] {"norway", "denmark", "sweden"}) {
            var t = Scene.of(3).play(LOAD).endTurn();
            assertThat(t.options()).as("its owner chooses").containsExactly(new Action.Depart("norway"), new Action.Depart("denmark"),
                    new Action.Depart("sweden"));
            assertThat(t.refusal(END)).isEqualTo("FA-57");
            assertThat(t.refusal(LOAD)).isEqualTo("FA-57");
            assertThat(t.play(new Action.Depart(port)).at(0)).isEqualTo(port);
            assertThat(t.seat()).as("the turn is over").isEqualTo(1);
        }
        assertThat(Scene.of(3).play(LOAD).play(new Action.Depart("sweden")).seat()).as("who departs before has days left").isZero();
        assertThat(Scene.of(3).endTurn().at(0)).as("nothing was loaded").isEqualTo("wintering");
    }

    @Rule("FA-58")
    @Test
    void oneManMayLeaveWithoutLoading() {
        assertThat(Scene.of(3).boat(0, "wintering", 1).play(new Action.Depart("norway")).at(0)).isEqualTo("norway");
    }

    @Rule("FA-60")
    @Test
    void nothingIsThrownOverboard() {
        var t = Scene.of(3).boat(0, "north-way", 2, SKINS);
        assertThat(t.refusal(new Action.LoseCrew())).isEqualTo("FA-60");
        assertThat(t.refusal(new Action.LoseGood(SKINS))).isEqualTo("FA-60");
    }
}
