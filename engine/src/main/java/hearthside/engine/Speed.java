package hearthside.engine;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;

/// How fast the rules and the search run here: the same work on the JVM and in a browser.
final class Speed {
    private static final int ITERATIONS = 100;
    private static final double NANOS = 1e9;

    private Speed() {}

    /// Decisions in random games, a second.
    static <S extends Copyable<S>, A> double decisions(Game<S, A> game, int millis) {
        long begun = System.nanoTime(), until = begun + millis * 1_000_000L, decisions = 0, now = begun;
        for (int seed = 0; now < until; seed++) {
            var chance = new Chance.Seeded(seed);
            var dealer = Dealer.silent(chance);
            var state = game.setup(game.info().terms(Math.min(4, game.info().maxSeats())), dealer);
            for (var seats = game.toAct(state); !seats.isEmpty(); seats = game.toAct(state)) {
                var options = game.options(state, seats.first());
                game.apply(state, seats.first(), options.get(chance.below(options.size())), dealer);
                decisions++;
            }
            now = System.nanoTime();
        }
        return decisions * NANOS / (now - begun);
    }

    /// Iterations of the search as bots use it, a second, from a moment in the middle of a random game.
    static <S extends Copyable<S>, A> double iterations(Game<S, A> game, int millis) {
        int seats = Math.min(4, game.info().maxSeats());
        var insight = middle(game, seats);
        long begun = System.nanoTime(), until = begun + millis * 1_000_000L, done = 0, now = begun;
        for (int seed = 0; now < until; seed++) {
            SearchSetups.of(game).orElseThrow().search(1, seed).think(insight, Budget.ofIterations(ITERATIONS));
            done += ITERATIONS;
            now = System.nanoTime();
        }
        return done * NANOS / (now - begun);
    }

    /// The first real choice after sixty decisions.
    private static <S extends Copyable<S>, A> Insight<S, A> middle(Game<S, A> game, int seats) {
        var match = new Match<>(game, game.info().terms(seats), new Chance.Seeded(1));
        var choices = new Chance.Seeded(2);
        for (int step = 0; step < 60 || match.options(match.toAct().first()).size() < 3; step++) {
            int seat = match.toAct().first();
            var options = match.options(seat);
            match.play(seat, options.get(choices.below(options.size())));
        }
        return Insight.of(match, match.toAct().first());
    }
}
