package hearthside.games.myfirststoneage;

import java.util.List;

/// How good it is for a player to land on a space: what the mammoth goes by when it whispers, and what simple bots go by.
public final class Landing {
    private Landing() {}

    /// @param view what the player sees; its own goods must be in it
    public static double value(View view, int seat, Space space) {
        var me = view.settlements().get(seat);
        return switch (space) {
            case BUILD -> me.huts().size() < Agreement.SLOTS && missing(view, seat, -1) == 0 ? 100 : -1;
            case DOG -> dog(view, seat);
            case TRADE -> own(me) > 0 && canCompleteByTrade(view, seat) ? 12 : own(me) > 0 ? 1 : 0;
            case TOOTH, BERRY, POT, ARROWHEAD, FISH -> good(view, seat, space.good().orElseThrow());
        };
    }

    private static double dog(View view, int seat) {
        if (view.dogs() > 0) return 9;
        return view.friendlyDogs() || view.settlements().get(seat).dogs() == MyFirstStoneAgeEdition.DOGS ? 0 : 8.5; // MF-V5, MF-66
    }

    private static double good(View view, int seat, Good good) {
        if (view.land().count(good) == 0) return 0;
        return missing(view, seat, good.ordinal()) < missing(view, seat, -1) ? 10 : 3;
    }

    /// How many pieces the cheapest hut on offer still needs, with one more of kind `extra` (-1: none).
    private static int missing(View view, int seat, int extra) {
        int least = 3;
        for (var pile : view.piles()) if (pile.hut() != null) least = Math.min(least, missing(view, seat, pile.hut().price(), extra));
        return least;
    }

    private static int missing(View view, int seat, List<Good> price, int extra) {
        var me = view.settlements().get(seat);
        int missing = 0, needed = Bag.of(price);
        for (int kind = 0; kind < Bag.KINDS; kind++)
            missing += Math.max(0, Bag.count(needed, kind) - mine(me, Good.ALL.get(kind)) - (kind == extra ? 1 : 0));
        return Math.max(0, missing - me.dogs());
    }

    /// Whether swapping goods that a hut does not need for goods at the post that it does would let it be built.
    private static boolean canCompleteByTrade(View view, int seat) {
        if (missing(view, seat, -1) == 0) return false;
        var me = view.settlements().get(seat);
        for (var pile : view.piles()) {
            if (pile.hut() == null) continue;
            int spare = 0, missing = 0, atPost = 0, needed = Bag.of(pile.hut().price());
            for (int kind = 0; kind < Bag.KINDS; kind++) {
                var good = Good.ALL.get(kind);
                int lack = Bag.count(needed, kind) - mine(me, good);
                if (lack < 0) spare -= lack;
                if (lack > 0) {
                    missing += lack;
                    atPost += Math.min(lack, view.post().count(good));
                }
            }
            if (Math.min(spare, atPost) >= missing - me.dogs()) return true;
        }
        return false;
    }

    private static int mine(View.Settlement me, Good good) { return me.goods() == null ? 0 : me.goods().count(good); }

    private static int own(View.Settlement me) { return me.goods() == null ? 0 : me.goods().size(); }
}
