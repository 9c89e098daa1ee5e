package hearthside.server.pairing;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How many sit at each table, and how many have nobody to play with: as few as can be, and tables as full and as even as can be.
///
/// @param sizes the largest first
public record TableSizes(List<Integer> sizes, int byes) {
    /// @param wanted at a table
    /// @param least  with fewer the game cannot be played
    public static TableSizes of(int players, int wanted, int least) {
        if (least < 2 || wanted < least) throw new IllegalArgumentException("a table has two seats at least");
        for (int byes = 0; byes <= players; byes++) {
            int playing = players - byes, tables = (playing + wanted - 1) / wanted;
            if (playing == 0) return new TableSizes(List.of(), byes);
            if (playing / tables < least) continue;
            int larger = playing % tables;
            return new TableSizes(Stream.concat(Collections.nCopies(larger, playing / tables + 1).stream(),
                    Collections.nCopies(tables - larger, playing / tables).stream()).toList(), byes);
        }
        throw new IllegalStateException("nobody can always stay idle");
    }

    /// Where everybody at a table of this tournament may sit.
    static IntStream seats(int size) { return IntStream.range(0, size); }
}
