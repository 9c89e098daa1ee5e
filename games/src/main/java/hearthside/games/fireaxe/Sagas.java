package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FireAndAxeEdition.GOODS;
import static hearthside.games.fireaxe.FireAndAxeEdition.SAGAS_PER_ERA;

import hearthside.core.Dealer;

/// How sagas are completed, discarded and turned up.
final class Sagas {
    private Sagas() {}

    /// FA-214..218: the active player takes every saga that is fulfilled now, then the row is filled again.
    static void complete(State s, int seat, Dealer dealer) {
        int taken = 0;
        for (int slot = 0; slot < s.row.length; slot++) {
            int saga = s.row[slot];
            if (saga < 0 || !s.isFulfilled(saga)) continue;
            s.sagas[seat] |= 1 << saga;
            s.points[seat] += s.agreed.saga(saga).bonus(); // FA-215
            s.row[slot] = -1;
            taken |= 1 << slot;
            dealer.announce(new Event.SagaCompleted(seat, s.agreed.saga(saga)));
        }
        for (int slot = 0; taken != 0 && slot < s.row.length; slot++) if ((taken >> slot & 1) != 0) fill(s, seat, slot, dealer);
    }

    /// FA-217: turns up a saga. FA-218: one that is fulfilled already is discarded, and the next turned up.
    static void fill(State s, int seat, int slot, Dealer dealer) {
        while (s.sagasToCome() > 0) {
            int saga = turnUp(s, seat, dealer);
            if (!s.isFulfilled(saga)) {
                s.row[slot] = saga;
                dealer.announce(new Event.SagaTurnedUp(slot, s.agreed.saga(saga)));
                return;
            }
            discard(s, saga, dealer);
        }
    }

    private static int turnUp(State s, int seat, Dealer dealer) {
        int era = 0;
        while (s.deck[era] == 0) era++;
        int set = s.unseenSagas & (1 << SAGAS_PER_ERA) - 1 << era * SAGAS_PER_ERA;
        int saga = s.draw(set, dealer, (state, n) -> "saga " + state.agreed.saga(State.nth(set, n)).id());
        s.unseenSagas &= ~(1 << saga);
        s.deck[era]--;
        if (era + 1 > s.era) { // FA-53
            s.era = era + 1;
            dealer.announce(new Event.EraBegan(s.era, Agreement.loadLimit(s.era)));
        }
        if (s.sagasToCome() == 0) { // FA-235
            s.turner = seat;
            s.finalRounds = State.FINAL_ROUNDS + 1; // FA-236: this turn does not count
            dealer.announce(new Event.FinalPhaseBegan(seat));
        }
        return saga;
    }

    private static void discard(State s, int saga, Dealer dealer) {
        s.deadSagas |= 1 << saga;
        dealer.announce(new Event.SagaDiscarded(s.agreed.saga(saga)));
    }

    /// FA-219: at the end of a turn, trade sagas that nobody can complete any more make room.
    static void discardDead(State s, int seat, Dealer dealer) {
        int gone = goodsGone(s);
        if (gone == 0) return;
        for (int slot = 0; slot < s.row.length; slot++) {
            while (s.row[slot] >= 0 && isDead(s, s.row[slot], gone)) {
                int saga = s.row[slot];
                s.row[slot] = -1;
                discard(s, saga, dealer);
                fill(s, seat, slot, dealer);
            }
        }
    }

    /// The goods of which every token lies in a port, as bits.
    private static int goodsGone(State s) {
        int gone = 0;
        for (int good = 0; good < Bag.KINDS; good++) if (Long.bitCount(s.goodsAt[good]) == GOODS) gone |= 1 << good;
        return gone;
    }

    private static boolean isDead(State s, int saga, int gone) {
        if (s.agreed.saga(saga).deed() != Saga.Deed.TRADE) return false;
        for (long rest = s.missing(saga); rest != 0; rest &= rest - 1) {
            int port = Long.numberOfTrailingZeros(rest);
            boolean open = false;
            for (int good = 0; good < Bag.KINDS; good++) open |= (gone >> good & 1) == 0 && s.takes(port, good);
            if (!open) return true;
        }
        return false;
    }

    /// FA-238: the deck is empty and no saga is left face up.
    static boolean areOver(State s) { return s.sagasToCome() == 0 && s.isRowEmpty(); }
}
