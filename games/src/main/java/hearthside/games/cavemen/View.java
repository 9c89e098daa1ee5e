package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Derived;
import hearthside.core.Listing;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What everybody sees. CV-3: all is open but the order of the deck, and that is not stored; so all viewers see the same.
///
/// @param round      from 1; 0 while tribes are chosen
/// @param conch      the seat that holds it; -1 while tribes are chosen
/// @param passed     during an auction, the seats that have passed since the last bid (or for good, CV-100)
/// @param pool       the cards to choose from
/// @param deck       what lies in the deck: known to all, but not in which order
/// @param markers    how many cards of the deck have no marker, marker 1, 2, 3, 4, 5
/// @param discard    the discard pile
/// @param box        starting cards that nobody plays with, or no longer (CV-15, CV-74)
/// @param fireLocked whether Fire stays in the pool (CV-28)
/// @param fireCost   the inventing score that Fire needs at this table (CV-82)
/// @param lastRound  the game is stopped after it (CV-96)
/// @param tableaus   what lies before each seat
public record View(Phase phase, int round, int conch, List<Integer> passed, List<Card> pool, @Derived List<String> deck,
        @Derived List<Integer> markers,
        List<String> discard, @Derived List<String> box,
        boolean fireLocked, @Derived int fireCost, @Derived int lastRound, List<Tableau> tableaus) {

    /// Before a tribe is chosen (CV-14) it has no name and no leader.
    ///
    /// @param caves    the home cave first
    /// @param size     how many cavemen, the leader included (CV-5)
    /// @param explores whether caves are free (CV-8)
    /// @param owes     food owed in a Feed phase, as the Conch lies now (CV-44, CV-45)
    /// @param casualty how likely a hunt costs a member now
    public record Tableau(@Nullable Tribe tribe, @Derived @Nullable Caveman leader, List<Caveman> members, List<Cave> caves,
            List<Invention> inventions, int food, int teeth, @Derived Scores scores, @Derived int size,
            @Derived boolean explores, @Derived int owes, @Derived Odds casualty) {}

    /// So many chances out of so many.
    public record Odds(int bad, int of) {}

    static View of(State s) {
        return new View(s.phase, s.round, s.conch, seats(s), s.agreed.cards.list(s.beings[POOL], s.things[POOL]),
                s.agreed.cards.ids(s.beings[DECK], s.things[DECK]), markers(s),
                s.agreed.cards.ids(s.beings[DISCARD], s.things[DISCARD]), box(s), s.locked, s.agreed.fireCost, s.agreed.maxRounds,
                s.each(seat -> tableau(s, seat)));
    }

    private static List<Integer> seats(State s) { return Listing.ofSet(s.passed, seat -> seat); }

    private static List<Integer> markers(State s) { return Listing.of(Cards.MARKERS + 1, marker -> s.markersIn(DECK, marker)); }

    private static List<String> box(State s) {
        var box = new ArrayList<String>();
        for (int tribe = 0; tribe < Tribe.ALL.size(); tribe++) {
            var cards = s.agreed.edition.tribes().get(tribe);
            boolean free = Choosing.isFree(s, tribe);
            if (free) box.add(cards.leader().id());
            int hunter = tribe;
            if (free || IntStream.range(0, s.seats()).noneMatch(seat -> s.has(TRIBES + seat, Cards.STARTERS + hunter)))
                box.add(cards.hunter().id());
            if (free) box.add(cards.home().id());
        }
        return List.copyOf(box);
    }

    private static Tableau tableau(State s, int seat) {
        var cards = s.agreed.cards;
        var own = s.tribe[seat] < 0 ? null : s.agreed.edition.tribes().get(s.tribe[seat]);
        long things = s.things[TRIBES + seat];
        var caves = new ArrayList<Cave>();
        if (own != null) caves.add(own.home());
        for (var card : cards.list(0, things & Cards.CAVE_BITS)) caves.add((Cave) card);
        return new Tableau(own == null ? null : own.tribe(), own == null ? null : own.leader(),
                Listing.ofSet(s.members(seat), cards::being), List.copyOf(caves),
                Listing.ofSet(things & Cards.INVENTION_BITS, cards::invention), s.food[seat], s.teeth[seat], Scores.of(s.scores(seat)),
                s.size(seat),
                s.explores(seat), s.owes(seat), casualty(s, seat));
    }

    /// CV-69, CV-72: by the markers still in the deck, Fire left aside. CV-78: where only Fire is left there, by those of the discards.
    /// CV-98: or by the die. CV-76: none with armour.
    static Odds casualty(State s, int seat) {
        boolean spared = s.agreed.inventions.sparesCasualties(s.things[TRIBES + seat]);
        int bad = 0, pile = s.isFireIn(DECK) && s.count(DECK) == 1 ? DISCARD : DECK;
        for (int marker = 1; marker <= Cards.MARKERS; marker++)
            if (!spared && Hunting.isInTribe(s, seat, marker)) bad += s.agreed.boneDie ? 1 : s.markersIn(pile, marker);
        return new Odds(bad, s.agreed.boneDie ? 6 : s.count(pile) - (s.isFireIn(pile) ? 1 : 0));
    }
}
