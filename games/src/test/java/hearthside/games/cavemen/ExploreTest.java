package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class ExploreTest {

    @Rule("CV-63")
    @Test
    void withoutAnExplorerACaveCostsTeethAndNeverFood() {
        var poor = Scene.of(2).pool("cave-bear-den").teeth(3).food(50);
        assertThat(poor.refusal(new Action.Explore("cave-bear-den"))).isEqualTo("CV-63");
        var t = Scene.of(2).pool("cave-bear-den").teeth(4).explore("cave-bear-den");
        assertThat(t.s.teeth[0]).isZero();
        assertThat(t.s.food[0]).isEqualTo(9);
        assertThat(t.events).contains(new Event.Explored(0, "cave-bear-den", 4));
    }

    @Rule({"CV-63", "CV-65", "CV-8"})
    @Test
    void withAnExplorerItIsFree() {
        var t = Scene.of(2).has(0, "explorer-skye").pool("cave-bear-den").teeth(3);
        assertThat(t.tableau(0).explores()).isTrue();
        t.explore("cave-bear-den");
        assertThat(t.s.teeth[0]).as("not even voluntarily").isEqualTo(3);
        assertThat(t.scores(0).population()).isEqualTo(8);
        assertThat(t.tableau(1).explores()).isFalse();
    }

    @Rule("CV-8")
    @Test
    void aSecondExplorerAddsNothingAndTheLastOneTakesTheAbilityAlong() {
        var t = Scene.of(2).has(0, "explorer-skye", "explorer-farra").pool("cave-bear-den").teeth(0);
        assertThat(t.options().stream().filter(Action.Explore.class::isInstance)).hasSize(1);
        t.s.lose(0, t.s.agreed.cards.number("explorer-skye"));
        assertThat(t.tableau(0).explores()).isTrue();
        t.s.lose(0, t.s.agreed.cards.number("explorer-farra"));
        assertThat(t.tableau(0).explores()).isFalse();
        assertThat(t.refusal(new Action.Explore("cave-bear-den"))).isEqualTo("CV-63");
    }

    @Rule("CV-64")
    @Test
    void anyNumberOfCavesAddsUp() {
        var t = Scene.of(2)
                .has(0, "cave-cleft", "cave-grotto", "cave-bear-den", "cave-burrow", "cave-overhang", "cave-great-hall", "cave-bat-cave")
                .pool("cave-waterfall-cave").teeth(3).explore("cave-waterfall-cave");
        assertThat(t.scores(0).population()).isEqualTo(4 + 2 + 3 + 4 + 2 + 2 + 4 + 3 + 3);
        assertThat(t.tableau(0).caves()).hasSize(9).first().isEqualTo(CavemenEdition.HOUSE.tribes().getFirst().home());
    }
}
