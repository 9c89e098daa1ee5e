package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.List;

/// Who of a table sits where: whoever sat less often at a seat comes to it.
final class Seating {
    private Seating() {}

    /// All orders are tried, for five at most; of those that are as good the first, so that the same past gives the same seats.
    static List<Integer> of(List<Integer> group, PairingHistory past) {
        var best = new ArrayList<>(group);
        int[] least = {Integer.MAX_VALUE};
        permute(new ArrayList<>(group), 0, 0, past, best, least);
        return List.copyOf(best);
    }

    private static void permute(List<Integer> seats, int seat, int cost, PairingHistory past, List<Integer> best, int[] least) {
        if (cost >= least[0]) return;
        if (seat == seats.size()) {
            least[0] = cost;
            for (int i = 0; i < seats.size(); i++) best.set(i, seats.get(i));
            return;
        }
        for (int i = seat; i < seats.size(); i++) {
            swap(seats, seat, i);
            int sat = past.sat(seats.get(seat), seat), fewest = fewest(seats.get(seat), seats.size(), past);
            permute(seats, seat + 1, cost + (sat - fewest) * (sat - fewest), past, best, least);
            swap(seats, seat, i);
        }
    }

    private static int fewest(int who, int seats, PairingHistory past) {
        return TableSizes.seats(seats).map(seat -> past.sat(who, seat)).min().orElse(0);
    }

    private static void swap(List<Integer> seats, int one, int two) {
        int was = seats.get(one);
        seats.set(one, seats.get(two));
        seats.set(two, was);
    }
}
