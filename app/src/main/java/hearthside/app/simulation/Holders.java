package hearthside.app.simulation;

import hearthside.ai.Holdings;
import hearthside.ai.arena.Share;
import hearthside.core.Result;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Adds up how often those win who held a thing. Whoever is ahead can afford more, so a rate above the fair share does not prove that the
/// thing is the cause.
final class Holders {
    private final double fair;
    private final Map<String, Share> shares = new HashMap<>();

    /// @param seats of a game; if a thing made no difference, its holders would win one game of so many
    Holders(int seats) { fair = 1.0 / seats; }

    /// A shared win counts as a part for each.
    void add(Holdings holdings, Result result) {
        for (int seat = 0; seat < result.points().size(); seat++) {
            double won = result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
            for (var thing : holdings.of(seat))
                shares.merge(thing, new Share(won, 1), (a, b) -> new Share(a.wins() + b.wins(), a.games() + b.games()));
        }
    }

    /// @param held   how many seats came to hold it, over all games
    /// @param low    the 95 % interval of the rate
    /// @param beyond by how many points of a hundred the rate differs from the fair share
    record Row(String thing, int held, double rate, double low, double high, double beyond) {}

    /// The strongest first.
    List<Row> rows() {
        return shares.entrySet().stream()
                .map(entry -> new Row(entry.getKey(), entry.getValue().games(), entry.getValue().rate(), entry.getValue().low(),
                        entry.getValue().high(), 100 * (entry.getValue().rate() - fair)))
                .sorted(Comparator.comparingDouble(Row::rate).reversed().thenComparing(Row::thing))
                .toList();
    }

    void print(PrintWriter out) {
        out.printf("%-32s  %6s  %7s  %-15s  %s%n", "holders of", "held", "wins", "95 % interval", "beyond %.1f %%".formatted(100 * fair));
        for (var row : rows())
            out.printf("%-32s  %,6d  %5.1f %%  %5.1f – %4.1f %%   %+.1f%n", row.thing(), row.held(), 100 * row.rate(), 100 * row.low(),
                    100 * row.high(), row.beyond());
    }
}
