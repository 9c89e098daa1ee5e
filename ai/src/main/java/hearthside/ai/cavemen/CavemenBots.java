package hearthside.ai.cavemen;

import hearthside.ai.Ladder;
import hearthside.ai.Level;
import hearthside.ai.RandomBot;
import hearthside.ai.search.Mind;
import hearthside.ai.search.Rungs;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.State;
import java.util.List;

/// From one that does anything to a chief with a plan; and the five levels that think.
public final class CavemenBots {
    public static final Ladder<State, Action> LADDER = Rungs.of(new Mind<>(new Cavemen(), new CavemenGuide()), List.of(
            new Level<>("random", (_, chance) -> new RandomBot<>(chance)),
            new Level<>("greedy", Gatherer::new),
            new Level<>("heuristic", Chief::new)));

    private CavemenBots() {}
}
