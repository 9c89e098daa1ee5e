package hearthside.ai;

import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Game;
import java.util.Optional;

/// The games that the search knows.
public final class SearchSetups {
    private SearchSetups() {}

    public static <S extends Copyable<S>, A> Optional<SearchSetup<S, A>> of(Game<S, A> game) {
        return GamePlayers.of(game).map(known -> new SearchSetup<>(game, known.heuristics()));
    }
}
