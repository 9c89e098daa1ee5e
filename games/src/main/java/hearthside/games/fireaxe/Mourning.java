package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-113: the sea has taken men; only Valkyries Relent may follow. FA-72: not in a home port, where nobody is asked.
///
/// @param fallen crewmen lost on this day and not returned
public record Mourning(int seat, int fallen) implements Phase {
    static final Action PROCEED = new Action.Proceed();

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        options.add(PROCEED);
        Casting.addValkyrie(s, seat, fallen, options);
        return options;
    }

    @Override
    public Phase goOn(State s, Dealer dealer) { return fallen == 0 ? Turn.afterLosses(s, seat, dealer) : this; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Proceed) return Turn.afterLosses(s, seat, dealer);
        return new Turning(seat, 1, new Mourning(seat, fallen - Casting.relent(s, seat, action, fallen, dealer)));
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return Casting.isValkyrie(action)
                ? Casting.whyNotValkyrie(s, this, action)
                : Refusal.of("FA-113", "The sea takes its men first; only Valkyries Relent may follow now.");
    }
}
