package hearthside.ai.cavemen;

import hearthside.ai.bot.Bot;
import hearthside.ai.search.Feature;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Tuning;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Card;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.Effect;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.List;

/// What the search looks at in Cavemen: everything is open, and Fire decides.
public final class CavemenHeuristics implements Heuristics<State, Action> {
    private static final Cavemen GAME = new Cavemen();
    private static final List<Feature> FEATURES = List.of(
            new Feature("inventing", "a step towards Fire"),
            new Feature("missing", "", "brings Fire within reach"),
            new Feature("hunting", "stronger hunters"),
            new Feature("foraging", "better foragers"),
            new Feature("population", "room for a larger tribe"),
            new Feature("size", "one more in the tribe"),
            new Feature("food", "feeds the tribe"),
            new Feature("hunger", "", "nobody will starve"),
            new Feature("teeth", "teeth for the auction"),
            new Feature("richest", "more teeth than anybody else"),
            new Feature("inventions", "an invention that lasts"),
            new Feature("conch", "the Conch"),
            new Feature("ready", "clever enough for Fire"),
            new Feature("readyAndRich", "clever enough for Fire, and rich enough to win the Conch"),
            new Feature("fireWaits", "Fire lies in the pool for you"));

    @Override
    public int round(State state) { return state.round(); }

    @Override
    public Bot<State, Action> adviser(int seat, Chance.Seeded chance) { return new CavemenHeuristicBot(seat, chance); }

    @Override
    public List<Feature> features() { return FEATURES; }

    @Override
    public boolean hasSecrets() { return false; } // CV-3

    @Override
    public double progress(State state) { return Math.min(1, state.round() / 14.0); }

    @Override
    public void read(State state, double[][] into) {
        var view = (View) GAME.view(state, Game.REFEREE);
        int most = 0, second = 0;
        for (var tableau : view.tableaus()) {
            second = Math.max(second, Math.min(most, tableau.teeth()));
            most = Math.max(most, tableau.teeth());
        }
        boolean fire = view.pool().stream()
                .anyMatch(card -> card instanceof Card.Invention invention && invention.effect() instanceof Effect.Win);
        for (int seat = 0; seat < into.length; seat++) {
            var own = view.tableaus().get(seat);
            var f = into[seat];
            int missing = Math.max(0, view.fireCost() - own.scores().inventing()),
                    lead = own.teeth() - (own.teeth() == most ? second : most);
            f[0] = Math.min(own.scores().inventing(), view.fireCost() + 1);
            f[1] = Math.min(missing, 3);
            f[2] = Math.min(own.scores().hunting(), 9);
            f[3] = Math.min(own.scores().foraging(), 8);
            f[4] = own.scores().population();
            f[5] = own.size();
            f[6] = Math.min(own.food(), 12);
            f[7] = Math.max(0, own.size() - own.food());
            f[8] = Math.min(own.teeth(), 15);
            f[9] = Math.clamp(lead, -5, 5);
            f[10] = own.inventions().size();
            f[11] = view.conch() == seat ? 1 : 0;
            f[12] = missing == 0 ? 1 : 0;
            f[13] = missing == 0 ? Math.clamp(lead, -4, 4) : 0;
            f[14] = fire && missing == 0 ? 1 : 0;
        }
    }

    /// docs/ai has the log of how they were found.
    @Override
    public Tuning tuning(int seats) { return new Tuning(0.5, 0.2, 0.1, 2, 400, Tuning.Rollout.HEURISTIC, 0, 0.5); }
}
