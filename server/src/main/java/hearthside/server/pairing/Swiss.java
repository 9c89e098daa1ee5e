package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/// The system of Monrad: in every round neighbours in the standings meet, and nobody twice where that can be avoided. The first round is
/// drawn by lot.
public final class Swiss {
    private Swiss() {}

    /// @param here   who takes part in this round; whoever comes late begins at the bottom, whoever has left is not among them
    /// @param wanted at a table
    /// @param least  with fewer the game cannot be played
    /// @param lot    the same for the same round: it orders those who stand level
    public static Round round(List<Integer> here, PairingHistory past, int wanted, int least, long lot) {
        var drawn = new ArrayList<>(here);
        Collections.sort(drawn);
        Collections.shuffle(drawn, new Random(lot));
        drawn.sort(Comparator.comparingInt(who -> -past.points(who)));
        return paired(drawn, past, wanted, least);
    }

    /// @param order the first stand highest
    static Round paired(List<Integer> order, PairingHistory past, int wanted, int least) {
        var sizes = TableSizes.of(order.size(), wanted, least);
        var idle = idle(order, past, sizes.byes());
        var playing = new ArrayList<>(order);
        playing.removeAll(idle);
        return new Round(Grouping.of(playing, sizes.sizes(), past).stream().map(group -> Seating.of(group, past)).toList(), idle);
    }

    /// The last of those who had the fewest byes: nobody is idle twice before everybody was once.
    private static List<Integer> idle(List<Integer> order, PairingHistory past, int byes) {
        return order.reversed().stream().sorted(Comparator.comparingInt(past::byes)).limit(byes).toList();
    }
}
