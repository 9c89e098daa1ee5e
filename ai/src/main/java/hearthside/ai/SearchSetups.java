package hearthside.ai;

import hearthside.ai.cavemen.CavemenHeuristics;
import hearthside.ai.fireaxe.FireAndAxeHeuristics;
import hearthside.ai.firestone.FireAndStoneHeuristics;
import hearthside.ai.myfirststoneage.MyFirstStoneAgeHeuristics;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.SearchSetup;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The games that the search knows. To add one, add a line.
public final class SearchSetups {
    private SearchSetups() {}

    public static <S extends Copyable<S>, A> Optional<SearchSetup<S, A>> of(Game<S, A> game) {
        return Optional.ofNullable(heuristics(game)).map(heuristics -> new SearchSetup<>(game, heuristics));
    }

    @SuppressWarnings("unchecked") // each line pairs a game with heuristics of its own types
    private static <S extends Copyable<S>, A> @Nullable Heuristics<S, A> heuristics(Game<S, A> game) {
        if (game instanceof StoneAge) return (Heuristics<S, A>) new StoneAgeHeuristics();
        if (game instanceof StoneAgeSolo) return (Heuristics<S, A>) new StoneAgeSoloHeuristics();
        if (game instanceof Cavemen) return (Heuristics<S, A>) new CavemenHeuristics();
        if (game instanceof FireAndStone) return (Heuristics<S, A>) new FireAndStoneHeuristics();
        if (game instanceof FireAndAxe) return (Heuristics<S, A>) new FireAndAxeHeuristics();
        if (game instanceof MyFirstStoneAge) return (Heuristics<S, A>) new MyFirstStoneAgeHeuristics();
        return null;
    }
}
