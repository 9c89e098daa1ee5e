package hearthside.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.OptionEstimate;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.Weights;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HintsTest {
    private static final StoneAge GAME = new StoneAge();

    private static <S extends Copyable<S>, A> SearchSetup<S, A> setup(Game<S, A> game) { return SearchSetups.of(game).orElseThrow(); }

    private static List<Hint<Action>> hints(Match<State, Action> match) {
        int seat = match.toAct().first();
        return new Hints<>(setup(GAME)).of(Insight.of(match, seat), match.terms().seats(), Budget.ofIterations(120), 1, 7);
    }

    @Test
    void optionsAreRankedByHowOftenTheyWereTriedAndComeWithChancesAndPoints() {
        var match = new Match<>(GAME, GAME.info().terms(2), new Chance.Seeded(3));
        var hints = hints(match);
        assertThat(hints).hasSizeGreaterThanOrEqualTo(Hint.TOLD)
                .isSortedAccordingTo(Comparator.comparingInt((Hint<Action> hint) -> -hint.visits()));
        assertThat(match.options(0)).containsAll(hints.stream().map(Hint::action).toList());
        assertThat(hints).allSatisfy(hint -> {
            assertThat(hint.win()).isBetween(0.0, 1.0);
            assertThat(hint.points()).isBetween(0.0, 500.0);
        });
    }

    @Test
    void theSameSeedGivesTheSameHints() {
        var match = new Match<>(GAME, GAME.info().terms(2), new Chance.Seeded(3));
        assertThat(hints(match)).isEqualTo(hints(match));
    }

    /// More food is good, more hunger is bad, and early the beard is worth nothing.
    private static @Nullable Reason reason(double[] of, double[]... others) {
        var features = List.of(new Feature("food", "feeds the tribe"), new Feature("hunger", "", "nobody goes hungry"),
                new Feature("beard", "a longer beard"));
        var weights = new Weights(features.size(), 0);
        weights.win[0] = 0.5;
        weights.win[1] = -0.5;
        weights.win[5] = 2; // late in the game
        var estimate = estimate(new Action.Gather(), of);
        return Hints.reason(estimate,
                Stream.concat(Stream.of(estimate), Stream.of(others).map(other -> estimate(new Action.Decline(), other))).toList(),
                features,
                weights, 0, _ -> true);
    }

    private static OptionEstimate<Action> estimate(Action action, double[] seen) {
        return new OptionEstimate<>(action, 10, 0.5, new double[4], new double[4], seen);
    }

    @Test
    void theReasonIsTheFeatureThatSpeaksMostForAnOption() {
        assertThat(reason(new double[] {3, 1, 9}, new double[] {1, 2, 0})).isEqualTo(new Reason("food", true, "feeds the tribe"));
        assertThat(reason(new double[] {1, 0, 0}, new double[] {1, 0, 0})).as("nothing sets it apart").isNull();
        assertThat(reason(new double[] {0, 0, 9}, new double[] {1, 0, 0})).as("what speaks against it is no reason").isNull();
        assertThat(reason(new double[] {9, 0, 0})).as("nothing to compare with").isNull();
    }

    @Test
    void lessOfSomethingBadIsAReasonToo() {
        assertThat(reason(new double[] {0, 0, 0}, new double[] {0, 4, 0})).isEqualTo(new Reason("hunger", false, "nobody goes hungry"));
    }

    /// Each option in turn, in random games: what ends the game with a win is told so, and nothing else is.
    @Test
    void whatWinsIsSaidToWin() {
        int winning = 0;
        for (long seed = 1; seed <= 6; seed++) {
            var game = new MyFirstStoneAge();
            var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(seed));
            var luck = new Chance.Seeded(seed);
            while (!match.isOver()) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                var wins = options.stream().filter(option -> winsNow(match, seat, option)).toList();
                if (!wins.isEmpty()) {
                    winning++;
                    var hints = new Hints<>(setup(game)).of(Insight.of(match, seat), 2, Budget.ofIterations(40), 1, seed);
                    assertThat(hints.stream().filter(hint -> Hints.WINS.equals(hint.reason())).map(Hint::action)).isSubsetOf(wins)
                            .containsAll(hints.stream().map(Hint::action).filter(wins::contains).toList()).isNotEmpty();
                }
                match.play(seat, options.get(luck.below(options.size())));
            }
        }
        assertThat(winning).isPositive();
    }

    private static boolean winsNow(Match<hearthside.games.myfirststoneage.State, hearthside.games.myfirststoneage.Action> match, int seat,
            hearthside.games.myfirststoneage.Action option) {
        if (!(option instanceof hearthside.games.myfirststoneage.Action.Build)) return false; // a flip may lead anywhere
        var after = match.fork();
        after.play(seat, option, new Chance.Seeded(1));
        return after.isOver() && after.result().winners().contains(seat);
    }

    @Test
    void whoIsSentHuntingIsNotToldOfTools() {
        var match = new Match<>(GAME, GAME.info().terms(2), new Chance.Seeded(3));
        var insight = Insight.of(match, match.toAct().first());
        var heuristics = setup(GAME).heuristics();
        assertThat(heuristics.features().stream()
                .filter(feature -> heuristics.isAbout(insight, new Action.Place(Location.HUNTING_GROUNDS, 4), feature)).map(Feature::name))
                .containsExactlyInAnyOrder("food", "hunger");
        assertThat(heuristics.features().stream()
                .filter(feature -> heuristics.isAbout(insight, new Action.Place(Location.TOOL_MAKER, 1), feature)).map(Feature::name))
                .contains("tools").doesNotContain("food");
    }

    @Test
    void whoGuessesIsToldNothing() {
        var game = new MyFirstStoneAge();
        var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(3));
        assertThat(new Hints<>(setup(game)).of(Insight.of(match, 0), 2, Budget.ofIterations(60), 1, 3))
                .allSatisfy(hint -> assertThat(hint.reason()).isNull());
    }
}
