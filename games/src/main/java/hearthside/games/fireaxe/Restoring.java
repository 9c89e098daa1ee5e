package hearthside.games.fireaxe;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.fireaxe.FireAndAxeEdition.CREW;
import static hearthside.games.fireaxe.FireAndAxeEdition.ERAS;
import static hearthside.games.fireaxe.FireAndAxeEdition.GOODS;
import static hearthside.games.fireaxe.FireAndAxeEdition.HAND;
import static hearthside.games.fireaxe.FireAndAxeEdition.ROW;
import static hearthside.games.fireaxe.FireAndAxeEdition.SAGAS;
import static hearthside.games.fireaxe.FireAndAxeEdition.SAGAS_PER_ERA;

import hearthside.core.Listing;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

/// Reads a position back into a state, and says what is wrong with one that cannot arise.
final class Restoring {
    private static final int MOST = 999_999; // points and rounds that no game comes near
    private static final int MOST_OF_RUNES = 60; // what the runes of one turn could add up to, and more

    private final Agreement agreed;
    private final View view;

    Restoring(Terms terms, View view) {
        agreed = Agreement.on(terms);
        this.view = view;
    }

    State state() {
        var s = new State(agreed);
        must(view.captains().size() == agreed.seats, "captains",
                "There must be %d captains; there are %d.".formatted(agreed.seats, view.captains().size()));
        s.start = seat(view.start(), "start");
        must(view.round() >= 1 && view.round() <= (agreed.maxRounds == 0 ? MOST : agreed.maxRounds), "round",
                "There is no round %d (FA-240).".formatted(view.round()));
        s.round = view.round();
        s.phase = view.phase();
        s.dial = view.dial().ordinal();
        s.demand = view.demand().ordinal();
        s.supply = bag(view.supply(), "supply");
        ports(s);
        captains(s);
        treasure(s);
        sagas(s);
        runes(s);
        turn(s);
        new Invariants(s).check();
        must(view.limits().equals(Listing.of(Zone.ALL.size(), s::limit)), "limits",
                "With this dial the limits are north %d, east %d, south %d, west %d (FA-111).".formatted(s.limit(0), s.limit(1),
                        s.limit(2), s.limit(3)));
        for (int seat = 0; seat < agreed.seats; seat++)
            must(view.captains().get(seat).worth() == Scoring.total(s, seat), "captains[%d].worth".formatted(seat),
                    "The final scoring would give %d.".formatted(Scoring.total(s, seat)));
        leftOut(s);
        return s;
    }

    private void ports(State s) {
        must(view.ports().size() == agreed.ports - Agreement.HOME_PORTS, "ports",
                "There must be %d foreign ports; there are %d.".formatted(agreed.ports - Agreement.HOME_PORTS, view.ports().size()));
        for (int i = 0; i < view.ports().size(); i++) {
            var harbour = view.ports().get(i);
            int port = i + Agreement.HOME_PORTS;
            var at = "ports[%d].".formatted(i);
            must(harbour.port().equals(agreed.id[port]), at + "port", "The port here is %s.".formatted(agreed.id[port]));
            if (harbour.town()) s.towns |= 1L << port;
            must(!harbour.town() || ((agreed.smallTowns | agreed.largeTowns) >> port & 1) != 0, at + "town",
                    "%s never has a town.".formatted(agreed.id[port]));
            if (harbour.good() != null) {
                must((s.goodsAt[harbour.good().ordinal()] & agreed.region[port]) == 0, at + "good",
                        "Another port of the region holds the same good (FA-142).");
                s.goodsAt[harbour.good().ordinal()] |= 1L << port;
            }
            must(harbour.settler() >= -1 && harbour.settler() < agreed.seats, at + "settler",
                    "Seat %d does not exist.".formatted(harbour.settler()));
            if (harbour.settler() >= 0) s.settled[harbour.settler()] |= 1L << port;
        }
        for (int port = Agreement.HOME_PORTS; port < agreed.ports; port++)
            must(s.settler(port) < 0 || (s.towns & agreed.region[port]) == 0, "ports[%d].settler".formatted(port - Agreement.HOME_PORTS),
                    "A region with a town has no settlements (FA-180).");
    }

    private void captains(State s) {
        for (int seat = 0; seat < agreed.seats; seat++) {
            var at = "captains[%d].".formatted(seat);
            var captain = view.captains().get(seat);
            s.boat[seat] = agreed.place(captain.place());
            must(s.boat[seat] >= 0, at + "place", "There is no place %s.".formatted(captain.place()));
            must(captain.crew() >= 0 && captain.crew() <= CREW, at + "crew",
                    "There cannot be %d crewmen aboard.".formatted(captain.crew()));
            s.crew[seat] = captain.crew();
            s.cargo[seat] = bag(captain.cargo(), at + "cargo");
            must(captain.supply() >= 0 && captain.supply() == s.crewInSupply(seat), at + "supply",
                    "Of 15 crewmen %d must be in supply (FA-270).".formatted(s.crewInSupply(seat)));
            must(captain.points() >= 0 && captain.points() <= MOST, at + "points",
                    "There cannot be %d points.".formatted(captain.points()));
            s.points[seat] = captain.points();
            for (var town : captain.towns()) s.raided[seat] |= 1L << foreign(town, at + "towns");
            must(Long.bitCount(s.raided[seat]) == captain.towns().size(), at + "towns", "A town is taken only once.");
            if (captain.becalmed()) s.becalmed |= 1 << seat;
            must(!captain.becalmed() || agreed.conflictRunes, at + "becalmed", "Nobody is becalmed without conflict runes (FA-81).");
        }
        new Invariants(s).towns(); // before the treasure is looked at
        for (int seat = 0; seat < agreed.seats; seat++) {
            // FA-222: the end may come before a crewless longboat goes home
            boolean mayBeGone = seat == s.phase.seat() || s.phase instanceof Over;
            must(s.boat[seat] == agreed.wintering || mayBeGone || s.crew[seat] > 0, "captains[%d].crew".formatted(seat),
                    "A longboat on the map has a crew (FA-203).");
            must(s.cargo[seat] == 0 || s.crew[seat] > 0 || mayBeGone, "captains[%d].cargo".formatted(seat),
                    "Goods need a crewman aboard (FA-55).");
            must(s.boat[seat] != agreed.wintering || mayBeGone || s.crew[seat] <= 1 && s.cargo[seat] == 0,
                    "captains[%d].crew".formatted(seat), "In the wintering box one crewman stays aboard, and no goods (FA-201).");
        }
    }

    private void treasure(State s) {
        s.counters = (1 << agreed.edition.smallTreasure().size() + agreed.edition.largeTreasure().size()) - 1;
        for (int port = Agreement.HOME_PORTS; port < agreed.ports; port++) {
            var shown = view.ports().get(port - Agreement.HOME_PORTS).treasure();
            var at = "ports[%d].treasure".formatted(port - Agreement.HOME_PORTS);
            boolean hadTown = ((agreed.smallTowns | agreed.largeTowns) >> port & 1) != 0;
            must((shown != null) == (hadTown && (agreed.openTreasure || !s.hasTown(port))), at,
                    "Treasure is told exactly where it is open or the town has been taken (FA-166, FA-284).");
            if (shown == null) continue;
            s.treasure[port] = counter(s, port, shown);
            must(s.treasure[port] >= 0, at, "There are not so many counters of %d.".formatted(shown));
            s.counters &= ~(1 << s.treasure[port]);
        }
    }

    private int counter(State s, int port, int value) {
        for (int rest = s.counters & agreed.counters(port); rest != 0; rest &= rest - 1)
            if (agreed.treasure(Integer.numberOfTrailingZeros(rest)) == value) return Integer.numberOfTrailingZeros(rest);
        return -1;
    }

    private void sagas(State s) {
        must(view.sagas().size() == ROW, "sagas", "There are three places for sagas.");
        must(view.deck().size() == ERAS, "deck", "There are three eras.");
        s.unseenSagas = (1 << SAGAS) - 1;
        for (int slot = 0; slot < ROW; slot++) {
            var saga = view.sagas().get(slot).saga();
            s.row[slot] = saga == null ? -1 : see(s, saga, "sagas[%d]".formatted(slot));
        }
        for (int seat = 0; seat < agreed.seats; seat++)
            for (var saga : view.captains().get(seat).sagas()) s.sagas[seat] |= 1 << see(s, saga, "captains[%d].sagas".formatted(seat));
        for (var saga : view.deadSagas()) s.deadSagas |= 1 << see(s, saga, "deadSagas");
        for (int era = 0; era < ERAS; era++) {
            int seen = SAGAS_PER_ERA - Integer.bitCount(s.unseenSagas & (1 << SAGAS_PER_ERA) - 1 << era * SAGAS_PER_ERA);
            s.deck[era] = agreed.sagasPerEra - seen;
            must(view.deck().size() == ERAS && view.deck().get(era) == s.deck[era], "deck[%d]".formatted(era),
                    "Of %d sagas %d have been seen.".formatted(agreed.sagasPerEra, seen));
            must(seen == 0 || IntStream.range(0, era).allMatch(before -> s.deck[before] == 0), "deck[%d]".formatted(era),
                    "An era begins when the one before is told (FA-3).");
            if (seen > 0) s.era = era + 1;
        }
        must(view.era() == s.era, "era", "The highest saga turned up is of era %d (FA-53).".formatted(s.era));
        must(s.sagasToCome() == 0 || Arrays.stream(s.row).allMatch(saga -> saga >= 0), "sagas",
                "Three sagas are face up as long as the deck lasts (FA-210).");
        s.turner = view.turner();
        s.finalRounds = view.finalRounds();
        must(s.turner >= -1 && s.turner < agreed.seats && (s.turner >= 0) == (s.sagasToCome() == 0), "turner",
                "Somebody turned up the last saga exactly when the deck is empty (FA-235).");
        must(s.finalRounds >= 0 && s.finalRounds <= (s.turner < 0 ? 0 : State.FINAL_ROUNDS + 1), "finalRounds",
                "There cannot be %d final rounds left (FA-237).".formatted(s.finalRounds));
    }

    private int see(State s, Saga saga, String field) {
        int index = agreed.edition.sagas().indexOf(saga);
        must(index >= 0, field, "The edition has no such saga: \"%s\".".formatted(saga.id()));
        must((s.unseenSagas >> index & 1) != 0, field, "The saga %s is there twice.".formatted(saga.id()));
        s.unseenSagas &= ~(1 << index);
        return index;
    }

    private void runes(State s) {
        for (var rune : view.discards()) take(s, rune, "discards");
        s.hands.discards = agreed.runes - s.hands.deck;
        for (int seat = 0; seat < agreed.seats; seat++) {
            var hand = view.captains().get(seat).runes();
            must(hand.size() <= HAND, "captains[%d].runes".formatted(seat), "A hand never holds more than three runes (FA-71).");
            for (int slot = 0; slot < hand.size(); slot++) {
                var at = "captains[%d].runes[%d]".formatted(seat, slot);
                var rune = hand.get(slot).rune();
                if (rune == null) throw new BadInput(at, "A position tells the runes of everybody.");
                take(s, rune, at);
                int knowing = 0;
                for (int other : hand.get(slot).knownTo()) knowing |= 1 << seat(other, at + ".knownTo");
                must((knowing >> seat & 1) == 0, at + ".knownTo", "That the owner knows a rune is not told.");
                s.hands.put(seat, rune.ordinal(), knowing);
            }
        }
        must(Hands.size(s.hands.deck) == view.runes(), "runes", "%d runes must be in the deck.".formatted(Hands.size(s.hands.deck)));
    }

    private static void take(State s, Rune rune, String field) {
        must(Hands.count(s.hands.deck, rune.ordinal()) > 0, field,
                "There are not so many of this rune: %s.".formatted(rune.name().toLowerCase(Locale.ROOT)));
        s.hands.deck -= Hands.one(rune.ordinal());
    }

    private void turn(State s) {
        var turn = view.turn();
        s.days = turn.days();
        s.prepared = turn.prepared();
        s.sailed = turn.sailed();
        s.freeMoves = turn.freeMoves();
        s.calm = turn.calm();
        s.loaded = turn.loaded();
        must(s.days == State.DAYS || s.days == Casting.BECALMED_DAYS && agreed.conflictRunes, "turn.days",
                "A turn has seven days, or five when becalmed (FA-30).");
        must(s.prepared >= 0 && s.prepared <= s.days && s.sailed >= 0 && s.sailed <= s.days, "turn.prepared",
                "Both markers together stay within the days of the turn (FA-31).");
        must(s.freeMoves >= 0 && s.freeMoves <= MOST_OF_RUNES, "turn.freeMoves", "There cannot be %d free moves.".formatted(s.freeMoves));
        must(s.calm >= 0 && s.calm <= MOST_OF_RUNES && s.calm % 2 == 0, "turn.calm", "Calm Water adds two to the limits.");
        must(!s.loaded || s.prepared > 0, "turn.loaded", "Loading takes a day (FA-30).");
        for (var port : turn.tasked()) s.tasked |= 1L << foreign(port, "turn.tasked");
        must(Long.bitCount(s.tasked) == turn.tasked().size(), "turn.tasked", "A port has one task in a turn (FA-132).");
    }

    private int foreign(String id, String field) {
        int port = agreed.place(id);
        must(port >= 0 && agreed.isForeign(port), field, "%s is no foreign port.".formatted(id));
        return port;
    }

    private int seat(int seat, String field) {
        must(seat >= 0 && seat < agreed.seats, field, "Seat %d does not exist.".formatted(seat));
        return seat;
    }

    private static int bag(Goods goods, String field) {
        for (var good : Good.ALL)
            must(goods.count(good) >= 0 && goods.count(good) <= GOODS, field,
                    "There cannot be %d %s.".formatted(goods.count(good), good.name().toLowerCase(Locale.ROOT)));
        return Bag.of(goods);
    }

    /// Goods that a sketch of a position does not tell of are in the supply: what is guessed of it is read from this state. Where a
    /// position tells of all, as it must to be played, the check above has found eleven of each, and nothing is added.
    private static void leftOut(State s) {
        for (int kind = 0; kind < Bag.KINDS; kind++) {
            int all = Bag.count(s.supply, kind) + Long.bitCount(s.goodsAt[kind]) + (s.demand == kind ? 1 : 0);
            for (int cargo : s.cargo) all += Bag.count(cargo, kind);
            s.supply += Math.max(0, GOODS - all) * Bag.one(kind);
        }
    }
}
