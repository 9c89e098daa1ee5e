package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// SS-27..32, SS-44: what the track of the tribes says.
class SoloOrderTest {
    private static Scene at(Phase phase, int acted, int... initiative) {
        var t = Scene.of(1).initiative(initiative).phase(phase);
        t.s.acted = acted;
        return t;
    }

    private static List<String> lanes(Scene t) {
        return IntStream.range(0, 4).mapToObj(tribe -> SoloOrder.lane(t.s, tribe))
                .map(lane -> lane.turn() == Facts.Turn.ORDER
                        ? lane.first() + (lane.last() > lane.first() ? "-" + lane.last() : "")
                        : lane.turn().name().toLowerCase(Locale.ROOT))
                .toList();
    }

    @Test
    void onlyTheHighestSoFarIsKnownUntilAllHaveThrown() {
        assertThat(lanes(at(new Mustering(), 0, 4, 0, 9, 0))).containsExactly("wait", "wait", "top", "wait");
        assertThat(lanes(at(new Placing(1), 0, 4, 0, 9, 0))).containsExactly("wait", "placing", "top", "wait");
    }

    @Test
    void thenItSaysWhoActsFirstSecondAndThirdAndThatTheHighestRests() {
        assertThat(lanes(at(new Acting(1), 0, 7, 4, 9, 5))).containsExactly("3", "now", "rest", "2");
        assertThat(lanes(at(new Ordering(), 0, 5, 5, 9, 7))).as("both places of equals").containsExactly("1-2", "1-2", "rest", "3");
        assertThat(lanes(at(new Acting(2), 0, 5, 7, 5, 6))).as("one of the equals acts").containsExactly("2", "rest", "now", "3");
    }

    @Test
    void theLastOneRestsEvenIfItWasNotAloneTheHighest() {
        assertThat(lanes(at(new Acting(2), 0b011, 3, 4, 6, 6))).containsExactly("done", "done", "now", "rest");
    }

    @Test
    void aRoundHasFourSteps() {
        assertThat(List.of(SoloOrder.step(new Mustering()), SoloOrder.step(new Acting(0)), SoloOrder.step(new Rationing(1, Goods.NONE)),
                SoloOrder.step(new Discarding(1)))).containsExactly(0, 1, 2, 3);
    }

    /// SS-44: a tribe that rests does no work, and eats all the same.
    @Test
    void theMealCountsNoWorkOfTheTribeThatRests() {
        assertThat(meal(new Ordering(), 0, 3, 9, 8, 4)).containsExactly(9, 1, 0, 2);
        assertThat(meal(new Ordering(), 0, 3, 8, 9, 4)).containsExactly(8, 0, 1, 3);
        assertThat(meal(new Mustering(), 0, 3, 8, 9, 0)).as("not all have thrown").containsExactly(9, 1, 1, 3);
        assertThat(meal(new Ordering(), 0, 3, 9, 9, 4)).as("equals: it is not decided").containsExactly(9, 1, 1, 3);
        assertThat(meal(new Acting(2), 0b1001, 3, 9, 9, 4)).as("one of the equals acts").containsExactly(9, 1, 0, 2);
    }

    /// Mouths, born, sown and hunters.
    private static List<Integer> meal(Phase phase, int acted, int... initiative) {
        var t = at(phase, acted, initiative).at(1, Location.FIELD, 1).at(2, Location.HUT, 2).at(0, Location.HUNTING_GROUNDS, 2)
                .at(1, Location.HUNTING_GROUNDS, 1);
        var meal = Objects.requireNonNull(Facts.of(t.terms, t.view(0), 0).meal());
        return List.of(meal.mouths(), meal.born(), meal.sown(), meal.hunters());
    }
}
