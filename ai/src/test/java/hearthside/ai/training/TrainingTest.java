package hearthside.ai.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.ai.SearchSetups;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Weights;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrainingTest {
    private final MyFirstStoneAge game = new MyFirstStoneAge();
    private final Heuristics<State, Action> heuristics = SearchSetups.of(game).orElseThrow().heuristics();

    private String train(long seed) {
        var training = new Training<>(game, heuristics, List.of(game.info().terms(2)));
        training.play(seed, 150, () -> true);
        return training.weights(seed, 4, 3, "made by a test", _ -> {});
    }

    @Test
    void trainingAgainGivesTheSameWeights() {
        assertThat(train(1)).isEqualTo(train(1));
        assertThat(train(1)).isNotEqualTo(train(2));
    }

    @Test
    void itForetellsBetterThanATossOfACoin() {
        var training = new Training<>(game, heuristics, List.of(game.info().terms(2)));
        training.play(3, 300, () -> true);
        var surprise = new ArrayList<Double>();
        training.learn(3, 4, 6, surprise::add);
        assertThat(surprise.getLast()).isLessThan(0.9 * Math.log(2));
    }

    @Test
    void weightsCanBeReadAgain() {
        var text = train(1);
        assertThat(Weights.parse(text, heuristics.features()).text(heuristics.features(), "made by a test")).isEqualTo(text);
    }

    @Test
    void weightsThatDoNotFitAreRefusedWithTheLine() {
        var text = train(1);
        assertThatThrownBy(() -> Weights.parse(text.replace("dogs", "cats"), heuristics.features())).isInstanceOf(BadInput.class)
                .hasMessageContaining("\"dogs\"").hasMessageContaining("cats");
        assertThatThrownBy(() -> Weights.parse("# nothing\n", heuristics.features())).isInstanceOf(BadInput.class)
                .hasMessageContaining("train it again");
        assertThatThrownBy(() -> Weights.parse(text.replaceFirst("huts [0-9]", "huts x"), heuristics.features()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("not a number");
    }

    /// A feature that never changed while it learnt once made the bot of the solo game lose its head at any other level.
    @Test
    void whatNeverChangedInTrainingDoesNotCountLater() {
        var solo = new StoneAgeSolo();
        var setup = SearchSetups.of(solo).orElseThrow();
        var alike = new Training<>(solo, setup.heuristics(), List.of(solo.info().terms(1)));
        alike.play(1, 40, () -> true);
        var weights = alike.learn(1, 4, 1, _ -> {});
        assertThat(atLevel(weights, 4)).isCloseTo(atLevel(weights, 1), Offset.offset(1e-6));
        var varied = new Training<>(solo, setup.heuristics(),
                List.of(solo.info().terms(1), solo.info().terms(1, Map.of("level", "4"), solo.info().edition())));
        varied.play(1, 40, () -> true);
        weights = varied.learn(1, 4, 1, _ -> {});
        assertThat(atLevel(weights, 4)).isLessThan(atLevel(weights, 1));
    }

    /// Alone, what is learnt beside the chance to win is how many rounds one lives, which is no sum of features.
    @Test
    void aloneTheHiddenLayerLearnsPointsToo() {
        var solo = new StoneAgeSolo();
        var setup = SearchSetups.of(solo).orElseThrow();
        var training = new Training<>(solo, setup.heuristics(), List.of(level(solo, "4")));
        training.play(1, 60, () -> true);
        var text = training.weights(1, 4, 2, "made by a test", _ -> {});
        var weights = Weights.parse(text, setup.heuristics().features());
        assertThat(weights.pointsOut).doesNotContain(0);
        assertThat(weights.text(setup.heuristics().features(), "made by a test")).isEqualTo(text);
        assertThatThrownBy(() -> Weights.parse(text.replaceFirst("(?m)^hiddenPoints .*$", ""), setup.heuristics().features()))
                .isInstanceOf(BadInput.class).hasMessageContaining("3 of them");
        assertThat(Weights.parse(train(1), heuristics.features()).pointsOut).as("of two, who are compared").containsOnly(0);
    }

    @Test
    void eachLevelOfTheSoloGameHasWeightsOfItsOwn() {
        var solo = new StoneAgeSolo();
        var setup = SearchSetups.of(solo).orElseThrow();
        assertThat(new Training<>(solo, setup.heuristics(), List.of(level(solo, "3"), level(solo, "3"))).kind()).isEqualTo("level-3");
        assertThatThrownBy(() -> new Training<>(solo, setup.heuristics(), List.of(level(solo, "1"), level(solo, "4"))).kind())
                .isInstanceOf(BadInput.class).hasMessageContaining("level-1, level-4");
    }

    private static Terms level(StoneAgeSolo solo, String level) {
        return solo.info().terms(1, Map.of("level", level));
    }

    /// What the weights say if nothing but the level, the last feature, were another.
    private static double atLevel(Weights weights, int level) {
        var features = new double[weights.features()];
        features[features.length - 1] = level;
        var inputs = new double[weights.inputs()];
        weights.inputs(features, 0.5, inputs);
        return weights.score(inputs);
    }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    /// Weights learnt for another number of players once gave one of three 62 % before anybody had moved.
    @ParameterizedTest
    @MethodSource("games")
    void nobodyHasNearlyWonBeforeTheGameBegins(Game<?, ?> game) {
        for (int seats = Math.max(2, game.info().minSeats()); seats <= game.info().maxSeats(); seats++)
            for (double chance : beginning(game, seats))
                assertThat(chance * seats).as("%s for %d, as a part of the fair share", game.info().id(), seats).isBetween(0.75, 1.35);
    }

    private static <S extends Copyable<S>, A> double[] beginning(Game<S, A> game, int seats) {
        var setup = SearchSetups.of(game).orElseThrow();
        var chances = new double[seats];
        var state = game.setup(game.info().terms(seats), Dealer.silent(new Chance.Seeded(seats)));
        setup.valueFunction(state, seats).evaluate(state, chances, new double[seats],
                new double[seats][setup.heuristics().features().size()]);
        return chances;
    }
}
