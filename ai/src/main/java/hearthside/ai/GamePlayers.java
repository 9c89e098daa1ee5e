package hearthside.ai;

import hearthside.ai.bot.Ladder;
import hearthside.ai.cavemen.CavemenBots;
import hearthside.ai.cavemen.CavemenCoach;
import hearthside.ai.cavemen.CavemenHeuristics;
import hearthside.ai.coach.Coach;
import hearthside.ai.fireaxe.FireAndAxeBots;
import hearthside.ai.fireaxe.FireAndAxeCoach;
import hearthside.ai.fireaxe.FireAndAxeHeuristics;
import hearthside.ai.firestone.FireAndStoneBots;
import hearthside.ai.firestone.FireAndStoneCoach;
import hearthside.ai.firestone.FireAndStoneHeuristics;
import hearthside.ai.myfirststoneage.MyFirstStoneAgeBots;
import hearthside.ai.myfirststoneage.MyFirstStoneAgeCoach;
import hearthside.ai.myfirststoneage.MyFirstStoneAgeHeuristics;
import hearthside.ai.search.Heuristics;
import hearthside.ai.stoneage.StoneAgeBots;
import hearthside.ai.stoneage.StoneAgeCoach;
import hearthside.ai.stoneage.StoneAgeHeuristics;
import hearthside.ai.stoneage.StoneAgeSoloHeuristics;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.List;
import java.util.Optional;

/// Who plays which game, and how. A game needs no line here: then a bot that does anything plays it. To give it opponents, add a line.
///
/// @param heuristics what the search is told about the game
/// @param coach      what newcomers are told about it
/// @param holdings   what its events say about who came to hold what, for reports
record GamePlayers<S extends Copyable<S>, A>(Game<S, A> game, Ladder<S, A> ladder, Heuristics<S, A> heuristics,
        Coach<S, A> coach, Holdings.Reading holdings) {
    private static final List<GamePlayers<?, ?>> ALL = List.of(
            new GamePlayers<>(new MyFirstStoneAge(), MyFirstStoneAgeBots.LADDER, new MyFirstStoneAgeHeuristics(),
                    new MyFirstStoneAgeCoach(), new Holdings.MyFirstStoneAge()),
            new GamePlayers<>(new StoneAge(), StoneAgeBots.LADDER, new StoneAgeHeuristics(),
                    new StoneAgeCoach(), new Holdings.StoneAge(false)),
            new GamePlayers<>(new StoneAgeSolo(), StoneAgeBots.SOLO_LADDER, new StoneAgeSoloHeuristics(),
                    new StoneAgeCoach(), new Holdings.StoneAge(true)),
            new GamePlayers<>(new Cavemen(), CavemenBots.LADDER, new CavemenHeuristics(),
                    new CavemenCoach(), new Holdings.Cavemen()),
            new GamePlayers<>(new FireAndStone(), FireAndStoneBots.LADDER, new FireAndStoneHeuristics(),
                    new FireAndStoneCoach(), new Holdings.FireAndStone()),
            new GamePlayers<>(new FireAndAxe(), FireAndAxeBots.LADDER, new FireAndAxeHeuristics(),
                    new FireAndAxeCoach(), new Holdings.FireAndAxe()));

    @SuppressWarnings("unchecked") // each line pairs a game with bots of its own types
    static <S extends Copyable<S>, A> Optional<GamePlayers<S, A>> of(Game<S, A> game) {
        return ALL.stream().filter(each -> each.game.getClass() == game.getClass()).map(each -> (GamePlayers<S, A>) each).findFirst();
    }
}
