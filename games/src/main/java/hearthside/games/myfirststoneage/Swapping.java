package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// MF-87: after the forest has closed, two trees change places in full view.
///
/// @param left how many swaps are still to be made, this one included (MF-V4)
public record Swapping(int seat, int left) implements Phase {
    private static final int TREES = MyFirstStoneAgeEdition.TOKENS;
    /// MF-88: any two of the fourteen.
    private static final List<Action> SWAPS = IntStream.range(0, TREES).boxed()
            .flatMap(a -> IntStream.range(a + 1, TREES).<Action>mapToObj(b -> new Action.Swap(a, b))).toList();

    @Override
    public List<Action> options(State s) { return SWAPS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var swap = (Action.Swap) action;
        s.forest.swap(swap.a(), swap.b());
        s.swapA = swap.a();
        s.swapB = swap.b();
        dealer.announce(new Event.Swapped(seat, swap.a(), swap.b()));
        return left > 1 ? new Swapping(seat, left - 1) : Landed.endTurn(s, seat, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Swap(int a, int b))) return Phase.outOfPlace(action);
        if (a < 0 || b >= TREES) return Optional.of(Refusal.of("MF-10", "There is no such tree: the forest has fourteen."));
        if (a == b) return Optional.of(Refusal.of("MF-87", "Two different trees change places."));
        return Optional.empty();
    }
}
