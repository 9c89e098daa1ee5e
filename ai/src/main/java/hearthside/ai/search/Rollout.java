package hearthside.ai.search;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Plays on from the edge of the tree, quickly, until a round has ended or the game is over.
final class Rollout<S extends Copyable<S>, A> {
    private static final double WARMTH = 8; // how strongly the history of an action speaks for it

    /// What an action brought so far, wherever it was played.
    private static final class ActionRecord {
        double total;
        int count;

        double mean() { return total / count; }
    }

    private record Step<A>(int seat, A action) {}

    private final Game<S, A> game;
    private final Heuristics<S, A> heuristics;
    private final Tuning tuning;
    private final List<Bot<S, A>> advisers;
    private final Chance.Seeded luck;
    private final List<Step<A>> steps = new ArrayList<>();
    private final List<Map<A, ActionRecord>> history = new ArrayList<>();

    Rollout(Game<S, A> game, Heuristics<S, A> heuristics, Tuning tuning, List<Bot<S, A>> advisers, Chance.Seeded luck) {
        this.game = game;
        this.heuristics = heuristics;
        this.tuning = tuning;
        this.advisers = advisers;
        this.luck = luck;
        for (int seat = 0; seat < advisers.size(); seat++) history.add(new HashMap<>());
    }

    /// What the heuristic would do; it sees what `seat` sees in this world.
    A advice(S world, int seat, List<A> options) {
        if (tuning.trust() == 0) return options.getFirst();
        return advisers.get(seat).choose(Insight.within(game, world, seat, options), Budget.QUICK);
    }

    void play(S world, Dealer dealer) {
        steps.clear();
        if (tuning.horizon() == 0) return;
        boolean whole = tuning.horizon() == Tuning.TO_THE_END;
        int end = whole ? 0 : heuristics.round(world) + tuning.horizon();
        for (int step = 0; step < tuning.steps(); step++) {
            var deciding = game.toAct(world);
            if (deciding.isEmpty() || !whole && heuristics.round(world) >= end) return;
            int seat = deciding.first();
            var options = game.options(world, seat);
            var action = options.size() == 1 ? options.getFirst() : choose(world, seat, options);
            game.apply(world, seat, action, dealer);
        }
    }

    private A choose(S world, int seat, List<A> options) {
        var kind = tuning.slips() > 0 && luck.below(100) < tuning.slips() ? Tuning.Rollout.RANDOM : tuning.rollout();
        return switch (kind) {
            case RANDOM -> options.get(luck.below(options.size()));
            case HEURISTIC -> advisers.get(seat).choose(Insight.within(game, world, seat, options), Budget.QUICK);
            case HISTORY -> remembered(seat, options);
        };
    }

    private A remembered(int seat, List<A> options) {
        var past = history.get(seat);
        var weights = new double[options.size()];
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            var record = past.get(options.get(i));
            weights[i] = record == null ? Math.exp(WARMTH) : Math.exp(WARMTH * record.mean());
            sum += weights[i];
        }
        double rest = sum * luck.below(1 << 20) / (1 << 20);
        int i = 0;
        while (i < weights.length - 1 && rest >= weights[i]) rest -= weights[i++];
        steps.add(new Step<>(seat, options.get(i)));
        return options.get(i);
    }

    /// What came of the last roll-out.
    void learn(double[] share) {
        for (var step : steps) {
            var record = history.get(step.seat()).computeIfAbsent(step.action(), _ -> new ActionRecord());
            record.total += share[step.seat()];
            record.count++;
        }
    }
}
