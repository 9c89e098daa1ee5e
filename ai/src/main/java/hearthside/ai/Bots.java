package hearthside.ai;

import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.ai.bot.RandomBot;
import hearthside.core.Copyable;
import hearthside.core.Game;
import java.util.List;

/// The opponents of each game.
public final class Bots {
    private Bots() {}

    public static <S extends Copyable<S>, A> Ladder<S, A> of(Game<S, A> game) {
        return GamePlayers.of(game).map(GamePlayers::ladder).orElseGet(Bots::anybody);
    }

    private static <S extends Copyable<S>, A> Ladder<S, A> anybody() {
        return new Ladder<>(List.of(new Level<S, A>("random", (_, chance) -> new RandomBot<>(chance))), List.of(), "random");
    }
}
