package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;

/// FA-259: the sagas are told.
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
    public Refusal whyNot(State s, Action action) { return Refusal.of("FA-259", "The game is over."); }
}
