package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;
import java.util.Optional;

/// CV-83: somebody has invented Fire; or the game was stopped (CV-96).
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
    public String order() { return "CV-83"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) { return Optional.of(Refusal.of("CV-83", "The game is over.")); }
}
