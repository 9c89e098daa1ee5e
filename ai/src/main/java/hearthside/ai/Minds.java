package hearthside.ai;

import hearthside.ai.search.Guide;
import hearthside.ai.search.Mind;
import hearthside.ai.stoneage.StoneAgeGuide;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.stoneage.StoneAge;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The games that the search knows. To add one, add a line.
public final class Minds {
    private Minds() {}

    public static <S extends Copyable<S>, A> Optional<Mind<S, A>> of(Game<S, A> game) { return Optional.ofNullable(guide(game)).map(guide -> new Mind<>(game, guide)); }

    @SuppressWarnings("unchecked") // each line pairs a game with a guide of its own types
    private static <S extends Copyable<S>, A> @Nullable Guide<S, A> guide(Game<S, A> game) {
        if (game instanceof StoneAge) return (Guide<S, A>) new StoneAgeGuide();
        return null;
    }
}
