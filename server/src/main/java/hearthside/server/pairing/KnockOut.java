package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// In groups: the better half of each table goes on, until one table is left. Those who stood highest at the beginning meet as late as can
/// be: the tables are filled like a snake, from the first to the last and back.
public final class KnockOut {
    private static final int PLACES = 10; // more than there are at a table

    private KnockOut() {}

    /// How many of a table go on.
    public static int goOn(int seats) { return Math.max(1, seats / 2); }

    /// @param left those who are not out, the strongest first
    public static Round round(List<Integer> left, PairingHistory past, int wanted, int least) {
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

    /// Where somebody was in a round.
    ///
    /// @param place null while it is played, and for whoever had nobody to play with
    public record Stay(int who, int round, @Nullable Integer place) {}

    /// How far everybody has come, the farthest with the highest number: by the last round they were in, and where they stood there.
    public static Map<Integer, Integer> reached(List<Stay> stays) {
        var reached = new HashMap<Integer, Integer>();
        for (var stay : stays) reached.merge(stay.who, stay.round * PLACES - (stay.place == null ? 1 : stay.place), Math::max);
        return reached;
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
