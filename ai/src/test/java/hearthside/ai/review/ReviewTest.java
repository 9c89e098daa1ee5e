package hearthside.ai.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.Simulation;
import hearthside.core.Match;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A game of somebody who does anything against somebody with foresight.
class ReviewTest {
    private static final StoneAge GAME = new StoneAge();
    private static final int FEW = 8;
    private static List<Evaluation<Action>> steps = List.of();
    private static Match<State, Action> match;

    @BeforeAll
    static void play() {
        var ladder = Bots.of(GAME);
        match = new Simulation<>(GAME, GAME.info().terms(2), List.of(ladder.level("random"), ladder.level("heuristic"))).record(5, 1, 0);
        steps = evaluate(0, 10_000);
    }

    private static List<Evaluation<Action>> evaluate(int first, int most) {
        var judged = new ArrayList<Evaluation<Action>>();
        new Review<>(SearchSetups.of(GAME).orElseThrow(), match, FEW).evaluate(first, step -> {
            judged.add(step);
            return judged.size() < most;
        });
        return judged;
    }

    @Test
    void everyStepHasTheChancesOfAllAndTheLastOneTheResult() {
        assertThat(steps).hasSize(match.journal().size());
        assertThat(steps)
                .allSatisfy(step -> assertThat(step.wins().stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(1, within(0.001)));
        assertThat(match.result().winners()).containsExactly(1);
        assertThat(steps.getLast().wins()).containsExactly(0.0, 1.0);
    }

    @Test
    void aReviewGoesOnWhereItStopped() {
        var begun = evaluate(0, 31);
        assertThat(begun).isEqualTo(steps.subList(0, 31));
        assertThat(evaluate(31, 10)).isEqualTo(steps.subList(31, 41));
    }

    @Test
    void whatWouldHaveBeenBetterWasAnOption() {
        assertThat(steps).anyMatch(step -> step.better() != null);
        match.follow((now, _) -> {
            int next = now.journal().size();
            if (next < steps.size() && steps.get(next).better() != null)
                assertThat(now.options(steps.get(next).seat())).contains(steps.get(next).better());
        });
        assertThat(steps).allSatisfy(step -> assertThat(step.cost() > 0).isEqualTo(step.better() != null));
    }

    @Test
    void luckIsToldExactlyWhereSomethingWasDrawn() {
        for (var step : steps.subList(1, steps.size()))
            assertThat(step.luck().isEmpty()).isEqualTo(match.journal().get(step.step()).drew().isEmpty());
        assertThat(steps).anyMatch(step -> step.luck().stream().anyMatch(luck -> luck > 0));
        assertThat(steps).allSatisfy(step -> assertThat(step.luck().stream().mapToDouble(Double::doubleValue).sum())
                .as("what one gains the other loses").isCloseTo(0, within(0.001)));
    }

    @Test
    void theSummaryAddsUpAndNamesTheDearestChoicesAndTheTurningPoints() {
        var summary = Summary.of(2, steps);
        assertThat(summary.given().getFirst()).as("doing anything costs more than foresight").isGreaterThan(summary.given().get(1));
        assertThat(summary.dearest()).isNotEmpty().hasSizeLessThanOrEqualTo(5);
        assertThat(steps.get(summary.dearest().getFirst()).cost())
                .isEqualTo(steps.stream().mapToDouble(Evaluation::cost).max().orElseThrow());
        assertThat(summary.turning()).isNotEmpty().isSortedAccordingTo((a, b) -> a.step() - b.step());
        assertThat(summary.turning()).allSatisfy(turn -> assertThat(Math.abs(turn.by())).isGreaterThanOrEqualTo(0.05));
    }
}
