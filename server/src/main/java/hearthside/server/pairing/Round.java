package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.List;

/// Who plays in one round.
///
/// @param tables who sits at which seat
/// @param byes   who has nobody to play with; that counts as a win
public record Round(List<List<Integer>> tables, List<Integer> byes) {
    public Round {
        tables = tables.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
    }

    /// All who take part, in no order that means anything.
    public List<Integer> everybody() {
        var all = new ArrayList<>(byes);
        tables.forEach(all::addAll);
        return all;
    }
}
