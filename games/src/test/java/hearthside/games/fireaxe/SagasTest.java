package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// FA-200..222: wintering, crewless longboats, sagas.
class SagasTest {
    @Rule({"FA-200", "FA-35"})
    @Test
    void winteringIsPossibleFromAnywhere() {
        for (var place : new String[] {"norway", "north-way", "rhine", "hamburg"}) {
            var t = Scene.of(3).boat(0, place, 4, FURS).sailed(7).goWintering();
            assertThat(t.at(0)).isEqualTo("wintering");
            assertThat(t.seat()).isEqualTo(1);
        }
    }

    @Rule({"FA-201", "FA-202"})
    @Test
    void oneManStaysAboard() {
        var t = Scene.of(3).boat(0, "north-way", 4, FURS).goWintering();
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.s.cargo[0]).isZero();
        assertThat(t.events.getFirst()).isEqualTo(new Event.WentWintering(0, 3, new Goods(1, 0, 0)));
    }

    @Rule({"FA-203", "FA-205", "FA-35"})
    @Test
    void aCrewlessLongboatGoesWintering() {
        var t = Scene.of(3).boat(0, "york", 1, FURS).raid(1).withdraw();
        assertThat(t.events).contains(new Event.BecameCrewless(0, new Goods(1, 0, 0)));
        assertThat(t.seat()).isEqualTo(1);
        assertThat(Bag.count(t.s.supply, FURS.ordinal())).isEqualTo(11);
        t.endTurn().endTurn();
        assertThat(t.refusal(new Action.LoadGood(FURS))).isEqualTo("FA-55");
    }

    @Rule("FA-206")
    @Test
    void whoIsWinteringCannotWinterAgain() {
        var t = Scene.of(3).play(new Action.LoadCrew()).play(new Action.LoadGood(FURS));
        assertThat(t.refusal(new Action.GoWintering())).isEqualTo("FA-206");
        t.endTurn().play(new Action.Depart("norway"));
        assertThat(t.s.aboard(0)).as("nothing is put back").isEqualTo(2);
    }

    @Rule("FA-207")
    @Test
    void diceAreSettledBeforeWintering() {
        assertThat(Scene.of(3).boat(0, "york", 3).raid(1).refusal(new Action.GoWintering())).isEqualTo("FA-207");
        assertThat(Scene.of(3).boat(0, "orkney", 3).settle(1).refusal(new Action.GoWintering())).isEqualTo("FA-207");
    }

    @Rule({"FA-210", "FA-4"})
    @Test
    void threeSagasLieOpen() {
        assertThat(Scene.of(3).row()).containsExactly("saga-101", "saga-102", "saga-103");
        assertThat(Scene.of(3).view(1).deck()).containsExactly(3, 6, 6);
    }

    @Rule({"FA-211", "FA-214"})
    @Test
    void aTradeSagaWantsAGoodInEachPort() {
        var t = Scene.of(3).good("dublin", FURS).boat(0, "waterford", 1, Scene.TUSKS).nextSaga("saga-104").trade(Scene.TUSKS);
        assertThat(t.sagasOf(0)).containsExactly("saga-101");
    }

    @Rule("FA-212")
    @Test
    void aRaidSagaWantsTheTownsGone() {
        var t = Scene.of(3).boat(0, "lindisfarne", 2).dice(6).luck(0).nextSaga("saga-104").play(new Action.Raid());
        assertThat(t.sagasOf(0)).containsExactly("saga-102");
        assertThat(t.points(0)).as("treasure 3 and bonus 2").isEqualTo(1 + 3 + 2);
    }

    @Rule("FA-213")
    @Test
    void aSettleSagaWantsSettlementsOfAnybody() {
        var t = Scene.of(3).settled(1, "shetland").boat(0, "orkney", 3).settle(6).found();
        assertThat(t.sagasOf(0)).isEmpty();
        t.nextSaga("saga-104").proceed();
        assertThat(t.sagasOf(0)).containsExactly("saga-103");
        assertThat(Scene.of(3).settled(1, "orkney").boat(0, "orkney", 3).holds(0, Rune.UNREST).rune(Rune.UNREST).settle(6).found()
                .keepDial().proceed().sagasOf(0)).as("Shetland is missing, Unrest changes nothing").isEmpty();
    }

    @Rule("FA-215")
    @Test
    void theBonusCountsAtOnce() {
        var t = Scene.of(3).sagas("saga-301", "saga-302", "saga-306").boat(0, "vinland", 3).settle(6).found().luck(0).proceed();
        assertThat(t.points(0)).isEqualTo(1 + 5);
    }

    @Rule("FA-216")
    @Test
    void oneTaskMayCompleteSeveral() {
        // no two sagas of the house edition share a port, so both are fulfilled by hand here
        var t = Scene.of(3).sagas("saga-303", "saga-302", "saga-301").settled(1, "dublin", "limerick", "hvarf");
        var events = new java.util.ArrayList<hearthside.core.GameEvent>();
        Sagas.complete(t.s, 0, new hearthside.core.Dealer(new hearthside.core.chance.Chance.Seeded(1), events::add));
        assertThat(t.sagasOf(0)).containsExactly("saga-301", "saga-303");
        assertThat(events.subList(0, 2)).as("first all are taken, then the row is filled").allMatch(Event.SagaCompleted.class::isInstance);
        assertThat(t.row()).doesNotContain("", "saga-301", "saga-303");
    }

    @Rule("FA-217")
    @Test
    void aCompletedSagaIsReplacedAtOnce() {
        var t = Scene.of(3).boat(0, "lindisfarne", 2).dice(6).luck(0).nextSaga("saga-109").play(new Action.Raid());
        assertThat(t.row()).containsExactly("saga-101", "saga-109", "saga-103");
        assertThat(t.seat()).isZero();
    }

    @Rule("FA-218")
    @Test
    void aSagaFulfilledAlreadyIsPassedOver() {
        var t = Scene.of(3).took(1, "grobin").boat(0, "lindisfarne", 2).dice(6).luck(0).nextSaga("saga-109").luck(0)
                .play(new Action.Raid());
        assertThat(t.row()).containsExactly("saga-101", "saga-104", "saga-103");
        assertThat(t.view(2).deadSagas()).extracting(Saga::id).containsExactly("saga-109");
    }

    @Rule("FA-219")
    @Test
    void aTradeSagaNobodyCanServeIsDiscarded() {
        var t = Scene.of(3).sagas("saga-101", "saga-102", "saga-103").good("dublin", FURS).good("limerick", Scene.TUSKS);
        t.s.supply += Bag.one(t.s.demand) - Bag.one(0);
        t.s.demand = 0;
        for (var port : new String[] {"orkney", "horn", "iona", "york", "london", "hamburg", "rouen", "lisbon", "wolin", "ladoga",
                "smolensk"})
            t.good(port, Scene.SKINS);
        t.nextSaga("saga-104").endTurn();
        assertThat(t.row()).containsExactly("saga-104", "saga-102", "saga-103");
        assertThat(t.view(0).deadSagas()).extracting(Saga::id).containsExactly("saga-101");
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FA-220")
    @Test
    void completedSagasAreOpen() {
        var t = Scene.of(3).told(1, "saga-104");
        assertThat(t.view(2).captains().get(1).sagas()).extracting(Saga::id).containsExactly("saga-104");
    }

    @Rule("FA-221")
    @Test
    void aSagaJustTurnedUpCanBeCompletedInTheSameTurn() {
        var t = Scene.of(3).good("truso", FURS).sagas("saga-102", "saga-101", "saga-103").boat(0, "lindisfarne", 2, Scene.TUSKS).dice(6)
                .luck(0).nextSaga("saga-107").play(new Action.Raid());
        t.boat(0, "wolin", 2, Scene.TUSKS).nextSaga("saga-104").trade(Scene.TUSKS);
        assertThat(t.sagasOf(0)).containsExactly("saga-102", "saga-107");
    }

    @Rule("FA-222")
    @Test
    void runesComeBeforeSagasAndSagasBeforeACrewlessLongboat() {
        var t = Scene.of(3).settled(1, "shetland").boat(0, "orkney", 1).holds(0, Rune.COLONIZATION).settle(6).found();
        assertThat(t.sagasOf(0)).isEmpty();
        assertThat(t.at(0)).isEqualTo("orkney");
        t.runeOnly(Rune.COLONIZATION).nextSaga("saga-104").proceed();
        assertThat(t.sagasOf(0)).containsExactly("saga-103");
        assertThat(t.at(0)).isEqualTo("wintering");
    }
}
