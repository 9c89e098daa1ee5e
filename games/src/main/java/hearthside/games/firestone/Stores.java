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

    /// A tile from an area comes with what Basket adds; one that was bought does not.
    static Phase gather(State s, int seat, int scout, Plant plant, Store in, Dealer dealer) {
        put(s, seat, plant, in, dealer);
        return s.has(seat, Invention.BASKET)
                ? Accepting.offer(s, seat, scout, Invention.BASKET, in, dealer)
                : stored(s, seat, scout, in, dealer);
    }

    static void put(State s, int seat, Plant plant, Store in, Dealer dealer) {
        if (s.tilesIn(seat, in) > 0 && s.plantIn(seat, in) != plant) empty(s, seat, in, 0, dealer); // FS-54
        s.fill(seat, in, plant, s.tilesIn(seat, in) + 1); // FS-55
        dealer.announce(new Event.Gathered(seat, plant, in));
    }

    /// FS-57: a covered icon gives a card.
    static Phase stored(State s, int seat, int scout, Store in, Dealer dealer) {
        return s.agreed.icon[s.tilesIn(seat, in)] ? TakingCard.begin(s, seat, scout, in, dealer) : clear(s, seat, scout, in, dealer);
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
