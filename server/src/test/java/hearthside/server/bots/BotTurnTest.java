package hearthside.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotTurnTest {
    private final List<String> done = new ArrayList<>();

    private final class Thoughtful implements Bot<State, Action> {
        @Override
        public Action choose(Insight<State, Action> insight, Budget budget) {
            done.add("decided");
            return insight.options().getFirst();
        }

        @Override
        public void forget() { done.add("forgot"); }
    }

    private record Table(Queue<TableBots.Task<State, Action>> left, boolean isLookedAt) implements BotTurn.Turns<State, Action> {
        @Override
        public Optional<TableBots.Task<State, Action>> task(int seat) { return Optional.ofNullable(left.poll()); }

        @Override
        public boolean move(TableBots.Task<State, Action> task, Action action) { return true; }
    }

    private static final class Runner implements BotRunner, BotRunner.Thinker {
        @Override
        public Thinker thinker() { return this; }

        @Override
        public <S extends Copyable<S>, A> Optional<A> choose(TableBots.Task<S, A> task) { return Optional.of(TableBots.choose(task)); }

        @Override
        public boolean keeps(String table) { return true; }

        @Override
        public int pause() { return 0; }

        @Override
        public void work(Runnable work) { work.run(); }

        @Override
        public boolean rest(long millis) { return true; }
    }

    private TableBots.Task<State, Action> task() {
        var game = new MyFirstStoneAge();
        return new TableBots.Task<>(1, 0, new Thoughtful(), Budget.ofMillis(1000), List.of(),
                Insight.of(new Match<>(game, game.info().terms(2), new Chance.Seeded(1)), 0), false, new ThinkingInterrupt(), "ada");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBotForgetsItsThoughtsWhereNobodyLooks(boolean isLookedAt) {
        new BotTurn<>(new Table(new ArrayDeque<>(List.of(task(), task())), isLookedAt), new Runner(), 0).run();
        if (isLookedAt) assertThat(done).containsExactly("decided", "decided");
        else assertThat(done).containsExactly("decided", "forgot", "decided", "forgot");
    }

    @Test
    void aBotThatHasNothingToDecideGoesHome() {
        new BotTurn<>(new Table(new ArrayDeque<>(), true), new Runner(), 0).run();
        assertThat(done).isEmpty();
    }
}
