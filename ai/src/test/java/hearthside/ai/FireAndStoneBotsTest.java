package hearthside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.firestone.FireAndStone;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FireAndStoneBotsTest {

    @Test
    void whoWeighsMoreWinsMore() {
        assertThat(share("greedy", "random", 2)).isGreaterThan(0.80);
        assertThat(share("heuristic", "random", 2)).isGreaterThan(0.90);
        assertThat(share("heuristic", "random", 4)).isGreaterThan(0.75);
        assertThat(share("heuristic", "greedy", 2)).isGreaterThan(0.50);
    }

    /// The share of wins of one bot alone against a table of others, seats rotated.
    private static double share(String one, String others, int seats) {
        var game = new FireAndStone();
        var ladder = Bots.of(game);
        var rest = Collections.nCopies(seats - 1, ladder.level(others));
        var simulation = new Simulation<>(game, game.info().terms(seats),
                Stream.concat(Stream.of(ladder.level(one)), rest.stream()).toList());
        int wins = 0, games = 200;
        for (int number = 0; number < games; number++)
            if (simulation.play(11, number, number % seats).result().winners().contains(number % seats)) wins++;
        return (double) wins / games;
    }
}
