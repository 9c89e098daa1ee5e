package hearthside.ai.cavemen;

import hearthside.ai.Ladder;
import hearthside.ai.Level;
import hearthside.ai.RandomBot;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.State;
import java.util.List;

/// From one that does anything to a chief with a plan.
public final class CavemenBots {
    public static final Ladder<State, Action> LADDER = new Ladder<>(List.of(
            new Level<>("random", (_, chance) -> new RandomBot<>(chance)),
            new Level<>("greedy", Gatherer::new),
            new Level<>("heuristic", Chief::new)), "heuristic");

    private CavemenBots() {}
}
