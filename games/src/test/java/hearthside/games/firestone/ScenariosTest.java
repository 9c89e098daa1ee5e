package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ARABIA;
import static hearthside.games.firestone.Area.BAIKAL_HEARTH;
import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.HORN;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.LEVANT;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.NILE_DELTA;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.SARMATIA;
import static hearthside.games.firestone.Area.SUNDA_HEARTH;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Cave.GARDEN_OF_EDEN;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.CLAY_POTS;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.SHIP_BUILDING;
import static hearthside.games.firestone.Invention.SPEAR;
import static hearthside.games.firestone.Invention.TRANSPORT_SLED;
import static hearthside.games.firestone.Store.DARK;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The examples of the rules, played.
class ScenariosTest {
    @Rule({"FS-42", "FS-43"})
    @Test
    void aForestIsFound() {
        var t = Scene.of(3).tile(NAMIB, Tile.FOREST).herd(NAMIB, Animal.WOLF, Animal.DEER, Animal.HARE).move(NAMIB).look()
                .keep(Animal.DEER);
        assertThat(t.view(0).forests()).containsExactly(new View.Forest(NAMIB, 2, List.of(Animal.HARE, Animal.WOLF),
                List.of(new View.Memory(0, List.of(Animal.HARE, Animal.WOLF)))));
        assertThat(t.view(0).hidden().get(Tile.FOREST.ordinal()).i()).isEqualTo(2);
        assertThat(t.isUp(NAMIB, Tile.FOREST)).isTrue();
    }

    @Rule({"FS-47", "FS-48"})
    @Test
    void aFireIsFoundAndADeerPrepared() {
        var t = Scene.of(2).mat(0, Animal.DEER, Animal.HARE).tile(NAMIB, Tile.FIRE).move(NAMIB).prepare(Animal.DEER).pass();
        assertThat(List.of(t.tribe(0).vp(), t.tribe(0).bags(), t.tribe(0).food(), t.tribe(0).animals())).containsExactly(1, 1, 3, 1);
        assertThat(t.view(1).preparedAnimals()).containsExactly(Animal.DEER);
    }

    @Rule("FS-54")
    @Test
    void applesGiveWayToAMushroom() {
        var t = Scene.of(2).stores(0, LIGHT, Plant.APPLE, 2).stores(0, DARK, Plant.ROOT, 1).up(NAMIB, Tile.MUSHROOM).move(NAMIB)
                .gather(LIGHT);
        assertThat(t.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(Plant.MUSHROOM, 1));
        assertThat(t.tribe(0).inventions()).isEmpty();
        assertThat(t.isBare(NAMIB)).isTrue();
    }

    @Rule({"FS-70", "FS-71", "FS-72", "FS-87"})
    @Test
    void theThirdHutTile() {
        var t = Scene.of(2).hutTiles(2).mat(0, Animal.HARE).tile(NAMIB, Tile.HUT).move(NAMIB).send(DANUBE_HEARTH);
        assertThat(t.hutsAt(NAMIB)).isEqualTo(1);
        assertThat(t.s.openRegions()).isEqualTo(2);
        assertThat(t.tribe(0).animals()).isEqualTo(1);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule({"FS-75", "FS-77"})
    @Test
    void theThirdHutOfASettlementCostsTwo() {
        var t = Scene.of(3).food(2, 2).huts(NAMIB, 1, 1, 0).turn(2).move(NAMIB).build().send(CAPE_HEARTH);
        assertThat(t.tribe(2).food()).isZero();
        assertThat(t.hutsAt(NAMIB)).isEqualTo(3);
        assertThat(Scene.of(3).food(2, 1).huts(NAMIB, 1, 1, 0).turn(2).move(NAMIB).s.phase).isEqualTo(new Moving(0));
    }

    @Rule({"FS-85", "FS-86"})
    @Test
    void theThirdHutInTheGardenOfEden() {
        var t = Scene.of(2).hutTiles(3).opened(TIBET, GARDEN_OF_EDEN).huts(TIBET, 1, 1).at(0, PERSIA_HEARTH);
        t.s.caveFood = 9;
        t.move(TIBET).build().send(BAIKAL_HEARTH);
        assertThat(t.hutsAt(TIBET)).isEqualTo(3);
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.view(0).caveFood()).isEqualTo(7);
        var full = Scene.of(2).hutTiles(3).opened(TIBET, GARDEN_OF_EDEN).huts(TIBET, 1, 1).at(0, PERSIA_HEARTH).food(0, 1);
        assertThat(full.move(TIBET).s.phase).isEqualTo(new Moving(1));
    }

    @Rule({"FS-66", "FS-68"})
    @Test
    void farmingIsCovered() {
        var t = Scene.of(2).owns(1, ADZE, SPEAR).covered(1, ADZE, SPEAR).owns(0, FARMING).bags(0, 4).stores(0, LIGHT, Plant.NUT, 1)
                .up(NAMIB, Tile.NUT).move(NAMIB).gather(LIGHT).cover(FARMING);
        assertThat(t.score(0).cards()).isEqualTo(3);
        assertThat(t.bare(LIMPOPO).turn(0).move(LIMPOPO).play(new Action.TakeFood()).tribe(0).food()).isEqualTo(1);
    }

    @Rule({"FS-58", "FS-62", "FS-64"})
    @Test
    void theThirdApple() {
        var t = Scene.of(2).owns(0, TRANSPORT_SLED).display(TRANSPORT_SLED, CLAY_POTS, ADZE).stores(0, LIGHT, Plant.APPLE, 2)
                .up(NAMIB, Tile.APPLE).move(NAMIB).gather(LIGHT);
        assertThat(t.options()).doesNotContain(new Action.TakeInvention(TRANSPORT_SLED));
        t.take(CLAY_POTS);
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.view(0).discardedPlants().apple()).isEqualTo(3);
        assertThat(t.view(0).display()).hasSize(3);
    }

    @Rule({"FS-98", "FS-99"})
    @Test
    void aSettlementIsScored() {
        var t = Scene.of(3).huts(NAMIB, 3, 2, 2);
        assertThat(List.of(t.score(0).total(), t.score(1).total(), t.score(2).total())).containsExactly(4, 2, 2);
    }

    @Rule("FS-101")
    @Test
    void theLakeTask() {
        var t = Scene.of(2).huts(CONGO, 2, 1);
        assertThat(t.score(0).total()).isEqualTo(4);
        assertThat(Scene.of(2).huts(CONGO, 2, 2).score(0).total()).isEqualTo(2);
    }

    @Rule({"FS-25", "FS-29"})
    @Test
    void theClosedRegion() {
        var t = Scene.of(2).hutTiles(2).owns(0, SHIP_BUILDING).bare(NILE_DELTA).bare(HORN).at(0, NILE_DELTA);
        assertThat(t.options()).doesNotContain(new Action.Move(0, LEVANT));
        assertThat(t.at(0, HORN).options()).doesNotContain(new Action.Move(0, ARABIA));
        assertThat(t.hutTiles(3).options()).contains(new Action.Move(0, ARABIA));
    }

    @Rule("FS-22")
    @Test
    void thereAndBack() {
        var t = Scene.of(2).bare(KALAHARI).at(0, KALAHARI);
        assertThat(t.options()).contains(new Action.Move(0, CONGO)).doesNotContain(new Action.Move(0, KALAHARI));
    }

    @Rule("FS-56")
    @Test
    void theSecondNut() {
        var t = Scene.of(2).stores(0, LIGHT, Plant.NUT, 1).up(NAMIB, Tile.NUT).move(NAMIB).gather(LIGHT).take(CLAY_POTS);
        assertThat(t.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(Plant.NUT, 2));
    }

    @Rule("FS-37")
    @Test
    void tooMuchFood() {
        var t = Scene.of(2).food(0, 1).up(NAMIB, Tile.NUT).move(NAMIB).play(new Action.Leave());
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.isUp(NAMIB, Tile.NUT)).isTrue();
    }

    @Rule({"FS-88", "FS-89", "FS-90"})
    @Test
    void theSecondScouts() {
        var t = Scene.of(3).hutTiles(4).at(2, PERSIA_HEARTH).tile(NAMIB, Tile.HUT).move(NAMIB);
        t.play(new Action.Join(DANUBE_HEARTH)).play(new Action.Join(CAPE_HEARTH)).play(new Action.Join(SUNDA_HEARTH)).send(CAPE_HEARTH);
        assertThat(t.tile(SARMATIA, Tile.STASH).second(SARMATIA).seat()).isEqualTo(1);
        assertThat(t.options()).contains(new Action.Move(0, LIMPOPO), new Action.Move(1, LIMPOPO));
    }

    @Rule("FS-99")
    @Test
    void aTie() {
        assertThat(Scene.of(3).huts(NAMIB, 2, 2, 1).score(0).majorities()).isZero();
    }

    @Rule("FS-80")
    @Test
    void theStash() {
        var t = Scene.of(2).food(0, 2).tile(NAMIB, Tile.STASH).move(NAMIB);
        assertThat(t.tribe(0).food()).isEqualTo(3);
        assertThat(t.isBare(NAMIB)).isTrue();
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FS-12")
    @Test
    void aStartTileCountsForTheNextCard() {
        var t = Scene.of(4).up(NAMIB, Tile.NUT).turn(1).move(NAMIB).gather(LIGHT);
        assertThat(t.s.phase).isEqualTo(new TakingCard(1, 0, LIGHT));
    }

    @Rule("FS-66")
    @Test
    void noVpCardWithoutAnInvention() {
        var t = Scene.of(2).stores(0, LIGHT, Plant.NUT, 1).up(NAMIB, Tile.NUT).move(NAMIB).gather(LIGHT);
        assertThat(t.options()).noneMatch(Action.Cover.class::isInstance);
    }

    @Rule("FS-33")
    @Test
    void fullBags() {
        assertThat(Scene.of(2).food(0, 2).bare(NAMIB).move(NAMIB).s.phase).isEqualTo(new Moving(1));
        var left = Scene.of(2).food(0, 2).up(NAMIB, Tile.NUT).move(NAMIB).play(new Action.Leave());
        assertThat(left.events).contains(new Event.FoodGained(0, 0, 2));
    }

    @Rule("FS-108")
    @Test
    void lookingObliges() {
        var t = Scene.of(2).up(NAMIB, Tile.FOREST).move(NAMIB).look().keep(Animal.HARE).move(NAMIB);
        assertThat(t.options()).contains(new Action.Pass());
        assertThat(t.look().options()).containsExactly(new Action.Keep(Animal.BOAR), new Action.Keep(Animal.DEER));
    }
}
