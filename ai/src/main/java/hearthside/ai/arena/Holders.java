package hearthside.ai.arena;

import hearthside.ai.Holdings;
import hearthside.core.Result;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Adds up how often those win who held a thing. Whoever is ahead can afford more, so a rate above the fair share does not prove that the
/// thing is the cause.
public final class Holders {
    private final Map<String, Share> shares = new HashMap<>();
    private Share all = new Share(0, 0);

    /// A shared win counts as a part for each.
    public void add(Holdings holdings, Result result) {
        for (int seat = 0; seat < result.points().size(); seat++) {
            double won = result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
            all = new Share(all.wins() + won, all.games() + 1);
            for (var thing : holdings.of(seat))
                shares.merge(thing, new Share(won, 1), (a, b) -> new Share(a.wins() + b.wins(), a.games() + b.games()));
        }
    }

    /// How often a seat wins, whatever it holds: one game of so many as there are seats, unless nobody may win.
    public double fair() { return all.rate(); }

    /// @param held   how many seats came to hold it, over all games
    /// @param wins   how many of them won; a shared win is split
    /// @param low    the 95 % interval of the rate
    /// @param beyond by how many points of a hundred the rate differs from the fair share
    public record Row(String thing, int held, double wins, double rate, double low, double high, double beyond) {}

    /// The strongest first.
    public List<Row> rows() {
        var rows = new ArrayList<Row>();
        shares.forEach((thing, share) -> rows.add(new Row(thing, share.games(), share.wins(), share.rate(), share.low(), share.high(),
                100 * (share.rate() - fair()))));
        rows.sort(Comparator.comparingDouble(Row::rate).reversed().thenComparing(Row::thing));
        return rows;
    }

    /// Which of these things nobody ever held.
    public List<String> never(Collection<String> things) { return things.stream().filter(thing -> !shares.containsKey(thing)).toList(); }
}
