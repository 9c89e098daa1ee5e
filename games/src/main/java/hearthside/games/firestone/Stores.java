package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;

/// FS-52..58: how tiles fill the two gathering stores of a mat, and what follows.
final class Stores {
    private Stores() {}

    /// The stores a tile may go to, as bits: FS-52 where its type lies, FS-53 an empty one, FS-54 any, which is emptied first.
    static int fitting(State s, int seat, Plant plant) {
        int light = s.store[2 * seat], dark = s.store[2 * seat + 1];
        if (light != 0 && (light & 3) == plant.ordinal()) return 1;
        if (dark != 0 && (dark & 3) == plant.ordinal()) return 2;
        int empty = (light == 0 ? 1 : 0) | (dark == 0 ? 2 : 0);
        return empty == 0 ? 3 : empty;
    }

    static Refusal whyNot(State s, int seat, Store in, Plant plant) {
        boolean stored = s.tilesIn(seat, in) == 0 || s.plantIn(seat, in) != plant;
        boolean other = Store.ALL.stream().anyMatch(each -> s.tilesIn(seat, each) > 0 && s.plantIn(seat, each) == plant);
        return stored && other
                ? Refusal.of("FS-52", "Tiles of this type lie in the other store already.")
                : Refusal.of("FS-53", "The tile goes to the empty store.");
    }

    /// @param food what Basket adds
    static Phase gather(State s, int seat, int scout, Plant plant, Store in, int food, Dealer dealer) {
        if (s.tilesIn(seat, in) > 0 && s.plantIn(seat, in) != plant) empty(s, seat, in, 0, dealer); // FS-54
        int tiles = s.tilesIn(seat, in) + 1;
        s.fill(seat, in, plant, tiles); // FS-55
        dealer.announce(new Event.Gathered(seat, plant, in));
        if (food > 0) s.gainFood(seat, food, dealer);
        return s.agreed.icon[tiles] ? TakingCard.begin(s, seat, scout, in, dealer) : clear(s, seat, scout, in, dealer); // FS-57
    }

    /// FS-58: a full store is cleared after the card was taken.
    static Phase clear(State s, int seat, int scout, Store in, Dealer dealer) {
        if (s.tilesIn(seat, in) < s.agreed.edition.storeSpaces()) return Turn.done(s, seat, scout, dealer);
        if (s.has(seat, Invention.STORAGE_PIT)) return new Clearing(seat, scout, in);
        empty(s, seat, in, 0, dealer);
        return Turn.done(s, seat, scout, dealer);
    }

    static void empty(State s, int seat, Store in, int keep, Dealer dealer) {
        var plant = s.plantIn(seat, in);
        int tiles = s.tilesIn(seat, in) - keep;
        s.fill(seat, in, plant, keep);
        s.discard(plant, tiles);
        dealer.announce(new Event.StoreEmptied(seat, in, plant, tiles));
    }
}
