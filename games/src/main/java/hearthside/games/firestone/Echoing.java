package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// Echo Cave: its discoverer moves and acts once more with the same scout.
public record Echoing(int seat, int scout) implements Phase {
    @Override
    public List<Action> options(State s) { return s.agreed.reach.moves(s, seat, scout); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { return Moving.move(s, seat, (Action.Move) action, dealer); }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (!(action instanceof Action.Move(int other, var to)))
            return action instanceof Action.Pass
                    ? Refusal.of("FS-107", "The Echo Cave makes the scout move once more.")
                    : Phase.outOfPlace(action);
        return other != scout
                ? Refusal.of("FS-107", "The Echo Cave lets the same scout move once more.")
                : Moving.whyNot(s, seat, scout, to.ordinal());
    }
}
