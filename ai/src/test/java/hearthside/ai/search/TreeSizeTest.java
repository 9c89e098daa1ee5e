package hearthside.ai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Insight;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.StoneAge;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A tree that is full thinks on, and grows no more.
class TreeSizeTest {
    private static final int MOST = 2_000, WIDEST = 200;

    @Test
    void aTreeGrowsToItsLimitAndIsStillUsed() {
        var game = new StoneAge();
        var match = new Match<>(game, game.info().terms(2, Map.of(), game.info().edition()), new Chance.Seeded(3));
        int seat = match.toAct().first();
        var insight = Insight.of(match, seat);
        var setup = SearchSetups.of(game).orElseThrow();
        var tree = new Tree<>(game, setup.heuristics(), setup.valueFunction(insight.imagine(new Chance.Seeded(0)), 2), null,
                Tuning.PLAIN, seat, 2, 1, MOST);
        tree.root(insight.view());
        for (int i = 0; i < 1_000; i++) tree.iterate(insight);
        assertTrue(tree.size() >= MOST, "it is full");
        assertTrue(tree.size() < MOST + WIDEST, "it does not grow beyond");
        assertEquals(1_000, tree.root().edges().stream().mapToInt(edge -> edge.visits).sum(), 5, "every try counts");
    }

    /// Each try adds one at most; what is never tried has no numbers.
    @Test
    void nothingIsKeptOfWhatWasNeverTried() {
        var game = new StoneAge();
        var match = new Match<>(game, game.info().terms(2, Map.of(), game.info().edition()), new Chance.Seeded(3));
        int seat = match.toAct().first();
        var insight = Insight.of(match, seat);
        var setup = SearchSetups.of(game).orElseThrow();
        var tree = new Tree<>(game, setup.heuristics(), setup.valueFunction(insight.imagine(new Chance.Seeded(0)), 2), null,
                Tuning.PLAIN, seat, 2, 1, 1_000_000);
        tree.root(insight.view());
        for (int i = 0; i < 1_000; i++) tree.iterate(insight);
        int edges = 0;
        var open = new ArrayDeque<>(List.of(tree.root()));
        while (!open.isEmpty()) for (var edge : open.remove().edges()) {
            edges++;
            for (int next = 0; next < 2; next++) {
                var below = edge.known(next);
                if (below != null) open.add(below);
            }
        }
        assertTrue(tree.size() > 4_000, "there are many options: " + tree.size());
        assertTrue(edges <= 1_200, "few were tried, or were not possible at first: " + edges);
    }
}
