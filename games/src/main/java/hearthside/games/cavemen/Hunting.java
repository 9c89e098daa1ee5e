package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Dealer;
import hearthside.games.cavemen.Card.Beast;

/// CV-66..79: what a hunt brings and what it may cost.
final class Hunting {
    private Hunting() {}

    static Phase hunt(State s, int seat, int turn, int card, Dealer dealer) {
        var beast = (Beast) s.agreed.cards.card(card);
        int food = food(s, seat, beast), teeth = teeth(s, seat, beast);
        s.move(card, POOL, DISCARD); // CV-67, CV-77
        s.gain(seat, food, teeth);
        dealer.announce(new Event.Hunted(seat, beast.id(), food, teeth));
        if (s.agreed.inventions.sparesCasualties(s.things[TRIBES + seat])) return Round.next(s, seat, turn, dealer); // CV-76
        int marker = s.agreed.boneDie ? rollForCasualties(s, seat, dealer) : drawForCasualties(s, seat, dealer);
        if (!isInTribe(s, seat, marker)) return Round.next(s, seat, turn, dealer);
        if (Long.bitCount(s.members(seat)) > 1) return new Losing(seat, turn, marker); // CV-69, CV-71
        Losing.lose(s, seat, Long.numberOfTrailingZeros(s.members(seat)), dealer);
        return Round.next(s, seat, turn, dealer);
    }

    /// CV-77
    static int food(State s, int seat, Beast beast) { return beast.food() + s.agreed.inventions.moreFood(s.things[TRIBES + seat]); }

    static int teeth(State s, int seat, Beast beast) { return beast.teeth() + s.agreed.inventions.moreTeeth(s.things[TRIBES + seat]); }

    /// CV-69: cavemen alone are compared (CV-75); no marker is like no other (CV-10).
    static boolean isInTribe(State s, int seat, int marker) {
        return marker != 0 && (s.members(seat) & s.agreed.cards.markerBeings[marker]) != 0;
    }

    /// CV-68: the marker of the top card; 0 if there is none to draw (CV-29).
    private static int drawForCasualties(State s, int seat, Dealer dealer) {
        int card = s.draw("casualty", dealer);
        if (card == Cards.FIRE) { // CV-72, CV-78, CV-79: another card first, then Fire goes back into whatever is the deck by then
            dealer.announce(new Event.FireSetAside(seat));
            card = s.draw("casualty", dealer);
            s.add(DECK, Cards.FIRE);
            dealer.announce(new Event.FireReturned());
        }
        if (card == Cards.NONE) return 0;
        s.add(DISCARD, card); // CV-73
        int marker = s.agreed.cards.marker[card];
        dealer.announce(new Event.CasualtyDrawn(seat, s.agreed.cards.id(card), marker, isInTribe(s, seat, marker)));
        return marker;
    }

    /// CV-98: 6 harms nobody.
    private static int rollForCasualties(State s, int seat, Dealer dealer) {
        int die = dealer.d6();
        int marker = die == 6 ? 0 : die;
        dealer.announce(new Event.CasualtyRolled(seat, die, isInTribe(s, seat, marker)));
        return marker;
    }
}
