package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.chance.Naming;

/// FS-81: the cave card is turned up, and what it does for its discoverer happens.
final class Opening {
    private Opening() {}

    /// FS-4, FS-5: which card it is nobody knew.
    static Phase open(State s, int seat, int scout, Dealer dealer) {
        var cards = s.agreed.caves;
        var cave = cards.get(dealer.below(cards.size(), cards, (all, n) -> "cave " + Naming.word(all.get(n))));
        s.cave = cave.ordinal();
        dealer.announce(new Event.CaveOpened(cave));
        return switch (cave) {
            case HIDDEN_LARDER -> shareLarder(s, seat, scout, dealer);
            case TOOLMAKERS_HOARD -> TakingCard.begin(s, seat, scout, null, dealer);
            case BEAR_DEN -> Feeding.begin(s, seat, scout, dealer);
            case ECHO_CAVE -> new Echoing(seat, scout);
            case FEASTING_HALL -> feast(s, seat, scout, dealer);
            case SINKHOLE -> Falling.begin(s, seat, scout, dealer);
            case GARDEN_OF_EDEN -> {
                s.caveFood = FireAndStoneEdition.EDEN_FOOD;
                yield Visiting.begin(s, seat, scout, dealer);
            }
            case CAVE_DWELLERS -> settle(s, seat, scout, dealer);
            case HALL_OF_PAINTINGS, HOT_SPRINGS, FLINT_MINE, SMOKE_CAVE, BARTER_PLACE, ANCESTOR_SHRINE, BONE_TOTEM, CRYSTAL_GROTTO ->
                Visiting.begin(s, seat, scout, dealer); // FS-82
            case LAND_OF_PLENTY, ENDLESS_STEPPE, PERMAFROST, GREAT_HERDS, HELPING_HANDS, WANDERLUST, SACRED_FLAME, SHARED_COUNCIL ->
                Turn.done(s, seat, scout, dealer); // FS-83
        };
    }

    private static Phase shareLarder(State s, int seat, int scout, Dealer dealer) {
        s.gainBags(seat, 1, dealer);
        s.gainFood(seat, 3, dealer);
        for (int i = 1; i < s.seats(); i++) s.gainFood((seat + i) % s.seats(), 1, dealer);
        return Turn.done(s, seat, scout, dealer);
    }

    private static Phase feast(State s, int seat, int scout, Dealer dealer) {
        s.gainBags(seat, 1, dealer);
        for (int i = 0; i < s.seats(); i++) s.gainFood((seat + i) % s.seats(), 2, dealer);
        return Turn.done(s, seat, scout, dealer);
    }

    /// Cave Dwellers: a free hut that does not come from a hut tile; FS-74: also without one the scout goes to a fire,
    /// and the area is a settlement.
    private static Phase settle(State s, int seat, int scout, Dealer dealer) {
        int huts = Math.min(s.agreed.caveNumbers.huts(), s.hutsLeft(seat));
        for (int i = 0; i < huts; i++) Huts.place(s, seat, s.scout[2 * seat + scout], 0, dealer);
        return Sending.begin(s, seat, scout, dealer);
    }
}
