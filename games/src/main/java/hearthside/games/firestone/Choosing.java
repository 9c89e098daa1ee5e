package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FS-105: the variant begins with everybody choosing a starting invention, counter-clockwise; whoever begins the game chooses last.
public record Choosing(int seat) implements Phase {
    @Override
    public List<Action> options(State s) { return State.inventions(s.offered).stream().<Action>map(Action.Choose::new).toList(); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        choose(s, seat, ((Action.Choose) action).invention(), dealer);
        int next = (seat + s.seats() - 1) % s.seats();
        if (next != s.start) return new Choosing(next);
        choose(s, next, State.inventions(s.offered).getFirst(), dealer); // one is left
        return Moving.turn(s.start);
    }

    private static void choose(State s, int seat, Invention invention, Dealer dealer) {
        s.offered &= ~invention.bit();
        s.owned[seat] |= invention.bit();
        s.working[seat] |= invention.bit();
        dealer.announce(new Event.InventionChosen(seat, invention));
        if (invention == Invention.THROWING_STICK) s.gainFood(seat, 1, dealer); // FS-106
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.Choose(var invention))
            return invention.isStarting()
                    ? Refusal.of("FS-105", "This starting invention is not laid out any more.")
                    : Refusal.of("FS-105", "Only starting inventions are chosen before the game.");
        return Refusal.of("FS-105", "First everybody chooses a starting invention.");
    }
}
