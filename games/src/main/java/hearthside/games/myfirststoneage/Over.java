package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;
import java.util.Optional;

/// MF-95: somebody has won; or, playing together, the table has won or lost.
public record Over() implements Phase {
    @Override
    public int seat() { return -1; }

    @Override
    public Seats toAct() { return Seats.NONE; }

    @Override
    public List<Action> options(State s) { return List.of(); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { throw new IllegalStateException("the game is over"); }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) { return Optional.of(Refusal.of("MF-95", "The game is over.")); }
}
