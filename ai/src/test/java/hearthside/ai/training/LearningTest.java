package hearthside.ai.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.ai.SearchSetups;
import hearthside.ai.arena.Share;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.policy.PolicyWeights;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearningTest {
    private final MyFirstStoneAge game = new MyFirstStoneAge();
    private final SearchSetup<State, Action> setup = SearchSetups.of(game).orElseThrow();

    @TempDir
    private Path folder = Path.of("");

    private static Learning.Settings settings(long seed) {
        return new Learning.Settings(10, 6, 4, Budget.ofIterations(4), 30, 2, 2, 2, seed, Learning.Lesson.BOTH);
    }

    private Learning<State, Action> learning(String name, long seed, int shard, int shards, BooleanSupplier wanted) {
        return new Learning<>(setup, game.info().terms(2), settings(seed), folder.resolve(name), shard, shards, wanted::getAsBoolean);
    }

    private String learnt(String name, int generation) throws IOException {
        var place = folder.resolve(name).resolve(String.valueOf(generation));
        return Files.readString(place.resolve("value.txt")) + Files.readString(place.resolve("policy.txt"));
    }

    @Test
    void theSameSeedGivesTheSameWeights() throws IOException {
        var done = learning("a", 1, 0, 1, () -> true).run(2);
        assertThat(done).hasSize(2);
        assertThat(learning("b", 1, 0, 1, () -> true).run(2)).isEqualTo(done);
        learning("c", 2, 0, 1, () -> true).run(1);
        assertThat(learnt("b", 1)).isEqualTo(learnt("a", 1)).isNotEqualTo(learnt("c", 1));
        assertThat(learnt("b", 2)).isEqualTo(learnt("a", 2)).isNotEqualTo(learnt("a", 1));
        assertThat(Files.readString(folder.resolve("a/generations.txt"))).contains("hearthside learn my-first-stone-age", "  2  ");
        assertThat(Files.readString(folder.resolve("a/generations.svg"))).contains("<polyline");
    }

    @Test
    void whatWasStoppedGoesOnAndComesToTheSame() throws IOException {
        var done = learning("whole", 1, 0, 1, () -> true).run(1);
        int stops = 0;
        for (List<Generation> parts = List.of(); parts.isEmpty(); stops++) {
            var left = new int[] {150};
            parts = learning("parts", 1, 0, 1, () -> left[0]-- > 0).run(1);
            assertThat(stops).isLessThan(100);
            if (stops == 1)
                Files.writeString(folder.resolve("parts/1/games-1-of-1.txt"), "5 0 1;0:3,1:", // torn in the middle of a write
                        java.nio.file.StandardOpenOption.APPEND);
            if (parts.isEmpty()) continue;
            assertThat(parts).isEqualTo(done);
        }
        assertThat(stops).as("it was stopped several times").isGreaterThan(2);
        assertThat(learnt("parts", 1)).isEqualTo(learnt("whole", 1));
    }

    @Test
    void severalMachinesComeToTheSame() throws IOException {
        learning("one", 1, 0, 1, () -> true).run(1);
        assertThat(learning("two", 1, 1, 2, () -> true).run(1)).as("waits for the games of the other").isEmpty();
        assertThat(learning("two", 1, 0, 2, () -> true).run(1)).as("waits for the other's part of the match").isEmpty();
        assertThat(learning("two", 1, 1, 2, () -> true).run(1)).hasSize(1);
        assertThat(learnt("two", 1)).isEqualTo(learnt("one", 1));
    }

    @Test
    void aFolderIsForOneThing() {
        learning("mixed", 1, 0, 1, () -> false).run(1);
        assertThatThrownBy(() -> learning("mixed", 2, 0, 1, () -> true).run(1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("Name another folder");
    }

    @Test
    void itIsKeptOnlyIfItIsBetter() {
        assertThat(Generation.of(1, new Share(60, 100), 0.5, 10).kept()).isTrue();
        assertThat(Generation.of(1, new Share(59, 100), 0.5, 10)).satisfies(each -> assertThat(each.kept()).isFalse(),
                each -> assertThat(each.elo()).isEqualTo(10));
        assertThat(Generation.of(1, new Share(40, 100), 0.25, 0).kept()).as("alone against three").isTrue();
        assertThat(Generation.of(1, new Share(60, 100), 0.5, 10).elo()).isCloseTo(80.4, Offset.offset(0.1));
    }

    /// Whatever a match says decides which weights play on: the files of a match are put in its place here.
    @Test
    void theBestPlaysOn() throws IOException {
        for (var won : List.of("0.0", "1.0")) {
            learning(won, 1, 0, 1, () -> true).run(1);
            Files.writeString(folder.resolve(won + "/1/match-1-of-1.txt"), "0 W .\n1 W .\n2 W .\n3 W .\n".replace("W", won));
            var learning = learning(won, 1, 0, 1, () -> true);
            var done = learning.run(1);
            assertThat(done.getFirst().kept()).isEqualTo(won.equals("1.0"));
            var best = new ArrayList<String>();
            learning.best(done, best::add, best::add);
            assertThat(String.join("", best)).isEqualTo(won.equals("1.0") ? learnt(won, 1) : "");
            learning.run(2);
        }
        assertThat(Files.readString(folder.resolve("0.0/2/games-1-of-1.txt"))).as("played by the old, and by the new")
                .isNotEqualTo(Files.readString(folder.resolve("1.0/2/games-1-of-1.txt")));
    }

    /// A game is kept as its decisions alone; what was seen on the way follows from them.
    @Test
    void aGameCanBeGoneThroughAgain() {
        var played = new SelfPlay<>(setup, List.of(game.info().terms(3)), 20).play(5, 7, () -> true).orElseThrow();
        assertThat(played.decisions()).filteredOn(decision -> !decision.wins().isEmpty()).hasSizeGreaterThan(20)
                .allSatisfy(decision -> assertThat(decision.wins().stream().mapToDouble(each -> each).sum()).isCloseTo(1,
                        Offset.offset(1e-6)));
        var again = SelfPlayed.parse(5, played.line());
        assertThat(again.line()).isEqualTo(played.line());
        var seen = new int[3];
        again.visit(game, List.of(game.info().terms(3)), new SelfPlayed.Visitor<State, Action>() {
            @Override
            public void decides(State state, int seat, List<Action> options, SelfPlayed.Decision decision) {
                seen[0]++;
                if (!decision.tried().isEmpty()) seen[1]++;
                assertThat(decision.tried().size()).isLessThanOrEqualTo(options.size());
            }

            @Override
            public void ended(State state) { seen[2] = game.result(state).winners().size(); }
        });
        assertThat(seen[0]).isEqualTo(played.decisions().size());
        assertThat(seen[1]).as("thought about at length").isBetween(1, seen[0] - 1);
        assertThat(seen[2]).isPositive();
        assertThatThrownBy(() -> SelfPlayed.parse(5, "7 x")).isInstanceOf(BadInput.class).hasMessageContaining("is not a game");
    }

    /// With a policy as without: the choice must not change when everything the seat cannot know is dealt anew.
    @Test
    void whoeverHasAPolicyDoesNotPeek() {
        var stone = new FireAndStone();
        var known = SearchSetups.of(stone).orElseThrow();
        var terms = stone.info().terms(2);
        var training = new PolicyTraining<>(stone, known.heuristics(), List.of(terms));
        training.see(new SelfPlay<>(known, List.of(terms), 20).play(1, 1, () -> true).orElseThrow());
        var names = SearchSetup.names(known.heuristics());
        var policy = PolicyWeights.parse(training.learn(1, 4, 4, 5, _ -> {}).text(names, "made by a test"), names);
        for (var says : policy.says) for (int i = 0; i < says.length; i++) says[i] *= 30; // one game has taught it little
        var dealer = Dealer.silent(new Chance.Seeded(9));
        var state = stone.setup(terms, dealer);
        var wise = known.knowing(new SearchSetup.Learnt(known.weights(state, 2), policy));
        int different = 0;
        for (int step = 0; step < 60 && !stone.toAct(state).isEmpty(); step++) {
            int seat = stone.toAct(state).first();
            var options = stone.options(state, seat);
            if (options.size() > 1 && step % 4 == 0) {
                var real = wise.bot(1, 0, new Chance.Seeded(3)).choose(Insight.within(stone, state, seat, options),
                        Budget.ofIterations(24));
                for (int world = 0; world < 3; world++) {
                    var other = stone.determinize(state, seat, new Chance.Seeded(world));
                    assertThat(wise.bot(1, 0, new Chance.Seeded(3)).choose(Insight.within(stone, other, seat, options),
                            Budget.ofIterations(24))).isEqualTo(real);
                }
                if (!known.bot(1, 0, new Chance.Seeded(3)).choose(Insight.within(stone, state, seat, options), Budget.ofIterations(24))
                        .equals(real))
                    different++;
            }
            stone.apply(state, seat, options.get(step * 7 % options.size()), dealer);
        }
        assertThat(different).as("the policy is asked").isPositive();
    }
}
