package hearthside.games.cavemen;

import static hearthside.core.BadInput.must;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Terms;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/// Reads a position back into a state, and says what is wrong with one that cannot arise.
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
        piles(real);
        new Moment(s, view).check();
        return s;
    }

    private void tribe(int seat) {
        var tableau = view.tableaus().get(seat);
        var at = "tableaus[%d].".formatted(seat);
        must(tableau.food() >= 0, at + "food", "There cannot be %d food (CV-12).".formatted(tableau.food()));
        must(tableau.teeth() >= 0, at + "teeth", "There cannot be %d teeth (CV-12).".formatted(tableau.teeth()));
        s.food[seat] = tableau.food();
        s.teeth[seat] = tableau.teeth();
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
        must(told.scores().equals(real.scores()), at + "scores", "The scores must be %s.".formatted(real.scores()));
        must(told.size() == real.size(), at + "size", "The tribe has %d cavemen.".formatted(real.size()));
        must(told.explores() == real.explores(), at + "explores", "Caves are free exactly for tribes with an explorer (CV-8).");
        must(told.owes() == real.owes(), at + "owes", "The tribe owes %d food (CV-44, CV-45).".formatted(real.owes()));
        must(told.casualty().equals(real.casualty()), at + "casualty",
                "The odds of a casualty are %d of %d.".formatted(real.casualty().bad(), real.casualty().of()));
        must(real.size() <= real.scores().population(), at + "members", "A tribe may not be larger than its population score (CV-58).");
    }

    private void piles(View real) {
        must(view.pool().size() <= agreed.seats + 5, "pool", "The pool holds at most %d cards (CV-25).".formatted(agreed.seats + 5));
        must(!s.isFireIn(DISCARD), "discard", "Fire is never discarded (CV-30).");
        must(!s.isEmpty(DECK), "deck", "When the last card is drawn, the discards become the deck (CV-26).");
        must(s.locked || !agreed.quickFire || !s.isFireIn(POOL), "fireLocked", "Fire is locked when it enters the pool (CV-99).");
        must(view.markers().equals(real.markers()), "markers", "The markers in the deck are %s.".formatted(real.markers()));
        must(new HashSet<>(view.box()).equals(new HashSet<>(real.box())), "box", "In the box are %s.".formatted(real.box()));
    }

    /// The phase must be one that the rest of the position can lead to.
    private record Moment(State s, View view) {
        void check() {
            boolean won = s.each(seat -> s.isFireIn(TRIBES + seat)).contains(true);
            if (s.phase instanceof Over) {
                must(won || s.round == s.agreed.maxRounds, "phase", "Nobody has invented Fire, so the game is not over (CV-2).");
                must(!won || s.isFireIn(TRIBES + s.conch), "conch", "Only the holder of the Conch can have invented Fire (CV-82).");
                return;
            }
            must(!won, "phase", "Fire is invented, so the game is over (CV-83).");
            int seat = s.phase.seat();
            must(seat >= 0 && seat < s.seats(), "phase.seat", "Seat %d does not exist.".formatted(seat));
            must(s.passed == 0 || s.phase instanceof Bidding, "passed", "Nobody passes outside the auction.");
            switch (s.phase) {
                case Choosing _ ->
                    must(s.count(DECK) == Cards.DECK && !s.locked, "deck", "While tribes are chosen, all cards are in the deck (CV-17).");
                case Bidding bidding -> auction(bidding);
                case Starving _ -> {
                    must(Long.bitCount(s.members(seat)) > 1 && s.food[seat] < s.owes(seat), "phase",
                            "Only a tribe that cannot be fed starves, and there must be a choice (CV-46).");
                    pool(0);
                }
                case Acting(int _, int turn) -> {
                    turn(seat, turn);
                    pool(turn);
                }
                case Replacing(int _, int turn, String card) -> {
                    turn(seat, turn);
                    int n = s.agreed.cards.number(card);
                    must(Cards.isCaveman(n) && s.has(POOL, n), "phase.card", "The recruit must lie in the pool (CV-56).");
                    must(s.isFull(seat) && s.members(seat) != 0, "phase", "A member is replaced only in a full tribe (CV-59).");
                    pool(turn);
                }
                case Losing(int _, int turn, int marker) -> {
                    turn(seat, turn);
                    casualty(seat, marker);
                    pool(turn + 1);
                }
                case Discarding _ -> {
                    must(seat == s.right(s.conch), "phase.seat", "The player on the right of the holder of the Conch discards (CV-87).");
                    must(s.count(POOL) > Round.KEPT, "phase", "Three cards remain, so nothing is discarded (CV-87).");
                    must(s.locked || !s.isFireIn(POOL), "pool", "Fire goes back into the deck first (CV-86).");
                }
                case Over _ -> throw new IllegalStateException("dealt with above");
            }
        }

        /// CV-25, CV-54: the pool was full when the round began, and nothing but an action takes a card from it.
        private void pool(int taken) {
            int least = s.seats() + 5 - taken;
            must(s.count(POOL) >= least, "pool", "At this moment at least %d cards lie in the pool (CV-25, CV-54).".formatted(least));
        }

        private void casualty(int seat, int marker) {
            must(marker >= 1 && marker <= 5 && Hunting.isInTribe(s, seat, marker), "phase.marker",
                    "Nobody in the tribe has the marker %d (CV-69).".formatted(marker));
            must(Long.bitCount(s.members(seat)) > 1, "phase", "There must be a choice whom to lose (CV-69).");
            must(!s.agreed.inventions.sparesCasualties(s.things[TRIBES + seat]), "phase",
                    "This tribe does not draw for casualties (CV-76).");
            must(s.agreed.boneDie || s.markersIn(DISCARD, marker) > 0, "discard",
                    "The casualty card with the marker %d must be among the discards (CV-73).".formatted(marker));
        }

        private void turn(int seat, int turn) {
            must(turn >= 0 && turn <= s.seats(), "phase.turn", "There are %d actions in a round.".formatted(s.seats() + 1));
            must(seat == (s.conch + turn) % s.seats(), "phase.seat",
                    "This action belongs to seat %d (CV-51).".formatted((s.conch + turn) % s.seats()));
        }

        private void auction(Bidding bidding) {
            int seat = bidding.seat(), bidder = bidding.bidder();
            must(s.round > 1 || s.agreed.auctionInRoundOne, "phase", "There is no auction in round 1 at this table (CV-97).");
            must(s.round > 1 || s.isEmpty(DISCARD), "discard", "Before the first action nothing is discarded (CV-54).");
            must(bidder >= -1 && bidder < s.seats() && bidder != seat, "phase.bidder", "The highest bidder is not asked (CV-42).");
            must((bidder == -1) == (bidding.high() == 0) && bidding.high() >= 0 && (bidder < 0 || s.teeth[bidder] >= bidding.high()),
                    "phase.high", "This bid cannot have been made (CV-36).");
            must(s.teeth[seat] > bidding.high(), "phase", "Who cannot bid higher is not asked (CV-42).");
            int between = 0;
            for (int other = bidder < 0 ? s.conch : s.left(bidder); other != seat; other = s.left(other)) between |= 1 << other;
            int others = s.agreed.strictPass ? s.passed & between : s.passed;
            must(others == between && (s.passed >> seat & 1) == 0 && (bidder < 0 || (s.passed >> bidder & 1) == 0), "passed",
                    "Since the last bid have passed: %s (CV-38).".formatted(seats(between)));
            pool(0);
        }

        private List<Integer> seats(int bits) { return s.each(seat -> seat).stream().filter(seat -> (bits >> seat & 1) != 0).toList(); }
    }
}
