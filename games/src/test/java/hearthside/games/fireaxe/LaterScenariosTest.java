package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The scenarios T17 to T30, one test each: scoring, the end, and the rest.
class LaterScenariosTest {
    @Rule("FA-253")
    @Test
    void t17TwoPortsCountDouble() {
        var t = Scene.of(3).settled(0, "novgorod").settled(1, "kiev");
        assertThat(Scoring.settlements(t.s, 0)).isEqualTo(6);
        assertThat(Scoring.settlements(t.s, 1)).isEqualTo(8);
    }

    @Rule("FA-253")
    @Test
    void t18ThreePortsCountTriple() {
        var t = Scene.of(3).settled(0, "novgorod", "ladoga").settled(1, "kiev");
        assertThat(Scoring.settlements(t.s, 0)).isEqualTo(15);
        assertThat(Scoring.settlements(t.s, 1)).isEqualTo(12);
    }

    @Rule("FA-251")
    @Test
    void t19TheAxeIsShared() {
        var t = Scene.of(3).took(0, "paris", "rome", "york", "iona").took(1, "dublin", "london", "hamburg", "rouen").took(2, "nantes",
                "grobin");
        assertThat(t.s.<Integer>each(seat -> Scoring.axe(t.s, seat))).containsExactly(12, 12, 0);
    }

    @Rule({"FA-255", "FA-257", "FA-258"})
    @Test
    void t20SagaMajority() {
        var t = Scene.of(4).told(0, "saga-104", "saga-105", "saga-106").told(1, "saga-204", "saga-205").told(2, "saga-206", "saga-304");
        assertThat(t.s.<Integer>each(seat -> Scoring.sagas(t.s, seat, Homeland.DENMARK))).containsExactly(30, 10, 10, 0);
    }

    @Rule("FA-256")
    @Test
    void t21ATieForMostLeavesNoSecond() {
        var t = Scene.of(3).told(0, "saga-104", "saga-105").told(1, "saga-204", "saga-205").told(2, "saga-206");
        assertThat(t.s.<Integer>each(seat -> Scoring.sagas(t.s, seat, Homeland.DENMARK))).containsExactly(20, 20, 0);
    }

    @Rule({"FA-236", "FA-237", "FA-239"})
    @Test
    void t22ThreeRoundsAfterTheLastSaga() {
        var t = Scene.of(3).lastSagas(1, 4, "saga-301", "saga-302", "saga-306").turn(1).endTurn();
        var order = new java.util.ArrayList<Integer>();
        while (!t.isOver()) {
            order.add(t.seat());
            t.endTurn();
        }
        assertThat(order).containsExactly(2, 0, 1, 2, 0, 1, 2, 0, 1);
    }

    @Rule("FA-238")
    @Test
    void t23TheLastSagaEndsTheGameAtOnce() {
        var t = Scene.of(3).lastSagas(1, 3, "saga-301").boat(2, "hvarf", 3).turn(2).settle(6).found().proceed();
        assertThat(t.isOver()).isTrue();
        assertThat(t.sagasOf(2)).containsExactly("saga-301");
    }

    @Rule("FA-59")
    @Test
    void t24HomePortsTakeEverybody() {
        var t = Scene.of(4).boat(1, "denmark", 1).boat(2, "denmark", 1).boat(3, "denmark", 1).boat(0, "wintering", 1);
        assertThat(t.play(new Action.Depart("denmark")).at(0)).isEqualTo("denmark");
    }

    @Rule("FA-91")
    @Test
    void t25AnOccupiedPortIsClosed() {
        var t = Scene.of(3).boat(1, "dublin", 1).boat(0, "irish-sea", 1);
        assertThat(t.refusal(new Action.Sail("dublin", false))).isEqualTo("FA-91");
    }

    @Rule({"FA-200", "FA-201", "FA-202"})
    @Test
    void t26GoingWintering() {
        var t = Scene.of(3).boat(0, "north-way", 3, FURS, TUSKS).goWintering();
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.s.crewInSupply(0)).isEqualTo(14);
        assertThat(t.s.cargo[0]).isZero();
        assertThat(Bag.count(t.s.supply, FURS.ordinal())).isEqualTo(11);
        assertThat(t.at(0)).isEqualTo("wintering");
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule({"FA-13", "FA-8", "FA-7"})
    @Test
    void t27HowFourBegin() {
        var s = Scene.RULES.setup(Scene.terms(4), hearthside.core.Dealer.silent(new hearthside.core.chance.Chance.Seeded(4)));
        for (int i = 0; i < 4; i++) assertThat(s.points[(s.start + i) % 4]).isEqualTo(1 + i);
        for (int seat = 0; seat < 4; seat++) assertThat(s.hands.size(seat)).isEqualTo(1);
        assertThat(s.demand).isEqualTo(SKINS.ordinal());
        assertThat(Goods.of(s.supply)).isEqualTo(new Goods(11, 10, 11));
    }

    @Rule({"FA-113", "FA-207", "FA-116"})
    @Test
    void t28TheLossComesFirst() {
        var t = Scene.of(3).boat(0, "faroe-sea", 1).sailed(4).sail("hebrides-sea");
        assertThat(t.s.crew[0]).isZero();
        assertThat(t.refusal(new Action.GoWintering())).isEqualTo("FA-113");
        t.proceed();
        assertThat(t.at(0)).isEqualTo("wintering");
        assertThat(t.s.crew[0]).isZero();
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FA-219")
    @Test
    void t29TheDemandTokenCounts() {
        var t = Scene.of(3).sagas("saga-101", "saga-102", "saga-103").good("dublin", FURS).good("limerick", TUSKS);
        for (var port : new String[] {"orkney", "horn", "iona", "york", "london", "hamburg", "rouen", "lisbon", "wolin", "ladoga"})
            t.good(port, SKINS);
        t.endTurn();
        assertThat(t.row()).as("one Skins is left, on the demand space").containsExactly("saga-101", "saga-102", "saga-103");
    }

    @Rule({"FA-222", "FA-238"})
    @Test
    void t30TheLastManFoundsTheLastSettlement() {
        var t = Scene.of(3).lastSagas(1, 2, "saga-301").boat(0, "hvarf", 1).holds(0, Rune.COLONIZATION).settle(4).found()
                .runeOnly(Rune.COLONIZATION).proceed();
        assertThat(t.points(0)).isEqualTo(1 + 3 + 3);
        assertThat(t.sagasOf(0)).containsExactly("saga-301");
        assertThat(t.isOver()).isTrue();
    }
}
