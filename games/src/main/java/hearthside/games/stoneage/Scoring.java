package hearthside.games.stoneage;

/// SA-80..85: the final scoring.
final class Scoring {
    private Scoring() {}

    /// What a board is worth with these cards.
    static Tally tally(State s, int board, long cards) {
        var agreed = s.agreed;
        return new Tally(green(agreed, cards),
                people(agreed, cards, Profession.FARMER) * s.field[board],
                people(agreed, cards, Profession.TOOL_MAKER) * Tools.total(s.tools[board]),
                people(agreed, cards, Profession.BUILDER) * Integer.bitCount(s.tiles[board]),
                people(agreed, cards, Profession.SHAMAN) * s.figures[board],
                s.resources(board));
    }

    /// What it would be worth if the game ended now: cards for two resources are used up first (SA-58).
    static Tally atTheEnd(State s, int board) {
        var now = tally(s, board, s.allCards(board));
        int claims = Long.bitCount(s.ready & s.agreed.anyTwoCards & s.cards[board]);
        return new Tally(now.green(), now.farmers(), now.toolMakers(), now.builders(), now.shamans(), now.resources() + 2 * claims);
    }

    /// SA-80: the first copies of symbols form one set, the second copies another, and so on; each scores its size squared.
    private static int green(Agreement agreed, long cards) {
        int points = 0, most = 0;
        var copies = new int[agreed.symbols.length];
        for (int symbol = 0; symbol < copies.length; symbol++) {
            copies[symbol] = Long.bitCount(cards & agreed.symbols[symbol]);
            most = Math.max(most, copies[symbol]);
        }
        for (int set = 1; set <= most; set++) {
            int size = 0;
            for (int count : copies) if (count >= set) size++;
            points += size * size;
        }
        return points;
    }

    private static int people(Agreement agreed, long cards, Profession profession) {
        int people = 0;
        for (long rest = cards & agreed.professions[profession.ordinal()]; rest != 0; rest &= rest - 1)
            people += agreed.people[Long.numberOfTrailingZeros(rest)];
        return people;
    }
}
