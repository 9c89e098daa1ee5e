package hearthside.engine.build;

import hearthside.ai.SearchSetups;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.Games;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/// What the bots have learnt goes into the program: a browser has no class path to look into.
public final class WeightFiles implements ResourcesPolicy {
    private static final String FROZEN = "hearthside/ai/weights-0.1/settings.txt";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        var found = new ArrayList<String>();
        for (var game : Games.ALL) found.addAll(learnt(game));
        found.add(FROZEN); // yardsticks sit on every ladder; their weights stay at home, for nobody plays against them here
        return found.toArray(String[]::new);
    }

    private static <S extends Copyable<S>, A> List<String> learnt(Game<S, A> game) {
        var found = new ArrayList<String>();
        for (var kind : SearchSetups.of(game).map(setup -> setup.heuristics().kinds()).orElse(List.of()))
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                for (var path : List.of(SearchSetup.resource(game.info().id(), kind, seats),
                        SearchSetup.policyResource(game.info().id(), kind, seats)))
                    if (WeightFiles.class.getResource(path) != null) found.add(path.substring(1));
            }
        return found;
    }
}
