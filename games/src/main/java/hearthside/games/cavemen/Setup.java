package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Terms;
import hearthside.core.chance.Naming;
import java.util.Arrays;

/// CV-13..21: the deck, food and teeth; then, when all tribes are chosen, the first holder of the Conch.
final class Setup {
    private Setup() {}

    static State of(Terms terms, Dealer dealer) {
        var agreed = Agreement.on(terms);
        var s = new State(agreed);
        s.beings[State.DECK] = Cards.DECK_BEINGS; // CV-17
        s.things[State.DECK] = Cards.DECK_THINGS;
        Arrays.fill(s.tribe, -1);
        Arrays.fill(s.food, agreed.edition.food().get(agreed.seats - 2)); // CV-16
        Arrays.fill(s.teeth, agreed.edition.teeth());
        if (agreed.tribes == TribeChoice.CHOSEN) return s;
        for (int seat = 0; seat < agreed.seats; seat++) {
            settle(s, seat,
                    free(s, dealer.below(Tribe.ALL.size() - seat, s,
                            Naming.at("seat", seat, (state, n) -> "tribe " + Naming.word(Tribe.ALL.get(free(state, n)))))),
                    dealer);
        }
        s.phase = begin(s, dealer);
        return s;
    }

    /// The n-th tribe that nobody has.
    private static int free(State s, int n) {
        int left = n, tribe = 0;
        while (!Choosing.isFree(s, tribe) || left-- > 0) tribe++;
        return tribe;
    }

    /// CV-13: a tribe comes with its hunter; its leader and its home cave follow from the tribe.
    static void settle(State s, int seat, int tribe, Dealer dealer) {
        s.tribe[seat] = tribe;
        s.add(State.TRIBES + seat, Cards.STARTERS + tribe);
        dealer.announce(new Event.TribeChosen(seat, Tribe.ALL.get(tribe)));
    }

    /// CV-18: cards are turned up until one has the marker of a player's starting hunter; CV-19: then all go back into the deck.
    static Phase begin(State s, Dealer dealer) {
        long beings = s.beings[State.DECK], things = s.things[State.DECK];
        while (s.conch < 0) {
            int card = s.takeAny(State.DECK, "conch", dealer);
            dealer.announce(new Event.StoneDrawn(s.agreed.cards.id(card), s.agreed.cards.marker[card]));
            s.conch = withMarker(s, s.agreed.cards.marker[card]);
        }
        s.beings[State.DECK] = beings;
        s.things[State.DECK] = things;
        dealer.announce(new Event.ConchFound(s.conch));
        if (s.agreed.consolation) console(s, dealer);
        return Round.begin(s, dealer);
    }

    /// CV-20: at most one starting hunter has it. CV-10: no marker is like no other.
    private static int withMarker(State s, int marker) {
        for (int seat = 0; seat < s.seats(); seat++)
            if (marker != 0 && s.agreed.cards.marker[Cards.STARTERS + s.tribe[seat]] == marker) return seat;
        return -1;
    }

    /// CV-101
    private static void console(State s, Dealer dealer) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (seat == s.conch) continue;
            s.gain(seat, 0, 1);
            dealer.announce(new Event.Consoled(seat, 1));
        }
    }
}
