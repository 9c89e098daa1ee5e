package hearthside.games.fireaxe;

import hearthside.core.Derived;
import hearthside.core.Listing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one viewer sees.
///
/// @param era         1 to 3, by the highest saga turned up so far (FA-53)
/// @param round       counted from 1
/// @param start       the seat that began
/// @param turn        the days of the turn that is being played
/// @param dial        where the +1 of the wind dial points
/// @param limits      the clear sailing days of each zone now, clockwise from the north, with the dial and Calm Water
/// @param demand      the good in demand
/// @param supply      the goods nobody has
/// @param ports       the foreign ports, in the order of the edition
/// @param sagas       the three places for sagas
/// @param deck        how many sagas of each era are still to come
/// @param deadSagas   sagas discarded
/// @param runes       how many runes are in the deck
/// @param discards    the runes discarded, openly
/// @param captains    what each seat has
/// @param turner      who turned up the last saga, or -1
/// @param finalRounds the final rounds left; one more while the turn lasts in which the deck ran out
public record View(Phase phase, @Derived int era, int round, int start, Days turn, Zone dial, @Derived List<Integer> limits, Good demand,
        @Derived Goods supply,
        List<Harbour> ports, List<Slot> sagas, @Derived List<Integer> deck,
        List<Saga> deadSagas, @Derived int runes, List<Rune> discards, List<Captain> captains, int turner, int finalRounds) {

    /// @param days      how many days this turn has
    /// @param prepared  the Preparing marker
    /// @param sailed    the Sailing marker
    /// @param freeMoves what Following Wind has left
    /// @param calm      what Calm Water adds to every limit
    /// @param loaded    whether something was loaded
    /// @param tasked    the ports where a task was done
    public record Days(int days, int prepared, int sailed, int freeMoves, int calm, boolean loaded, List<String> tasked) {}

    /// @param town     whether its town stands
    /// @param treasure what lies or lay under the town, once it is known (FA-166, FA-284)
    /// @param good     the goods token here
    /// @param settler  whose settlement is here, or -1
    public record Harbour(String port, boolean town, @Nullable Integer treasure, @Nullable Good good, int settler) {}

    /// A place for a saga; empty when the deck has run out.
    public record Slot(@Nullable Saga saga) {}

    /// A rune in hand, if the viewer knows it, and who else has seen it there.
    public record HeldRune(@Nullable Rune rune, List<Integer> knownTo) {}

    /// @param place    where the longboat is
    /// @param crew     crewmen aboard
    /// @param supply   crewmen in supply
    /// @param points   gained so far
    /// @param towns    the ports whose towns were taken
    /// @param sagas    completed, openly (FA-220)
    /// @param becalmed whether the next turn is short
    /// @param worth    points as the final scoring would stand now
    public record Captain(String place, int crew, Goods cargo, @Derived int supply, int points, List<String> towns, List<Saga> sagas,
            List<HeldRune> runes, boolean becalmed, @Derived int worth) {}

    static View of(State s, int viewer) {
        var turn = new Days(s.days, s.prepared, s.sailed, s.freeMoves, s.calm, s.loaded, ids(s, s.tasked));
        return new View(s.phase, s.era, s.round, s.start, turn, Zone.ALL.get(s.dial), Listing.of(4, s::limit), Good.ALL.get(s.demand),
                Goods.of(s.supply),
                Listing.of(s.agreed.ports - Agreement.HOME_PORTS, i -> harbour(s, Agreement.HOME_PORTS + i)),
                Listing.of(s.row.length, i -> new Slot(s.row[i] < 0 ? null : s.agreed.saga(s.row[i]))),
                Listing.of(s.deck.length, i -> s.deck[i]), sagas(s, s.deadSagas), Hands.size(s.hands.deck),
                Hands.list(s.hands.discards), s.each(seat -> captain(s, seat, viewer)), s.turner, s.finalRounds);
    }

    private static Harbour harbour(State s, int port) {
        Good held = null;
        for (var good : Good.ALL) if ((s.goodsAt[good.ordinal()] >> port & 1) != 0) held = good;
        return new Harbour(s.agreed.id[port], s.hasTown(port), s.treasure[port] < 0 ? null : s.agreed.treasure(s.treasure[port]), held,
                s.settler(port));
    }

    private static Captain captain(State s, int seat, int viewer) {
        return new Captain(s.agreed.id[s.boat[seat]], s.crew[seat], Goods.of(s.cargo[seat]), s.crewInSupply(seat), s.points[seat],
                ids(s, s.raided[seat]), sagas(s, s.sagas[seat]),
                s.hands.seen(seat, viewer), (s.becalmed >> seat & 1) != 0, Scoring.total(s, seat));
    }

    private static List<String> ids(State s, long ports) { return Listing.ofSet(ports, port -> s.agreed.id[port]); }

    private static List<Saga> sagas(State s, int sagas) { return Listing.ofSet(Integer.toUnsignedLong(sagas), s.agreed::saga); }
}
