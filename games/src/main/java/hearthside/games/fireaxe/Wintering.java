package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-50..60: the longboat lies in the wintering box. Load, play runes, leave for a home port, or stay.
///
/// @param ending FA-57: the turn is over, and only the home port of the loaded longboat is to be chosen
public record Wintering(int seat, boolean ending) implements Phase {
    private static final Action LOAD_CREW = new Action.LoadCrew();
    private static final Action[] LOAD_GOOD = Good.ALL.stream().map(Action.LoadGood::new).toArray(Action[]::new);
    static final Action END = new Action.EndTurn();

    @Override
    public List<Action> options(State s) {
        if (ending) return List.of(s.agreed.depart);
        var options = new ArrayList<Action>(16);
        if (canLoad(s)) {
            if (s.crewInSupply(seat) > 0) options.add(LOAD_CREW);
            for (int good = 0; good < Bag.KINDS; good++)
                if (s.crew[seat] > 0 && Bag.count(s.supply, good) > 0) options.add(LOAD_GOOD[good]); // FA-55
        }
        if (s.crew[seat] > 0) for (var depart : s.agreed.depart) options.add(depart); // FA-58, FA-59
        Casting.addOptions(s, seat, options);
        options.add(END);
        return options;
    }

    private boolean canLoad(State s) { return s.daysLeft() > 0 && s.room(seat) > 0; } // FA-30, FA-52

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        switch (action) {
            case Action.LoadCrew _ -> {
                s.crew[seat]++;
                load(s);
                dealer.announce(new Event.CrewLoaded(seat));
            }
            case Action.LoadGood(var good) -> {
                s.supply -= Bag.one(good.ordinal());
                s.cargo[seat] += Bag.one(good.ordinal());
                load(s);
                dealer.announce(new Event.GoodLoaded(seat, good));
            }
            case Action.Depart(var port) -> {
                s.boat[seat] = s.agreed.place(port); // FA-56: free of charge
                dealer.announce(new Event.Departed(seat, port));
                return ending ? Turn.end(s, seat, dealer) : Turn.at(s, seat);
            }
            case Action.EndTurn _ -> {
                return s.loaded ? new Wintering(seat, true) : Turn.end(s, seat, dealer); // FA-57
            }
            case Action.PlayRune _,Action.DiscardRune _ -> {
                return Casting.cast(s, seat, action, dealer);
            }
            case Action.DrawRune _,Action.Sail _,Action.Trade _,Action.Raid _,Action.Settle _,Action.Roll _,Action.Withdraw _ ->
                throw new IllegalStateException("not an action in the wintering box: " + action);
            case Action.Found _,Action.KeepAboard _,Action.LoseCrew _,Action.LoseGood _,Action.Relent _,Action.TakeRune _ ->
                throw new IllegalStateException("not an action in the wintering box: " + action);
            case Action.TurnDial _,Action.Proceed _,Action.GoWintering _ ->
                throw new IllegalStateException("not an action in the wintering box: " + action);
        }
        return this;
    }

    private static void load(State s) {
        s.prepared++;
        s.loaded = true;
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return ending
                ? Refusal.of("FA-57", "The turn is over and the longboat is loaded: choose the home port it goes to.")
                : Turn.whyNot(s, seat, action);
    }

    static Refusal whyNotLoad(State s, int seat, Action action) {
        if (s.boat[seat] != s.agreed.wintering) return Refusal.of("FA-50", "Loading is possible only in the wintering box.");
        if (s.daysLeft() == 0) return Turn.noDays();
        if (s.room(seat) == 0)
            return Refusal.of("FA-52", "In this era a longboat loads {0} crewmen and goods.", Agreement.loadLimit(s.era));
        if (action instanceof Action.LoadGood && s.crew[seat] == 0)
            return Refusal.of("FA-55", "The first to come aboard must be a crewman.");
        return action instanceof Action.LoadGood(var good)
                ? Refusal.of("FA-54", "There are no {0} left in the supply.", good.text())
                : Refusal.of("FA-54", "All your crewmen are in use.");
    }

    static Refusal whyNotDepart(State s, int seat, String port) {
        if (s.boat[seat] != s.agreed.wintering) return Refusal.of("FA-56", "Only a longboat in the wintering box departs for a home port.");
        return s.crew[seat] == 0
                ? Refusal.of("FA-55", "Without a crewman the longboat goes nowhere.")
                : Refusal.of("FA-56", "{0} is no home port.", port);
    }
}
