package hearthside.ai.fireaxe;

import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.ai.search.Rungs;
import hearthside.ai.search.SearchSetup;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.fireaxe.State;
import java.util.List;

/// From one that drifts to one that knows where it is going; and the five levels that think.
public final class FireAndAxeBots {
    public static final Ladder<State, Action> LADDER = Rungs.of(new SearchSetup<>(new FireAndAxe(), new FireAndAxeHeuristics()), List.of(
            new Level<State, Action>("random", (_, chance) -> new RandomBot<>(chance)),
            skipper("greedy", false),
            skipper("heuristic", true)));

    private FireAndAxeBots() {}

    private static Level<State, Action> skipper(String id, boolean thoughtful) {
        return new Level<>(id, (seat, _) -> new FireAndAxeHeuristicBot(seat, thoughtful));
    }
}
