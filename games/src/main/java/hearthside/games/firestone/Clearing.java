package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// Storage Pit: when a full store is cleared, one tile may stay on its lowest space.
public record Clearing(int seat, int scout, Store store) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.KeepTile(), PASS);

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        boolean keep = action instanceof Action.KeepTile;
        Stores.empty(s, seat, store, keep ? 1 : 0, dealer);
        if (keep) dealer.announce(new Event.TileKept(seat, store, s.plantIn(seat, store)));
        return Turn.done(s, seat, scout, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Phase.outOfPlace(action); }
}
