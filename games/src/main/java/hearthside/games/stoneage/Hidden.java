package hearthside.games.stoneage;

import hearthside.core.chance.Chance;

/// What a player cannot know: only the cards that others have taken unseen (SA-56). What lies in the deck and the piles is nowhere stored.
final class Hidden {
    private Hidden() {}

    /// Those cards go back into the deck, and as many others come out.
    static State redealt(State s, int seat, Chance chance) {
        var world = s.copy();
        if (s.phase instanceof Over) return world;
        for (int other = 0; other < s.seats(); other++) if (other != seat) world.deck |= s.drawn[other];
        for (int other = 0; other < s.seats(); other++)
            if (other != seat && s.drawn[other] != 0) redraw(world, other, Long.bitCount(s.drawn[other]), chance);
        return world;
    }

    private static void redraw(State world, int seat, int count, Chance chance) {
        world.drawn[seat] = 0;
        for (int i = 0; i < count; i++) {
            long rest = world.deck;
            for (int nth = chance.below(Long.bitCount(rest)); nth > 0; nth--) rest &= rest - 1;
            world.deck &= ~Long.lowestOneBit(rest);
            world.drawn[seat] |= Long.lowestOneBit(rest);
        }
    }
}
