package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FS-89: whoever found the fifth hut tile may move and act with the new scout in the same turn.
public record SettingOut(int seat) implements Phase {
    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<>(s.agreed.reach.moves(s, seat, 1));
        options.add(PASS);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Move move) return Moving.move(s, seat, move, dealer);
        dealer.announce(new Event.Passed(seat));
        return Turn.end(s, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.Move(int scout, var to)) return Moving.whyNot(s, seat, scout, to.ordinal());
        if (action instanceof Action.Build) return Huts.whyNotBuilt(s, seat, s.used).orElse(Phase.outOfPlace(action));
        return Phase.outOfPlace(action);
    }
}
