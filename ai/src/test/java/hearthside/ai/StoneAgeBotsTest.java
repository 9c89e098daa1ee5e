package hearthside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Game;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import hearthside.games.stoneage.View;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// How strong the opponents of Stone Age must be at least. Seats are rotated.
class StoneAgeBotsTest {
    private static final StoneAge GAME = new StoneAge();

    private static double share(String one, String others, int seats, int games) {
        var ladder = Bots.of(GAME);
        var rest = Collections.nCopies(seats - 1, ladder.level(others));
        var simulation = new Simulation<>(GAME, GAME.info().terms(seats),
                Stream.concat(Stream.of(ladder.level(one)), rest.stream()).toList());
        int wins = 0;
        for (int number = 0; number < games; number++)
            if (simulation.play(11, number, number % seats).result().winners().contains(number % seats)) wins++;
        return (double) wins / games;
    }

    @Test
    void foresightBeatsGreedAndGreedBeatsLuck() {
        assertThat(share("heuristic", "random", 2, 200)).isGreaterThanOrEqualTo(0.95);
        assertThat(share("heuristic", "random", 4, 200)).isGreaterThanOrEqualTo(0.85);
        assertThat(share("greedy", "random", 2, 200)).isGreaterThanOrEqualTo(0.85);
        assertThat(share("heuristic", "greedy", 2, 200)).isGreaterThanOrEqualTo(0.7);
    }

    @Test
    void fourGoodPlayersPlayAGameLikeThoseOfPeople() {
        var simulation = new Simulation<>(GAME, GAME.info().terms(4), List.of(Bots.of(GAME).level("heuristic")));
        double best = 0, rounds = 0;
        int games = 60;
        for (int number = 0; number < games; number++) {
            var match = simulation.record(5, number, 0);
            best += Collections.max(match.result().points());
            rounds += ((View) match.view(Game.REFEREE)).round();
        }
        assertThat(best / games).as("mean winning score").isBetween(110.0, 220.0);
        assertThat(rounds / games).as("mean rounds").isBetween(8.0, 14.0);
    }

    private static double survivors(String bot, Map<String, String> options, int games) {
        Game<State, Action> game = new StoneAgeSolo();
        var simulation = new Simulation<>(game, game.info().terms(1, options), List.of(Bots.of(game).level(bot)));
        int wins = 0;
        for (int number = 0; number < games; number++) if (!simulation.play(3, number, 0).result().winners().isEmpty()) wins++;
        return (double) wins / games;
    }

    @Test
    void theTribesOfTheSoloGameMostlySurvive() {
        assertThat(survivors("heuristic", Map.of(), 400)).as("level 1, field 0").isGreaterThanOrEqualTo(0.6);
        assertThat(survivors("heuristic", Map.of("soloFieldStart", "5"), 200)).isGreaterThanOrEqualTo(0.8);
        assertThat(survivors("heuristic", Map.of("level", "2"), 400)).as("level 2, field 0").isGreaterThanOrEqualTo(0.43);
        assertThat(survivors("random", Map.of(), 200)).isLessThan(0.05);
    }

    /// What the search goes by at level 4, against the yardstick, which leads the tribes there as at level 1.
    @Test
    void inEternalWinterTheTribesLiveLongerThanByTheRuleOfThumbOfVersion01() {
        var heuristics = SearchSetups.of(new StoneAgeSolo()).orElseThrow().heuristics();
        assertThat(rounds(new Level<>("adviser", heuristics::adviser), "4"))
                .isGreaterThan(rounds(Bots.of(new StoneAgeSolo()).level("heuristic"), "4") + 0.6);
    }

    private static double rounds(Level<State, Action> level, String hardness) {
        var game = new StoneAgeSolo();
        var simulation = new Simulation<>(game, game.info().terms(1, Map.of("level", hardness)), List.of(level));
        double rounds = 0;
        int games = 400;
        for (int number = 0; number < games; number++) rounds += simulation.play(3, number, 0).result().points().getFirst();
        return rounds / games;
    }

    /// Looks over the shoulder of a bot, and counts how often it goes to a card it cannot pay while people stand where resources are.
    private record Watched(Bot<State, Action> bot, AtomicInteger hasty) implements Bot<State, Action> {
        @Override
        public Action choose(Insight<State, Action> insight, Budget budget) {
            var chosen = bot.choose(insight, budget);
            var player = ((View) insight.view()).players().get(insight.seat());
            boolean couldGather = insight.options().stream()
                    .anyMatch(option -> option instanceof Action.Act(var place) && place.good().filter(Good::isResource).isPresent());
            if (chosen instanceof Action.Act(var place) && place.cost() > player.goods().size() && couldGather) hasty.incrementAndGet();
            return chosen;
        }
    }

    @Test
    void noBotThatPeopleMeetGivesUpACardBeforeItHasGatheredWhatWouldPayForIt() {
        var hasty = new AtomicInteger();
        var cub = Bots.of(GAME).level("cub");
        var watched = new Level<State, Action>("cub", cub.budget(), false,
                (seat, chance) -> new Watched(cub.seated().apply(seat, chance), hasty));
        var simulation = new Simulation<>(GAME, GAME.info().terms(4), List.of(watched));
        for (int number = 0; number < 3; number++) simulation.play(7, number, 0);
        assertThat(hasty).hasValue(0);
    }
}
