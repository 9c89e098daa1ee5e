package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// SS-57: turn one of the buildings on the player board face down and lay it beside the board.
///
/// @param left how many are still to be discarded, this one included
public record Discarding(int left) implements Phase {
    @Override
    public int tribe() { return 0; }

    @Override
    public List<Action> options(State s) {
        return s.tilesOf(s.tiles[0]).stream().<Action>map(tile -> new Action.Discard(tile.id())).toList();
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int tile = owned(s, ((Action.Discard) action).tile());
        s.tiles[0] &= ~(1 << tile);
        s.discarded |= 1 << tile;
        dealer.announce(new Event.TileDiscarded(s.agreed.tile(tile)));
        return SoloRound.discard(s, left - 1, dealer);
    }

    private static int owned(State s, String id) {
        for (int rest = s.tiles[0]; rest != 0; rest &= rest - 1)
            if (s.agreed.tile(Integer.numberOfTrailingZeros(rest)).id().equals(id)) return Integer.numberOfTrailingZeros(rest);
        return -1;
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Discard(var tile))) return Phase.outOfPlace(s, action);
        return owned(s, tile) >= 0 ? Optional.empty() : Optional.of(Refusal.of("SS-57", "This building is not on your board."));
    }
}
