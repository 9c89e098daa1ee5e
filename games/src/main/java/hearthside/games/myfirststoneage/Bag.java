package hearthside.games.myfirststoneage;

import java.util.ArrayList;
import java.util.List;

/// Goods as one number: four bits a kind. Two bags are put together with `+`, a part is taken out with `-`.
final class Bag {
    private static final int TOP_BITS = 0x88888;
    static final int KINDS = 5;
    static final int MOST = 7; // of a kind

    private Bag() {}

    static int one(int kind) { return 1 << 4 * kind; }

    static int count(int bag, int kind) { return bag >> 4 * kind & 15; }

    static int size(int bag) { return count(bag, 0) + count(bag, 1) + count(bag, 2) + count(bag, 3) + count(bag, 4); }

    /// Whether `part` can be taken out of `bag`: no kind may borrow from the next. Counts stay below 8.
    static boolean contains(int bag, int part) { return ((bag | TOP_BITS) - part & TOP_BITS) == TOP_BITS; }

    /// Counted by number: whoever plays on in mind asks for prices millions of times, and an iterator for each would be most of it.
    static int of(List<Good> goods) {
        int bag = 0;
        for (int i = 0; i < goods.size(); i++) bag += one(goods.get(i).ordinal());
        return bag;
    }

    static int of(Goods goods) {
        int bag = 0;
        for (var good : Good.ALL) bag += goods.count(good) * one(good.ordinal());
        return bag;
    }

    static List<Good> list(int bag) {
        var goods = new ArrayList<Good>();
        for (var good : Good.ALL) for (int i = count(bag, good.ordinal()); i > 0; i--) goods.add(good);
        return List.copyOf(goods);
    }
}
