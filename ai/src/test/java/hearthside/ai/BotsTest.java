package hearthside.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.ai.bot.Abandoned;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BotsTest {
    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    /// Every bot that decides at once, and the strongest of those that think, who thinks but little.
    private static <S extends Copyable<S>, A> List<Level<S, A>> quick(Game<S, A> game) {
        var ladder = Bots.of(game);
        return Stream.concat(ladder.all().stream().filter(level -> level.budget().equals(Budget.QUICK)),
                Stream.of(ladder.top().within(Budget.ofIterations(2)))).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyBotFinishesGamesOnEverySeatCount(Game<?, ?> game) { finish(game); }

    private static <S extends Copyable<S>, A> void finish(Game<S, A> game) {
        for (var level : quick(game))
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++)
                assertThat(new Simulation<>(game, game.info().terms(seats), List.of(level)).play(1, seats, 0).decisions()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedGivesTheSameGame(Game<?, ?> game) { twice(game); }

    private static <S extends Copyable<S>, A> void twice(Game<S, A> game) {
        for (var level : quick(game)) {
            var simulation = new Simulation<>(game, game.info().terms(game.info().maxSeats()), List.of(level));
            var played = simulation.play(3, 4, 0);
            assertThat(simulation.play(3, 4, 0)).isEqualTo(played);
            assertThat(simulation.record(3, 4, 0).result()).isEqualTo(played.result());
        }
    }

    /// The choice must not change when everything the seat cannot know is dealt anew.
    @ParameterizedTest
    @MethodSource("games")
    void noBotPeeks(Game<?, ?> game) { peek(game); }

    private static <S extends Copyable<S>, A> void peek(Game<S, A> game) {
        for (var level : quick(game)) {
            var match = new Simulation<>(game, game.info().terms(game.info().maxSeats()), List.of(level)).record(5, 6, 0);
            var again = Match.replay(game, match.terms(), match.journal().subList(0, 1), new Chance.Seeded(0));
            boolean thinks = !level.budget().equals(Budget.QUICK);
            var budget = thinks ? Budget.ofIterations(24) : Budget.QUICK;
            for (var entry : match.journal().subList(1, match.journal().size())) {
                int seat = entry.seat();
                var options = again.options(seat);
                if (!thinks || again.journal().size() % 32 == 0 && options.size() > 1) {
                    var real = level.sit(seat, 9)
                            .choose(Insight.within(game, game.restore(again.terms(), again.view(Game.REFEREE)), seat, options), budget);
                    for (int world = 0; world < 3; world++)
                        assertThat(level.sit(seat, 9)
                                .choose(Insight.within(game, again.imagine(seat, new Chance.Seeded(world)), seat, options), budget))
                                .isEqualTo(real);
                }
                again.play(seat, java.util.Objects.requireNonNull(entry.action()), new Chance.Scripted(entry.drew()));
            }
        }
    }

    @Test
    void anUnknownBotIsNamedWithThoseThereAre() {
        assertThatThrownBy(() -> Bots.of(new MyFirstStoneAge()).level("genius")).isInstanceOf(BadInput.class)
                .hasMessageContaining("random, greedy, sleepy, playful, clever, elephant, mammoth");
    }

    @Test
    void aGameNobodyWaitsForIsBrokenOff() {
        var game = new MyFirstStoneAge();
        var decisions = new int[1];
        var level = Bots.of(game).level("random").asLongAs(() -> ++decisions[0] <= 5);
        assertThatThrownBy(() -> new Simulation<>(game, game.info().terms(2), List.of(level)).play(1, 0, 0)).isInstanceOf(Abandoned.class);
        assertThat(decisions[0]).isEqualTo(6);
    }

    /// Memory decides: each level beats the one below it, seats rotated.
    @Test
    void whoRemembersBetterWinsMore() {
        assertThat(share("greedy", "random", 2)).isGreaterThan(0.75);
        assertThat(share("sleepy", "greedy", 2)).isGreaterThan(0.60);
        for (var pair : List.of(List.of("playful", "sleepy"), List.of("clever", "playful"), List.of("elephant", "clever"))) {
            assertThat(share(pair.getFirst(), pair.getLast(), 2)).as(pair + ", two").isGreaterThan(0.60);
            assertThat(share(pair.getFirst(), pair.getLast(), 4)).as(pair + ", one against three").isGreaterThan(0.40);
        }
        assertThat(share("elephant", "random", 4)).isGreaterThan(0.85);
    }

    /// The share of wins of one bot alone against a table of others.
    private static double share(String one, String others, int seats) {
        var game = new MyFirstStoneAge();
        var ladder = Bots.of(game);
        var rest = java.util.Collections.nCopies(seats - 1, ladder.level(others));
        var simulation = new Simulation<>(game, game.info().terms(seats),
                Stream.concat(Stream.of(ladder.level(one)), rest.stream()).toList());
        int wins = 0, games = 1000;
        for (int number = 0; number < games; number++)
            if (simulation.play(11, number, number % seats).result().winners().contains(number % seats)) wins++;
        return (double) wins / games;
    }
}
