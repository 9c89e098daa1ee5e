package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ANGOLA;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.GUINEA;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.ZAMBEZI;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.SPEAR;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class ScoringTest {
    private static Scene over(Scene t) {
        t.s.phase = new Over();
        return t;
    }

    @Rule("FS-97")
    @Test
    void theScoreIsTheSumOfFiveThings() {
        var t = Scene.of(2).owns(0, ADZE).covered(0, ADZE).huts(CONGO, 2, 1);
        t.s.vp[0] = 3;
        assertThat(t.score(0)).isEqualTo(new Score(3, 4, 2, 1, 0, 1));
        assertThat(t.score(0).total()).isEqualTo(11);
        assertThat(Scene.RULES.result(t.s).points()).as("before the end without tasks").containsExactly(10, 1);
        assertThat(Scene.RULES.result(over(t).s).points()).containsExactly(11, 1);
    }

    @Rule("FS-98")
    @Test
    void everyHutIsWorthOne() { assertThat(Scene.of(2).huts(NAMIB, 2, 3).huts(LIMPOPO, 1, 1).score(0).huts()).isEqualTo(3); }

    @Rule("FS-99")
    @Test
    void mostHutsInASettlementAreWorthOneAndATieNothing() {
        var t = Scene.of(3).huts(NAMIB, 3, 2, 2).huts(LIMPOPO, 2, 2, 1);
        assertThat(t.score(0).majorities()).isEqualTo(1);
        assertThat(t.score(1).majorities()).isZero();
    }

    @Rule("FS-100")
    @Test
    void whoIsAloneHasTheMajority() { assertThat(Scene.of(2).huts(NAMIB, 0, 1).score(1).majorities()).isEqualTo(1); }

    @Rule("FS-101")
    @Test
    void eachTaskCountsMajoritiesAtItsPlaces() {
        var t = Scene.of(2).huts(CONGO, 1).huts(LIMPOPO, 1).huts(ANGOLA, 1).huts(NAMIB, 0, 1).huts(GUINEA, 1, 1).up(ZAMBEZI, Tile.FOREST);
        assertThat(t.task(0, Task.LAKE).score(0).task()).as("congo").isEqualTo(1);
        assertThat(t.task(0, Task.MOUNTAIN).score(0).task()).as("limpopo").isEqualTo(1);
        assertThat(t.task(0, Task.HARBOUR).score(0).task()).as("angola, not guinea").isEqualTo(1);
        assertThat(t.task(0, Task.HEARTH).score(0).task()).as("limpopo, not namib").isEqualTo(1);
        assertThat(t.task(0, Task.FOREST).score(0).task()).as("congo, angola and limpopo border zambezi").isEqualTo(3);
        t.s.ground[ZAMBEZI.ordinal()] = State.DOWN;
        assertThat(t.score(0).task()).as("a forest nobody has found does not count").isZero();
    }

    @Rule("FS-101")
    @Test
    void tasksAreTurnedUpAtTheEnd() {
        var t = over(Scene.of(2));
        assertThat(t.view(1).tribes().getFirst().task()).isEqualTo(Task.LAKE);
    }

    @Rule("FS-102")
    @Test
    void nothingElseIsWorthAnything() {
        var t = Scene.of(2).bags(0, 4).food(0, 6).mat(0, Animal.MAMMOTH).owns(0, ADZE, SPEAR).stores(0, LIGHT, Plant.NUT, 2);
        assertThat(t.score(0).total()).isZero();
    }

    @Rule("FS-103")
    @Test
    void mostPointsWin() {
        var t = over(Scene.of(2).huts(NAMIB, 0, 1));
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(1);
        assertThat(Scene.RULES.result(Scene.of(2).s).winners()).as("nobody before the end").isEmpty();
    }

    @Rule("FS-104")
    @Test
    void equalsShareTheVictory() {
        var t = over(Scene.of(3).huts(NAMIB, 0, 1).huts(ANGOLA, 1).task(0, Task.LAKE).task(1, Task.MOUNTAIN));
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0, 1);
    }
}
