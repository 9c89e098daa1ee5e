package hearthside.ai;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Result;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Games among bots, in bulk. States are never copied along the way.
public final class Simulation<S extends Copyable<S>, A> {

    /// @param decisions how long the game was
    /// @param round     the round in which it ended
    /// @param shift     by how many seats the bots were moved on
    /// @param first     the seat that was asked first
    public record Outcome(Result result, int decisions, int round, int shift, int first) {}

    private final Game<S, A> game;
    private final Terms terms;
    private final List<Level<S, A>> levels;

    /// @param levels who plays; fewer levels than seats are dealt out in turn
    public Simulation(Game<S, A> game, Terms terms, List<Level<S, A>> levels) {
        this.game = game;
        this.terms = terms;
        this.levels = List.copyOf(levels);
    }

    /// Plays game number `number`; the same number and seed give the same game.
    ///
    /// @param shift which seat the first bot sits on
    public Outcome play(long seed, long number, int shift) { return play(seed, number, shift, _ -> {}); }

    /// @param witness hears everything that happens, whole
    public Outcome play(long seed, long number, int shift, Consumer<GameEvent> witness) {
        var chance = new Chance.Seeded(mix(seed, number));
        var bots = bots(seed, number, shift);
        var dealer = new Dealer(chance, witness.andThen(teller(bots)));
        var s = game.setup(terms, dealer);
        int decisions = 0, first = game.toAct(s).first();
        for (var seats = game.toAct(s); !seats.isEmpty(); seats = game.toAct(s), decisions++) {
            int seat = seats.first();
            var level = level(seat, shift);
            var options = game.options(s, seat);
            var insight = level.cheats() ? Insight.allSeeing(game, s, seat, options) : Insight.within(game, s, seat, options);
            var action = bots.get(seat).choose(insight, level.budget());
            game.apply(s, seat, action, dealer);
        }
        return new Outcome(game.result(s), decisions, round(s), shift, first);
    }

    /// The same game with its journal.
    public Match<S, A> record(long seed, long number, int shift) { return record(seed, number, shift, _ -> {}); }

    public Match<S, A> record(long seed, long number, int shift, Consumer<GameEvent> witness) {
        var bots = bots(seed, number, shift);
        var match = new Match<>(game, terms, new Chance.Seeded(mix(seed, number)));
        while (!match.isOver()) {
            int seat = match.toAct().first();
            var insight = Insight.of(match, seat);
            match.play(seat, bots.get(seat).choose(insight, level(seat, shift).budget())).forEach(witness.andThen(teller(bots)));
        }
        return match;
    }

    /// What came of a recorded game.
    public Outcome outcome(Match<S, A> match, int shift) {
        int first = match.journal().stream().mapToInt(Match.Entry::seat).filter(seat -> seat >= 0).findFirst().orElse(0);
        return new Outcome(match.result(), match.journal().size() - 1, round(match.imagine(0, new Chance.Seeded(0))), shift, first);
    }

    private int round(S state) { return SearchSetups.of(game).map(setup -> setup.heuristics().round(state)).orElse(0); }

    private Level<S, A> level(int seat, int shift) { return levels.get(Math.floorMod(seat - shift, terms.seats()) % levels.size()); }

    private List<Bot<S, A>> bots(long seed, long number, int shift) {
        var bots = new ArrayList<Bot<S, A>>();
        for (int seat = 0; seat < terms.seats(); seat++)
            bots.add(level(seat, shift).sit(seat, mix(seed, number) + 1 + seat));
        return bots;
    }

    private static Consumer<GameEvent> teller(List<? extends Bot<?, ?>> bots) {
        return event -> {
            for (int seat = 0; seat < bots.size(); seat++) bots.get(seat).saw(event.seenBy(seat));
        };
    }

    /// Neighbouring numbers give unrelated luck.
    private static long mix(long seed, long number) { return new Chance.Seeded(seed * 0x9E3779B97F4A7C15L + number).nextLong(); }
}
