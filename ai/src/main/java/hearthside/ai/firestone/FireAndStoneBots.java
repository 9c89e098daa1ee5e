package hearthside.ai.firestone;

import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.ai.search.Rungs;
import hearthside.ai.search.SearchSetup;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.State;
import java.util.List;

/// The opponents, the weakest first: `greedy` takes what the next step gives, `heuristic` also weighs where it leads; and the five levels
/// that think.
public final class FireAndStoneBots {
    public static final Ladder<State, Action> LADDER = Rungs.of(new SearchSetup<>(new FireAndStone(), new FireAndStoneHeuristics()),
            List.of(
                    new Level<State, Action>("random", (_, chance) -> new RandomBot<>(chance)),
                    new Level<State, Action>("greedy", (seat, chance) -> new FireAndStoneHeuristicBot(seat, false, chance)),
                    new Level<State, Action>("heuristic", (seat, chance) -> new FireAndStoneHeuristicBot(seat, true, chance))));

    private FireAndStoneBots() {}
}
