package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FS-72, FS-77: after a hut was placed the scout goes to a fire of the same region.
public record Sending(int seat, int scout) implements Phase {
    private static final Action[] SENDS = Area.ALL.stream().map(Action.Send::new).toArray(Action[]::new);
    private static final Action STAY = new Action.Stay();

    /// Where there is only one fire, nobody is asked.
    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        var sending = new Sending(seat, scout);
        var options = sending.options(s);
        return options.size() > 1 ? sending : sending.apply(s, options.getFirst(), dealer);
    }

    /// Printed fires and fire tiles face up, at any distance. Wanderlust: or nowhere.
    @Override
    public List<Action> options(State s) {
        var options = fires(s, s.agreed.region[s.scout[2 * seat + scout]], SENDS);
        if (s.isCave(Cave.WANDERLUST) && hasPlaced(s)) options.add(STAY);
        return options;
    }

    /// FS-74: whether a hut was really placed. Who had none left has none here: the area was founded or opened just now.
    private boolean hasPlaced(State s) { return s.hutsOf(seat, s.scout[2 * seat + scout]) > 0; }

    static List<Action> fires(State s, int region, Action[] actions) {
        var options = new ArrayList<Action>(8);
        for (int area : s.agreed.inRegion[region]) if (s.isFire(area)) options.add(actions[area]);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int from = s.scout[2 * seat + scout];
        boolean ember = hasPlaced(s) && s.has(seat, Invention.EMBER_POUCH); // A27
        if (!(action instanceof Action.Send(var fire))) {
            dealer.announce(new Event.Stayed(seat, scout, Area.ALL.get(from)));
            return Turn.done(s, seat, scout, dealer);
        }
        s.scout[2 * seat + scout] = fire.ordinal();
        dealer.announce(new Event.SentToFire(seat, scout, Area.ALL.get(from), fire));
        return ember ? Cooking.begin(s, seat, scout, dealer) : Turn.done(s, seat, scout, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.Send(var fire))
            return s.isFire(fire.ordinal())
                    ? Refusal.of("FS-72", "The fire must be in the region of the hut.")
                    : Refusal.of("FS-72", "The scout goes to a fire that everybody can see.");
        if (action instanceof Action.Stay && s.isCave(Cave.WANDERLUST))
            return Refusal.of("FS-74", "No hut was placed, so Wanderlust does not let the scout stay.");
        if (action instanceof Action.Build && s.has(seat, Invention.LEAN_TO))
            return Huts.whyNot(s, seat, s.scout[2 * seat + scout]).orElse(Phase.outOfPlace(action));
        return action instanceof Action.Pass ? Refusal.of("FS-77", "The scout must go to a fire.") : Phase.outOfPlace(action);
    }
}
