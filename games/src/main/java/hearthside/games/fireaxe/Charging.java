package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import java.util.ArrayList;
import java.util.List;

/// An attack has been announced by a rune: Berserkers, or Unrest in another player's settlement. Its dice follow, and then the dial; or,
/// as long as no die was rolled, the longboat goes wintering (FA-200, FA-207).
///
/// @param berserkers how many were played for this attack
/// @param unrest     whether a settlement of another player is attacked
public record Charging(int seat, int berserkers, boolean unrest) implements Phase {
    private static final Action RAID = new Action.Raid();
    private static final Action[] SETTLE = {new Action.Settle(1), new Action.Settle(2), new Action.Settle(3)};

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        addAttacks(s, seat, unrest, options);
        if (s.hands.holds(seat, Rune.BERSERKERS.ordinal())) options.add(Casting.PLAIN[Rune.BERSERKERS.ordinal()]);
        options.add(Sailing.GO_WINTERING);
        return options;
    }

    /// FA-160, FA-180..182: the attacks that are possible in this port, its one task permitting.
    static void addAttacks(State s, int seat, boolean unrest, List<Action> options) {
        int port = s.boat[seat];
        if (s.hasTown(port)) options.add(RAID);
        if (unrest || s.canSettle(port))
            for (int dice = 1; dice <= Math.min(FireAndAxeEdition.MOST_DICE, s.crew[seat]); dice++) options.add(SETTLE[dice - 1]);
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Raid) return Raiding.begin(s, seat, berserkers, dealer);
        if (action instanceof Action.Settle(int dice)) return Settling.begin(s, seat, dice, berserkers, dealer);
        if (action instanceof Action.GoWintering) return new Turning(seat, berserkers + (unrest ? 1 : 0), new Leaving(seat)); // FA-75
        Casting.play(s, seat, (Action.PlayRune) action, dealer);
        return new Charging(seat, berserkers + 1, unrest);
    }
}
