package hearthside.ai.training;

import hearthside.ai.Bots;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Level;
import hearthside.ai.search.SearchBot;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.Tuning;
import hearthside.core.Copyable;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Looks for good settings: tries some at random, each alone against heuristic players with the same luck for all, drops the worse half,
/// and plays the others twice as often, until one is left.
public final class Tuner<S extends Copyable<S>, A> {

    /// What a setting has reached so far.
    public record Trial(Tuning tuning, int games, double wins, double points) {
        /// Wins, and a little for points where wins are equal.
        double value() { return wins / Math.max(1, games) + 1e-4 * points / Math.max(1, games); }
    }

    private final SearchSetup<S, A> setup;
    private final Terms terms;
    private final Budget budget;
    private final String against;

    public Tuner(SearchSetup<S, A> setup, Terms terms, Budget budget, String against) {
        this.setup = setup;
        this.terms = terms;
        this.budget = budget;
        this.against = against;
    }

    /// @param trials how many settings to begin with: the present one, and others drawn at random
    /// @param games  how many games each plays in the first round
    /// @return all settings, the best first
    public List<Trial> tune(long seed, int trials, int games, BooleanSupplier goesOn) {
        var luck = new Chance.Seeded(seed);
        var open = new ArrayList<Trial>();
        var present = setup.heuristics().tuning(terms.seats());
        for (int i = 0; i < trials; i++) open.add(new Trial(i == 0 ? present : draw(luck, present), 0, 0, 0));
        var out = new ArrayList<Trial>();
        for (int more = games; open.size() > 1; more *= 2) {
            for (int i = 0; i < open.size(); i++) open.set(i, play(open.get(i), seed, more, goesOn));
            open.sort(Comparator.comparingDouble(Trial::value).reversed());
            for (int drop = open.size() / 2; drop > 0; drop--) out.add(open.removeLast());
            if (!goesOn.getAsBoolean()) break;
        }
        Collections.reverse(out);
        open.addAll(out);
        return open;
    }

    private Trial play(Trial trial, long seed, int more, BooleanSupplier goesOn) {
        var ladder = Bots.of(setup.game());
        var searcher = new Level<S, A>("search", budget, false,
                (_, chance) -> new SearchBot<>(setup.search(trial.tuning, 1, chance.nextLong()), 0, chance));
        var table = new ArrayList<Level<S, A>>(List.of(searcher));
        while (table.size() < terms.seats()) table.add(ladder.level(against));
        var simulation = new Simulation<>(setup.game(), terms, table);
        double wins = trial.wins, points = trial.points;
        int games = trial.games;
        for (int end = games + more; games < end && goesOn.getAsBoolean(); games++) {
            int me = games % terms.seats();
            var result = simulation.play(seed, games / terms.seats(), me).result();
            if (result.winners().contains(me)) wins += 1.0 / result.winners().size();
            points += result.points().get(me);
        }
        return new Trial(trial.tuning, games, wins, points);
    }

    private static Tuning draw(Chance.Seeded luck, Tuning present) {
        double[] curiosity = {0.1, 0.2, 0.35, 0.5, 0.8, 1.2}, trust = {0.2, 0.35, 0.5, 0.65, 0.8}, urgency = {0, 0.02, 0.05, 0.1},
                points = {0, 0.1, 0.25, 0.5};
        int[] horizon = {0, 1, 1, 2}, slips = {0, 10, 25};
        Tuning.Rollout[] rollouts = {Tuning.Rollout.HEURISTIC, Tuning.Rollout.HEURISTIC, Tuning.Rollout.HISTORY};
        boolean rounds = present.horizon() != Tuning.TO_THE_END;
        return new Tuning(curiosity[luck.below(curiosity.length)], trust[luck.below(trust.length)], urgency[luck.below(urgency.length)],
                rounds ? horizon[luck.below(horizon.length)] : present.horizon(),
                present.steps(), rollouts[luck.below(rollouts.length)], slips[luck.below(slips.length)], points[luck.below(points.length)]);
    }
}
