package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Result;
import hearthside.core.input.Amount;

/// SA-70..74: the end of a round, and the end of the game.
final class Round {
    private Round() {}

    static Phase end(State s, Dealer dealer) {
        if (hasEmptyPile(s)) return endGame(s, dealer); // SA-70
        if (emptySpaces(s) > s.deckSize()) return endGame(s, dealer); // SA-73
        s.start = (s.start + 1) % s.seats(); // SA-71
        fillRow(s, dealer);
        for (int board = 0; board < s.seats(); board++) s.tools[board] = Tools.refresh(s.tools[board]); // SA-74
        s.round = Amount.plus(s.round, 1);
        dealer.announce(new Event.RoundBegan(s.round, s.start));
        return Placing.turn(s.start);
    }

    static boolean hasEmptyPile(State s) {
        for (int pile = 0; pile < s.agreed.piles; pile++) if (s.top[pile] < 0) return true;
        return false;
    }

    static int emptySpaces(State s) {
        int empty = 0;
        for (int card : s.row) if (card < 0) empty++;
        return empty;
    }

    /// SA-72: the cards move to the right, into the cheaper spaces; then new ones come, from the right.
    private static void fillRow(State s, Dealer dealer) {
        int next = 0;
        for (int space = 0; space < State.CARD_SPACES; space++) {
            if (s.row[space] < 0) continue;
            if (next < space) {
                s.row[next] = s.row[space];
                s.row[space] = -1;
                dealer.announce(new Event.CardSlid(Location.space(space), Location.space(next)));
            }
            next++;
        }
        for (; next < State.CARD_SPACES; next++) {
            s.fill(next, dealer);
            dealer.announce(new Event.CardTurnedUp(Location.space(next), s.agreed.card(s.row[next])));
        }
    }

    static Phase endGame(State s, Dealer dealer) {
        dealer.reveal(); // cards taken unseen are shown
        for (int seat = 0; seat < s.seats(); seat++) {
            while (s.hasAnyTwo(seat)) Rulebook.take(s, seat, new Goods(2, 0, 0, 0), dealer); // SA-58
            var tally = Scoring.tally(s, seat, s.allCards(seat));
            s.score(seat, tally.total());
            dealer.announce(new Event.Scored(seat, tally, s.score[seat]));
        }
        dealer.announce(new Event.Ended(result(s).winners()));
        return new Over();
    }

    /// SA-86: most points; then field, tools and figures together; then the win is shared.
    static Result result(State s) { return Result.best(s.each(seat -> s.score[seat]), s.each(s::tiebreak)); }
}
