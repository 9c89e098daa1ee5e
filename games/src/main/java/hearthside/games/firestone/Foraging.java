package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FS-33: an area that shows only its food icon gives food, if a bag is free.
public record Foraging(int seat, int scout) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.TakeFood(), PASS);

    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        return s.freeBags(seat) == 0 ? Turn.done(s, seat, scout, dealer) : new Foraging(seat, scout);
    }

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.TakeFood) return harvest(s, dealer);
        dealer.announce(new Event.Passed(seat));
        return Turn.done(s, seat, scout, dealer);
    }

    /// One food; Farming gives three instead, Land of Plenty one more in region II.
    private Phase harvest(State s, Dealer dealer) {
        boolean farming = s.has(seat, Invention.FARMING);
        int food = plain(s, s.agreed.region[s.scout[2 * seat + scout]]);
        var accepting = new Accepting(seat, scout, Invention.FARMING, null);
        boolean asked = farming && accepting.isAsked(s, food);
        s.gainFood(seat, farming && !asked ? food + Accepting.food(Invention.FARMING) : food, dealer);
        return asked ? accepting : Turn.done(s, seat, scout, dealer);
    }

    private static int plain(State s, int region) { return s.isCave(Cave.LAND_OF_PLENTY) && region == 1 ? 2 : 1; }

    /// What an area of a region brings, all of it accepted.
    static int food(State s, int seat, int region) {
        return plain(s, region) + (s.has(seat, Invention.FARMING) ? Accepting.food(Invention.FARMING) : 0);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Phase.outOfPlace(action); }
}
