package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FA-75, FA-76: runes were played or discarded, so the wind dial may be turned, a quarter for each. No effect of a rune looks at the
/// dial, so
/// who would turn it before the effect loses nothing by being asked afterwards; the effect of Berserkers and Unrest is a whole attack.
///
/// @param left how many runes still give a quarter
/// @param then what goes on afterwards
public record Turning(int seat, int left, Phase then) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.TurnDial(0), new Action.TurnDial(1), new Action.TurnDial(-1));

    /// For as many runes as were played; none, and the game goes on.
    static Phase after(State s, int seat, int runes, Phase then, Dealer dealer) {
        return runes == 0 ? then.goOn(s, dealer) : new Turning(seat, runes, then);
    }

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int quarters = ((Action.TurnDial) action).quarters();
        s.dial = Weather.turned(s.dial, quarters);
        if (quarters != 0) dealer.announce(new Event.DialTurned(seat, Zone.ALL.get(s.dial)));
        return after(s, seat, left - 1, then, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return Refusal.of("FA-75", "A rune has left your hand: first turn the wind dial a quarter, or leave it.");
    }
}
