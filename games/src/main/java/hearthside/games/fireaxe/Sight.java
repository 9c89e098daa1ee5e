package hearthside.games.fireaxe;

import hearthside.core.Terms;
import org.jspecify.annotations.Nullable;

/// What a view tells of the open board, laid out as a state, so that the rules themselves can be asked about it: whatever is worked out
/// for somebody who sees no more than a view is worked out by what the game is played by. Hands, decks and what lies under towns are not in
/// it.
final class Sight {
    private Sight() {}

    static State of(Terms terms, View view) {
        var agreed = Agreement.on(terms);
        var s = new State(agreed);
        s.phase = view.phase();
        s.start = view.start();
        s.round = view.round();
        s.dial = view.dial().ordinal();
        s.demand = view.demand().ordinal();
        s.supply = Bag.of(view.supply());
        s.era = view.era();
        s.turner = view.turner();
        s.finalRounds = view.finalRounds();
        for (var harbour : view.ports()) {
            long port = 1L << agreed.place(harbour.port());
            if (harbour.town()) s.towns |= port;
            if (harbour.good() != null) s.goodsAt[harbour.good().ordinal()] |= port;
            if (harbour.settler() >= 0) s.settled[harbour.settler()] |= port;
        }
        for (int slot = 0; slot < s.row.length; slot++) s.row[slot] = saga(s, view.sagas().get(slot).saga());
        for (int seat = 0; seat < agreed.seats; seat++) captain(s, seat, view.captains().get(seat));
        turn(s, view.turn());
        return s;
    }

    private static int saga(State s, @Nullable Saga saga) {
        var all = s.agreed.edition.sagas();
        for (int i = 0; saga != null && i < all.size(); i++) if (all.get(i).id().equals(saga.id())) return i;
        return -1;
    }

    private static void captain(State s, int seat, View.Captain captain) {
        s.boat[seat] = s.agreed.place(captain.place());
        s.crew[seat] = captain.crew();
        s.cargo[seat] = Bag.of(captain.cargo());
        s.points[seat] = captain.points();
        for (var town : captain.towns()) s.raided[seat] |= 1L << s.agreed.place(town);
        for (var saga : captain.sagas()) s.sagas[seat] |= 1 << saga(s, saga); // the edition has them all
        if (captain.becalmed()) s.becalmed |= 1 << seat;
    }

    private static void turn(State s, View.Days turn) {
        s.days = turn.days();
        s.prepared = turn.prepared();
        s.sailed = turn.sailed();
        s.freeMoves = turn.freeMoves();
        s.calm = turn.calm();
        s.loaded = turn.loaded();
        for (var port : turn.tasked()) s.tasked |= 1L << s.agreed.place(port);
    }
}
