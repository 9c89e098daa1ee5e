package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-112..116: a day beyond the limit takes items, one after the other; the owner chooses which.
///
/// @param left   how many items must still go
/// @param fallen crewmen lost on this day
public record Losing(int seat, int left, int fallen) implements Phase {
    private static final Action LOSE_CREW = new Action.LoseCrew();
    private static final Action[] LOSE_GOOD = Good.ALL.stream().map(Action.LoseGood::new).toArray(Action[]::new);

    static Phase begin(State s, int seat, int beyond, Dealer dealer) {
        int items = s.agreed.items(beyond);
        dealer.announce(new Event.StormBroke(seat, beyond, items));
        return new Losing(seat, items, 0).goOn(s, dealer);
    }

    /// Asks only where there is a choice. FA-115: where too little is aboard, everything goes.
    @Override
    public Phase goOn(State s, Dealer dealer) {
        var losing = this;
        while (losing.left > 0 && s.aboard(seat) > 0) {
            var options = losing.options(s);
            if (options.size() > 1 && losing.left < s.aboard(seat)) return losing;
            losing = losing.lose(s, options.getFirst(), dealer);
        }
        boolean mourned = losing.fallen > 0 && !s.agreed.isHome(s.boat[seat]); // FA-72: no rune in a home port
        return mourned ? new Mourning(seat, losing.fallen) : Turn.afterLosses(s, seat, dealer);
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        if (s.crew[seat] > 0) options.add(LOSE_CREW);
        for (int good = 0; good < Bag.KINDS; good++) if (Bag.count(s.cargo[seat], good) > 0) options.add(LOSE_GOOD[good]);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { return lose(s, action, dealer).goOn(s, dealer); }

    private Losing lose(State s, Action action, Dealer dealer) {
        if (action instanceof Action.LoseGood(var good)) {
            s.cargo[seat] -= Bag.one(good.ordinal());
            s.supply += Bag.one(good.ordinal());
            dealer.announce(new Event.GoodLost(seat, good));
            return new Losing(seat, left - 1, fallen);
        }
        s.crew[seat]--;
        dealer.announce(new Event.CrewLost(seat, 1));
        return new Losing(seat, left - 1, fallen + 1);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.LoseGood(var good)) return Refusal.of("FA-114", "There are no {0} aboard to lose.", good.text());
        return action instanceof Action.LoseCrew
                ? Refusal.of("FA-114", "There is no crewman aboard to lose.")
                : Refusal.of("FA-113", "First settle what the sea demands: nothing comes between.");
    }
}
