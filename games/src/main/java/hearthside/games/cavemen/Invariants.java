package hearthside.games.cavemen;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.input.Amount;
import java.util.List;

/// What must hold of every state, whether it was played or read: no card comes or goes, nobody owes, and the phase fits the rest.
record Invariants(State s) {

    void check() {
        cards();
        for (int seat = 0; seat < s.seats(); seat++) tribe(seat);
        piles();
        phase();
    }

    /// CV-30, CV-74: every card of the deck is in one place, and starting hunters are never dealt.
    private void cards() {
        long beings = 0, things = 0;
        for (int pile = 0; pile < s.beings.length; pile++) {
            must((beings & s.beings[pile] | things & s.things[pile]) == 0, "", "A card is in two places.");
            beings |= s.beings[pile];
            things |= s.things[pile];
        }
        must((beings & Cards.DECK_BEINGS) == Cards.DECK_BEINGS && things == Cards.DECK_THINGS, "deck", "Cards are missing.");
        must(((s.beings[DECK] | s.beings[DISCARD] | s.beings[POOL]) & Cards.STARTER_BITS) == 0, "deck",
                "Starting hunters are never dealt (CV-74).");
    }

    /// CV-12, CV-58
    private void tribe(int seat) {
        var at = "tableaus[%d].".formatted(seat);
        Amount.count(s.food[seat], at + "food");
        Amount.count(s.teeth[seat], at + "teeth");
        long own = s.tribe[seat] < 0 ? 0 : Cards.CAVEMAN_BITS & ~Cards.STARTER_BITS | 1L << Cards.STARTERS + s.tribe[seat];
        must((s.members(seat) & ~own) == 0, at + "members", "Only cavemen of this tribe belong to it.");
        must(s.size(seat) <= s.score(seat, Score.POPULATION), at + "members",
                "A tribe may not be larger than its population score (CV-58).");
    }

    private void piles() {
        must(s.count(POOL) <= s.seats() + 5, "pool", "The pool holds at most %d cards (CV-25).".formatted(s.seats() + 5));
        must(!s.isFireIn(DISCARD), "discard", "Fire is never discarded (CV-30).");
        must(!s.isEmpty(DECK), "deck", "When the last card is drawn, the discards become the deck (CV-26).");
        must(s.locked || !s.agreed.quickFire || !s.isFireIn(POOL), "fireLocked", "Fire is locked when it enters the pool (CV-99).");
    }

    /// The phase must be one that the rest of the state can lead to.
    private void phase() {
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
        must(marker >= 1 && marker <= Cards.MARKERS && Hunting.isInTribe(s, seat, marker), "phase.marker",
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
        int other = bidder < 0 ? s.conch : s.left(bidder);
        for (int i = 0; i < s.seats() && other != seat; i++, other = s.left(other)) between |= 1 << other; // or round the table
        int others = s.agreed.strictPass ? s.passed & between : s.passed;
        must(others == between && (s.passed >> seat & 1) == 0 && (bidder < 0 || (s.passed >> bidder & 1) == 0), "passed",
                "Since the last bid have passed: %s (CV-38).".formatted(seats(between)));
        pool(0);
    }

    private List<Integer> seats(int bits) { return s.each(seat -> seat).stream().filter(seat -> (bits >> seat & 1) != 0).toList(); }
}
