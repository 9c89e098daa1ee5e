package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;
import java.util.Optional;

/// SA-86: the points are counted. SS-59, SS-62: or the solo game is lost or won.
public record Over() implements Phase {
    @Override
    public int tribe() { return 0; }

    @Override
    public Seats toAct(State s) { return Seats.NONE; }

    @Override
    public boolean allowsClaim() { return false; }

    @Override
    public List<Action> options(State s) { return List.of(); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { throw new IllegalStateException("the game is over"); }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return Optional.of(Refusal.of(s.agreed.solo ? "SS-62" : "SA-73", "The game is over."));
    }
}
