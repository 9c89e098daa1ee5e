package hearthside.ai.myfirststoneage;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.ai.search.FrozenChief;
import hearthside.ai.search.Rungs;
import hearthside.ai.search.SearchSetup;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import java.util.List;

/// From one that is half asleep to an elephant that never forgets, and a mammoth that also thinks ahead.
public final class MyFirstStoneAgeBots {
    private static final SearchSetup<State, Action> SETUP = new SearchSetup<>(new MyFirstStoneAge(), new MyFirstStoneAgeHeuristics());
    private static final Budget HALF_A_SECOND = Budget.ofMillis(500);

    public static final Ladder<State, Action> LADDER = new Ladder<>(List.of(
            forager("sleepy", 30, 20, 30),
            forager("playful", 50, 15, 5),
            forager("clever", 70, 10, 0),
            forager("elephant", 100, 0, 0),
            Rungs.rung(SETUP, "mammoth", HALF_A_SECOND, 1, 0)),
            List.of(
                    FrozenChief.of(SETUP, "mammoth-0.1", HALF_A_SECOND),
                    new Level<>("random", (_, chance) -> new RandomBot<>(chance)),
                    forager("greedy", 0, 0, 0)), // sees what lies open, remembers nothing
            "playful");

    private MyFirstStoneAgeBots() {}

    private static Level<State, Action> forager(String id, int sticks, int fades, int slips) {
        return new Level<>(id, (seat, chance) -> new MyFirstStoneAgeHeuristicBot(seat, new Memory(sticks, fades, chance), slips, chance));
    }
}
