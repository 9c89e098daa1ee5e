package hearthside.wire;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.GameInfo;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Seats;
import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.Amount;
import hearthside.core.input.BadInput;
import java.util.List;
import java.util.Optional;

/// A game to try a match on: in turn each rolls a die, peeks, or holds, until one has ten.
final class Tens implements Game<Tens.State, Tens.Action> {
    sealed interface Action {
        /// Adds what the die shows.
        record Roll() implements Action {}

        /// Draws nothing, but shows something.
        record Peek() implements Action {}

        record Hold(int points) implements Action {}
    }

    sealed interface Event extends GameEvent {
        record Rolled(int seat, int die) implements Event {}

        record Peeked(int seat) implements Event {}

        record Held(int seat, int points) implements Event {}
    }

    record View(int turn, List<Integer> points) {}

    record Box(String name, int goal) implements Edition {
        Box {
            BadInput.must(goal >= 1 && goal <= 100, "goal", "The goal is 1 to 100.");
        }
    }

    static final Box HOUSE = new Box("House", 10);
    private static final GameInfo<Action> INFO = new GameInfo<>("tens", "Tens", 2, 2, Action.class, View.class,
            List.of(TableOption.flag("quick", "TN-V1")), 3, HOUSE);

    static final class State implements Copyable<State> {
        final int goal;
        final int[] points = new int[2];
        int turn;

        State(int goal) { this.goal = goal; }

        @Override
        public State copy() {
            var copy = new State(goal);
            copy.points[0] = points[0];
            copy.points[1] = points[1];
            copy.turn = turn;
            return copy;
        }
    }

    @Override
    public GameInfo<Action> info() { return INFO; }

    @Override
    public State setup(Terms terms, Dealer dealer) {
        var s = new State(((Box) terms.edition()).goal());
        s.turn = dealer.below(2);
        return s;
    }

    @Override
    public Seats toAct(State s) { return s.points[0] >= s.goal || s.points[1] >= s.goal ? Seats.NONE : Seats.of(s.turn % 2); }

    @Override
    public List<Action> options(State s, int seat) {
        return List.of(new Action.Roll(), new Action.Peek(), new Action.Hold(1), new Action.Hold(13));
    }

    @Override
    public void apply(State s, int seat, Action action, Dealer dealer) {
        s.turn++;
        switch (action) {
            case Action.Roll _ -> {
                int die = dealer.d6();
                s.points[seat] += die;
                dealer.announce(new Event.Rolled(seat, die));
            }
            case Action.Peek _ -> {
                dealer.reveal();
                dealer.announce(new Event.Peeked(seat));
            }
            case Action.Hold(int points) -> {
                s.points[seat] += points;
                if (points == 13) throw new IllegalStateException("thirteen is bad luck");
                dealer.announce(new Event.Held(seat, points));
            }
        }
    }

    @Override
    public Result result(State s) { return Result.best(List.of(s.points[0], s.points[1]), List.of(0, 0)); }

    @Override
    public Record view(State s, int viewer) { return new View(s.turn, List.of(s.points[0], s.points[1])); }

    @Override
    public State determinize(State s, int seat, Chance chance) { return s.copy(); }

    @Override
    public State restore(Terms terms, Record position) {
        var view = (View) position;
        var s = new State(((Box) terms.edition()).goal());
        s.turn = Amount.count(view.turn(), "turn");
        for (int seat = 0; seat < 2; seat++) s.points[seat] = Amount.count(view.points().get(seat), "points[%d]".formatted(seat));
        return s;
    }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) {
        if (!toAct(s).contains(seat)) return Optional.of(Refusal.of("TN-1", "It is not your turn."));
        return options(s, seat).contains(action) ? Optional.empty() : Optional.of(Refusal.of("TN-2", "Only one point can be held."));
    }
}
