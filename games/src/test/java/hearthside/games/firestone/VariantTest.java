package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ALTAI;
import static hearthside.games.firestone.Area.BAIKAL_HEARTH;
import static hearthside.games.firestone.Area.BALKANS;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.INDUS;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.SUNDA_HEARTH;
import static hearthside.games.firestone.Area.SARMATIA;
import static hearthside.games.firestone.Area.SCANDIA;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.URAL;
import static hearthside.games.firestone.Cave.PERMAFROST;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.CARRYING_NET;
import static hearthside.games.firestone.Invention.LEAN_TO;
import static hearthside.games.firestone.Invention.THROWING_STICK;
import static hearthside.games.firestone.Invention.TRAIL_MARKS;
import static hearthside.games.firestone.Invention.TRANSPORT_SLED;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class VariantTest {
    private static Scene variant(int seats) { return Scene.of(seats, "startingInventions", "on"); }

    @Rule("FS-105")
    @Test
    void theLastInTheRoundChoosesFirstAndTheStarterGetsWhatIsLeft() {
        var t = variant(3);
        assertThat(t.view(0).offered()).containsExactly(TRAIL_MARKS, THROWING_STICK, CARRYING_NET);
        assertThat(t.seat()).isEqualTo(2);
        assertThat(t.refusal(new Action.Choose(LEAN_TO))).isEqualTo("FS-105");
        assertThat(t.refusal(new Action.Choose(ADZE))).isEqualTo("FS-105");
        assertThat(t.refusal(new Action.Move(0, NAMIB))).isEqualTo("FS-105");
        t.play(new Action.Choose(THROWING_STICK));
        assertThat(t.seat()).isEqualTo(1);
        t.play(new Action.Choose(TRAIL_MARKS));
        assertThat(t.tribe(0).inventions()).containsExactly(new View.Card(CARRYING_NET, 0));
        assertThat(t.s.phase).isEqualTo(new Moving(0));
        assertThat(t.view(0).offered()).isEmpty();
    }

    @Rule("FS-105")
    @Test
    void aStartingInventionCanBeCovered() {
        var t = variant(2).play(new Action.Choose(TRAIL_MARKS)).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB)
                .gather(LIGHT);
        assertThat(t.options()).contains(new Action.Cover(THROWING_STICK));
    }

    @Rule("FS-106")
    @Test
    void theThrowingStickGivesAFoodWhenChosen() {
        var t = variant(2).play(new Action.Choose(THROWING_STICK));
        assertThat(t.tribe(1).food()).isEqualTo(1);
        assertThat(t.tribe(0).food()).isZero();
    }

    @Test
    void trailMarksLeadFromFireToFireOnceAMove() {
        var t = Scene.of(2).owns(0, TRAIL_MARKS);
        assertThat(t.options()).contains(new Action.Move(0, DANUBE_HEARTH), new Action.Move(0, SARMATIA), new Action.Move(0, BALKANS))
                .doesNotContain(new Action.Move(0, SCANDIA));
        var walk = Scene.of(2).owns(0, TRAIL_MARKS).bare(NAMIB).at(0, NAMIB);
        assertThat(walk.options()).as("a step to the fire, then the marks").contains(new Action.Move(0, DANUBE_HEARTH))
                .doesNotContain(new Action.Move(0, SARMATIA));
        var three = Scene.of(2).owns(0, TRAIL_MARKS, TRANSPORT_SLED).hutTiles(3);
        assertThat(three.options()).as("but not into another region").contains(new Action.Move(0, URAL), new Action.Move(0, ALTAI))
                .doesNotContain(new Action.Move(0, BAIKAL_HEARTH), new Action.Move(0, SUNDA_HEARTH));
    }

    @Test
    void theThrowingStickGivesAFoodWithAnAnimal() {
        var t = Scene.of(2).owns(0, THROWING_STICK).up(NAMIB, Tile.FOREST).move(NAMIB).look().keep(Animal.HARE);
        assertThat(t.tribe(0).food()).isEqualTo(1);
    }

    @Test
    void theCarryingNetGivesThreeFoodForALeftTile() {
        var t = Scene.of(2).owns(0, CARRYING_NET).bags(0, 2).up(NAMIB, Tile.NUT).move(NAMIB).play(new Action.Leave());
        assertThat(t.tribe(0).food()).isEqualTo(3);
    }

    @Test
    void theLeanToBuildsASecondHutAtOnce() {
        var t = Scene.of(2).owns(0, LEAN_TO).food(0, 1).hutTiles(2).tile(NAMIB, Tile.HUT).move(NAMIB);
        assertThat(t.s.phase).isEqualTo(new Extending(0, 0));
        assertThat(t.view(0).hutTiles()).as("before the track").isEqualTo(2);
        t.build();
        assertThat(t.hutsAt(NAMIB)).isEqualTo(2);
        assertThat(t.tribe(0).food()).isZero();
        assertThat(t.view(0).hutTiles()).isEqualTo(3);
        assertThat(t.s.phase).isEqualTo(new Sending(0, 0));
        assertThat(Scene.of(2).owns(0, LEAN_TO).tile(NAMIB, Tile.HUT).move(NAMIB).s.phase).as("without food nothing is asked")
                .isEqualTo(new Sending(0, 0));
        assertThat(Scene.of(2).owns(0, LEAN_TO, ADZE).tile(NAMIB, Tile.HUT).move(NAMIB).build().hutsAt(NAMIB)).as("free with an adze")
                .isEqualTo(2);
        var cold = Scene.of(2).owns(0, LEAN_TO).hutTiles(3).opened(TIBET, PERMAFROST).food(0, 1).at(0, PERSIA_HEARTH).tile(INDUS, Tile.HUT)
                .move(INDUS);
        assertThat(cold.s.phase).as("two food in the permafrost").isEqualTo(new Sending(0, 0));
    }
}
