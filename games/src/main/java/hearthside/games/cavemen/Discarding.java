package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// CV-87: the player on the right of the holder of the Conch discards cards of the pool, one at a time (CV-91), until three remain.
public record Discarding(int seat) implements Phase {
    private static final Discarding[] OF = IntStream.range(0, 5).mapToObj(Discarding::new).toArray(Discarding[]::new);

    static Discarding of(int seat) { return OF[seat]; }

    /// CV-88: all but Fire, which is here only when it is locked.
    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(10);
        for (long rest = s.beings[State.POOL]; rest != 0; rest &= rest - 1)
            options.add(s.agreed.cards.discard[Long.numberOfTrailingZeros(rest)]);
        for (long rest = s.things[State.POOL] & ~Cards.FIRE_BIT; rest != 0; rest &= rest - 1)
            options.add(s.agreed.cards.discard[Cards.CAVES + Long.numberOfTrailingZeros(rest)]);
        return options;
    }

    /// CV-92
    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var card = ((Action.Discard) action).card();
        s.move(s.agreed.cards.number(card), State.POOL, State.DISCARD);
        dealer.announce(new Event.Discarded(seat, card));
        return Round.trim(s, dealer);
    }

    @Override
    public String order() { return "CV-87"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Discard(String id))) return Phase.outOfPlace(action);
        int card = s.agreed.cards.number(id);
        if (card == Cards.NONE || !s.has(State.POOL, card)) return Optional.of(Refusal.of("CV-87", "This card does not lie in the pool."));
        return card == Cards.FIRE ? Optional.of(Refusal.of("CV-88", "Fire is locked: it stays in the pool.")) : Optional.empty();
    }
}
