package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FS-88: with the fifth hut tile everybody puts the second scout on a fire of the region where the first one stands; the finder first,
/// then clockwise.
public record Joining(int seat) implements Phase {
    private static final Action[] JOINS = Area.ALL.stream().map(Action.Join::new).toArray(Action[]::new);

    /// Where there is only one fire, nobody is asked.
    static Phase begin(State s, int seat, Dealer dealer) {
        int next = seat;
        do {
            var options = new Joining(next).options(s);
            if (options.size() > 1) return new Joining(next);
            join(s, next, (Action.Join) options.getFirst(), dealer);
            next = (next + 1) % s.seats();
        } while (next != s.active);
        return Sending.begin(s, s.active, 0, dealer); // FS-90
    }

    @Override
    public List<Action> options(State s) { return Sending.fires(s, s.agreed.region[s.scout[2 * seat]], JOINS); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        join(s, seat, (Action.Join) action, dealer);
        int next = (seat + 1) % s.seats();
        return next == s.active ? Sending.begin(s, s.active, 0, dealer) : begin(s, next, dealer);
    }

    private static void join(State s, int seat, Action.Join join, Dealer dealer) {
        s.scout[2 * seat + 1] = join.fire().ordinal();
        dealer.announce(new Event.ScoutJoined(seat, join.fire()));
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return action instanceof Action.Join
                ? Refusal.of("FS-88", "The second scout starts at a fire in the region of the first.")
                : Refusal.of("FS-88", "First the second scouts are placed.");
    }
}
