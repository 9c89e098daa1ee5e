package hearthside.ai.stoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.ai.search.Rungs;
import hearthside.ai.search.SearchSetup;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.List;
import java.util.function.IntFunction;

/// From one that does anything, over one that looks no further than this round, to one that plans for the whole game; and the five levels
/// that think.
public final class StoneAgeBots {
    private static final Level<State, Action> RANDOM = new Level<>("random", (_, chance) -> new RandomBot<>(chance));

    public static final Ladder<State, Action> LADDER = patient(Rungs.of(new SearchSetup<>(new StoneAge(), new StoneAgeHeuristics()),
            List.of(RANDOM, level("greedy", seat -> new StoneAgeHeuristicBot(seat, true)),
                    level("heuristic", seat -> new StoneAgeHeuristicBot(seat, false)))));

    public static final Ladder<State, Action> SOLO_LADDER = patient(
            Rungs.of(new SearchSetup<>(new StoneAgeSolo(), new StoneAgeSoloHeuristics()),
                    List.of(RANDOM, level("greedy", _ -> new StoneAgeSoloHeuristicBot(Outlook.Lead.SHORT_SIGHTED)),
                            level("heuristic", _ -> new StoneAgeSoloHeuristicBot(Outlook.Lead.OF_VERSION_01)))));

    private StoneAgeBots() {}

    /// Those that people meet, and the Chief of version 0.1.0, which was so too. The other yardsticks stay as they are: all that is
    /// measured by them was measured so.
    private static Ladder<State, Action> patient(Ladder<State, Action> all) {
        return new Ladder<>(all.levels().stream().map(StoneAgeBots::patient).toList(),
                all.yardsticks().stream().map(level -> level.id().equals(Rungs.CHIEF_0_1) ? patient(level) : level).toList(), all.usual());
    }

    private static Level<State, Action> patient(Level<State, Action> level) {
        return new Level<>(level.id(), level.budget(), level.cheats(),
                (seat, chance) -> new GatherFirstBot(level.seated().apply(seat, chance)));
    }

    private static Level<State, Action> level(String id, IntFunction<Bot<State, Action>> seated) {
        return new Level<>(id, (seat, _) -> seated.apply(seat));
    }
}
