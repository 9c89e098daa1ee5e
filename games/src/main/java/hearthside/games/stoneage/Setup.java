package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Terms;
import java.util.Arrays;

/// SA-1..5 and SS-1..12: the board before the first round.
final class Setup {
    private static final int FIGURES = 5, FOOD = 12; // SA-4

    private Setup() {}

    static State of(Terms terms, Dealer dealer) {
        var agreed = Agreement.on(terms);
        var s = empty(agreed);
        for (int space = 0; space < State.CARD_SPACES; space++) s.fill(space, dealer); // SA-2
        piles(s, dealer);
        Arrays.fill(s.figures, FIGURES);
        for (int seat = 0; seat < agreed.seats; seat++) s.add(seat, Good.FOOD, FOOD);
        s.start = terms.starter().orElseGet(() -> dealer.seat(agreed.seats)); // SA-5
        s.phase = Placing.turn(s.start);
        return s;
    }

    static State solo(Terms terms, Dealer dealer) {
        var agreed = Agreement.on(terms);
        var level = agreed.solitary;
        var s = empty(agreed);
        for (int space : level.spaces()) s.fill(space, dealer); // SS-7, SS-8
        s.fill(SoloRound.BURDEN, dealer);
        s.tiles[0] = agreed.startingTiles; // SS-5
        s.unseenTiles &= ~agreed.startingTiles;
        piles(s, dealer);
        Arrays.fill(s.figures, level.figures()); // SS-2
        s.add(0, Good.FOOD, level.food()); // SS-4
        s.limit = level.limit(); // SS-10
        s.field[0] = agreed.fieldStart; // SS-11
        s.phase = new Mustering();
        return s;
    }

    private static State empty(Agreement agreed) {
        var s = new State(agreed);
        s.deck = (1L << StoneAgeEdition.CARDS) - 1;
        s.unseenTiles = (1 << StoneAgeEdition.TILES) - 1;
        return s;
    }

    /// SA-3, SS-6: piles of seven with the top tile face up. Tiles of piles not used are never drawn.
    private static void piles(State s, Dealer dealer) {
        for (int pile = 0; pile < s.agreed.piles; pile++) {
            s.top[pile] = s.drawTile(pile, dealer);
            s.below[pile] = StoneAgeEdition.PILE - 1;
        }
    }
}
