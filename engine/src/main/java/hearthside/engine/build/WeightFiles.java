package hearthside.engine.build;

import hearthside.ai.search.SearchSetup;
import hearthside.games.Games;
import java.util.ArrayList;
import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/// What the bots have learnt goes into the program: a browser has no class path to look into.
public final class WeightFiles implements ResourcesPolicy {
    private static final String FROZEN = "hearthside/ai/weights-0.1/settings.txt";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        var found = new ArrayList<String>();
        for (var game : Games.ALL)
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                var path = SearchSetup.resource(game.info().id(), seats);
                if (WeightFiles.class.getResource(path) != null) found.add(path.substring(1));
            }
        found.add(FROZEN); // yardsticks sit on every ladder; their weights stay at home, for nobody plays against them here
        return found.toArray(String[]::new);
    }
}
