package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.NAMIB;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class FireTest {
    @Rule("FS-47")
    @Test
    void aFireFoundGivesOneVpAndAPrintedFireNone() {
        assertThat(Scene.of(2).tile(NAMIB, Tile.FIRE).move(NAMIB).tribe(0).vp()).isEqualTo(1);
        assertThat(Scene.of(2).bare(NAMIB).at(0, NAMIB).move(CAPE_HEARTH).tribe(0).vp()).isZero();
    }

    @Rule("FS-48")
    @Test
    void anyNumberOfAnimalsIsPreparedInAnyOrder() {
        var t = Scene.of(2).mat(0, Animal.HARE, Animal.WOLF, Animal.IBEX).up(NAMIB, Tile.FIRE).move(NAMIB);
        t.prepare(Animal.WOLF);
        assertThat(t.tribe(0).bags()).isEqualTo(2);
        assertThat(t.tribe(0).food()).isEqualTo(1);
        t.prepare(Animal.HARE);
        assertThat(t.tribe(0).food()).isEqualTo(4);
        assertThat(t.events).contains(new Event.Prepared(0, Animal.HARE));
        assertThat(t.refusal(new Action.Prepare(Animal.HARE))).isEqualTo("FS-48");
        t.pass();
        assertThat(t.tribe(0).mat()).containsExactly(Animal.IBEX);
        assertThat(t.view(1).preparedAnimals()).as("open").containsExactly(Animal.HARE, Animal.WOLF);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FS-49")
    @Test
    void fireTilesStay() {
        var t = Scene.of(2).mat(0, Animal.HARE).tile(NAMIB, Tile.FIRE).move(NAMIB).prepare(Animal.HARE);
        assertThat(t.isUp(NAMIB, Tile.FIRE)).isTrue();
        assertThat(t.seat()).as("with no animal left nothing more is asked").isEqualTo(1);
    }
}
