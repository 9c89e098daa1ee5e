package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// Sinkhole: its discoverer puts the scout on an area of an open region where a tile lies face down, and turns that up.
public record Falling(int seat, int scout) implements Phase {
    private static final Action[] FALLS = Area.ALL.stream().map(Action.Fall::new).toArray(Action[]::new);

    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        var falling = new Falling(seat, scout);
        return falling.options(s).isEmpty() ? Turn.done(s, seat, scout, dealer) : falling;
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        for (int area = 0; area < FALLS.length; area++)
            if (s.ground[area] == State.DOWN && s.isOpen(area)) options.add(FALLS[area]);
        return options;
    }

    /// A19: this is no movement, so Fishing gives nothing.
    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int from = s.scout[2 * seat + scout];
        var to = ((Action.Fall) action).area();
        s.scout[2 * seat + scout] = to.ordinal();
        dealer.announce(new Event.Fell(seat, scout, Area.ALL.get(from), to));
        return Arrived.at(s, seat, scout, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.Fall(var area))
            return !s.isOpen(area.ordinal())
                    ? Moving.closed(s, area.ordinal())
                    : Refusal.of("FS-107", "The sinkhole leads only where a tile lies face down.");
        return Refusal.of("FS-107", "The sinkhole swallows the scout: say where it comes out.");
    }
}
