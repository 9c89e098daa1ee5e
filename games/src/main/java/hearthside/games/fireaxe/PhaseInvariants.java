package hearthside.games.fireaxe;

import static hearthside.core.input.BadInput.must;

import java.util.List;

/// The part of [Invariants] about the phase: the rest of the state can lead to it.
final class PhaseInvariants {
    private PhaseInvariants() {}

    static void check(State s) {
        if (s.phase instanceof Over) {
            boolean out = s.each(s::isOut).stream().allMatch(is -> is);
            must(Sagas.areOver(s) || s.turner >= 0 && s.finalRounds == 0 || s.round == s.agreed.maxRounds || out, "phase",
                    "The game is not over: sagas or rounds are left (FA-237, FA-238).");
            return;
        }
        int seat = s.phase.seat();
        must(seat >= 0 && seat < s.seats(), "phase.seat", "Seat %d does not exist.".formatted(seat));
        must(!Sagas.areOver(s), "phase", "No saga is left, so the game is over (FA-238).");
        must(s.turner < 0 || s.finalRounds > 0, "finalRounds", "The last round is played, so the game is over (FA-237).");
        check(s, s.phase, seat, "phase");
        boolean crewMayBeGone = s.phase instanceof Turning || s.phase instanceof Losing || inside(s.phase) instanceof Mourning
                || inside(s.phase) instanceof Raiding || inside(s.phase) instanceof Settling
                || inside(s.phase) instanceof Celebrating;
        must(crewMayBeGone || s.boat[seat] == s.agreed.wintering || s.crew[seat] > 0, "captains[%d].crew".formatted(seat),
                "A longboat on the map has a crew (FA-203).");
        must(s.crew[seat] > 0 || crewMayBeGone || s.cargo[seat] == 0, "captains[%d].cargo".formatted(seat),
                "Goods need a crewman aboard (FA-55).");
        must(!s.isOut(seat) || crewMayBeGone, "phase.seat", "Who has no crew left has no turn (FA-38).");
        must(inside(s.phase) instanceof Celebrating || openSagasAreUnfulfilled(s), "sagas",
                "A saga that is fulfilled does not lie face up (FA-214).");
    }

    private static Phase inside(Phase phase) { return phase instanceof Turning(_, _, var then) ? then : phase; }

    private static boolean openSagasAreUnfulfilled(State s) {
        for (int saga : s.row) if (saga >= 0 && s.isFulfilled(saga)) return false;
        return true;
    }

    private static void check(State s, Phase phase, int seat, String field) {
        int place = s.boat[seat];
        boolean foreign = s.agreed.isForeign(place);
        must(phase.seat() == seat, field + ".seat", "It is the turn of one seat alone (FA-74).");
        switch (phase) {
            case Wintering(_, boolean ending) when ending -> must(place == s.agreed.wintering && s.loaded && s.crew[seat] > 0,
                    field + ".ending", "Only a loaded longboat must leave the wintering box (FA-57).");
            case Wintering _,Mooring _,Sailing _ ->
                must(phase.equals(Turn.at(s, seat)), field, "This phase does not fit the longboat's place.");
            case Losing(_, int left, int fallen) ->
                must(left > 0 && left < s.aboard(seat) && canHaveFallen(s, seat, fallen) && place < s.agreed.wintering && s.sailed > 0,
                        field + ".left", "There is nothing to choose: all or nothing is lost (FA-114, FA-115).");
            case Mourning(_, int fallen) -> {
                must(!s.agreed.isHome(place), field, "In a home port no rune follows on a loss (FA-72).");
                must(canHaveFallen(s, seat, fallen) && (fallen > 0 || s.phase instanceof Turning) && place < s.agreed.wintering
                        && s.sailed > 0, field + ".fallen", "So many cannot have been lost.");
            }
            case Charging(_, int berserkers, boolean unrest) -> {
                must(berserkers >= (unrest ? 0 : 1) && berserkers <= 15 && foreign && s.hasTask(place), field,
                        "No attack has been announced here.");
                must(unrest ? s.settler(place) >= 0 && s.settler(place) != seat : s.hasTown(place) || s.canSettle(place), field,
                        "There is nothing to attack here.");
            }
            case Raiding raid -> {
                must(foreign && s.hasTown(place) && !s.hasTask(place), field, "No raid is going on here.");
                must(raid.allowed() >= 1 && raid.allowed() <= FireAndAxeEdition.MOST_DICE && !raid.dice().isEmpty()
                        && raid.dice().size() <= raid.allowed(), field + ".dice", "A raid rolls at most three dice (FA-161).");
                attack(s, seat, raid.dice(), raid.berserkers(), raid.fallen(), field);
            }
            case Settling attempt -> {
                must(foreign && !s.hasTask(place) && (s.towns & s.agreed.region[place]) == 0 && s.settler(place) != seat, field,
                        "No settlement attempt is going on here.");
                must(!attempt.dice().isEmpty() && attempt.dice().size() <= FireAndAxeEdition.MOST_DICE, field + ".dice",
                        "An attempt rolls one to three dice (FA-182).");
                attack(s, seat, attempt.dice(), attempt.berserkers(), attempt.fallen(), field);
                must(s.crew[seat] > 0 || attempt.dice().stream().allMatch(die -> die + attempt.berserkers() <= s.target(place)),
                        "captains[%d].crew".formatted(seat), "Who rolled high enough is still aboard (FA-184).");
            }
            case Celebrating(_, int treasure) -> {
                must(foreign && !s.hasTask(place) && ((treasure == 0 ? s.settled : s.raided)[seat] >> place & 1) != 0, field,
                        "There is nothing to celebrate here.");
                must(treasure == 0 || treasure == s.agreed.treasure(s.treasure[place]), field + ".treasure",
                        "Another treasure lay under this town (FA-166).");
            }
            case Leaving _ -> must(s.phase instanceof Turning && foreign && s.hasTask(place), field, "No attack is called off here.");
            case Turning(_, int left, var then) -> {
                must(left >= 1 && left <= 16, field + ".left", "So many runes cannot have been played.");
                must(!(then instanceof Turning) && !(then instanceof Over) && !(then instanceof Stealing) && !(then instanceof Losing)
                        && !(then instanceof Charging), field + ".then", "The dial is not turned before this.");
                check(s, then, seat, field + ".then");
            }
            case Stealing(_, int from) -> {
                must(from >= 0 && from < s.seats() && from != seat && s.hands.size(from) > 0 && s.hands.size(seat) < FireAndAxeEdition.HAND
                        && s.agreed.conflictRunes && !s.agreed.isHome(place), field, "There is nothing to steal.");
                for (int slot = 0; slot < s.hands.size(from); slot++)
                    must((s.hands.knownTo(from, slot) >> seat & 1) != 0, field, "The hand has been shown to the thief.");
            }
            case Over _ -> throw new IllegalStateException("dealt with above");
        }
    }

    private static void attack(State s, int seat, List<Integer> dice, int berserkers, int fallen, String field) {
        must(dice.stream().allMatch(die -> die >= 1 && die <= 6), field + ".dice", "A die shows 1 to 6.");
        must(berserkers >= 0 && berserkers <= 15, field + ".berserkers", "There are not so many Berserkers.");
        must(fallen <= dice.size() && canHaveFallen(s, seat, fallen), field + ".fallen",
                "So many cannot have been lost: they were aboard before (FA-52).");
    }

    /// They are in the supply now, and there was room for them before.
    private static boolean canHaveFallen(State s, int seat, int fallen) {
        return fallen >= 0 && fallen <= s.crewInSupply(seat) && fallen <= s.room(seat);
    }
}
