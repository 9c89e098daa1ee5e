package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import java.util.List;

/// FA-75, FA-76: a rune was played or discarded, so the wind dial may be turned. No rune looks at the dial, so it is asked after the effect.
///
/// @param then what goes on afterwards
public record Turning(int seat, Phase then) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.TurnDial(0), new Action.TurnDial(1), new Action.TurnDial(-1));

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int quarters = ((Action.TurnDial) action).quarters();
        s.dial = s.dial + quarters & 3;
        if (quarters != 0) dealer.announce(new Event.DialTurned(seat, Zone.ALL.get(s.dial)));
        return then;
    }
}
