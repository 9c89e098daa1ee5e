package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Everybody meets everybody. At tables of two in as many rounds as that takes, by the wheel of Berger; at larger ones in as many rounds as
/// would do if nobody met twice, with as few meeting again as can be found.
public final class RoundRobin {
    private RoundRobin() {}

    public static int rounds(int players, int wanted) {
        if (players < 2) return 0;
        return wanted == 2 ? players + players % 2 - 1 : Math.max(1, (players - 2 + wanted - 1) / (wanted - 1));
    }

    /// @param everybody who took part from the first round on, those who have left too: whoever would have met them is idle
    /// @param gone      those who have left
    /// @param number    of the round, from 0
    public static Round round(List<Integer> everybody, List<Integer> gone, PairingHistory past, int number, int wanted, int least) {
        if (wanted == 2) return wheel(everybody, gone, number);
        var here = new ArrayList<>(everybody);
        here.removeAll(gone);
        Collections.rotate(here, here.isEmpty() ? 0 : number % here.size());
        return Swiss.paired(here, past, wanted, least);
    }

    /// One stays, the others go round; whoever goes round sits now here, now there.
    private static Round wheel(List<Integer> everybody, List<Integer> gone, int number) {
        int places = everybody.size() + everybody.size() % 2;
        var tables = new ArrayList<List<Integer>>();
        var idle = new ArrayList<Integer>();
        for (int i = 0; i < places / 2; i++) {
            int one = i == 0 ? places - 1 : (number + i) % (places - 1), two = (number - i + places - 1) % (places - 1);
            var pair = new ArrayList<Integer>();
            boolean isFirst = (i == 0 ? number : i) % 2 == 0;
            for (int place : isFirst ? new int[] {one, two} : new int[] {two, one})
                if (place < everybody.size() && !gone.contains(everybody.get(place))) pair.add(everybody.get(place));
            if (pair.size() == 2) tables.add(pair);
            else idle.addAll(pair);
        }
        return new Round(tables, idle);
    }
}
