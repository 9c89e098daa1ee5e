package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Who stands where. In a knock-out whoever has come further stands higher, whatever their points. Whoever is level in points is told apart
/// by what their opponents have, then by tables won, then by those they have met among themselves; whoever is level in all of it shares a
/// place.
public final class TournamentStandings {
    /// @param points    in parts of a win, [Played#WIN]
    /// @param opponents the sum, over all tables, of the mean of what the others there have by now
    /// @param won       tables where they stood first
    /// @param direct    what they got against those who are level with them in all of this
    public record Line(int who, int place, int points, int opponents, int won, int direct, int played, int byes) {}

    private TournamentStandings() {}

    /// @param everybody who took part at any time
    public static List<Line> of(List<Integer> everybody, PairingHistory past) { return of(everybody, past, Map.of()); }

    /// @param reached how far they have come, the farthest with the highest number; empty where that does not matter
    public static List<Line> of(List<Integer> everybody, PairingHistory past, Map<Integer, Integer> reached) {
        var opponents = new HashMap<Integer, Integer>();
        var won = new HashMap<Integer, Integer>();
        var played = new HashMap<Integer, Integer>();
        for (var table : past.tables()) {
            int all = table.seats().stream().mapToInt(past::points).sum();
            for (int seat = 0; seat < table.seats().size(); seat++) {
                int who = table.seats().get(seat);
                opponents.merge(who, (all - past.points(who)) / (table.seats().size() - 1), Integer::sum);
                played.merge(who, 1, Integer::sum);
                if (table.isWon(seat)) won.merge(who, 1, Integer::sum);
            }
        }
        var lines = new ArrayList<Line>();
        for (int who : everybody)
            lines.add(new Line(who, 0, past.points(who), opponents.getOrDefault(who, 0), won.getOrDefault(who, 0), 0,
                    played.getOrDefault(who, 0), past.byes(who)));
        return placed(lines, past, Comparator.comparingInt((Line line) -> -reached.getOrDefault(line.who, 0)).thenComparing(LEVEL));
    }

    private static final Comparator<Line> LEVEL = Comparator.comparingInt(Line::points).thenComparingInt(Line::opponents)
            .thenComparingInt(Line::won).reversed();

    private static List<Line> placed(List<Line> lines, PairingHistory past, Comparator<Line> level) {
        var groups = new ArrayList<List<Line>>();
        lines.stream().sorted(level.thenComparingInt(Line::who)).forEach(line -> {
            if (groups.isEmpty() || level.compare(groups.getLast().getFirst(), line) != 0) groups.add(new ArrayList<>());
            groups.getLast().add(line);
        });
        var all = new ArrayList<Line>();
        for (var group : groups) {
            var among = among(group, past);
            var order = group.stream().sorted(Comparator.comparingInt((Line line) -> -among.getOrDefault(line.who, 0))
                    .thenComparingInt(Line::who)).toList();
            int begin = all.size() + 1, place = begin;
            for (int i = 0; i < order.size(); i++) {
                var line = order.get(i);
                int direct = among.getOrDefault(line.who, 0);
                if (i > 0 && direct < among.getOrDefault(order.get(i - 1).who, 0)) place = begin + i;
                all.add(new Line(line.who, place, line.points, line.opponents, line.won, direct, line.played, line.byes));
            }
        }
        return all;
    }

    /// One for each of the others of the group they stood before, at whatever table.
    private static Map<Integer, Integer> among(List<Line> group, PairingHistory past) {
        var direct = new HashMap<Integer, Integer>();
        if (group.size() < 2) return direct;
        var who = group.stream().map(Line::who).collect(Collectors.toSet()); // all who never played are one group
        for (var table : past.tables())
            for (int seat = 0; seat < table.seats().size(); seat++)
                for (int other = 0; other < table.seats().size(); other++)
                    if (table.places().get(seat) < table.places().get(other) && who.contains(table.seats().get(seat))
                            && who.contains(table.seats().get(other)))
                        direct.merge(table.seats().get(seat), 1, Integer::sum);
        return direct;
    }
}
