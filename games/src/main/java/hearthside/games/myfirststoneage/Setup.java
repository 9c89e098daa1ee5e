package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Facedown;
import hearthside.core.Terms;
import java.util.Arrays;

/// MF-1..13: the board, the piles of huts, the closed forest.
final class Setup {
    static final int WHISPERS = 2; // MF-V1

    private Setup() {}

    static State of(Terms terms, Dealer dealer) {
        var agreed = Agreement.on(terms);
        var s = new State(agreed, new Facedown(MyFirstStoneAgeEdition.TOKENS, agreed.forest)); // MF-10; MF-4, MF-9, MF-11 are zeros
        for (int kind = 0; kind < Bag.KINDS; kind++) {
            s.post += Bag.one(kind); // MF-6
            s.land += (agreed.goodsPerKind - 1) * Bag.one(kind); // MF-5, MF-7
        }
        s.unseenHuts = (1 << MyFirstStoneAgeEdition.HUTS) - 1;
        Arrays.fill(s.below, MyFirstStoneAgeEdition.HUTS / MyFirstStoneAgeEdition.PILES - 1);
        for (int pile = 0; pile < s.top.length; pile++) s.top[pile] = s.drawHut(pile, dealer); // MF-8
        for (int seat = 0; seat < agreed.seats; seat++) s.whispers[seat] = agreed.help[seat] == 3 ? WHISPERS : 0;
        s.start = terms.starter().orElseGet(() -> dealer.seat(agreed.seats)); // MF-12
        s.phase = Flipping.turn(s.start);
        return s;
    }
}
