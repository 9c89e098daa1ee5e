package hearthside.server.club;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One game as ratings see it: by OpenSkill, the model of Plackett and Luce, which takes any number of players and ties.
final class Contest {
    private static final RatingModelConfig CONFIG = RatingModelConfig.builder().build();

    private final List<TeamResult<Integer>> teams = new ArrayList<>();

    void add(int seat, Rating rating, int place) {
        var player = new SimplePlayerResult<>(seat, rating.mu(), rating.sigma());
        teams.add(new SimpleTeamResult<>(player.mu(), player.sigma(), place, List.of(player)));
    }

    /// What each seat is worth now.
    Map<Integer, Rating> after() {
        var after = new LinkedHashMap<Integer, Rating>();
        for (var change : new Adjudicator<Integer>(CONFIG, new PlackettLuce(CONFIG)).rate(teams))
            after.put(change.playerId(), new Rating(change.mu(), change.sigma()));
        return after;
    }
}
