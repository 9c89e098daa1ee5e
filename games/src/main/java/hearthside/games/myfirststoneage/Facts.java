package hearthside.games.myfirststoneage;

import hearthside.core.Listing;
import hearthside.core.Terms;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the table shows beyond the position. MF-V1: it remembers nothing for anybody; of the forest it says nothing at all.
///
/// @param slots      how many huts a village has room for
/// @param missing    MF-95, MF-V6, MF-V8: how many huts each seat still needs
/// @param mammoth    MF-V8: with how many steps the mammoth reaches the village; 0 where the table does not play together
/// @param helped     MF-V1: whether a seat is helped to remember, by more than a last look
/// @param footprints MF-V1: whether the viewer is shown which trees were seen before
/// @param lastLook   MF-V1: whether the viewer gets time for a last look before the forest closes
/// @param marks      by pile: what the viewer could pay each symbol of the hut with
/// @param ways       while the viewer builds: the ways to pay, as the options have them
public record Facts(int slots, List<Integer> missing, int mammoth, List<Boolean> helped, boolean footprints, boolean lastLook,
        List<List<Mark>> marks, List<Way> ways) {

    /// What a symbol of a price is covered by.
    public enum Mark {
        GOOD, DOG, NONE
    }

    /// @param by  what covers each symbol of the price
    /// @param tap by symbol: which way of this pile a tap on it leads to (MF-75): a dog goes on the symbol or comes off, and where there
    ///            are too few it comes over from another
    public record Way(int pile, List<Good> goods, int dogs, List<Mark> by, List<Integer> tap) {}

    static Facts of(Terms terms, View view, int viewer) {
        var agreed = Agreement.on(terms);
        var own = viewer >= 0 ? view.settlements().get(viewer) : null;
        int help = viewer >= 0 ? agreed.help[viewer] : 2;
        return new Facts(Agreement.SLOTS,
                Listing.of(agreed.seats, seat -> Math.max(0, agreed.hutsToWin - view.settlements().get(seat).huts().size())),
                agreed.together ? Agreement.MAMMOTH_STEPS : 0, Listing.of(agreed.seats, seat -> isHelped(agreed.help[seat])),
                leavesPrints(help),
                help >= 2, Listing.of(view.piles().size(), pile -> marks(view, own, view.piles().get(pile).hut())),
                own != null && view.phase() instanceof Building(int seat) && seat == viewer ? ways(agreed, view, own) : List.of());
    }

    private static boolean isHelped(int help) { return help == 1 || help >= 3; }

    private static boolean leavesPrints(int help) { return help == 1 || help == 4; }

    /// MF-74: own goods first, and a dog where one could stand in.
    private static List<Mark> marks(View view, View.@Nullable Settlement own, @Nullable Hut hut) {
        if (hut == null || own == null || own.goods() == null || view.phase() instanceof Over) return List.of();
        return covered(hut.price(), Bag.of(own.goods()), own.dogs());
    }

    private static List<Mark> covered(List<Good> price, int goods, int dogs) {
        int left = goods, dogsLeft = dogs;
        var by = new ArrayList<Mark>();
        for (var good : price) {
            boolean has = Bag.count(left, good.ordinal()) > 0;
            if (has) left -= Bag.one(good.ordinal());
            by.add(has ? Mark.GOOD : Mark.NONE);
        }
        for (int i = 0; i < by.size(); i++) if (by.get(i) == Mark.NONE && dogsLeft-- > 0) by.set(i, Mark.DOG);
        return List.copyOf(by);
    }

    private static List<Way> ways(Agreement agreed, View view, View.Settlement own) {
        var ways = new ArrayList<Way>();
        var goods = own.goods();
        if (goods == null) return List.of();
        for (int pile = 0; pile < view.piles().size(); pile++) {
            var hut = view.piles().get(pile).hut();
            if (hut == null) continue;
            var payable = new ArrayList<Agreement.Payment>();
            for (var payment : agreed.payments[agreed.edition.huts().indexOf(hut)])
                if (Building.isPayable(payment, Bag.of(goods), own.dogs())) payable.add(payment);
            for (int i = 0; i < payable.size(); i++) {
                int at = i;
                var by = covered(hut.price(), payable.get(i).goods(), payable.get(i).dogs());
                ways.add(new Way(pile, Bag.list(payable.get(i).goods()), payable.get(i).dogs(), by,
                        Listing.of(by.size(), symbol -> tapped(payable, hut.price(), by, symbol, at))));
            }
        }
        return List.copyOf(ways);
    }

    private static int tapped(List<Agreement.Payment> payable, List<Good> price, List<Mark> by, int symbol, int now) {
        int wished = 0, alone = 0; // the goods that are paid then
        for (int i = 0; i < price.size(); i++) {
            int one = Bag.one(price.get(i).ordinal());
            if ((by.get(i) == Mark.DOG) == (i == symbol)) wished += one;
            if (i != symbol) alone += one;
        }
        for (int wish : new int[] {wished, alone})
            for (int i = 0; i < payable.size(); i++) if (payable.get(i).goods() == wish) return i;
        return now;
    }
}
