package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ALASKA_HEARTH;
import static hearthside.games.firestone.Area.BAIKAL_HEARTH;
import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CAUCASUS;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.INDUS;
import static hearthside.games.firestone.Area.MEKONG;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.SARMATIA;
import static hearthside.games.firestone.Area.SUNDA_HEARTH;
import static hearthside.games.firestone.Area.YUKON;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class TrackTest {
    /// Seat 0 stands at the Danube fire, next to two hut tiles, after so many others were found.
    private static Scene find(int seats, int tiles) {
        return Scene.of(seats).hutTiles(tiles).at(0, DANUBE_HEARTH).tile(SARMATIA, Tile.HUT).tile(CAUCASUS, Tile.HUT);
    }

    @Rule("FS-87")
    @Test
    void theThirdTileOpensRegionTwo() {
        var t = find(2, 2).move(SARMATIA);
        assertThat(t.events).contains(new Event.RegionOpened(2));
        assertThat(t.s.openRegions()).isEqualTo(2);
    }

    @Rule("FS-88")
    @Test
    void theFifthTileBringsSecondScoutsTheFinderFirst() {
        var t = find(3, 4).at(2, PERSIA_HEARTH);
        t.s.active = 1;
        t.at(1, DANUBE_HEARTH).turn(1).move(CAUCASUS);
        assertThat(t.seat()).isEqualTo(1);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Join(PERSIA_HEARTH), new Action.Join(BAIKAL_HEARTH),
                new Action.Join(SUNDA_HEARTH));
        assertThat(t.refusal(new Action.Join(CAPE_HEARTH))).isEqualTo("FS-88");
        assertThat(t.refusal(new Action.Pass())).isEqualTo("FS-88");
        t.play(new Action.Join(SUNDA_HEARTH));
        assertThat(t.seat()).isEqualTo(2);
        t.play(new Action.Join(BAIKAL_HEARTH));
        assertThat(t.seat()).isZero();
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Join(CAPE_HEARTH), new Action.Join(DANUBE_HEARTH));
        t.play(new Action.Join(CAPE_HEARTH));
        assertThat(t.scout(0, 1)).isEqualTo(CAPE_HEARTH);
        assertThat(t.s.phase).isEqualTo(new Sending(1, 0));
    }

    private static Scene fifth() {
        var t = find(2, 4).move(CAUCASUS).play(new Action.Join(SUNDA_HEARTH)).play(new Action.Join(CAPE_HEARTH));
        return t.send(PERSIA_HEARTH);
    }

    @Rule("FS-89")
    @Test
    void theFinderMayUseTheNewScoutAtOnce() {
        var t = fifth();
        assertThat(t.s.phase).isEqualTo(new SettingOut(0));
        assertThat(t.options()).contains(new Action.Pass(), new Action.Move(1, MEKONG)).doesNotContain(new Action.Move(0, INDUS));
        assertThat(t.refusal(new Action.Move(0, INDUS))).isEqualTo("FS-18");
        assertThat(fifth().pass().s.phase).isEqualTo(new Moving(1));
        assertThat(t.tile(MEKONG, Tile.APPLE).second(MEKONG).gather(LIGHT).s.phase).isEqualTo(new Moving(1));
    }

    @Rule("FS-90")
    @Test
    void theSecondScoutsComeBeforeTheFirstOneIsSent() {
        var t = find(2, 4).move(CAUCASUS);
        assertThat(t.hutsAt(CAUCASUS)).isEqualTo(1);
        assertThat(t.s.phase).isEqualTo(new Joining(0));
        t.play(new Action.Join(PERSIA_HEARTH));
        assertThat(t.s.phase).isEqualTo(new Joining(1));
        t.play(new Action.Join(CAPE_HEARTH));
        assertThat(t.s.phase).isEqualTo(new Sending(0, 0));
    }

    @Rule("FS-91")
    @Test
    void theNinthTileOpensRegionThree() {
        var t = Scene.of(2).hutTiles(8).at(0, DANUBE_HEARTH).tile(CAUCASUS, Tile.HUT).move(CAUCASUS);
        assertThat(t.events).contains(new Event.RegionOpened(3));
        assertThat(t.s.openRegions()).isEqualTo(3);
    }

    @Rule("FS-92")
    @Test
    void theEleventhTileTriggersTheEnd() {
        var t = Scene.of(2).hutTiles(10).at(0, ALASKA_HEARTH).tile(YUKON, Tile.HUT).move(YUKON);
        assertThat(t.events).contains(new Event.EndTriggered(0));
        assertThat(t.view(1).endCard()).isEqualTo(new View.EndCard(0, false));
    }

    @Rule("FS-93")
    @Test
    void theTwelfthTileHasNoEffect() {
        var t = Scene.of(2).hutTiles(11).at(0, ALASKA_HEARTH).tile(YUKON, Tile.HUT);
        t.s.endedBy = 1;
        t.move(YUKON);
        assertThat(t.events).contains(new Event.HutTileLaid(12));
        assertThat(t.view(0).endCard()).isEqualTo(new View.EndCard(1, false));
    }
}
