package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Dealer;
import java.util.ArrayList;

/// CV-22: Draw, Conch, Feed, Action, Discard: what happens between the decisions of a round.
final class Round {
    static final int KEPT = 3; // CV-87

    private Round() {}

    /// CV-96: a game without an end is stopped.
    static Phase begin(State s, Dealer dealer) {
        if (s.round == s.agreed.maxRounds) return end(s, dealer);
        s.round++;
        dealer.announce(new Event.RoundBegun(s.round));
        fillPool(s, s.seats() + (s.round == 1 ? 5 : 2), dealer); // CV-23, CV-24
        if (s.round > 1) { // CV-31, CV-32
            int from = s.conch;
            s.conch = s.left(from);
            dealer.announce(new Event.ConchPassed(from, s.conch));
        } else if (!s.agreed.auctionInRoundOne) { // CV-97
            return feed(s, s.conch, dealer);
        }
        return auction(s, s.conch, 0, -1, dealer); // CV-34
    }

    private static void fillPool(State s, int cards, Dealer dealer) {
        var drawn = new ArrayList<String>(cards);
        for (int i = 0; i < cards; i++) {
            int card = s.draw("pool", dealer);
            if (card == Cards.NONE) break; // CV-29
            s.add(POOL, card);
            drawn.add(s.agreed.cards.id(card));
        }
        dealer.announce(new Event.PoolFilled(drawn));
        if (s.agreed.quickFire && s.isFireIn(POOL)) s.lock(dealer); // CV-99
    }

    /// Who is asked next, from `seat` on. CV-42: whoever cannot bid higher passes without being asked.
    /// CV-38: the auction ends when all but the highest bidder have passed.
    static Phase auction(State s, int seat, int high, int bidder, Dealer dealer) {
        int all = (1 << s.seats()) - 1, standing = bidder < 0 ? 0 : 1 << bidder;
        for (;; seat = s.left(seat)) {
            if ((s.passed | standing) == all) return award(s, high, bidder, dealer);
            if (((s.passed | standing) >> seat & 1) != 0) continue;
            if (s.teeth[seat] > high) return new Bidding(seat, high, bidder);
            s.passed |= 1 << seat;
            dealer.announce(new Event.Passed(seat));
        }
    }

    private static Phase award(State s, int high, int bidder, Dealer dealer) {
        s.passed = 0;
        if (bidder < 0) { // CV-39
            dealer.announce(new Event.ConchKept(s.conch));
        } else { // CV-40, CV-41
            int paid = conchPrice(s, bidder, high);
            s.teeth[bidder] -= paid;
            s.conch = bidder;
            dealer.announce(new Event.ConchWon(bidder, high, paid));
        }
        return feed(s, s.conch, dealer);
    }

    /// CV-41: what whoever wins the Conch with this bid pays.
    static int conchPrice(State s, int seat, int bid) {
        return Math.max(0, bid - s.agreed.inventions.conchDiscount(s.things[TRIBES + seat]));
    }

    /// CV-49: feeds from `seat` on, the holder of the Conch first, then clockwise: income first, then the debt.
    private static Phase feed(State s, int seat, Dealer dealer) {
        do {
            find(s, seat, dealer);
            int owed = s.owes(seat);
            if (s.food[seat] >= owed) { // CV-48
                s.food[seat] -= owed;
                dealer.announce(new Event.Fed(seat, owed));
            } else if (s.members(seat) == 0) { // CV-47
                dealer.announce(new Event.WentHungry(seat));
            } else if (Long.bitCount(s.members(seat)) > 1) { // CV-46
                return Starving.of(seat);
            } else {
                starve(s, seat, Long.numberOfTrailingZeros(s.members(seat)), dealer);
            }
            seat = s.left(seat);
        } while (seat != s.conch);
        return Acting.turn(s.conch, 0); // CV-51
    }

    static Phase feedNext(State s, int seat, Dealer dealer) {
        return s.left(seat) == s.conch ? Acting.turn(s.conch, 0) : feed(s, s.left(seat), dealer);
    }

    private static void find(State s, int seat, Dealer dealer) {
        long own = s.things[TRIBES + seat];
        if (!s.agreed.inventions.findsAnything(own)) return;
        int food = s.agreed.inventions.foundFood(own), teeth = seat == s.conch ? s.agreed.inventions.foundTeeth(own, s.members(seat)) : 0;
        s.gain(seat, food, teeth);
        if (food + teeth > 0) dealer.announce(new Event.Found(seat, food, teeth));
    }

    static void starve(State s, int seat, int card, Dealer dealer) {
        s.lose(seat, card); // CV-50: the food stays
        dealer.announce(new Event.Starved(seat, s.agreed.cards.id(card)));
    }

    /// CV-51: the next to act; after everybody the holder of the Conch once more.
    static Phase next(State s, int seat, int turn, Dealer dealer) {
        return turn == s.seats() ? discard(s, dealer) : Acting.turn(s.left(seat), turn + 1);
    }

    /// CV-86: Fire goes back into the deck first, unless it is locked.
    private static Phase discard(State s, Dealer dealer) {
        if (s.isFireIn(POOL) && !s.locked) {
            s.move(Cards.FIRE, POOL, DECK);
            dealer.announce(new Event.FireReturned());
        }
        return trim(s, dealer);
    }

    /// CV-87: the player on the right of the holder discards until three cards remain.
    static Phase trim(State s, Dealer dealer) { return s.count(POOL) > KEPT ? Discarding.of(s.right(s.conch)) : begin(s, dealer); }

    static Phase end(State s, Dealer dealer) {
        dealer.announce(new Event.Ended(s.winners()));
        return new Over();
    }
}
