package hearthside.games.myfirststoneage;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that may happen. Everything happens in full view, also what goes behind a settlement (MF-43); only the mammoth whispers.
public sealed interface Event extends GameEvent {

    record Flipped(int seat, int tree, Token token) implements Event {}

    record Walked(int seat, Space from, Space to, int steps) implements Event {}

    record Jumped(int seat, Space from, Space to) implements Event {}

    record Gathered(int seat, Good good) implements Event {}

    /// The space had nothing to give.
    record FoundNothing(int seat, Space space) implements Event {}

    record GotDog(int seat) implements Event {}

    record DogCalled(int seat, int from) implements Event {}

    record DogLeft(int seat, int with) implements Event {}

    record Traded(int seat, List<Good> give, List<Good> take) implements Event {}

    record Built(int seat, int pile, Hut hut, List<Good> goods, int dogs) implements Event {}

    record BuiltNothing(int seat) implements Event {}

    record HutTurnedUp(int pile, Hut hut) implements Event {}

    /// MF-85: all forest tokens are face down again.
    record ForestClosed(int seat) implements Event {}

    /// MF-V3: all forest tokens are shuffled.
    record ForestMixed() implements Event {}

    record Swapped(int seat, int a, int b) implements Event {}

    /// MF-V8: the mammoth has come this many steps.
    record MammothWalked(int steps) implements Event {}

    /// MF-V1: what the mammoth says is for one player's ears; the others learn only that it whispered (tree -1).
    record Whispered(int seat, int tree, @Nullable Token token) implements Event {
        @Override
        public Event seenBy(int viewer) { return Game.knows(viewer, seat) ? this : new Whispered(seat, -1, null); }
    }

    record Ended(List<Integer> winners) implements Event {}
}
