package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// Eyes of the Norns: a hand is seen, and one of its runes is taken.
public record Stealing(int seat, int from) implements Phase {
    private static final Action[] TAKE = Rune.ALL.stream().map(Action.TakeRune::new).toArray(Action[]::new);

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        for (int slot = 0; slot < FireAndAxeEdition.HAND; slot++) {
            var rune = s.hands.distinct(from, slot);
            if (rune != null) options.add(TAKE[rune.ordinal()]);
        }
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var rune = ((Action.TakeRune) action).rune();
        s.hands.remove(from, rune.ordinal());
        s.hands.put(seat, rune.ordinal(), 1 << from); // who lost it knows where it went
        dealer.announce(new Event.RuneStolen(seat, from, rune));
        return new Turning(seat, 1, Turn.at(s, seat));
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return action instanceof Action.TakeRune
                ? Refusal.of("FA-78", "There is no such rune in this hand.")
                : Refusal.of("FA-78", "First take one of the runes that the Norns have shown.");
    }
}
