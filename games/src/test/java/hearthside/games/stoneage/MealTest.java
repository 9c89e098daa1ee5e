package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.FIELD;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class MealTest {
    /// Seat 0 has one last action; then everybody eats.
    private static Scene evening(int figures, int field, int food, int wood) {
        return Scene.of(2).figures(0, figures).field(0, field - 1).food(0, food).goods(0, wood, 0, 0, 0).at(0, FIELD, 1).acts(0).act(FIELD);
    }

    @Rule({"SA-60", "SA-61"})
    @Test
    void theFieldFeedsFirstAndThenEveryFigureEats() {
        var t = evening(7, 4, 5, 3);
        assertThat(t.food(0)).isEqualTo(5 + 4 - 7);
        assertThat(t.food(1)).isEqualTo(12 - 5);
        assertThat(t.s.goods(0).wood()).isEqualTo(3);
        assertThat(t.s.round).isEqualTo(2);
    }

    @Rule("SA-62")
    @Test
    void resourcesOfChoiceStandInForMissingFood() {
        var t = evening(7, 1, 4, 2).goods(0, 1, 1, 0, 1);
        assertThat(t.s.phase).isEqualTo(new Feeding(0, 2, Goods.NONE));
        assertThat(t.food(0)).as("all food must be paid").isZero();
        assertThat(t.options()).containsExactly(Scene.STARVE, new Action.Feed(Good.WOOD), new Action.Feed(Good.CLAY),
                new Action.Feed(Good.GOLD));
        assertThat(t.refusal(new Action.Feed(Good.STONE))).isEqualTo("SA-62");
        assertThat(t.refusal(new Action.Feed(Good.FOOD))).isEqualTo("SA-62");
        t.feed(Good.WOOD);
        assertThat(t.refusal(new Action.Feed(Good.WOOD))).isEqualTo("SA-62");
        t.feed(Good.CLAY);
        assertThat(t.s.goods(0)).isEqualTo(new Goods(0, 0, 0, 1));
        assertThat(t.s.score[0]).isZero();
    }

    @Rule("SA-63")
    @Test
    void whoDoesNotPayAllLosesTenPointsOnce() {
        var refused = evening(8, 1, 2, 9).play(Scene.STARVE);
        assertThat(refused.s.score[0]).isEqualTo(-10);
        assertThat(refused.s.goods(0).wood()).as("no resources are paid").isEqualTo(9);
        assertThat(refused.food(0)).as("but all food").isZero();
        var unable = evening(8, 1, 2, 4);
        assertThat(unable.s.score[0]).as("five missing, four at hand: nobody is asked").isEqualTo(-10);
        assertThat(unable.s.goods(0).wood()).isEqualTo(4);
        var begun = evening(7, 1, 4, 2).feed(Good.WOOD);
        assertThat(begun.refusal(Scene.STARVE)).as("no way back").isEqualTo("SA-63");
    }

    @Rule("SA-63")
    @Test
    void tooFewResourcesPayNothingUnlessTheCardHelps() {
        var t = Scene.of(2).owns(0, "civ-healing-any2").food(0, 1).goods(0, 1, 0, 0, 0).at(0, FIELD, 1).acts(0).act(FIELD);
        assertThat(t.s.phase).isEqualTo(new Feeding(0, 3, Goods.NONE));
        assertThat(t.refusal(new Action.Feed(Good.WOOD))).isEqualTo("SA-63");
        t.play(Scene.STARVE);
        assertThat(t.s.score[0]).isEqualTo(-10);
    }

    @Rule("SA-64")
    @Test
    void theScoreFallsBelowZeroAndNobodyDies() {
        var t = evening(6, 1, 0, 0);
        assertThat(t.s.score[0]).isEqualTo(-10);
        assertThat(t.s.figures[0]).isEqualTo(6);
    }
}
