package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
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
            for (int dice = 1; dice <= dice(s.crew[seat]); dice++) options.add(SETTLE[dice - 1]);
    }

    /// FA-161, FA-182: how many dice a crew may roll.
    static int dice(int crew) { return Math.min(FireAndAxeEdition.MOST_DICE, crew); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Raid) return Raiding.begin(s, seat, berserkers, dealer);
        if (action instanceof Action.Settle(int dice)) return Settling.begin(s, seat, dice, berserkers, dealer);
        if (action instanceof Action.GoWintering) return new Turning(seat, berserkers + (unrest ? 1 : 0), new Leaving(seat)); // FA-75
        Casting.play(s, seat, (Action.PlayRune) action, dealer);
        return new Charging(seat, berserkers + 1, unrest);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.PlayRune(var rune, _, _)) return Casting.whyNot(s, this, rune);
        if (action instanceof Action.Relent) return Casting.whyNotValkyrie(s, this, action);
        if (action instanceof Action.Raid || action instanceof Action.Settle) return whyNotTask(s, seat, action);
        return announced();
    }

    static Refusal announced() { return Refusal.of("FA-78", "The attack has been announced: now roll its dice, or go wintering."); }

    /// FA-130..135: why a task is not possible here.
    static Refusal whyNotTask(State s, int seat, Action action) {
        int port = s.boat[seat];
        if (s.agreed.isHome(port)) return Refusal.of("FA-131", "There are no tasks in a home port.");
        if (!s.agreed.isForeign(port)) return Refusal.of("FA-130", "A task needs the longboat in a foreign port.");
        if (!s.hasTask(port)) return Refusal.of("FA-132", "Only one task in each port in a turn, and this port has had its task.");
        return switch (action) {
            case Action.Trade(var good) -> Sailing.whyNotTrade(s, seat, port, good);
            case Action.Raid _ -> Refusal.of("FA-160", "There is no town here to raid.");
            case Action.Settle(int dice) -> whyNotSettle(s, seat, port, dice);
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.DrawRune _,Action.Sail _,Action.Roll _,Action.Withdraw _ ->
                Refusal.of("FA-130", "That is no task.");
            case Action.Found _,Action.KeepAboard _,Action.LoseCrew _,Action.LoseGood _,Action.PlayRune _,Action.Relent _ ->
                Refusal.of("FA-130", "That is no task.");
            case Action.DiscardRune _,Action.TakeRune _,Action.TurnDial _,Action.Proceed _,Action.GoWintering _,Action.EndTurn _ ->
                Refusal.of("FA-130", "That is no task.");
        };
    }

    private static Refusal whyNotSettle(State s, int seat, int port, int dice) {
        if (s.hasTown(port)) return Refusal.of("FA-180", "The town must be raided first.");
        if (s.settler(port) >= 0) return Refusal.of(s.settler(port) == seat ? "FA-189" : "FA-188", "There is a settlement here already.");
        if ((s.towns & s.agreed.region[port]) != 0) return Refusal.of("FA-180", "Another port of this region still has its town.");
        return Refusal.of("FA-182", "You may roll one to three dice, and no more than there are crewmen aboard; {0} cannot be rolled.",
                dice);
    }
}
