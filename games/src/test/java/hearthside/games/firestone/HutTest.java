package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class HutTest {
    @Rule("FS-70")
    @Test
    void aHutTileFoundsASettlementForFree() {
        var t = Scene.of(2).tile(NAMIB, Tile.HUT).move(NAMIB);
        assertThat(t.hutsAt(NAMIB)).isEqualTo(1);
        assertThat(t.events).contains(new Event.HutBuilt(0, NAMIB, 0));
        assertThat(t.tribe(0).huts()).isEqualTo(19);
        assertThat(t.send(CAPE_HEARTH).food(1, 1).move(NAMIB).s.phase).as("a settlement from now on").isEqualTo(new Building(1, 0));
    }

    @Rule("FS-71")
    @Test
    void theTileGoesToTheLowestFreeSpaceOfTheTrack() {
        var t = Scene.of(2).hutTiles(1).tile(NAMIB, Tile.HUT).move(NAMIB);
        assertThat(t.view(0).hutTiles()).isEqualTo(2);
        assertThat(t.events).contains(new Event.HutTileLaid(2));
    }

    @Rule({"FS-72", "FS-73"})
    @Test
    void theScoutGoesToAFireOfTheRegionAndDoesNotCook() {
        var t = Scene.of(2).hutTiles(3).mat(0, Animal.HARE).up(LIMPOPO, Tile.FIRE).tile(NAMIB, Tile.HUT).move(NAMIB);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Send(CAPE_HEARTH), new Action.Send(DANUBE_HEARTH),
                new Action.Send(LIMPOPO));
        assertThat(t.refusal(new Action.Send(PERSIA_HEARTH))).isEqualTo("FS-72");
        assertThat(t.refusal(new Action.Send(KALAHARI))).isEqualTo("FS-72");
        t.send(DANUBE_HEARTH);
        assertThat(t.scout(0)).isEqualTo(DANUBE_HEARTH);
        assertThat(t.s.phase).as("no action").isEqualTo(new Moving(1));
    }

    @Rule("FS-74")
    @Test
    void withoutAHutLeftTheTileStillCounts() {
        var t = Scene.of(2).huts(LIMPOPO, 20).tile(NAMIB, Tile.HUT);
        t.s.endedBy = 0;
        t.move(NAMIB).send(CAPE_HEARTH);
        assertThat(t.hutsAt(NAMIB)).isZero();
        assertThat(t.isBare(NAMIB)).isTrue();
        assertThat(t.view(0).hutTiles()).isEqualTo(1);
    }

    @Rule("FS-75")
    @Test
    void aHutCostsOneFoodForEachHutThereOnesOwnToo() {
        var t = Scene.of(3).bags(0, 2).food(0, 4).huts(NAMIB, 1, 2, 0).move(NAMIB).build();
        assertThat(t.tribe(0).food()).isEqualTo(1);
        assertThat(t.view(0).map().get(NAMIB.ordinal()).huts()).containsExactly(2, 2, 0);
        assertThat(t.events).contains(new Event.FoodPaid(0, 3), new Event.HutBuilt(0, NAMIB, 3));
    }

    @Rule("FS-76")
    @Test
    void theWholePriceMustBePaid() {
        assertThat(Scene.of(2).food(0, 1).huts(NAMIB, 0, 2).move(NAMIB).s.phase).isEqualTo(new Moving(1));
        assertThat(Scene.of(2).food(0, 2).huts(NAMIB, 0, 2).move(NAMIB).build().hutsAt(NAMIB)).as("one hut").isEqualTo(3);
        assertThat(Scene.of(2).refusal(new Action.Build())).isEqualTo("FS-75");
    }

    @Rule("FS-77")
    @Test
    void whoBuildsGoesToAFireOfTheRegion() {
        var t = Scene.of(2).mat(0, Animal.HARE).food(0, 1).huts(NAMIB, 0, 1).move(NAMIB).build();
        assertThat(t.refusal(new Action.Pass())).isEqualTo("FS-77");
        assertThat(t.refusal(new Action.Stay())).isEqualTo("FS-77");
        t.send(CAPE_HEARTH);
        assertThat(t.tribe(0).animals()).isEqualTo(1);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FS-78")
    @Test
    void whoDoesNotBuildStaysAndGetsNothing() {
        var t = Scene.of(2).food(0, 1).huts(NAMIB, 0, 1).move(NAMIB).pass();
        assertThat(t.scout(0)).isEqualTo(NAMIB);
        assertThat(t.tribe(0).food()).isEqualTo(1);
    }

    @Rule("FS-79")
    @Test
    void anyNumberOfHutsStandsInAnArea() {
        var t = Scene.of(2).bags(0, 6).food(0, 8).huts(NAMIB, 4, 4).move(NAMIB).build();
        assertThat(t.hutsAt(NAMIB)).isEqualTo(9);
        var none = Scene.of(2).food(0, 1).huts(LIMPOPO, 20).huts(NAMIB, 0, 1);
        none.s.endedBy = 0;
        assertThat(none.move(NAMIB).s.phase).as("but nobody has more than twenty").isEqualTo(new Moving(1));
    }
}
