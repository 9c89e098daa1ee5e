package hearthside.games.cavemen;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Terms;
import hearthside.core.input.Amount;
import java.util.Arrays;
import java.util.HashSet;

/// Reads a position back into a state, and says what is wrong with one that cannot be told so. What must hold of any state is in
/// [Invariants].
final class Restoring {
    private final Agreement agreed;
    private final View view;
    private final State s;
    private long beings = Cards.DECK_BEINGS, things = Cards.DECK_THINGS; // what has not been met yet

    Restoring(Terms terms, View view) {
        agreed = Agreement.on(terms);
        this.view = view;
        s = new State(agreed);
    }

    State state() {
        must(view.fireCost() == agreed.fireCost, "fireCost",
                "With %d players Fire needs %d (CV-82).".formatted(agreed.seats, agreed.fireCost));
        must(view.lastRound() == agreed.maxRounds, "lastRound", "The option maxRounds is agreed to be %d.".formatted(agreed.maxRounds));
        must(view.tableaus().size() == agreed.seats, "tableaus",
                "There must be %d tableaus; there are %d.".formatted(agreed.seats, view.tableaus().size()));
        s.locked = view.fireLocked();
        s.phase = view.phase();
        Arrays.fill(s.tribe, -1);
        for (int seat = 0; seat < agreed.seats; seat++) tribe(seat);
        for (int i = 0; i < view.pool().size(); i++) s.add(POOL, known(view.pool().get(i), "pool[%d]".formatted(i)));
        for (int i = 0; i < view.discard().size(); i++) s.add(DISCARD, meet(view.discard().get(i), "discard[%d]".formatted(i)));
        for (int i = 0; i < view.deck().size(); i++) s.add(DECK, meet(view.deck().get(i), "deck[%d]".formatted(i)));
        must((beings | things) == 0, "deck", "Cards are missing: %s.".formatted(String.join(", ", agreed.cards.ids(beings, things))));
        s.beings[DECK] |= beings; // what a position leaves out is in the deck
        s.things[DECK] |= things;
        course();
        var real = View.of(s);
        for (int seat = 0; seat < agreed.seats; seat++) tableau(seat, real.tableaus().get(seat));
        must(view.markers().equals(real.markers()), "markers", "The markers in the deck are %s.".formatted(real.markers()));
        must(new HashSet<>(view.box()).equals(new HashSet<>(real.box())), "box", "In the box are %s.".formatted(real.box()));
        new Invariants(s).check();
        return s;
    }

    private void tribe(int seat) {
        var tableau = view.tableaus().get(seat);
        var at = "tableaus[%d].".formatted(seat);
        s.food[seat] = Amount.count(tableau.food(), at + "food"); // CV-12
        s.teeth[seat] = Amount.count(tableau.teeth(), at + "teeth");
        var tribe = tableau.tribe();
        boolean choosing = view.phase() instanceof Choosing(int turn) && seat >= turn;
        must((tribe == null) == choosing, at + "tribe", choosing ? "This tribe is not chosen yet." : "Everybody has chosen a tribe.");
        if (tribe == null) return;
        must(Choosing.isFree(s, tribe.ordinal()), at + "tribe", "Two players cannot have the same tribe (CV-13).");
        s.tribe[seat] = tribe.ordinal();
        for (int i = 0; i < tableau.members().size(); i++) member(seat, i);
        for (int i = 1; i < tableau.caves().size(); i++) s.add(TRIBES + seat, known(tableau.caves().get(i), at + "caves[%d]".formatted(i)));
        for (int i = 0; i < tableau.inventions().size(); i++)
            s.add(TRIBES + seat, known(tableau.inventions().get(i), at + "inventions[%d]".formatted(i)));
    }

    private void member(int seat, int i) {
        var at = "tableaus[%d].members[%d]".formatted(seat, i);
        var member = view.tableaus().get(seat).members().get(i);
        int starter = Cards.STARTERS + s.tribe[seat];
        if (!member.equals(agreed.cards.card(starter))) {
            s.add(TRIBES + seat, known(member, at));
            return;
        }
        must(!s.has(TRIBES + seat, starter), at, "The card %s is there twice.".formatted(member.id()));
        s.add(TRIBES + seat, starter);
    }

    /// The number of a card that must look as in the edition.
    private int known(Card card, String field) {
        int n = meet(card.id(), field);
        must(agreed.cards.card(n).equals(card), field, "The edition has no card \"%s\" like this.".formatted(card.id()));
        return n;
    }

    private int meet(String id, String field) {
        int n = agreed.cards.number(id);
        must(n != Cards.NONE && !(n >= Cards.STARTERS && n < Cards.BEASTS), field, "The deck has no card \"%s\".".formatted(id));
        boolean free = ((n < Cards.CAVES ? beings >>> n : things >>> n - Cards.CAVES) & 1) != 0;
        must(free, field, "The card %s is there twice.".formatted(id));
        if (n < Cards.CAVES) beings &= ~(1L << n);
        else things &= ~(1L << n - Cards.CAVES);
        return n;
    }

    /// The round, the Conch, and who has passed.
    private void course() {
        boolean choosing = view.phase() instanceof Choosing;
        must(choosing ? view.round() == 0 : view.round() >= 1 && view.round() <= agreed.maxRounds, "round",
                choosing ? "No round has begun while tribes are chosen." : "The round is 1 to %d.".formatted(agreed.maxRounds));
        must(choosing ? view.conch() == -1 : view.conch() >= 0 && view.conch() < agreed.seats, "conch",
                choosing ? "Nobody has the Conch while tribes are chosen." : "Seat %d does not exist.".formatted(view.conch()));
        s.round = view.round();
        s.conch = view.conch();
        for (int seat : view.passed()) {
            must(seat >= 0 && seat < agreed.seats, "passed", "Seat %d does not exist.".formatted(seat));
            s.passed |= 1 << seat;
        }
    }

    /// What follows from the cards must be told as it follows.
    private void tableau(int seat, View.Tableau real) {
        var at = "tableaus[%d].".formatted(seat);
        var told = view.tableaus().get(seat);
        must(new HashSet<>(told.members()).equals(new HashSet<>(real.members())), at + "members",
                "Before the tribe is chosen there is nobody.");
        must(java.util.Objects.equals(told.leader(), real.leader()), at + "leader", "The leader must be the one of the tribe.");
        must(told.caves().size() == real.caves().size()
                && (real.caves().isEmpty() || told.caves().getFirst().equals(real.caves().getFirst())), at + "caves",
                "The home cave of the tribe comes first.");
        must(told.inventions().size() == real.inventions().size(), at + "inventions", "Only inventions lie here.");
        must(told.scores().equals(real.scores()), at + "scores",
                "The scores must be: hunting %d, inventing %d, foraging %d, population %d (CV-6).".formatted(real.scores().hunting(),
                        real.scores().inventing(), real.scores().foraging(), real.scores().population()));
        must(told.size() == real.size(), at + "size", "The tribe has %d cavemen.".formatted(real.size()));
        must(told.explores() == real.explores(), at + "explores", "Caves are free exactly for tribes with an explorer (CV-8).");
        must(told.owes() == real.owes(), at + "owes", "The tribe owes %d food (CV-44, CV-45).".formatted(real.owes()));
        boolean onlyFire = s.isFireIn(DECK) && s.count(DECK) == 1; // CV-78: the version before told the odds as 0 of 0 then
        must(onlyFire && told.casualty().equals(new View.Odds(0, 0)) || told.casualty().equals(real.casualty()), at + "casualty",
                "The odds of a casualty are %d of %d.".formatted(real.casualty().bad(), real.casualty().of()));
    }
}
