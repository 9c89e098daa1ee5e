package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-90..146: the longboat is at sea, on a river or in a foreign port. Move, do the one task of this port, play runes, go wintering, or
/// stay.
public record Sailing(int seat) implements Phase {
    static final Action GO_WINTERING = new Action.GoWintering();
    private static final Action[] TRADE = Good.ALL.stream().map(Action.Trade::new).toArray(Action[]::new);
    static final int IN_DEMAND = 2;

    /// FA-143: what a trade brings in a port of this value.
    public static int points(int value, boolean inDemand) { return value + (inDemand ? IN_DEMAND : 0); }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(16);
        int place = s.boat[seat];
        if (s.agreed.isForeign(place) && s.hasTask(place)) { // FA-130..135
            for (int good = 0; good < Bag.KINDS; good++)
                if (Bag.count(s.cargo[seat], good) > 0 && s.takes(place, good)) options.add(TRADE[good]);
            Charging.addAttacks(s, seat, false, options);
        }
        addMoves(s, seat, options);
        Casting.addOptions(s, seat, options);
        options.add(GO_WINTERING);
        options.add(Wintering.END);
        return options;
    }

    /// After an attack the longboat may have no crew left.
    @Override
    public Phase goOn(State s, Dealer dealer) { return Turn.afterLosses(s, seat, dealer); }

    static void addMoves(State s, int seat, List<Action> options) {
        boolean day = s.daysLeft() > 0;
        if (!day && s.freeMoves == 0) return;
        for (int to : s.agreed.adjacent[s.boat[seat]]) {
            if (!s.canEnter(seat, to)) continue; // FA-91
            if (day) options.add(s.agreed.sail[to][0]);
            if (s.freeMoves > 0) options.add(s.agreed.sail[to][1]);
        }
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return switch (action) {
            case Action.Trade(var good) -> trade(s, good, dealer);
            case Action.Raid _ -> Raiding.begin(s, seat, 0, dealer);
            case Action.Settle(int dice) -> Settling.begin(s, seat, dice, 0, dealer);
            case Action.PlayRune _,Action.DiscardRune _ -> Casting.cast(s, seat, action, dealer);
            case Action.Sail _,Action.GoWintering _,Action.EndTurn _ -> go(s, seat, action, dealer);
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.DrawRune _,Action.Roll _,Action.Withdraw _,Action.Found _ ->
                throw new IllegalStateException("not an action under way: " + action);
            case Action.KeepAboard _,Action.LoseCrew _,Action.LoseGood _,Action.Relent _,Action.TakeRune _,Action.TurnDial _ ->
                throw new IllegalStateException("not an action under way: " + action);
            case Action.Proceed _ ->
                throw new IllegalStateException("not an action under way: " + action);
        };
    }

    /// What can be done in a home port and elsewhere alike.
    static Phase go(State s, int seat, Action action, Dealer dealer) {
        return switch (action) {
            case Action.Sail(var to, boolean free) -> sail(s, seat, s.agreed.placeNextTo(s.boat[seat], to), free, dealer);
            case Action.GoWintering _ -> goWintering(s, seat, dealer);
            case Action.EndTurn _ -> Turn.end(s, seat, dealer);
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.DrawRune _,Action.Trade _,Action.Raid _,Action.Settle _ ->
                throw new IllegalStateException("not a way to leave a place: " + action);
            case Action.Roll _,Action.Withdraw _,Action.Found _,Action.KeepAboard _,Action.LoseCrew _,Action.LoseGood _ ->
                throw new IllegalStateException("not a way to leave a place: " + action);
            case Action.PlayRune _,Action.Relent _,Action.DiscardRune _,Action.TakeRune _,Action.TurnDial _,Action.Proceed _ ->
                throw new IllegalStateException("not a way to leave a place: " + action);
        };
    }

    private static Phase sail(State s, int seat, int to, boolean free, Dealer dealer) {
        dealer.announce(new Event.Sailed(seat, s.agreed.id[s.boat[seat]], s.agreed.id[to], free));
        s.boat[seat] = to;
        if (free) s.freeMoves--;
        else s.sailed++; // FA-31
        int beyond = free ? 0 : s.sailed - s.limit(s.agreed.zone[to]); // FA-112: days of all zones against the limit of the zone entered
        return beyond > 0 ? Losing.begin(s, seat, beyond, dealer) : Turn.at(s, seat);
    }

    /// FA-200..202
    static Phase goWintering(State s, int seat, Dealer dealer) {
        dealer.announce(new Event.WentWintering(seat, Math.max(0, s.crew[seat] - 1), Goods.of(s.cargo[seat])));
        Turn.unload(s, seat);
        return Turn.end(s, seat, dealer);
    }

    /// FA-140, FA-143
    private Phase trade(State s, Good good, Dealer dealer) {
        int port = s.boat[seat];
        boolean inDemand = s.demand == good.ordinal();
        int points = s.tradeWorth(port, good.ordinal());
        s.cargo[seat] -= Bag.one(good.ordinal());
        s.goodsAt[good.ordinal()] |= 1L << port;
        s.points[seat] += points;
        s.tasked |= 1L << port;
        dealer.announce(new Event.Traded(seat, s.agreed.id[port], good, points, inDemand));
        return Turn.afterTask(s, seat, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Turn.whyNot(s, seat, action); }

    static Refusal whyNotSail(State s, int seat, int to, boolean free) {
        if (to < 0 || !s.agreed.isNextTo(s.boat[seat], to))
            return Refusal.of("FA-90", "A longboat moves only to an adjacent sea, river or port.");
        if (!s.canEnter(seat, to)) return Refusal.of("FA-91", "Another longboat lies in this port.");
        return free ? Refusal.of("FA-78", "There is no free move left; Following Wind gives two.") : Turn.noDays();
    }

    static Refusal whyNotTrade(State s, int seat, int port, Good good) {
        if (s.phase instanceof Charging) return Charging.announced();
        if (Bag.count(s.cargo[seat], good.ordinal()) == 0) return Refusal.of("FA-140", "There are no {0} aboard.", good.text());
        return (s.goods() >> port & 1) != 0
                ? Refusal.of("FA-141", "This port holds a goods token already.")
                : Refusal.of("FA-142", "Another port of this region holds {0} already.", good.text());
    }
}
