package hearthside.ai;

import hearthside.ai.coach.Coach;
import hearthside.core.Copyable;
import hearthside.core.Game;

/// Who teaches which game.
public final class Coaches {
    private Coaches() {}

    public static <S extends Copyable<S>, A> Coach<S, A> of(Game<S, A> game) {
        return GamePlayers.of(game).map(GamePlayers::coach).orElseGet(Coach::silent);
    }
}
