package hearthside.testkit;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.GameInfo;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Seats;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.Amount;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A game to try the laws on: in turn each takes one or two pebbles from ten. What is left in the pile is not told: it follows from the
/// hands.
///
/// @param fault what goes wrong whenever somebody takes
record Pebbles(Consumer<Pebbles.State> fault) implements Game<Pebbles.State, Pebbles.Action> {
    static final int ALL = 10;

    sealed interface Action {
        record Take(int pebbles) implements Action {}
    }

    sealed interface Event extends GameEvent {
        record Taken(int seat, int pebbles) implements Event {}
    }

    record View(int turn, List<Integer> hands) {}

    record Box(String name) implements Edition {}

    static final class State implements Copyable<State> {
        int pile = ALL, turn;
        final int[] hands = new int[2];

        @Override
        public State copy() {
            var copy = new State();
            copy.pile = pile;
            copy.turn = turn;
            System.arraycopy(hands, 0, copy.hands, 0, hands.length);
            return copy;
        }
    }

    static void audit(State s) {
        if (s.pile + s.hands[0] + s.hands[1] != ALL) throw new AssertionError("a pebble is gone");
    }

    @Override
    public GameInfo<Action> info() {
        return new GameInfo<>("pebbles", "Pebbles", 2, 2, Action.class, View.class, List.of(), 1, new Box("box"));
    }

    @Override
    public State setup(Terms terms, Dealer dealer) { return new State(); }

    @Override
    public Seats toAct(State s) { return s.hands[0] + s.hands[1] >= ALL ? Seats.NONE : Seats.of(s.turn % 2); }

    @Override
    public List<Action> options(State s, int seat) {
        var options = new ArrayList<Action>();
        for (int n = 1; n <= Math.min(2, ALL - s.hands[0] - s.hands[1]); n++) options.add(new Action.Take(n));
        return options;
    }

    @Override
    public void apply(State s, int seat, Action action, Dealer dealer) {
        int taken = ((Action.Take) action).pebbles();
        s.hands[seat] += taken;
        s.pile -= taken;
        s.turn = Amount.plus(s.turn, 1);
        fault.accept(s);
        dealer.announce(new Event.Taken(seat, taken));
    }

    @Override
    public Result result(State s) { return Result.best(List.of(s.hands[0], s.hands[1]), List.of(0, 0)); }

    @Override
    public Record view(State s, int viewer) { return new View(s.turn, List.of(s.hands[0], s.hands[1])); }

    @Override
    public State determinize(State s, int seat, Chance chance) { return s.copy(); }

    @Override
    public State restore(Terms terms, Record position) {
        var view = (View) position;
        var s = new State();
        s.turn = Amount.count(view.turn(), "turn");
        for (int seat = 0; seat < 2; seat++) s.hands[seat] = Amount.within(0, ALL, view.hands().get(seat), "hands[%d]".formatted(seat));
        s.pile = Amount.within(0, ALL, ALL - s.hands[0] - s.hands[1], "hands");
        return s;
    }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) {
        return toAct(s).contains(seat) && options(s, seat).contains(action)
                ? Optional.empty()
                : Optional.of(Refusal.of("PB-1", "In turn everybody takes one or two."));
    }
}
