package hearthside.games.fireaxe;

import static hearthside.core.input.BadInput.must;

import java.util.Locale;

/// What is true of every state: pieces are conserved, and nothing lies where it may not. A position that breaks it is refused, and the
/// laws look at every state of their games with it.
record Invariants(State s) {
    void check() {
        goods();
        towns();
        treasure();
        settlements();
        for (int seat = 0; seat < s.seats(); seat++) captain(seat);
        sagas();
        runes();
        must(s.prepared >= 0 && s.sailed >= 0 && s.daysLeft() >= 0, "turn.prepared",
                "Both markers together stay within the days of the turn (FA-31).");
        must(s.freeMoves >= 0, "turn.freeMoves", "There cannot be %d free moves.".formatted(s.freeMoves));
        PhaseInvariants.check(s);
    }

    /// FA-141, FA-142, FA-271
    private void goods() {
        for (var good : Good.ALL) {
            int kind = good.ordinal(), all = Bag.count(s.supply, kind) + Long.bitCount(s.goodsAt[kind]) + (s.demand == kind ? 1 : 0);
            for (int cargo : s.cargo) all += Bag.count(cargo, kind);
            must(all == FireAndAxeEdition.GOODS, "supply." + good.name().toLowerCase(Locale.ROOT),
                    "There must be 11 in all; there are %d (FA-271).".formatted(all));
            for (long region : s.agreed.regions)
                must(Long.bitCount(region & s.goodsAt[kind]) <= 1, "ports", "Two ports of a region hold the same good (FA-142).");
        }
        must((s.goodsAt[0] & s.goodsAt[1] | s.goodsAt[0] & s.goodsAt[2] | s.goodsAt[1] & s.goodsAt[2]) == 0, "ports",
                "A port holds one goods token at most (FA-141).");
    }

    /// FA-166: every town stands or was taken by one player.
    void towns() {
        long towns = s.towns;
        for (long taken : s.raided) {
            must((towns & taken) == 0, "ports", "A town is taken only once.");
            towns |= taken;
        }
        must(towns == (s.agreed.smallTowns | s.agreed.largeTowns), "ports",
                "Every town stands or has been taken by somebody (FA-166).");
    }

    /// FA-5, FA-6: a counter lies unseen under a town, or was seen.
    private void treasure() {
        int seen = 0;
        for (int counter : s.treasure) if (counter >= 0) seen |= 1 << counter;
        int all = Long.bitCount(s.agreed.smallTowns | s.agreed.largeTowns);
        must((seen & s.counters) == 0 && Integer.bitCount(seen | s.counters) == all, "ports",
                "No treasure counter comes or goes (FA-5, FA-6).");
    }

    /// FA-180, FA-189
    private void settlements() {
        long settled = 0;
        for (long ports : s.settled) {
            must((settled & ports) == 0, "ports", "A port holds one settlement at most (FA-189).");
            settled |= ports;
        }
        for (int port = 0; port < s.agreed.ports; port++)
            must((settled >> port & 1) == 0 || (s.towns & s.agreed.region[port]) == 0, "ports",
                    "A region with a town has no settlements (FA-180).");
    }

    private void captain(int seat) {
        var at = "captains[%d].".formatted(seat);
        must(s.crew[seat] >= 0 && s.crewInSupply(seat) >= 0, at + "supply", "There are 15 crewmen (FA-270).");
        must(s.aboard(seat) <= Agreement.loadLimit(s.era), at + (s.cargo[seat] == 0 ? "crew" : "cargo"),
                "In this era a longboat holds %d crewmen and goods, not %d (FA-52).".formatted(Agreement.loadLimit(s.era), s.aboard(seat)));
        must(s.canEnter(seat, s.boat[seat]), at + "place", "A foreign port takes one longboat (FA-91).");
        must(s.points[seat] >= 0, at + "points", "Points are never lost.");
    }

    /// FA-2: every saga is unseen, face up, taken or discarded.
    private void sagas() {
        int seen = s.deadSagas;
        for (int saga : s.row) if (saga >= 0) seen |= 1 << saga;
        int count = Integer.bitCount(s.deadSagas);
        for (int saga : s.row) if (saga >= 0) count++;
        for (int taken : s.sagas) {
            seen |= taken;
            count += Integer.bitCount(taken);
        }
        must(Integer.bitCount(seen) == count && (seen & s.unseenSagas) == 0
                && Integer.bitCount(seen | s.unseenSagas) == FireAndAxeEdition.SAGAS, "sagas", "A saga is in one place (FA-2).");
        must(s.sagasToCome() == FireAndAxeEdition.ERAS * s.agreed.sagasPerEra - count, "deck", "No saga comes or goes (FA-3).");
    }

    /// FA-71, FA-79: every rune is in the deck, in a hand or discarded.
    private void runes() {
        long all = s.hands.deck + s.hands.discards;
        for (int seat = 0; seat < s.seats(); seat++)
            for (int slot = 0; slot < s.hands.size(seat); slot++) all += Hands.one(s.hands.at(seat, slot));
        must(all == s.agreed.runes, "runes", "No rune comes or goes (FA-79).");
    }
}
