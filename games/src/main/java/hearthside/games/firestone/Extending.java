package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// Lean-to: whoever has just founded a settlement may build a second hut there at once (A26).
public record Extending(int seat, int scout) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.Build(), PASS);

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Build) Huts.build(s, seat, s.scout[2 * seat + scout], dealer);
        else dealer.announce(new Event.Passed(seat));
        return Huts.layTile(s, seat, scout, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Phase.outOfPlace(action); }
}
