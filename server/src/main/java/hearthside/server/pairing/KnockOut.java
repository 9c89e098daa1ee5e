package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// In groups: the better half of each table goes on, until one table is left. Those who stood highest at the beginning meet as late as can
/// be: the tables are filled like a snake, from the first to the last and back.
public final class KnockOut {
    private KnockOut() {}

    /// How many of a table go on.
    public static int goOn(int seats) { return Math.max(1, seats / 2); }

    /// @param left those who are not out, the strongest first
    public static Round round(List<Integer> left, Past past, int wanted, int least) {
        var sizes = TableSizes.of(left.size(), wanted, least);
        var idle = left.subList(0, sizes.byes()); // the strongest have earned it
        var playing = left.subList(sizes.byes(), left.size());
        var groups = new ArrayList<List<Integer>>();
        sizes.sizes().forEach(_ -> groups.add(new ArrayList<>()));
        int table = 0, step = 1;
        for (int who : playing) {
            while (groups.get(table).size() >= sizes.sizes().get(table)) {
                int next = table + step;
                if (next < 0 || next >= groups.size()) step = -step;
                else table = next;
            }
            groups.get(table).add(who);
            if (table + step < 0 || table + step >= groups.size()) step = -step;
            else table += step;
        }
        return new Round(Grouping.apart(groups, past).stream().map(group -> Seating.of(group, past)).toList(), idle);
    }

    /// Those who go on, in the same order as they were.
    ///
    /// @param strongest all who were in this round, the strongest first: of two who share a place the stronger goes on
    public static List<Integer> survivors(List<Integer> strongest, List<Played> tables, List<Integer> byes) {
        var on = new ArrayList<>(byes);
        for (var table : tables) {
            var seats = TableSizes.seats(table.seats().size()).boxed()
                    .sorted(Comparator.comparingInt((Integer seat) -> table.places().get(seat))
                            .thenComparingInt(seat -> strongest.indexOf(table.seats().get(seat))))
                    .toList();
            for (int seat : seats.subList(0, goOn(seats.size()))) on.add(table.seats().get(seat));
        }
        return strongest.stream().filter(on::contains).toList();
    }
}
