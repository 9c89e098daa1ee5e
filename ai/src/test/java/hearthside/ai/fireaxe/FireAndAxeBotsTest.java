package hearthside.ai.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Hints;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.fireaxe.State;
import hearthside.games.fireaxe.View;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FireAndAxeBotsTest {
    private static final FireAndAxe GAME = new FireAndAxe();
    private static final int GAMES = 100;

    @ParameterizedTest
    @CsvSource({"greedy, random, 3, 0.90", "heuristic, random, 3, 0.95", "heuristic, random, 5, 0.90", "heuristic, greedy, 2, 0.80",
            "heuristic, greedy, 4, 0.70"})
    void whoWeighsMoreWinsMore(String one, String others, int seats, double share) {
        var ladder = Bots.of(GAME);
        var simulation = new Simulation<>(GAME, GAME.info().terms(seats),
                Stream.concat(Stream.of(ladder.level(one)), Collections.nCopies(seats - 1, ladder.level(others)).stream()).toList());
        int wins = 0;
        for (int number = 0; number < GAMES; number++)
            if (simulation.play(11, number, number % seats).result().winners().contains(number % seats)) wins++;
        assertThat((double) wins / GAMES).as("the share of wins of one bot alone against a table of others, seats rotated")
                .isGreaterThanOrEqualTo(share);
    }

    /// Four who know what they do tell all sagas in about twenty rounds.
    @Test
    void skippersScoreAndFinishLikePeople() {
        var simulation = new Simulation<>(GAME, GAME.info().terms(4), List.of(Bots.of(GAME).level("heuristic")));
        int points = 0, rounds = 0, sagas = 0;
        for (int number = 0; number < GAMES; number++) {
            var match = simulation.record(3, number, 0);
            var view = (View) match.view(0);
            points += Collections.max(match.result().points());
            rounds += view.round();
            sagas += view.captains().stream().mapToInt(captain -> captain.sagas().size()).sum();
            assertThat(view.turner()).as("nobody drifts for ever").isNotNegative();
        }
        assertThat((double) points / GAMES).as("points of the winner").isBetween(150.0, 200.0);
        assertThat((double) rounds / GAMES).as("rounds").isBetween(18.0, 27.0);
        assertThat((double) sagas / GAMES).as("sagas completed, of eighteen").isGreaterThan(12);
    }

    @Test
    void skippersCopeWithEveryRune() {
        var simulation = new Simulation<>(GAME,
                GAME.info().terms(5, Map.of("conflictRunes", "on", "seasonedRaiders", "each", "openTreasure", "on")),
                List.of(Bots.of(GAME).level("heuristic")));
        for (int number = 0; number < 20; number++)
            assertThat(((View) simulation.record(3, number, 0).view(0)).turner()).as("the sagas run out").isNotNegative();
    }

    /// A longboat in a home port with all its days: the option to end the turn is there, and nobody proposes it.
    @Test
    void nobodyIsToldToEndATurnWithDaysLeftAndSomethingToDo() {
        var match = new Match<>(GAME, GAME.info().terms(2), new Chance.Seeded(5));
        int seat = match.toAct().first();
        assertNobodySaysEnd(match, seat);
        match.play(seat, new Action.LoadCrew());
        assertNobodySaysEnd(match, seat);
        match.play(seat, new Action.Depart("denmark"));
        assertNobodySaysEnd(match, seat);
    }

    private static void assertNobodySaysEnd(Match<State, Action> match, int seat) {
        assertThat(match.options(seat)).contains(new Action.EndTurn());
        assertThat(new FireAndAxeHeuristics().sensible(Insight.of(match, seat))).isNotEmpty().doesNotContain(new Action.EndTurn());
        var hints = new Hints<>(SearchSetups.of(GAME).orElseThrow()).of(Insight.of(match, seat), 2, Budget.ofIterations(60), 1, 7);
        assertThat(hints).isNotEmpty().noneMatch(hint -> hint.action() instanceof Action.EndTurn);
    }

    /// Whoever sails comes nearer to a port worth a voyage, and nobody is drowned on the way to nowhere.
    @Test
    void whatIsThoughtAboutLeadsSomewhere() {
        var heuristics = new FireAndAxeHeuristics();
        var simulation = new Simulation<>(GAME, GAME.info().terms(3), List.of(Bots.of(GAME).level("heuristic")));
        var narrowed = new AtomicInteger();
        for (int number = 0; number < 3; number++) simulation.record(5, number, 0).follow((match, _) -> {
            if (match.isOver()) return;
            int seat = match.toAct().first();
            var all = match.options(seat);
            var kept = heuristics.sensible(Insight.of(match, seat));
            assertThat(kept).isNotEmpty();
            assertThat(all).containsAll(kept);
            if (kept.size() < all.size()) narrowed.incrementAndGet();
            boolean canTrade = kept.stream().anyMatch(action -> action instanceof Action.Trade);
            if (canTrade) assertThat(kept).doesNotContain(new Action.EndTurn());
        });
        assertThat(narrowed.get()).isGreaterThan(100);
    }
}
