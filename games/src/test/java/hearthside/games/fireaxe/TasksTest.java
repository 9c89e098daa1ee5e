package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// FA-130..189: trade, raid, settle.
class TasksTest {
    @Rule({"FA-130", "FA-131"})
    @Test
    void tasksAreForForeignPorts() {
        assertThat(Scene.of(3).boat(0, "german-bight", 1, FURS).refusal(new Action.Trade(FURS))).isEqualTo("FA-130");
        assertThat(Scene.of(3).boat(0, "norway", 1, FURS).refusal(new Action.Trade(FURS))).isEqualTo("FA-131");
        var t = Scene.of(3).boat(0, "hamburg", 1, FURS).sailed(7).trade(FURS);
        assertThat(t.s.daysLeft()).as("it costs no day").isZero();
    }

    @Rule({"FA-132", "FA-134"})
    @Test
    void oneTaskInEachPortInATurn() {
        var t = Scene.of(3).boat(0, "wolin", 3, FURS, TUSKS).trade(FURS);
        assertThat(t.refusal(new Action.Trade(TUSKS))).isEqualTo("FA-132");
        t.sail("south-baltic", "truso").trade(TUSKS);
        t.sail("south-baltic", "wolin");
        assertThat(t.refusal(new Action.Settle(1))).isEqualTo("FA-132");
    }

    @Rule("FA-133")
    @Test
    void aFailedAttemptIsATaskToo() {
        assertThat(Scene.of(3).boat(0, "orkney", 3, FURS).settle(1).withdraw().refusal(new Action.Trade(FURS))).isEqualTo("FA-132");
        assertThat(Scene.of(3).boat(0, "orkney", 1, FURS).settle(6).play(new Action.KeepAboard()).refusal(new Action.Trade(FURS)))
                .isEqualTo("FA-132");
        assertThat(Scene.of(3).boat(0, "york", 2, FURS).raid(1).withdraw().refusal(new Action.Trade(FURS))).isEqualTo("FA-132");
    }

    @Rule("FA-135")
    @Test
    void aTurnMayBeginWithATask() {
        var t = Scene.of(3).boat(0, "orkney", 3, FURS).trade(FURS).endTurn().endTurn().endTurn();
        assertThat(t.can(new Action.Settle(1))).isTrue();
    }

    @Rule({"FA-140", "FA-143"})
    @Test
    void tradeGivesThePrintedValue() {
        var t = Scene.of(3).boat(0, "kiev", 1, FURS);
        assertThat(t.refusal(new Action.Trade(TUSKS))).isEqualTo("FA-140");
        assertThat(t.trade(FURS).points(0)).isEqualTo(1 + 4);
        assertThat(t.cargo(0)).isEmpty();
        assertThat(Scene.of(3).boat(0, "kiev", 1, SKINS).trade(SKINS).points(0)).isEqualTo(1 + 4 + 2);
    }

    @Rule({"FA-141", "FA-142"})
    @Test
    void independentPortsTakeAnyGoodButOnlyOne() {
        var t = Scene.of(3).good("smolensk", FURS).good("kiev", FURS).boat(0, "cherson", 1, FURS, FURS).trade(FURS).endTurn().endTurn()
                .endTurn();
        assertThat(t.refusal(new Action.Trade(FURS))).isEqualTo("FA-141");
    }

    @Rule("FA-144")
    @Test
    void theDemandStays() {
        var t = Scene.of(3).boat(0, "wolin", 1, SKINS).trade(SKINS);
        assertThat(t.view(0).demand()).isEqualTo(SKINS);
        assertThat(t.endTurn().view(0).demand()).isEqualTo(SKINS);
    }

    @Rule("FA-145")
    @Test
    void townsAndSettlementsDoNotHinderTrade() {
        assertThat(Scene.of(3).boat(0, "york", 1, FURS).trade(FURS).points(0)).isEqualTo(1 + 3);
        assertThat(Scene.of(3).settled(1, "wolin").boat(0, "wolin", 1, FURS).trade(FURS).points(0)).isEqualTo(1 + 2);
        assertThat(Scene.of(3).settled(0, "wolin").boat(0, "wolin", 1, FURS).trade(FURS).points(0)).isEqualTo(1 + 2);
    }

    @Rule("FA-146")
    @Test
    void goodsMakeAttacksEasierAndNothingElse() {
        var t = Scene.of(3).good("york", FURS).good("orkney", FURS);
        assertThat(t.s.target(t.place("york"))).isEqualTo(2);
        assertThat(t.s.target(t.place("lindisfarne"))).isEqualTo(2);
        t.settled(0, "orkney");
        assertThat(Scoring.settlements(t.s, 0)).isEqualTo(2);
        assertThat(t.boat(0, "shetland", 2).settle(3).found().luck(0).proceed().s.settler(t.place("shetland"))).isZero();
        var easier = Scene.of(3).good("orkney", FURS).boat(0, "orkney", 2).settle(2);
        assertThat(easier.can(new Action.Found())).isTrue();
    }

    @Rule("FA-160")
    @Test
    void onlyTownsAreRaided() {
        assertThat(Scene.of(3).boat(0, "orkney", 1).refusal(new Action.Raid())).isEqualTo("FA-160");
        assertThat(Scene.of(3).took(1, "york").boat(0, "york", 1).refusal(new Action.Raid())).isEqualTo("FA-160");
    }

    @Rule("FA-161")
    @Test
    void asManyDiceAsCrewButThree() {
        assertThat(Scene.of(3).boat(0, "paris", 2).raid(1).roll(1).refusal(new Action.Roll())).isEqualTo("FA-161");
        assertThat(Scene.of(3).boat(0, "paris", 5).raid(1).roll(1).roll(1).refusal(new Action.Roll())).isEqualTo("FA-161");
    }

    @Rule({"FA-162", "FA-163"})
    @Test
    void aDieMustBeHigher() {
        assertThat(Scene.of(3).boat(0, "york", 2).raid(3).s.crew[0]).isEqualTo(1);
        var won = Scene.of(3).boat(0, "york", 2).dice(4).luck(0).play(new Action.Raid());
        assertThat(won.s.crew[0]).isEqualTo(2);
        assertThat(won.can(new Action.Roll())).isFalse();
        assertThat(won.seat()).isZero();
    }

    @Rule({"FA-164", "FA-165"})
    @Test
    void everyFailedDieCostsAManAtOnce() {
        var t = Scene.of(3).boat(0, "paris", 4).raid(1);
        assertThat(t.s.crew[0]).isEqualTo(3);
        assertThat(t.s.crewInSupply(0)).isEqualTo(12);
        assertThat(t.can(new Action.Withdraw())).isTrue();
        assertThat(t.roll(1).s.crew[0]).isEqualTo(2);
    }

    @Rule({"FA-166", "FA-5", "FA-6"})
    @Test
    void aTownIsTakenWithItsTreasure() {
        var t = Scene.of(3).boat(0, "paris", 2).dice(6).luck(2).play(new Action.Raid());
        assertThat(t.points(0)).isEqualTo(1 + 12);
        assertThat(t.view(1).captains().getFirst().towns()).containsExactly("paris");
        assertThat(t.events).contains(new Event.TownTaken(0, "paris", 12));
        var small = Scene.of(3).boat(0, "york", 2).dice(6).luck(0).play(new Action.Raid());
        assertThat(small.points(0)).isEqualTo(1 + 3);
    }

    @Rule("FA-167")
    @Test
    void goodsStayInARaidedPort() {
        var t = Scene.of(3).good("york", FURS).boat(0, "york", 2).dice(6).luck(0).play(new Action.Raid());
        assertThat(t.s.goodsAt[FURS.ordinal()] >> t.place("york") & 1).isOne();
    }

    @Rule("FA-168")
    @Test
    void withTheLastManTheLongboatIsLost() {
        assertThat(Scene.of(3).boat(0, "york", 1, FURS).raid(1).withdraw().at(0)).isEqualTo("wintering");
    }

    @Rule("FA-180")
    @Test
    void settlersNeedARegionWithoutTowns() {
        var t = Scene.of(3).boat(0, "lincoln", 1);
        assertThat(t.refusal(new Action.Settle(1))).isEqualTo("FA-180");
        assertThat(t.took(1, "york").refusal(new Action.Settle(1))).isEqualTo("FA-180");
        assertThat(t.took(2, "lindisfarne").can(new Action.Settle(1))).isTrue();
        assertThat(t.boat(0, "london", 1).refusal(new Action.Settle(1))).isEqualTo("FA-180");
    }

    @Rule("FA-181")
    @Test
    void independentPortsLookOnlyAtThemselves() {
        assertThat(Scene.of(3).boat(0, "hvarf", 1).can(new Action.Settle(1))).isTrue();
        assertThat(Scene.of(3).boat(0, "rome", 1).refusal(new Action.Settle(1))).isEqualTo("FA-180");
        assertThat(Scene.of(3).took(1, "rome").boat(0, "rome", 1).can(new Action.Settle(1))).isTrue();
    }

    @Rule("FA-182")
    @Test
    void oneToThreeDiceByCrew() {
        assertThat(Scene.of(3).boat(0, "orkney", 2).options()).contains(new Action.Settle(1), new Action.Settle(2))
                .doesNotContain(new Action.Settle(3));
        assertThat(Scene.of(3).boat(0, "orkney", 5).options()).contains(new Action.Settle(3));
        assertThat(Scene.of(3).boat(0, "orkney", 2).refusal(new Action.Settle(3))).isEqualTo("FA-182");
    }

    @Rule({"FA-183", "FA-184", "FA-185"})
    @Test
    void oneHighDieIsEnoughAndEveryLowOneCosts() {
        var failed = Scene.of(3).boat(0, "orkney", 3).settle(2, 1);
        assertThat(failed.refusal(new Action.Found())).isEqualTo("FA-183");
        assertThat(failed.withdraw().s.crew[0]).isEqualTo(1);
        var won = Scene.of(3).boat(0, "orkney", 4).settle(3, 1);
        assertThat(won.s.crew[0]).isEqualTo(3);
        assertThat(won.refusal(new Action.Withdraw())).isEqualTo("FA-185");
        assertThat(won.found().s.crew[0]).isEqualTo(2);
    }

    @Rule({"FA-186", "FA-187"})
    @Test
    void onlyTheLastManMayBeKept() {
        assertThat(Scene.of(3).boat(0, "orkney", 2).settle(6).refusal(new Action.KeepAboard())).isEqualTo("FA-186");
        var three = Scene.of(3).boat(0, "orkney", 3).settle(1, 1, 6);
        assertThat(three.s.crew[0]).isEqualTo(1);
        assertThat(three.can(new Action.KeepAboard())).isTrue();
        assertThat(three.found().proceed().at(0)).isEqualTo("wintering");
    }

    @Rule({"FA-188", "FA-189"})
    @Test
    void settlementsStand() {
        assertThat(Scene.of(3).settled(1, "orkney").boat(0, "orkney", 2).refusal(new Action.Settle(1))).isEqualTo("FA-188");
        assertThat(Scene.of(3).settled(0, "orkney").boat(0, "orkney", 2).refusal(new Action.Settle(1))).isEqualTo("FA-189");
    }
}
