package hearthside.games.fireaxe;

import hearthside.core.Result;

/// FA-250..259: what is counted at the end.
public final class Scoring {
    public static final int PER_TOWN = 3, PER_SAGA = 10, PER_SAGA_SECOND = 5;

    private Scoring() {}

    static Result result(State s) { return Result.best(s.each(seat -> total(s, seat)), s.each(_ -> 0)); } // FA-259

    static int total(State s, int seat) { return s.points[seat] + axe(s, seat) + settlements(s, seat) + sagas(s, seat); } // FA-250

    /// FA-251: the Bloodied Axe.
    static int axe(State s, int seat) {
        int most = 0;
        for (long towns : s.raided) most = Math.max(most, Long.bitCount(towns));
        int own = Long.bitCount(s.raided[seat]);
        return own == most ? PER_TOWN * own : 0;
    }

    /// FA-252..254
    static int settlements(State s, int seat) {
        long all = s.settlements();
        int points = 0;
        for (long rest = s.settled[seat]; rest != 0; rest &= rest - 1) {
            int port = Long.numberOfTrailingZeros(rest);
            points += s.agreed.value[port] * times(s, port, all);
        }
        return points;
    }

    /// FA-253: how often a settlement in a port counts where all settlements are these; an independent port is alone in its region.
    static int times(State s, int port, long all) { return Long.bitCount(all & s.agreed.region[port]); }

    static int sagas(State s, int seat) {
        int points = 0;
        for (var homeland : Homeland.ALL) points += sagas(s, seat, homeland);
        return points;
    }

    /// FA-255..258: the most and the second most sagas of a homeland.
    static int sagas(State s, int seat, Homeland homeland) {
        int own = count(s, seat, homeland), more = 0, first = 0;
        int most = own;
        for (int other = 0; other < s.seats(); other++) most = Math.max(most, count(s, other, homeland));
        for (int other = 0; other < s.seats(); other++) {
            int count = count(s, other, homeland);
            if (count == most) first++;
            if (count < most && count > own) more++;
        }
        if (own == most) return PER_SAGA * own; // FA-256
        return first == 1 && more == 0 ? PER_SAGA_SECOND * own : 0; // FA-257
    }

    static int count(State s, int seat, Homeland homeland) {
        int count = 0;
        for (int rest = s.sagas[seat]; rest != 0; rest &= rest - 1)
            if (s.agreed.saga(Integer.numberOfTrailingZeros(rest)).homeland() == homeland) count++;
        return count;
    }
}
