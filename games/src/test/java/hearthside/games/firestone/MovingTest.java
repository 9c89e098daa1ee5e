package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ALASKA_HEARTH;
import static hearthside.games.firestone.Area.ANGOLA;
import static hearthside.games.firestone.Area.ARABIA;
import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CHAD;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.GREAT_RIFT;
import static hearthside.games.firestone.Area.HORN;
import static hearthside.games.firestone.Area.ITALY;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.KAMCHATKA;
import static hearthside.games.firestone.Area.LEVANT;
import static hearthside.games.firestone.Area.LIBYA;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.NILE_DELTA;
import static hearthside.games.firestone.Area.SAHARA;
import static hearthside.games.firestone.Area.SWAHILI_COAST;
import static hearthside.games.firestone.Area.UPPER_NILE;
import static hearthside.games.firestone.Area.YUKON;
import static hearthside.games.firestone.Area.ZAMBEZI;
import static hearthside.games.firestone.Invention.SHIP_BUILDING;
import static hearthside.games.firestone.Invention.TRANSPORT_SLED;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class MovingTest {
    private static Action move(Area to) { return new Action.Move(0, to); }

    @Rule("FS-18")
    @Test
    void aScoutMovesAndActsAndThenTheTurnEnds() {
        var t = Scene.of(2).tile(NAMIB, Tile.APPLE).move(NAMIB);
        assertThat(t.seat()).isZero();
        t.pass();
        assertThat(t.s.phase).isEqualTo(new Moving(1));
        assertThat(Scene.RULES.whyNot(t.s, 0, move(NAMIB)).orElseThrow().rule()).isEqualTo("FS-18");
    }

    @Rule({"FS-18", "FS-19", "FS-20"})
    @Test
    void withTwoScoutsEitherGoesFirstAndFinishesBeforeTheOther() {
        var t = Scene.of(2).hutTiles(5).tile(NAMIB, Tile.APPLE).tile(LIMPOPO, Tile.STASH);
        assertThat(t.options()).contains(new Action.Move(0, NAMIB), new Action.Move(1, NAMIB));
        t.second(NAMIB);
        assertThat(t.refusal(new Action.Move(0, LIMPOPO))).isEqualTo("FS-19");
        t.pass();
        assertThat(t.seat()).isZero();
        assertThat(t.options()).allMatch(option -> option instanceof Action.Move(int scout, var _) && scout == 0);
        assertThat(t.refusal(new Action.Move(1, LIMPOPO))).isEqualTo("FS-18");
        assertThat(t.play(move(LIMPOPO)).seat()).isEqualTo(1);
    }

    @Rule("FS-21")
    @Test
    void aScoutMovesOneOrTwoStepsAndMustMove() {
        var t = Scene.of(2);
        assertThat(t.options()).containsExactlyInAnyOrder(move(LIMPOPO), move(KALAHARI), move(NAMIB), move(SWAHILI_COAST), move(ZAMBEZI),
                move(ANGOLA));
        assertThat(t.refusal(new Action.Pass())).isEqualTo("FS-21");
        assertThat(t.refusal(move(CONGO))).isEqualTo("FS-21");
    }

    @Rule("FS-22")
    @Test
    void aScoutMayNotEndWhereItBegan() { assertThat(Scene.of(2).refusal(move(CAPE_HEARTH))).isEqualTo("FS-22"); }

    @Rule("FS-23")
    @Test
    void nothingBlocksAScout() {
        var t = Scene.of(3).bare(KALAHARI).at(1, KALAHARI).at(2, KALAHARI);
        assertThat(t.options()).contains(move(KALAHARI), move(ZAMBEZI));
        assertThat(t.move(KALAHARI).pass().scout(0)).isEqualTo(KALAHARI);
    }

    @Rule("FS-24")
    @Test
    void areasPassedThroughHaveNoEffect() {
        var t = Scene.of(2).tile(ANGOLA, Tile.STASH).move(ANGOLA);
        assertThat(t.s.ground[NAMIB.ordinal()]).isEqualTo((byte) State.DOWN);
        assertThat(t.s.ground[KALAHARI.ordinal()]).isEqualTo((byte) State.DOWN);
    }

    @Rule("FS-25")
    @Test
    void regionTwoOpensWithTheThirdHutTile() {
        var t = Scene.of(2).hutTiles(2).bare(NILE_DELTA).at(0, NILE_DELTA);
        assertThat(t.refusal(move(LEVANT))).isEqualTo("FS-25");
        assertThat(t.hutTiles(3).options()).contains(move(LEVANT));
    }

    @Rule("FS-26")
    @Test
    void regionThreeOpensWithTheNinthHutTile() {
        var t = Scene.of(2).hutTiles(8).bare(KAMCHATKA).at(0, KAMCHATKA);
        assertThat(t.refusal(move(YUKON))).isEqualTo("FS-26");
        assertThat(t.hutTiles(9).options()).contains(move(YUKON), move(ALASKA_HEARTH));
    }

    @Rule("FS-27")
    @Test
    void anOpenBorderIsCrossedBothWays() {
        var t = Scene.of(2).hutTiles(3).bare(LEVANT).at(0, LEVANT);
        assertThat(t.options()).contains(move(NILE_DELTA), move(UPPER_NILE), move(DANUBE_HEARTH));
    }

    @Rule({"FS-28", "FS-29"})
    @Test
    void aSeaRouteNeedsAnUncoveredShip() {
        var t = Scene.of(2).bare(ITALY).at(0, ITALY);
        assertThat(t.refusal(move(LIBYA))).isEqualTo("FS-28");
        t.owns(0, SHIP_BUILDING);
        assertThat(t.options()).contains(move(LIBYA), move(SAHARA));
        t.covered(0, SHIP_BUILDING);
        assertThat(t.refusal(move(LIBYA))).isEqualTo("FS-28");
        assertThat(Scene.of(2).owns(0, SHIP_BUILDING).bare(LIBYA).at(0, LIBYA).options()).as("both ways").contains(move(ITALY));
    }

    @Rule({"FS-29", "FS-25"})
    @Test
    void aShipDoesNotOpenARegion() {
        var t = Scene.of(2).hutTiles(2).owns(0, SHIP_BUILDING).bare(HORN).at(0, HORN);
        assertThat(t.refusal(move(ARABIA))).isEqualTo("FS-25");
        assertThat(t.hutTiles(3).options()).contains(move(ARABIA));
    }

    @Rule("FS-30")
    @Test
    void aSledGoesThreeSteps() {
        var t = Scene.of(2).owns(0, TRANSPORT_SLED);
        assertThat(t.options()).contains(move(CONGO), move(GREAT_RIFT), move(HORN));
        assertThat(t.refusal(move(CHAD))).isEqualTo("FS-30");
        assertThat(t.covered(0, TRANSPORT_SLED).refusal(move(CONGO))).isEqualTo("FS-21");
    }
}
