package hearthside.games.fireaxe;

import hearthside.core.Dealer;
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

    private static Phase begin(State s, int seat) {
        s.days = (s.becalmed >> seat & 1) != 0 ? Casting.BECALMED_DAYS : State.DAYS;
        s.becalmed &= ~(1 << seat);
        return at(s, seat);
    }

    private static Phase over(State s, Dealer dealer) {
        var result = Scoring.result(s);
        dealer.announce(new Event.Ended(result.points(), result.winners()));
        return new Over();
    }
}
