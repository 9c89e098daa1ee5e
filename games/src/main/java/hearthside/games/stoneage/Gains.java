package hearthside.games.stoneage;

import hearthside.core.Dealer;
import java.util.Optional;

/// What locations, cards and dice give.
final class Gains {
    private Gains() {}

    /// SA-32, SA-41: a new tool, or a better one.
    static void tool(State s, int tribe, Dealer dealer) {
        int board = s.agreed.seatOf(tribe), slot = Tools.slotToRaise(s.tools[board]);
        if (slot < 0) {
            dealer.announce(new Event.GainedNothing(tribe, Location.TOOL_MAKER)); // SA-23, SA-51
            return;
        }
        s.tools[board] = Tools.raise(s.tools[board], slot);
        dealer.announce(new Event.ToolMade(tribe, slot, Tools.value(s.tools[board], slot)));
    }

    /// SA-35: the field grows by one, to ten at most. SS-11: a field of 15 is off the track and stays as it is.
    static void field(State s, int tribe, Dealer dealer) {
        int board = s.agreed.seatOf(tribe);
        if (!canSow(s, board)) {
            dealer.announce(new Event.GainedNothing(tribe, Location.FIELD)); // SA-23, SA-51
            return;
        }
        s.field[board]++;
        dealer.announce(new Event.FieldGrown(tribe, s.field[board]));
    }

    static boolean canSow(State s, int board) { return s.field[board] < s.agreed.topOfField; }

    static void goods(State s, int tribe, Good good, int count, Dealer dealer) {
        s.add(s.agreed.seatOf(tribe), good, count); // SA-40: the supply never runs out
        dealer.announce(new Event.Received(tribe, good, count));
    }

    /// SA-50: what a die of a card gives.
    static void die(State s, int tribe, int pips, Dealer dealer) {
        dealer.announce(new Event.DiePicked(tribe, pips));
        var good = good(pips);
        if (good.isPresent()) goods(s, tribe, good.orElseThrow(), 1, dealer);
        else if (isTool(pips)) tool(s, tribe, dealer);
        else field(s, tribe, dealer);
    }

    /// The resource that a die of a card gives; 5 is a tool and 6 a field.
    static Optional<Good> good(int pips) { return pips <= 4 ? Optional.of(Good.ALL.get(pips)) : Optional.empty(); }

    static boolean isTool(int pips) { return pips == 5; }
}
