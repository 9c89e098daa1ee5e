package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FA-200: an attack that runes announced is called off. The longboat goes wintering as soon as the dial has been turned for them; nobody
/// decides anything here.
public record Leaving(int seat) implements Phase {
    @Override
    public List<Action> options(State s) { return List.of(); }

    @Override
    public Phase goOn(State s, Dealer dealer) { return Sailing.goWintering(s, seat, dealer); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { throw new IllegalStateException("the longboat is leaving"); }

    @Override
    public Refusal whyNot(State s, Action action) { return Refusal.of("FA-200", "The longboat goes wintering."); }
}
