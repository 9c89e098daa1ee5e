package hearthside.games.firestone;

import hearthside.core.Dealer;
import org.jspecify.annotations.Nullable;

/// FS-18, FS-94..96: when a scout is done, when a turn is, and when the game is.
final class Turn {
    private Turn() {}

    /// The action step of a scout is over: the other scout, or the next player.
    static Phase done(State s, int seat, int scout, Dealer dealer) {
        s.used |= 1 << scout;
        if (s.used == 3 || s.scout[2 * seat + 1] < 0) return end(s, dealer);
        return s.fresh ? new SettingOut(seat) : Moving.turn(seat); // FS-89
    }

    static Phase end(State s, Dealer dealer) {
        int next = (s.active + 1) % s.seats();
        if (next == s.endedBy && s.extinguished) return over(s, dealer); // FS-96
        if (next == s.start) {
            if (s.round == s.agreed.maxRounds) return over(s, dealer); // FS-110
            s.round++;
        }
        s.active = next;
        s.used = 0;
        s.fresh = false;
        if (next == s.endedBy) { // FS-95
            s.extinguished = true;
            dealer.announce(new Event.EndCardFlipped(next));
        }
        return Moving.turn(next);
    }

    /// FS-94: only the first trigger counts.
    static void trigger(State s, int seat, Dealer dealer) {
        if (s.endedBy >= 0) return;
        s.endedBy = seat;
        dealer.announce(new Event.EndTriggered(seat));
    }

    /// FS-95: how many turns a seat still has once the end is triggered, the running one included; null before.
    static @Nullable Integer left(State s, int seat) {
        if (s.endedBy < 0 || s.phase instanceof Over) return null;
        int seats = s.seats(), own = (seat - s.endedBy + seats) % seats, now = (s.active - s.endedBy + seats) % seats;
        if (own == 0) return (now == 0 ? 1 : 0) + (s.extinguished ? 0 : 1);
        int rounds = now == 0 || own >= now ? 1 : 0; // turns up to the next of whoever triggered it
        return s.extinguished ? rounds : rounds + 1;
    }

    private static Phase over(State s, Dealer dealer) {
        var over = new Over();
        s.phase = over;
        dealer.reveal();
        dealer.announce(new Event.Ended(s.each(seat -> Task.ALL.get(s.task[seat])), FireAndStone.standing(s).winners()));
        return over;
    }
}
