package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.Optional;

/// Huts: what they cost, how they are founded and built, and the hut track.
final class Huts {
    static final int OPENS_II = 3, SECOND_SCOUTS = 5, OPENS_III = 9, ENDS = FireAndStoneEdition.LAST_HUT; // FS-87, FS-88, FS-91, FS-92

    private Huts() {}

    /// FS-75
    static int price(State s, int seat, int area) {
        return Facts.Settlement.price(s.hutsIn(area), s.cave < 0 ? null : Cave.ALL.get(s.cave), s.agreed.region[area] + 1,
                s.has(seat, Invention.ADZE));
    }

    static boolean isEden(State s, int area) { return s.ground[area] == Tile.CAVE.ordinal() && s.isCave(Cave.GARDEN_OF_EDEN); }

    /// FS-76: the whole price from one's own food. Garden of Eden: room for as much food as there are huts, taken from the card.
    static boolean canBuild(State s, int seat, int area) {
        if (s.hutsLeft(seat) == 0) return false;
        if (!isEden(s, area)) return s.food[seat] >= price(s, seat, area);
        int gift = s.hutsIn(area);
        return gift <= s.caveFood && gift <= s.freeBags(seat);
    }

    /// FS-76: whether a hut would be built here if there were more food.
    static boolean lacksFood(State s, int seat, int area) {
        return !isEden(s, area) && s.hutsLeft(seat) > 0 && s.food[seat] < price(s, seat, area);
    }

    /// FS-75, FS-86: whether huts are built here by whoever ends a move here.
    static boolean isSettlement(State s, int area) {
        if (s.ground[area] == State.BARE) return s.huts[area] != 0;
        return s.ground[area] == Tile.CAVE.ordinal() && (s.isCave(Cave.GARDEN_OF_EDEN) || s.isCave(Cave.CAVE_DWELLERS));
    }

    /// Why no hut could be built in this settlement; empty where it is none, or where one could.
    static Optional<Refusal> whyNot(State s, int seat, int area) {
        if (!isSettlement(s, area) || canBuild(s, seat, area)) return Optional.empty();
        if (s.hutsLeft(seat) == 0) return Optional.of(Refusal.of("FS-79", "All your huts are built."));
        int gift = s.hutsIn(area);
        if (!isEden(s, area))
            return Optional.of(Refusal.of("FS-76", "A hut costs {0} food here, and you have {1}.", price(s, seat, area), s.food[seat]));
        return Optional.of(gift > s.caveFood
                ? Refusal.of("FS-82", "A hut in the Garden of Eden would bring {0} food, and only {1} are left there.", gift, s.caveFood)
                : Refusal.of("FS-82", "A hut in the Garden of Eden brings {0} food, and your free bags hold {1}.", gift, s.freeBags(seat)));
    }

    /// Why those of a player's scouts who have acted (as bits) could not build where they stand.
    static Optional<Refusal> whyNotBuilt(State s, int seat, int acted) {
        for (int scout = 1; scout >= 0; scout--) {
            int area = s.scout[2 * seat + scout];
            if (area < 0 || (acted >> scout & 1) == 0) continue;
            var refusal = whyNot(s, seat, area);
            if (refusal.isPresent()) return refusal;
        }
        return Optional.empty();
    }

    static void build(State s, int seat, int area, Dealer dealer) {
        if (isEden(s, area)) {
            int gift = s.hutsIn(area);
            s.caveFood -= gift;
            place(s, seat, area, 0, dealer);
            if (gift > 0) s.gainFood(seat, gift, dealer);
            return;
        }
        int price = price(s, seat, area);
        s.payFood(seat, price, dealer);
        place(s, seat, area, price, dealer);
    }

    static void place(State s, int seat, int area, int paid, Dealer dealer) {
        s.huts[area] += 1 << 8 * seat;
        s.built[seat]++;
        dealer.announce(new Event.HutBuilt(seat, area(area), paid));
        if (s.hutsLeft(seat) == 0) Turn.trigger(s, seat, dealer); // FS-94
    }

    private static Area area(int area) { return Area.ALL.get(area); }

    /// FS-70: a free hut; FS-74: without a hut left the area stays bare.
    static Phase found(State s, int seat, int scout, Dealer dealer) {
        int area = s.scout[2 * seat + scout];
        s.ground[area] = State.BARE;
        if (s.hutsLeft(seat) == 0) return layTile(s, seat, scout, dealer);
        place(s, seat, area, 0, dealer);
        return s.has(seat, Invention.LEAN_TO) && canBuild(s, seat, area) ? new Extending(seat, scout) : layTile(s, seat, scout, dealer);
    }

    /// FS-71: the hut tile goes to the track and may have an effect there; FS-72: then the scout goes to a fire.
    static Phase layTile(State s, int seat, int scout, Dealer dealer) {
        s.hutTiles++;
        dealer.announce(new Event.HutTileLaid(s.hutTiles));
        switch (s.hutTiles) {
            case OPENS_II -> dealer.announce(new Event.RegionOpened(2));
            case OPENS_III -> dealer.announce(new Event.RegionOpened(3));
            case ENDS -> Turn.trigger(s, seat, dealer);
            case SECOND_SCOUTS -> {
                s.fresh = true;
                return Joining.begin(s, seat, dealer); // FS-90: before the first scout goes to a fire
            }
            default -> {} // FS-93: also the twelfth
        }
        return Sending.begin(s, seat, scout, dealer);
    }
}
