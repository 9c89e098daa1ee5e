package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FS-75: build a hut in the settlement where the scout stands, for one food for each hut there.
public record Building(int seat, int scout) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.Build(), PASS);

    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        return Huts.canBuild(s, seat, s.scout[2 * seat + scout]) ? new Building(seat, scout) : Turn.done(s, seat, scout, dealer);
    }

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    /// FS-78: who does not build keeps the scout here.
    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Pass) {
            dealer.announce(new Event.Passed(seat));
            return Turn.done(s, seat, scout, dealer);
        }
        Huts.build(s, seat, s.scout[2 * seat + scout], dealer);
        return Sending.begin(s, seat, scout, dealer); // FS-77
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Phase.outOfPlace(action); }
}
