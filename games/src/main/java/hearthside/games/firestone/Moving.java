package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// FS-18, FS-20: a scout that has not acted in this turn moves; with two the player says which.
public record Moving(int seat) implements Phase {
    private static final Moving[] TURNS = IntStream.range(0, State.SEATS).mapToObj(Moving::new).toArray(Moving[]::new);

    static Moving turn(int seat) { return TURNS[seat]; }

    @Override
    public List<Action> options(State s) {
        boolean first = (s.used & 1) == 0, second = s.scout[2 * seat + 1] >= 0 && (s.used & 2) == 0;
        if (!second) return s.agreed.reach.moves(s, seat, 0);
        if (!first) return s.agreed.reach.moves(s, seat, 1);
        var one = s.agreed.reach.moves(s, seat, 0);
        var other = s.agreed.reach.moves(s, seat, 1);
        var both = new ArrayList<Action>(one.size() + other.size());
        both.addAll(one);
        both.addAll(other);
        return both;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { return move(s, seat, (Action.Move) action, dealer); }

    /// FS-24: only the area where the movement ends matters.
    static Phase move(State s, int seat, Action.Move move, Dealer dealer) {
        int from = s.scout[2 * seat + move.scout()], to = move.to().ordinal();
        s.scout[2 * seat + move.scout()] = to;
        dealer.announce(new Event.Moved(seat, move.scout(), Area.ALL.get(from), move.to()));
        if (s.agreed.lake[to] && s.has(seat, Invention.FISHING))
            return Accepting.offer(s, seat, move.scout(), Invention.FISHING, null, dealer);
        return Arrived.at(s, seat, move.scout(), dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.Move(int scout, var to)) return whyNot(s, seat, scout, to.ordinal());
        if (action instanceof Action.Pass) return Refusal.of("FS-21", "A scout must move at least one step.");
        if (action instanceof Action.Build) return Huts.whyNotBuilt(s, seat, s.used).orElse(Phase.outOfPlace(action));
        return Phase.outOfPlace(action);
    }

    static Refusal whyNot(State s, int seat, int scout, int to) {
        if (scout < 0 || scout > 1) return Refusal.of("FS-9", "A player has at most two scouts on the map.");
        int from = s.scout[2 * seat + scout];
        if (from < 0) return Refusal.of("FS-88", "The second scout comes with the fifth hut tile.");
        if ((s.used >> scout & 1) != 0) return Refusal.of("FS-18", "This scout has acted already in this turn.");
        if (to == from) return Refusal.of("FS-22", "A scout may not end its move where it began.");
        if (!s.isOpen(to)) return closed(s, to);
        if (s.agreed.reach.couldSail(s, seat, scout, to)) return Refusal.of("FS-28", "Sea routes need Ship building.");
        int most = Reach.limit(s, seat, from, to);
        return Refusal.of(s.has(seat, Invention.TRANSPORT_SLED) ? "FS-30" : "FS-21", "That is too far: a scout moves at most {0} steps.",
                most);
    }

    /// FS-25, FS-26: the region of this area is not open yet.
    static Refusal closed(State s, int area) {
        return s.agreed.region[area] == 1
                ? Refusal.of("FS-25", "Region II opens with the third hut tile.")
                : Refusal.of("FS-26", "Region III opens with the ninth hut tile.");
    }
}
