package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The scenarios T1 to T16, one test each.
class ScenariosTest {
    @Rule({"FA-140", "FA-143", "FA-132"})
    @Test
    void t01TradeInDemand() {
        var t = Scene.of(3).boat(0, "hamburg", 1, SKINS, FURS).trade(SKINS);
        assertThat(t.points(0)).isEqualTo(1 + 3 + 2);
        assertThat(t.s.goodsAt[SKINS.ordinal()]).isEqualTo(1L << t.place("hamburg"));
        assertThat(t.refusal(new Action.Trade(FURS))).isEqualTo("FA-132");
        assertThat(t.refusal(new Action.Raid())).isEqualTo("FA-132");
    }

    @Rule({"FA-142", "FA-140"})
    @Test
    void t02ARegionTakesEachGoodOnce() {
        var t = Scene.of(3).good("hamburg", SKINS).boat(0, "dorestad", 1, SKINS, FURS);
        assertThat(t.refusal(new Action.Trade(SKINS))).isEqualTo("FA-142");
        assertThat(t.trade(FURS).points(0)).isEqualTo(1 + 3);
    }

    @Rule("FA-141")
    @Test
    void t03AFullRegionTakesNothing() {
        var t = Scene.of(3).good("hamburg", SKINS).good("dorestad", FURS).good("cologne", TUSKS);
        for (var port : new String[] {"hamburg", "dorestad", "cologne"}) {
            t.boat(0, port, 1, SKINS, FURS, TUSKS);
            for (var good : Good.ALL) assertThat(t.refusal(new Action.Trade(good))).isEqualTo("FA-141");
        }
    }

    @Rule({"FA-162", "FA-163", "FA-164", "FA-166"})
    @Test
    void t04GoodsHelpARaid() {
        var t = Scene.of(3).good("york", FURS).boat(0, "york", 3).raid(2);
        assertThat(t.s.crew[0]).isEqualTo(2);
        t.dice(3).luck(4).play(new Action.Roll());
        assertThat(t.s.hasTown(t.place("york"))).isFalse();
        assertThat(t.s.crew[0]).isEqualTo(2);
        assertThat(t.points(0)).isEqualTo(1 + 4);
    }

    @Rule({"FA-162", "FA-168", "FA-203"})
    @Test
    void t05ARaidFailsToTheLastMan() {
        var t = Scene.of(3).boat(0, "paris", 2, TUSKS).raid(5).roll(5);
        assertThat(t.s.crew[0]).isZero();
        t.withdraw();
        assertThat(t.at(0)).isEqualTo("wintering");
        assertThat(t.s.cargo[0]).isZero();
        assertThat(Bag.count(t.s.supply, TUSKS.ordinal())).isEqualTo(11);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule({"FA-165", "FA-133"})
    @Test
    void t06ARaiderMayStop() {
        var t = Scene.of(3).boat(0, "london", 3).raid(1).withdraw();
        assertThat(t.s.crew[0]).isEqualTo(2);
        assertThat(t.s.hasTown(t.place("london"))).isTrue();
        assertThat(t.refusal(new Action.Raid())).isEqualTo("FA-132");
    }

    @Rule("FA-180")
    @Test
    void t07ATownInTheRegionBlocksSettlers() {
        var t = Scene.of(3).took(1, "rouen").boat(0, "bordeaux", 3);
        assertThat(t.refusal(new Action.Settle(1))).isEqualTo("FA-180");
    }

    @Rule({"FA-182", "FA-183", "FA-184", "FA-185"})
    @Test
    void t08ThreeDiceForASettlement() {
        var t = Scene.of(3).boat(0, "orkney", 4).settle(1, 2, 5);
        assertThat(t.s.crew[0]).isEqualTo(2);
        t.found().proceed();
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.s.settler(t.place("orkney"))).isZero();
    }

    @Rule({"FA-186", "FA-187"})
    @Test
    void t09TheLastManSettlesOrStaysAboard() {
        var gone = Scene.of(3).boat(0, "horn", 1, FURS).settle(4).found().proceed();
        assertThat(gone.s.settler(gone.place("horn"))).isZero();
        assertThat(gone.at(0)).isEqualTo("wintering");
        assertThat(gone.s.cargo[0]).isZero();
        assertThat(gone.seat()).isEqualTo(1);
        var kept = Scene.of(3).boat(0, "horn", 1, FURS).settle(4).play(new Action.KeepAboard());
        assertThat(kept.s.settler(kept.place("horn"))).isEqualTo(-1);
        assertThat(kept.s.crew[0]).isEqualTo(1);
        assertThat(kept.seat()).isZero();
    }

    @Rule({"FA-111", "FA-112"})
    @Test
    void t10SixDaysToDublin() {
        var t = Scene.of(3).boat(0, "norway", 5).sail("north-way", "viking-bank", "faroe-sea", "hebrides-sea");
        assertThat(t.s.aboard(0)).isEqualTo(5);
        t.sail("irish-sea");
        assertThat(t.s.aboard(0)).isEqualTo(4);
        t.proceed().sail("dublin");
        assertThat(t.s.aboard(0)).isEqualTo(3);
    }

    @Rule({"FA-112", "FA-110"})
    @Test
    void t11DaysOfAllZonesCount() {
        var t = Scene.of(3).dial(Zone.NORTH).boat(0, "german-bight", 5).sail("frisian-sea", "narrow-sea", "channel");
        assertThat(t.s.crew[0]).isEqualTo(5);
        t.sail("armorican-sea").proceed();
        assertThat(t.s.crew[0]).isEqualTo(4);
        t.sail("galician-sea").proceed();
        assertThat(t.s.crew[0]).isEqualTo(3);
        t.sail("lusitanian-sea").proceed();
        assertThat(t.s.crew[0]).isEqualTo(1);
    }

    @Rule({"FA-75", "FA-111"})
    @Test
    void t12ADialTurnedClockwise() {
        var t = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.CALM_WATER).play(new Action.DiscardRune(Rune.CALM_WATER)).turnDial(1);
        assertThat(t.s.dial).isEqualTo(Zone.WEST.ordinal());
        assertThat(t.limits()).containsExactly(5, 4, 4, 5);
    }

    @Rule({"FA-30", "FA-31", "FA-32"})
    @Test
    void t13SevenDays() {
        var t = Scene.of(3);
        for (int i = 0; i < 5; i++) t.play(new Action.LoadCrew());
        t.play(new Action.Depart("denmark")).luck(0).play(new Action.DrawRune()).sail("german-bight");
        assertThat(t.s.prepared).isEqualTo(6);
        assertThat(t.s.sailed).isEqualTo(1);
        assertThat(t.refusal(new Action.Sail("hamburg", false))).isEqualTo("FA-31");
    }

    @Rule({"FA-71", "FA-72"})
    @Test
    void t14ThreeRunesAreEnough() {
        var t = Scene.of(3).boat(0, "sweden", 1).holds(0, Rune.DEMAND, Rune.HAMMER, Rune.UNREST);
        assertThat(t.refusal(new Action.DrawRune())).isEqualTo("FA-71");
        assertThat(t.refusal(new Action.DiscardRune(Rune.DEMAND))).isEqualTo("FA-72");
    }

    @Rule({"FA-212", "FA-214", "FA-215", "FA-217"})
    @Test
    void t15WhoDoesTheLastDeedTakesTheSaga() {
        var t = Scene.of(3).sagas("saga-106", "saga-101", "saga-103").took(0, "hamburg").boat(1, "dorestad", 2).turn(1).dice(6).luck(0)
                .nextSaga("saga-104").play(new Action.Raid());
        assertThat(t.sagasOf(1)).containsExactly("saga-106");
        assertThat(t.sagasOf(0)).isEmpty();
        assertThat(t.points(1)).isEqualTo(2 + 3 + 2);
        assertThat(t.row()).containsExactly("saga-104", "saga-101", "saga-103");
    }

    @Rule("FA-218")
    @Test
    void t16ADeadSagaIsDiscarded() {
        var t = Scene.of(3).took(1, "novgorod").sagas("saga-102", "saga-202", "saga-204").boat(0, "lindisfarne", 2).dice(6).luck(0)
                .nextSaga("saga-207");
        t.luck(0).play(new Action.Raid());
        assertThat(t.view(0).deadSagas()).extracting(Saga::id).contains("saga-207");
        assertThat(t.row()).containsExactly("saga-201", "saga-202", "saga-204");
    }
}
