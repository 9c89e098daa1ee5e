package hearthside.ai;

import hearthside.ai.cavemen.CavemenGuide;
import hearthside.ai.fireaxe.FireAndAxeGuide;
import hearthside.ai.firestone.FireAndStoneGuide;
import hearthside.ai.myfirststoneage.MyFirstStoneAgeGuide;
import hearthside.ai.search.Guide;
import hearthside.ai.search.Mind;
import hearthside.ai.stoneage.StoneAgeGuide;
import hearthside.ai.stoneage.StoneAgeSoloGuide;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The games that the search knows. To add one, add a line.
public final class Minds {
    private Minds() {}

    public static <S extends Copyable<S>, A> Optional<Mind<S, A>> of(Game<S, A> game) {
        return Optional.ofNullable(guide(game)).map(guide -> new Mind<>(game, guide));
    }

    @SuppressWarnings("unchecked") // each line pairs a game with a guide of its own types
    private static <S extends Copyable<S>, A> @Nullable Guide<S, A> guide(Game<S, A> game) {
        if (game instanceof StoneAge) return (Guide<S, A>) new StoneAgeGuide();
        if (game instanceof StoneAgeSolo) return (Guide<S, A>) new StoneAgeSoloGuide();
        if (game instanceof Cavemen) return (Guide<S, A>) new CavemenGuide();
        if (game instanceof FireAndStone) return (Guide<S, A>) new FireAndStoneGuide();
        if (game instanceof FireAndAxe) return (Guide<S, A>) new FireAndAxeGuide();
        if (game instanceof MyFirstStoneAge) return (Guide<S, A>) new MyFirstStoneAgeGuide();
        return null;
    }
}
