package hearthside.ai.firestone;

import hearthside.ai.Ladder;
import hearthside.ai.Level;
import hearthside.ai.RandomBot;
import hearthside.ai.search.Mind;
import hearthside.ai.search.Rungs;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.State;
import java.util.List;

/// The opponents, the weakest first: `greedy` takes what the next step gives, `heuristic` also weighs where it leads; and the five levels
/// that think.
public final class FireAndStoneBots {
    public static final Ladder<State, Action> LADDER = Rungs.of(new Mind<>(new FireAndStone(), new FireAndStoneGuide()), List.of(
            new Level<State, Action>("random", (_, chance) -> new RandomBot<>(chance)),
            new Level<State, Action>("greedy", (seat, chance) -> new Chieftain(seat, false, chance)),
            new Level<State, Action>("heuristic", (seat, chance) -> new Chieftain(seat, true, chance))));

    private FireAndStoneBots() {}
}
