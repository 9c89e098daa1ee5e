package hearthside.ai.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.Bots;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CavemenBotsTest {
    private static final Cavemen GAME = new Cavemen();
    private static final int GAMES = 300;

    @ParameterizedTest
    @CsvSource({"greedy, random, 2, 0.85", "greedy, random, 5, 0.75", "heuristic, random, 2, 0.95", "heuristic, random, 5, 0.90",
            "heuristic, greedy, 2, 0.55", "heuristic, greedy, 4, 0.30"})
    void whoLooksFurtherWinsMore(String one, String others, int seats, double share) {
        assertThat(share(one, others, seats)).isGreaterThan(share);
    }

    /// The share of wins of one bot alone against a table of others, seats rotated.
    private static double share(String one, String others, int seats) {
        var ladder = Bots.of(GAME);
        var simulation = new Simulation<>(GAME, GAME.info().terms(seats),
                Stream.concat(Stream.of(ladder.level(one)), Collections.nCopies(seats - 1, ladder.level(others)).stream()).toList());
        int wins = 0;
        for (int number = 0; number < GAMES; number++)
            if (simulation.play(11, number, number % seats).result().winners().contains(number % seats)) wins++;
        return (double) wins / GAMES;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void chiefsFinishInGoodTimeAndNoSeatIsFavoured(int seats) {
        var simulation = new Simulation<>(GAME, GAME.info().terms(seats), List.of(Bots.of(GAME).level("heuristic")));
        var wins = new int[seats];
        int tooLong = 0;
        for (int number = 0; number < GAMES; number++) {
            var match = simulation.record(3, number, 0);
            if (((View) match.view(0)).round() > 60) tooLong++;
            wins[match.result().winners().getFirst()]++;
        }
        assertThat(tooLong).as("games of more than 60 rounds").isLessThanOrEqualTo(GAMES / 100);
        for (int won : wins) assertThat((double) won / GAMES).isBetween(1.0 / seats - 0.1, 1.0 / seats + 0.1);
    }

    /// A match played on by first options until a moment comes that a test asks for.
    private static Match<State, Action> until(long seed, java.util.function.Predicate<Match<State, Action>> moment) {
        for (long s = seed; s < seed + 2000; s++) {
            var match = new Match<>(GAME, GAME.info().terms(4), new Chance.Seeded(s));
            var bots = Bots.of(GAME).level("heuristic");
            while (!match.isOver()) {
                if (moment.test(match)) return match;
                int seat = match.toAct().first();
                match.play(seat, bots.sit(seat, s).choose(Insight.of(match, seat), Budget.QUICK));
            }
        }
        throw new IllegalStateException("the moment never comes");
    }

    private static Action choice(String bot, Match<State, Action> match) {
        int seat = match.toAct().first();
        return Bots.of(GAME).level(bot).sit(seat, 1).choose(Insight.of(match, seat), Budget.QUICK);
    }

    @Test
    void fireIsNeverLeftLying() {
        var fire = new Action.Invent("invention-fire");
        var match = until(1, m -> m.options(m.toAct().first()).contains(fire));
        for (var bot : List.of("greedy", "heuristic")) assertThat(choice(bot, match)).isEqualTo(fire);
    }

    @Test
    void whoCanWinBidsForIt() {
        var match = until(50,
                m -> ((View) m.view(0)).phase() instanceof hearthside.games.cavemen.Bidding(int seat, int high, int bidder) && bidder >= 0
                        && new Prospect((View) m.view(seat), m.imagine(seat, new Chance.Seeded(0)), seat).wins(high + 1)
                        && m.options(seat).size() > 2);
        for (var bot : List.of("greedy", "heuristic")) assertThat(choice(bot, match)).isInstanceOf(Action.Bid.class);
    }

    @Test
    void aRivalWhoCouldWinIsOutbid() {
        var match = until(100,
                m -> ((View) m.view(0)).phase() instanceof hearthside.games.cavemen.Bidding(int seat, int high, int bidder) && bidder >= 0
                        && new Prospect((View) m.view(seat), m.imagine(seat, new Chance.Seeded(0)), bidder).wins(high)
                        && !new Prospect((View) m.view(seat), m.imagine(seat, new Chance.Seeded(0)), seat).wins(high + 1));
        assertThat(choice("heuristic", match)).isInstanceOf(Action.Bid.class);
        assertThat(choice("greedy", match)).isEqualTo(new Action.Pass());
    }
}
