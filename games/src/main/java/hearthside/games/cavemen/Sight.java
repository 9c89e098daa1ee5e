package hearthside.games.cavemen;

import hearthside.core.Terms;
import java.util.Arrays;

/// The state that a view shows, so that facts are worked out by the very rules that the game is played by. CV-3: all is open. Nothing is
/// checked, for a view comes from the rules.
final class Sight {
    private Sight() {}

    static State of(Terms terms, View view) {
        var s = new State(Agreement.on(terms));
        s.phase = view.phase();
        s.round = view.round();
        s.conch = view.conch();
        s.locked = view.fireLocked();
        for (int seat : view.passed()) s.passed |= 1 << seat;
        for (var card : view.pool()) s.add(State.POOL, s.agreed.cards.number(card.id()));
        for (var card : view.discard()) s.add(State.DISCARD, s.agreed.cards.number(card));
        for (var card : view.deck()) s.add(State.DECK, s.agreed.cards.number(card));
        Arrays.fill(s.tribe, -1);
        for (int seat = 0; seat < view.tableaus().size(); seat++) tableau(s, seat, view.tableaus().get(seat));
        return s;
    }

    private static void tableau(State s, int seat, View.Tableau tableau) {
        s.food[seat] = tableau.food();
        s.teeth[seat] = tableau.teeth();
        var tribe = tableau.tribe();
        if (tribe == null) return;
        s.tribe[seat] = tribe.ordinal();
        for (var member : tableau.members()) s.add(State.TRIBES + seat, s.agreed.cards.number(member.id()));
        for (var cave : tableau.caves().subList(1, tableau.caves().size())) s.add(State.TRIBES + seat, s.agreed.cards.number(cave.id()));
        for (var invention : tableau.inventions()) s.add(State.TRIBES + seat, s.agreed.cards.number(invention.id()));
    }
}
