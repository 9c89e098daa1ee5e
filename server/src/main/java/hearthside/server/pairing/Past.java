package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// What has happened in a tournament so far: who met whom, who sat where, and who had nobody to play with; and who does not want to meet.
public final class Past {
    private static final int SEATS = 8;
    /// Two who do not want to meet weigh more than all who meet again.
    private static final int APART = 10_000;

    private final List<Played> tables;
    private final List<Integer> byes;
    private final Map<Long, Integer> met = new HashMap<>();
    private final Map<Integer, int[]> sat = new HashMap<>();
    private final Map<Integer, Integer> points = new HashMap<>();
    private final Map<Integer, Integer> idle = new HashMap<>();
    private final Set<Long> apart;

    /// @param byes one for each time somebody had nobody to play with
    public Past(List<Played> tables, List<Integer> byes) { this(tables, byes, Set.of()); }

    private Past(List<Played> tables, List<Integer> byes, Set<Long> apart) {
        this.apart = Set.copyOf(apart);
        this.tables = List.copyOf(tables);
        this.byes = List.copyOf(byes);
        for (var table : tables) note(table);
        for (int who : byes) {
            idle.merge(who, 1, Integer::sum);
            points.merge(who, Played.WIN, Integer::sum);
        }
    }

    public static Past none() { return new Past(List.of(), List.of()); }

    private void note(Played table) {
        var seats = table.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            sat.computeIfAbsent(seats.get(seat), _ -> new int[SEATS])[seat]++;
            points.merge(seats.get(seat), table.points(seat), Integer::sum);
            for (int other = 0; other < seat; other++) met.merge(pair(seats.get(seat), seats.get(other)), 1, Integer::sum);
        }
    }

    private static long pair(int one, int two) { return (long) Math.max(one, two) << Integer.SIZE | Math.min(one, two); }

    /// The same with one more round.
    public Past and(List<Played> more, List<Integer> idlers) {
        var all = new ArrayList<>(tables);
        all.addAll(more);
        var waited = new ArrayList<>(byes);
        waited.addAll(idlers);
        return new Past(all, waited, apart);
    }

    /// Two people.
    public record Pair(int one, int two) {}

    /// The same, with people who do not want to meet.
    public Past apart(Collection<Pair> blocked) {
        return new Past(tables, byes, blocked.stream().map(each -> pair(each.one, each.two)).collect(Collectors.toSet()));
    }

    boolean areApart(int one, int two) { return apart.contains(pair(one, two)); }

    /// What speaks against putting them to one table.
    int against(int one, int two) { return met(one, two) + (areApart(one, two) ? APART : 0); }

    List<Played> tables() { return tables; }

    public int met(int one, int two) { return met.getOrDefault(pair(one, two), 0); }

    /// How often somebody sat at this seat.
    public int sat(int who, int seat) { return sat.containsKey(who) ? sat.get(who)[seat] : 0; }

    public int points(int who) { return points.getOrDefault(who, 0); }

    public int byes(int who) { return idle.getOrDefault(who, 0); }
}
