package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Terms;
import hearthside.core.chance.Naming;

/// FS-1..17: the map with its tiles face down, the decks, the mats.
final class Setup {
    private Setup() {}

    static State of(Terms terms, Dealer dealer) {
        var agreed = Agreement.on(terms);
        var s = new State(agreed); // FS-17 are zeros
        // FS-2
        for (int area = 0; area < s.ground.length; area++) s.ground[area] = (byte) (agreed.hearth[area] ? State.HEARTH : State.DOWN);
        s.unseenAnimals = agreed.herd; // FS-3; FS-4: the cave card is drawn when it is turned up
        s.deck = agreed.inventions;
        for (int i = 0; i < s.display.length; i++) s.display[i] = s.drawInvention(i, dealer); // FS-6
        s.start = terms.starter().orElseGet(() -> dealer.seat(agreed.seats)); // FS-16
        s.active = s.start;
        int tasks = (1 << Task.ALL.size()) - 1;
        for (int seat = 0; seat < agreed.seats; seat++) {
            s.scout[2 * seat] = agreed.start; // FS-9, FS-10
            int left = tasks; // FS-11
            s.task[seat] = nth(left, dealer.below(Integer.bitCount(left), s,
                    Naming.secretly(seat, (_, n) -> "task " + Naming.word(Task.ALL.get(nth(left, n))))));
            tasks &= ~(1 << s.task[seat]);
            startTiles(s, seat);
        }
        if (!agreed.startingInventions) {
            s.phase = Moving.turn(s.start);
            return s;
        }
        int box = Invention.TRAIL_MARKS.bit() | Invention.THROWING_STICK.bit() | Invention.CARRYING_NET.bit() | Invention.LEAN_TO.bit();
        for (int i = 0; i < agreed.seats; i++) { // FS-105
            int left = box;
            int laid = nth(left, dealer.below(Integer.bitCount(left), s,
                    (_, n) -> "invention " + Naming.word(Invention.ALL.get(nth(left, n)))));
            box &= ~(1 << laid);
            s.offered |= 1 << laid;
        }
        s.phase = new Choosing((s.start + agreed.seats - 1) % agreed.seats);
        return s;
    }

    /// FS-12..15: both with four players, one with three, none with two.
    private static void startTiles(State s, int seat) {
        var tiles = s.agreed.edition.startTiles().get(seat);
        if (s.seats() == 4 || s.seats() == 3 && s.agreed.symbol == StartSymbol.SUN) s.fill(seat, Store.LIGHT, tiles.sun(), 1);
        if (s.seats() == 4 || s.seats() == 3 && s.agreed.symbol == StartSymbol.MOON) s.fill(seat, Store.DARK, tiles.moon(), 1);
    }

    static int nth(int set, int n) {
        int rest = set;
        for (int i = 0; i < n; i++) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }
}
