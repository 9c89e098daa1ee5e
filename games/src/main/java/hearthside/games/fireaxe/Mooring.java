package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-70..72, FA-95: the longboat lies in a home port. Draw runes, put to sea, or go wintering; no runes are played here.
public record Mooring(int seat) implements Phase {
    private static final Action DRAW = new Action.DrawRune();

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(8);
        if (s.daysLeft() > 0 && s.hands.size(seat) < FireAndAxeEdition.HAND && s.hands.canDraw()) options.add(DRAW); // FA-71, FA-79
        Sailing.addMoves(s, seat, options);
        options.add(Sailing.GO_WINTERING);
        options.add(Wintering.END);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (!(action instanceof Action.DrawRune)) return Sailing.go(s, seat, action, dealer);
        s.prepared++; // FA-31
        var rune = s.hands.draw(seat, dealer);
        dealer.announce(new Event.RuneDrawn(seat, rune));
        return this;
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Turn.whyNot(s, seat, action); }

    static Refusal whyNotDraw(State s, int seat) {
        if (!s.agreed.isHome(s.boat[seat])) return Refusal.of("FA-70", "Runes are drawn only in a home port.");
        if (s.daysLeft() == 0) return Turn.noDays();
        return s.hands.size(seat) == FireAndAxeEdition.HAND
                ? Refusal.of("FA-71", "A hand never holds more than three runes.")
                : Refusal.of("FA-79", "There is no rune left to draw.");
    }
}
