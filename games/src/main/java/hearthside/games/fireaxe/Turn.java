package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.stream.IntStream;

/// How a turn begins, goes on and ends.
final class Turn {
    private static final Wintering[] WINTERING = IntStream.range(0, 5).mapToObj(seat -> new Wintering(seat, false))
            .toArray(Wintering[]::new);
    private static final Mooring[] MOORING = IntStream.range(0, 5).mapToObj(Mooring::new).toArray(Mooring[]::new);
    private static final Sailing[] SAILING = IntStream.range(0, 5).mapToObj(Sailing::new).toArray(Sailing[]::new);

    private Turn() {}

    /// FA-33: what a player may do depends on where the longboat is.
    static Phase at(State s, int seat) {
        int place = s.boat[seat];
        return place == s.agreed.wintering ? WINTERING[seat] : s.agreed.isHome(place) ? MOORING[seat] : SAILING[seat];
    }

    /// FA-222: what follows on a successful task: sagas, then the end of the game, then a longboat left without crew.
    static Phase afterTask(State s, int seat, Dealer dealer) {
        Sagas.complete(s, seat, dealer);
        if (Sagas.areOver(s)) return over(s, dealer); // FA-238
        return afterLosses(s, seat, dealer);
    }

    /// FA-203: without crew the longboat goes to the wintering box and the turn ends.
    static Phase afterLosses(State s, int seat, Dealer dealer) {
        if (s.crew[seat] > 0) return at(s, seat);
        dealer.announce(new Event.BecameCrewless(seat, Goods.of(s.cargo[seat])));
        unload(s, seat);
        return end(s, seat, dealer);
    }

    /// FA-201, FA-202: all goods and all but one crewman leave the longboat.
    static void unload(State s, int seat) {
        s.supply += s.cargo[seat];
        s.cargo[seat] = 0;
        s.crew[seat] = Math.min(1, s.crew[seat]);
        s.boat[seat] = s.agreed.wintering;
    }

    static Phase end(State s, int seat, Dealer dealer) {
        dealer.announce(new Event.TurnEnded(seat));
        s.prepared = 0; // FA-36
        s.sailed = 0;
        s.freeMoves = 0;
        s.calm = 0;
        s.loaded = false;
        s.tasked = 0;
        Sagas.discardDead(s, seat, dealer);
        if (Sagas.areOver(s)) return over(s, dealer); // FA-238
        return next(s, seat, dealer);
    }

    /// FA-14: clockwise. FA-38: who is out of crew is passed over, but the turn counts.
    private static Phase next(State s, int seat, Dealer dealer) {
        for (int last = seat, passed = 0; passed < s.seats(); passed++) {
            if (isFinished(s, last, dealer)) return over(s, dealer);
            int next = last + 1 == s.seats() ? 0 : last + 1;
            if (next == s.start && s.round == s.agreed.maxRounds) return over(s, dealer); // FA-240
            if (next == s.start) s.round++;
            if (!s.isOut(next)) return begin(s, next);
            dealer.announce(new Event.TurnSkipped(next));
            last = next;
        }
        return over(s, dealer); // FA-240: everybody is out of crew
    }

    /// FA-237: whether this was the third turn after that in which the deck ran out.
    private static boolean isFinished(State s, int seat, Dealer dealer) {
        if (seat != s.turner) return false;
        s.finalRounds--;
        dealer.announce(new Event.FinalRoundCounted(s.finalRounds)); // FA-239
        return s.finalRounds == 0;
    }

    /// FA-30: the days of a seat's next turn.
    static int days(State s, int seat) { return (s.becalmed >> seat & 1) != 0 ? Casting.BECALMED_DAYS : State.DAYS; }

    private static Phase begin(State s, int seat) {
        s.days = days(s, seat);
        s.becalmed &= ~(1 << seat);
        return at(s, seat);
    }

    private static Phase over(State s, Dealer dealer) {
        var result = Scoring.result(s);
        dealer.announce(new Event.Ended(result.points(), result.winners()));
        return new Over();
    }

    /// Why an action is not possible where the longboat is; each is answered beside the options it belongs to.
    static Refusal whyNot(State s, int seat, Action action) {
        int place = s.boat[seat];
        return switch (action) {
            case Action.LoadCrew _,Action.LoadGood _ -> Wintering.whyNotLoad(s, seat, action);
            case Action.Depart(var port) -> Wintering.whyNotDepart(s, seat, port);
            case Action.DrawRune _ -> Mooring.whyNotDraw(s, seat);
            case Action.Sail(var to, boolean free) -> Sailing.whyNotSail(s, seat, s.agreed.place(to), free);
            case Action.Trade _,Action.Raid _,Action.Settle _ -> Charging.whyNotTask(s, seat, action);
            case Action.PlayRune(var rune, _, _) -> Casting.whyNot(s, s.phase, rune);
            case Action.Relent _ -> Casting.whyNotValkyrie(s, s.phase, action);
            case Action.DiscardRune(var rune) ->
                s.agreed.isHome(place) ? Casting.inHomePort() : Refusal.of("FA-73", "You do not hold {0}.", rune.text());
            case Action.EndTurn _ -> Refusal.of("FA-35", "The turn cannot end now.");
            case Action.GoWintering _ -> Refusal.of("FA-206", "The longboat is already in the wintering box.");
            case Action.Roll _,Action.Withdraw _ -> Refusal.of("FA-161", "Dice are rolled only in an attack.");
            case Action.Found _,Action.KeepAboard _ -> Refusal.of("FA-185", "A settlement is founded only after a settlement attempt.");
            case Action.LoseCrew _,Action.LoseGood _ -> Refusal.of("FA-60", "Nothing is thrown overboard of one's own free will.");
            case Action.TakeRune _ -> Refusal.of("FA-80", "Hands are secret; only Eyes of the Norns takes a rune from another player.");
            case Action.TurnDial _ -> Refusal.of("FA-75", "The wind dial is turned only when a rune is played or discarded.");
            case Action.Proceed _ -> Refusal.of("FA-33", "It is for you to say what to do next.");
        };
    }

    static Refusal noDays() { return Refusal.of("FA-31", "All days of this turn are used."); }
}
