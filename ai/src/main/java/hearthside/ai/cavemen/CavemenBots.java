package hearthside.ai.cavemen;

import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.ai.search.Rungs;
import hearthside.ai.search.SearchSetup;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.State;
import java.util.List;

/// From one that does anything to a chief with a plan; and the five levels that think.
public final class CavemenBots {
    public static final Ladder<State, Action> LADDER = Rungs.of(new SearchSetup<>(new Cavemen(), new CavemenHeuristics()), List.of(
            new Level<>("random", (_, chance) -> new RandomBot<>(chance)),
            new Level<>("greedy", CavemenGreedyBot::new),
            new Level<>("heuristic", CavemenHeuristicBot::new)));

    private CavemenBots() {}
}
