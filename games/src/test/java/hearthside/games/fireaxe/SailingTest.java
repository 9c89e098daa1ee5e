package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// FA-90..118: moving, and the weather.
class SailingTest {
    @Rule("FA-90")
    @Test
    void aDayMovesOneSpace() {
        var t = Scene.of(3).boat(0, "norway", 1);
        assertThat(t.refusal(new Action.Sail("viking-bank", false))).isEqualTo("FA-90");
        assertThat(t.refusal(new Action.Sail("atlantis", false))).isEqualTo("FA-90");
        assertThat(t.sail("skagerrak").at(0)).isEqualTo("skagerrak");
        assertThat(t.s.daysLeft()).isEqualTo(6);
        for (int port = 0; port < t.s.agreed.ports; port++)
            for (int next : t.s.agreed.adjacent[port])
                assertThat(next).as("never from port to port").isGreaterThanOrEqualTo(t.s.agreed.ports);
    }

    @Rule("FA-91")
    @Test
    void onlyForeignPortsAreClosedByALongboat() {
        var t = Scene.of(3).boat(1, "hamburg", 1).boat(2, "denmark", 1).boat(0, "german-bight", 1);
        assertThat(t.refusal(new Action.Sail("hamburg", false))).isEqualTo("FA-91");
        assertThat(t.can(new Action.Sail("denmark", false))).isTrue();
    }

    @Rule("FA-92")
    @Test
    void watersHomePortsAndTheWinteringBoxTakeEverybody() {
        var t = Scene.of(3).boat(1, "rhine", 1).boat(2, "rhine", 1).boat(0, "frisian-sea", 1).sail("rhine");
        assertThat(t.at(0)).isEqualTo("rhine");
        assertThat(t.goWintering().endTurn().endTurn().boat(1, "wintering", 1).boat(2, "wintering", 1).at(0)).isEqualTo("wintering");
        assertThat(Scene.of(3).boat(1, "german-bight", 1).boat(0, "denmark", 1).sail("german-bight").at(0)).isEqualTo("german-bight");
    }

    @Rule({"FA-93", "FA-94"})
    @Test
    void throughAPortItIsADayInAndADayOut() {
        var t = Scene.of(3).boat(0, "viking-bank", 1).sail("shetland", "faroe-sea");
        assertThat(t.at(0)).isEqualTo("faroe-sea");
        assertThat(t.s.sailed).isEqualTo(2);
    }

    @Rule("FA-95")
    @Test
    void aHomePortEnteredGivesRunesButNoCargo() {
        var t = Scene.of(3).boat(0, "german-bight", 1).sail("denmark").luck(0).play(new Action.DrawRune());
        assertThat(t.refusal(new Action.LoadCrew())).isEqualTo("FA-50");
        assertThat(t.s.daysLeft()).isEqualTo(5);
    }

    @Rule("FA-110")
    @Test
    void everyPlaceHasAZone() {
        var t = Scene.of(3);
        assertThat(t.s.agreed.zone[t.place("shetland")]).isEqualTo(Zone.WEST.ordinal());
        assertThat(t.s.agreed.zone[t.place("faroes")]).isEqualTo(Zone.WEST.ordinal());
        assertThat(t.s.agreed.zone[t.place("denmark")]).isEqualTo(Zone.NORTH.ordinal());
        for (int port = 0; port < t.s.agreed.ports; port++) {
            int zone = t.s.agreed.zone[port];
            assertThat(java.util.Arrays.stream(t.s.agreed.adjacent[port]).anyMatch(next -> t.s.agreed.zone[next] == zone))
                    .as(t.s.agreed.id[port]).isTrue();
        }
    }

    @Rule({"FA-111", "FA-9"})
    @Test
    void theDialMovesTheLimits() {
        var t = Scene.of(3);
        assertThat(t.limits()).containsExactly(4, 5, 5, 4);
        assertThat(t.dial(Zone.NORTH).limits()).containsExactly(6, 5, 3, 4);
        assertThat(t.dial(Zone.EAST).limits()).containsExactly(5, 6, 4, 3);
        assertThat(t.dial(Zone.WEST).limits()).containsExactly(5, 4, 4, 5);
    }

    @Rule("FA-112")
    @Test
    void theIncidentTable() {
        int[] losses = {0, 1, 1, 2};
        for (int beyond = 0; beyond < losses.length; beyond++) {
            var t = Scene.of(3).era(3).boat(0, "faroe-sea", 7).sailed(3 + beyond).sail("hebrides-sea");
            assertThat(7 - t.s.crew[0]).as("%d days too many".formatted(beyond)).isEqualTo(losses[beyond]);
        }
        assertThat(FireAndAxeEdition.HOUSE.incidents()).containsExactly(1, 1, 2, 2, 3, 3);
        var most = Scene.of(3).era(3).dial(Zone.EAST).boat(0, "faroe-sea", 7).sailed(6).sail("hebrides-sea");
        assertThat(7 - most.s.crew[0]).as("day 7 against 3").isEqualTo(2);
    }

    @Rule({"FA-113", "FA-114"})
    @Test
    void theOwnerChoosesWhatTheSeaTakes() {
        var t = Scene.of(3).boat(0, "faroe-sea", 2, FURS, SKINS).sailed(6).sail("hebrides-sea");
        assertThat(t.options()).containsExactly(new Action.LoseCrew(), new Action.LoseGood(FURS), new Action.LoseGood(SKINS));
        assertThat(t.refusal(new Action.LoseGood(TUSKS))).isEqualTo("FA-114");
        assertThat(t.refusal(new Action.EndTurn())).isEqualTo("FA-113");
        t.play(new Action.LoseGood(SKINS)).play(new Action.LoseCrew());
        assertThat(t.cargo(0)).containsExactly(FURS);
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.s.crewInSupply(0)).isEqualTo(14);
        assertThat(Bag.count(t.s.supply, SKINS.ordinal())).isEqualTo(10);
        assertThat(t.refusal(new Action.EndTurn())).isEqualTo("FA-113");
        assertThat(t.proceed().can(new Action.EndTurn())).isTrue();
    }

    @Rule({"FA-115", "FA-116"})
    @Test
    void whoHasTooLittleLosesAll() {
        var t = Scene.of(3).boat(0, "faroe-sea", 1).sailed(6).sail("hebrides-sea");
        assertThat(t.s.aboard(0)).isZero();
        assertThat(t.proceed().at(0)).isEqualTo("wintering");
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FA-117")
    @Test
    void preparingDaysAreNoSailingDays() {
        var t = Scene.of(3);
        for (int i = 0; i < 5; i++) t.play(new Action.LoadCrew());
        t.play(new Action.Depart("norway")).sail("north-way", "viking-bank");
        assertThat(t.s.crew[0]).as("seven days, but only two at sea").isEqualTo(5);
    }

    @Rule("FA-118")
    @Test
    void sailingDaysStartAnewEachTurn() {
        var t = Scene.of(3).boat(0, "faroe-sea", 3).sailed(4).endTurn().endTurn().endTurn().sail("hebrides-sea");
        assertThat(t.s.crew[0]).isEqualTo(3);
    }
}
