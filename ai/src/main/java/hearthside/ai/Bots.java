package hearthside.ai;

import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.ai.cavemen.CavemenBots;
import hearthside.ai.fireaxe.FireAndAxeBots;
import hearthside.ai.firestone.FireAndStoneBots;
import hearthside.ai.myfirststoneage.MyFirstStoneAgeBots;
import hearthside.ai.stoneage.StoneAgeBots;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.List;

/// Who plays which game. To add the opponents of a game, add a line.
public final class Bots {
    private Bots() {}

    @SuppressWarnings("unchecked") // each line pairs a game with bots of its own types
    public static <S extends Copyable<S>, A> Ladder<S, A> of(Game<S, A> game) {
        if (game instanceof MyFirstStoneAge) return (Ladder<S, A>) MyFirstStoneAgeBots.LADDER;
        if (game instanceof FireAndStone) return (Ladder<S, A>) FireAndStoneBots.LADDER;
        if (game instanceof FireAndAxe) return (Ladder<S, A>) FireAndAxeBots.LADDER;
        if (game instanceof StoneAge) return (Ladder<S, A>) StoneAgeBots.LADDER;
        if (game instanceof StoneAgeSolo) return (Ladder<S, A>) StoneAgeBots.SOLO_LADDER;
        if (game instanceof Cavemen) return (Ladder<S, A>) CavemenBots.LADDER;
        return new Ladder<>(List.of(new Level<S, A>("random", (_, chance) -> new RandomBot<>(chance))), List.of(), "random");
    }
}
