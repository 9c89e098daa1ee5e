package hearthside.ai.fireaxe;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Tuning;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.fireaxe.State;
import hearthside.games.fireaxe.View;
import hearthside.games.fireaxe.Wintering;
import java.util.List;

/// What the search looks at in Fire & Axe.
public final class FireAndAxeHeuristics implements Heuristics<State, Action> {
    private static final FireAndAxe GAME = new FireAndAxe();
    private static final List<Feature> FEATURES = List.of(
            new Feature("points", "points at once"),
            new Feature("worth", "points in the final scoring"),
            new Feature("towns", "a town for the Bloodied Axe"),
            new Feature("sagas", "a saga of your own"),
            new Feature("settlements", "a settlement that counts with its region"),
            new Feature("crew", "men aboard"),
            new Feature("cargo", "goods to trade"),
            new Feature("empty", "", "a boat worth sending out"),
            new Feature("supply", "men left to send"),
            new Feature("runes", "runes in hand"),
            new Feature("abroad", "already on the way"),
            new Feature("becalmed", "", "no short turn to come"),
            new Feature("soon", "an early turn"));

    private final boolean isOfVersion01;

    public FireAndAxeHeuristics() { this(false); }

    private FireAndAxeHeuristics(boolean isOfVersion01) { this.isOfVersion01 = isOfVersion01; }

    @Override
    public FireAndAxeHeuristics ofVersion01() { return new FireAndAxeHeuristics(true); }

    @Override
    public int round(State state) { return state.round(); }

    @Override
    public Bot<State, Action> adviser(int seat, Chance.Seeded chance) { return new FireAndAxeHeuristicBot(seat, true); }

    @Override
    public List<Action> sensible(Insight<State, Action> insight) {
        if (insight.options().size() == 1) return insight.options();
        var chart = Chart.of(insight.imagine(new Chance.Seeded(0)).edition());
        if (isOfVersion01 && ((View) insight.view()).phase() instanceof Wintering) return insight.options();
        return CandidateOptions.of(chart, (View) insight.view(), insight.seat(), insight.options());
    }

    @Override
    public List<Feature> features() { return FEATURES; }

    @Override
    public boolean hasSecrets() { return true; } // runes in hand

    @Override
    public double progress(State state) { return progress((View) GAME.view(state, Game.SPECTATOR)); }

    private static double progress(View view) {
        int left = 0;
        for (int sagas : view.deck()) left += sagas;
        return view.turner() >= 0 ? 1 : Math.clamp(1 - left / 24.0, 0, 0.95);
    }

    @Override
    public void read(State state, double[][] into) {
        var view = (View) GAME.view(state, Game.REFEREE);
        int active = Math.max(0, GAME.toAct(state).isEmpty() ? 0 : GAME.toAct(state).first());
        for (int seat = 0; seat < into.length; seat++) {
            int own = seat;
            var captain = view.captains().get(seat);
            var f = into[seat];
            f[0] = captain.points();
            f[1] = captain.worth();
            f[2] = captain.towns().size();
            f[3] = captain.sagas().size();
            f[4] = view.ports().stream().filter(port -> port.settler() == own).count();
            f[5] = captain.crew();
            f[6] = captain.cargo().size();
            f[7] = captain.crew() == 0 ? 1 : 0;
            f[8] = Math.min(10, captain.supply());
            f[9] = Math.min(5, captain.runes().size());
            f[10] = captain.crew() + captain.cargo().size() > 0 && !captain.place().startsWith("winter") ? 1 : 0;
            f[11] = captain.becalmed() ? 1 : 0;
            f[12] = -Math.floorMod(seat - active, view.captains().size());
        }
    }

    /// docs/ai has the log of how they were found.
    @Override
    public Tuning tuning(int seats) { return new Tuning(0.1, 0.5, 0, 1, 400, Tuning.Rollout.HEURISTIC, 10, 0.25); }
}
