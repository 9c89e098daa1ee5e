package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Whoever is free plays again at once, for as long as it lasts: with neighbours in the standings, but not with those they have just played
/// with where others wait, too.
public final class ArenaPairing {
    private ArenaPairing() {}

    /// Who of those who wait sit down now.
    ///
    /// @param waiting  whoever has waited longest first
    /// @param last     what was played lately: meetings before that do not matter
    /// @param isUrgent whether fewer than wanted may begin: somebody has waited long enough
    public static List<List<Integer>> tables(List<Integer> waiting, PairingHistory past, PairingHistory last, int wanted, int least,
            boolean isUrgent) {
        int playing = isUrgent ? waiting.size() - TableSizes.of(waiting.size(), wanted, least).byes() : waiting.size() / wanted * wanted;
        if (playing < least) return List.of();
        var chosen = new ArrayList<>(waiting.subList(0, playing));
        chosen.sort(Comparator.comparingInt(who -> -past.points(who)));
        return Grouping.of(chosen, TableSizes.of(playing, wanted, least).sizes(), last).stream()
                .filter(group -> isUrgent || !hasApart(group, last)).map(group -> Seating.of(group, past)).toList();
    }

    /// Such wait a little: somebody else may be free by then.
    private static boolean hasApart(List<Integer> group, PairingHistory past) {
        return group.stream().anyMatch(one -> group.stream().anyMatch(two -> past.areApart(one, two)));
    }
}
