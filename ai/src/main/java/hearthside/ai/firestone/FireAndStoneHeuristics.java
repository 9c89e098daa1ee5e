package hearthside.ai.firestone;

import hearthside.ai.bot.Bot;
import hearthside.ai.search.Feature;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Tuning;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.State;
import hearthside.games.firestone.View;
import java.util.List;

/// What the search looks at in Fire & Stone.
public final class FireAndStoneHeuristics implements Heuristics<State, Action> {
    private static final FireAndStone GAME = new FireAndStone();
    private static final List<Feature> FEATURES = List.of(
            new Feature("track", "points on the track"),
            new Feature("cards", "a VP card on an invention"),
            new Feature("huts", "one more hut"),
            new Feature("majorities", "the majority in a settlement"),
            new Feature("cave", "a stone in the cave"),
            new Feature("task", "what your task asks for"),
            new Feature("food", "food for huts"),
            new Feature("bags", "room for more food"),
            new Feature("animals", "an animal to prepare at a fire"),
            new Feature("stores", "plants in the stores"),
            new Feature("inventions", "an invention to use"),
            new Feature("scouts", "a second scout"),
            new Feature("hutsLeft", "", "huts out of the hand"),
            new Feature("next", "a good place for the next move"),
            new Feature("soon", "an early turn"));

    @Override
    public int round(State state) { return state.round(); }

    @Override
    public Bot<State, Action> adviser(int seat, Chance.Seeded chance) { return new FireAndStoneHeuristicBot(seat, true, chance); }

    @Override
    public List<Feature> features() { return FEATURES; }

    @Override
    public boolean hasSecrets() { return true; } // tasks, and animals looked at

    @Override
    public double progress(State state) { return progress((View) GAME.view(state, Game.SPECTATOR)); }

    private static double progress(View view) { return view.endCard() != null ? 1 : Math.min(1, view.hutTiles() / 11.0); }

    @Override
    public void read(State state, double[][] into) {
        var view = (View) GAME.view(state, Game.REFEREE);
        for (int seat = 0; seat < into.length; seat++) {
            var own = view.tribes().get(seat);
            var prospect = new Prospect(state.edition(), view, seat, true);
            var f = into[seat];
            f[0] = own.score().track();
            f[1] = own.score().cards();
            f[2] = own.score().huts();
            f[3] = own.score().majorities();
            f[4] = own.score().cave();
            f[5] = own.score().task();
            f[6] = own.food();
            f[7] = own.bags();
            f[8] = Math.min(4, own.animals());
            f[9] = Math.max(own.stores().get(0).tiles(), own.stores().get(1).tiles());
            f[10] = own.inventions().stream().filter(card -> card.vp() == 0).count();
            f[11] = own.scouts().size();
            f[12] = own.huts();
            f[13] = own.scouts().stream().mapToDouble(prospect::stand).max().orElse(0);
            f[14] = -Math.floorMod(seat - view.active(), view.tribes().size());
        }
    }

    /// docs/ai has the log of how they were found.
    @Override
    public Tuning tuning(int seats) { return new Tuning(0.5, 0.35, 0.02, 2, 400, Tuning.Rollout.HISTORY, 10, 0.25); }
}
