package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ALASKA_HEARTH;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.YUKON;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndTest {
    /// One turn of whoever is to move: to an area whose tile is up and has nothing to ask.
    private static void idle(Scene t) {
        int seat = t.seat();
        while (!t.isOver() && t.seat() == seat && t.s.active == seat) t.play(quiet(t));
    }

    private static Action quiet(Scene t) {
        return t.options().stream()
                .filter(option -> !(option instanceof Action.Move(int _, var to)) || t.s.ground[to.ordinal()] != State.DOWN)
                .reduce((_, last) -> last).orElseThrow();
    }

    private static Scene nearTheEnd(int seats) {
        var t = Scene.of(seats).hutTiles(10).bare(NAMIB).bare(KALAHARI);
        return t.tile(YUKON, Tile.HUT);
    }

    @Rule("FS-94")
    @Test
    void theTwentiethHutTriggersTheEndToo() {
        var t = Scene.of(2).bags(0, 6).food(0, 8).huts(LIMPOPO, 18).huts(NAMIB, 1, 1).move(NAMIB).build();
        assertThat(t.tribe(0).huts()).isZero();
        assertThat(t.events).contains(new Event.EndTriggered(0));
    }

    @Rule("FS-94")
    @Test
    void onlyTheFirstTriggerCounts() {
        var t = Scene.of(2).food(0, 2).huts(LIMPOPO, 18).huts(NAMIB, 1, 1);
        t.s.endedBy = 1;
        t.move(NAMIB).build();
        assertThat(t.view(0).endCard()).isEqualTo(new View.EndCard(1, false));
    }

    @Rule({"FS-95", "FS-96"})
    @Test
    void opponentsHaveTwoMoreTurnsAndTheTriggerOne() {
        var t = nearTheEnd(4).at(1, ALASKA_HEARTH).turn(1).play(new Action.Move(0, YUKON));
        idle(t);
        var turns = new ArrayList<Integer>();
        boolean flipped = false;
        while (!t.isOver()) {
            turns.add(t.seat());
            boolean was = t.s.extinguished;
            idle(t);
            if (!was && t.s.extinguished) {
                flipped = true;
                assertThat(t.seat()).as("flipped when the last turn of the trigger begins").isEqualTo(1);
            }
        }
        assertThat(flipped).isTrue();
        assertThat(turns).containsExactly(2, 3, 0, 1, 2, 3, 0);
        assertThat(t.view(0).phase()).isEqualTo(new Over());
        assertThat(t.events).hasAtLeastOneElementOfType(Event.Ended.class);
    }

    @Rule("FS-110")
    @Test
    void aRoundLimitEndsGamesThatNobodyWatches() {
        var t = Scene.of(2, "maxRounds", "50").bare(NAMIB).bare(KALAHARI);
        t.s.round = 50;
        idle(t);
        assertThat(t.isOver()).isFalse();
        idle(t);
        assertThat(t.isOver()).isTrue();
        var off = Scene.of(2, "maxRounds", "off").bare(NAMIB).bare(KALAHARI);
        off.s.round = 1000;
        idle(off);
        idle(off);
        assertThat(off.isOver()).isFalse();
    }
}
