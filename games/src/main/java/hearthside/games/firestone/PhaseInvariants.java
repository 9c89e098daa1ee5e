package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;

/// The part of [Invariants] about the phase: the rest of the state can lead to it.
final class PhaseInvariants {
    private static final int NONE = -9; // no scout is acting

    private final State s;

    PhaseInvariants(State s) { this.s = s; }

    void check() {
        var phase = s.phase;
        boolean before = phase instanceof Choosing;
        must(before == (s.offered != 0), "phase", "Starting inventions are chosen before anything else (FS-105).");
        if (phase instanceof Over) {
            boolean played = s.endedBy >= 0 && s.extinguished && (s.active + 1) % s.seats() == s.endedBy;
            boolean stopped = s.round == s.agreed.maxRounds && (s.active + 1) % s.seats() == s.start;
            must(played || stopped, "phase", "The game is not over (FS-96).");
            return;
        }
        int seat = phase.seat();
        must(seat >= 0 && seat < s.seats(), "phase.seat", "Seat %d does not exist.".formatted(seat));
        must(seat == s.active || before || phase instanceof Joining, "phase.seat", "It is the turn of seat %d.".formatted(s.active));
        must(!s.fresh || s.hutTiles >= Huts.SECOND_SCOUTS, "fresh", "Second scouts come with the fifth hut tile (FS-88).");
        boolean joining = phase instanceof Joining;
        for (int other = 0; other < s.seats(); other++) {
            boolean waits = joining && Math.floorMod(other - s.active, s.seats()) >= Math.floorMod(seat - s.active, s.seats());
            must(s.hutTiles < Huts.SECOND_SCOUTS || (s.scout[2 * other + 1] < 0) == waits, "tribes[%d].scouts".formatted(other),
                    "The second scouts join in turn (FS-88).");
        }
        must(!(s.extinguished && s.endedBy < 0), "endCard", "Nobody has the end card.");
        used(seat);
        offers(seat);
    }

    /// The scout that is acting has not acted before.
    private void used(int seat) {
        boolean second = s.scout[2 * s.active + 1] >= 0;
        must(second || (s.used & 2) == 0, "used", "There is no second scout yet.");
        int acting = scout();
        must(acting == NONE || acting == 0 || acting == 1, "phase.scout", "There is no scout %d.".formatted(acting));
        must(acting == NONE || s.scout[2 * seat + acting] >= 0, "phase.scout", "This scout is not on the map.");
        must(acting == NONE || (s.used >> acting & 1) == 0, "phase.scout", "This scout has acted already.");
        must(!(s.phase instanceof Choosing) || s.used == 0 && s.hutTiles == 0, "used", "Nobody has moved yet.");
        if (s.phase instanceof Moving) must(second ? s.used != 3 && !s.fresh : s.used == 0, "used", "All scouts of this turn have acted.");
        if (s.phase instanceof SettingOut)
            must(s.fresh && s.used == 1, "phase", "Only whoever has found the fifth hut tile sets out with the new scout (FS-89).");
        if (s.phase instanceof Joining)
            must(s.fresh && s.used == 0 && s.hutTiles == Huts.SECOND_SCOUTS, "phase",
                    "Second scouts come with the fifth hut tile (FS-88).");
        if (s.fresh && acting == 1) must(s.used == 1, "used", "The first scout acts before the new one (FS-90).");
    }

    private int scout() {
        return switch (s.phase) {
            case Choosing _,Moving _,SettingOut _,Joining _,Over _ -> NONE;
            case Echoing(int _, int scout) -> scout;
            case Falling(int _, int scout) -> scout;
            case Feeding(int _, int scout) -> scout;
            case Accepting(int _, int scout, var _, var _) -> scout;
            case Foraging(int _, int scout) -> scout;
            case Hunting(int _, int scout) -> scout;
            case Picking(int _, int scout, int _) -> scout;
            case Cooking(int _, int scout, int _) -> scout;
            case Gathering(int _, int scout) -> scout;
            case TakingCard(int _, int scout, var _) -> scout;
            case Clearing(int _, int scout, var _) -> scout;
            case Building(int _, int scout) -> scout;
            case Extending(int _, int scout) -> scout;
            case Sending(int _, int scout) -> scout;
            case Visiting(int _, int scout) -> scout;
        };
    }

    /// The area must be one that asks this.
    private void offers(int seat) {
        int scout = scout();
        int area = scout == NONE ? -1 : s.scout[2 * seat + scout];
        int ground = scout == NONE ? -1 : s.ground[area];
        boolean atCave = ground == Tile.CAVE.ordinal();
        boolean fits = switch (s.phase) {
            case Choosing _,Moving _,SettingOut _,Over _ -> true;
            case Joining _ -> !new Joining(seat).options(s).isEmpty();
            case Echoing _ -> atCave && s.isCave(Cave.ECHO_CAVE);
            case Falling _ -> atCave && s.isCave(Cave.SINKHOLE) && !s.phase.options(s).isEmpty();
            case Feeding _ -> atCave && s.isCave(Cave.BEAR_DEN) && s.food[seat] > 0;
            case Accepting accepting -> isOffered(accepting, area, ground) && accepting.isAsked(s, 0);
            case Foraging _ -> ground == State.BARE && s.huts[area] == 0 && s.freeBags(seat) > 0;
            case Hunting _ -> ground == Tile.FOREST.ordinal() && s.herdSize[s.forestAt(area)] > 0;
            case Picking(int _, int _, int kept) -> ground == Tile.FOREST.ordinal() && isLooking(seat, area, kept);
            case Cooking(int _, int _, int prepared) ->
                s.isFire(area) && s.mat[seat] != 0 && prepared >= 0 && prepared <= Herd.size(s.preparedAnimals);
            case Gathering _ -> ground >= 0 && ground < Plant.ALL.size();
            case TakingCard(int _, int _, var in) ->
                TakingCard.canTake(s, seat) && (in == null
                        ? atCave && (s.isCave(Cave.TOOLMAKERS_HOARD) || s.isCave(Cave.FLINT_MINE))
                        : s.agreed.icon[s.tilesIn(seat, in)] && (ground == State.BARE || atCave));
            case Clearing(int _, int _, var in) ->
                s.has(seat, Invention.STORAGE_PIT) && s.tilesIn(seat, in) == s.agreed.edition.storeSpaces();
            case Building _ -> Huts.isSettlement(s, area) && Huts.canBuild(s, seat, area);
            case Extending _ ->
                ground == State.BARE && s.has(seat, Invention.LEAN_TO) && s.hutsOf(seat, area) == 1 && Huts.canBuild(s, seat, area);
            case Sending _ -> (ground == State.BARE || atCave && (s.isCave(Cave.GARDEN_OF_EDEN) || s.isCave(Cave.CAVE_DWELLERS)))
                    && (s.hutsOf(seat, area) > 0 || s.hutsLeft(seat) == 0) && s.phase.options(s).size() > 1;
            case Visiting _ -> atCave && s.phase.options(s).size() > 1;
        };
        must(fits, "phase", "The scout stands where this is not asked.");
        must(full(seat), "tribes[%d].stores".formatted(seat), "A full store is cleared (FS-58).");
    }

    /// FS-65: the scout stands where this invention gives food.
    private boolean isOffered(Accepting accepting, int area, int ground) {
        var store = accepting.store();
        boolean gives = switch (accepting.by()) {
            case FISHING -> s.agreed.lake[area];
            case BASKET -> ground == State.BARE && store != null && s.tilesIn(accepting.seat(), store) > 0;
            case FARMING -> ground == State.BARE && s.huts[area] == 0;
            case CARRYING_NET -> ground < Plant.ALL.size();
            case THROWING_STICK -> ground == Tile.FOREST.ordinal();
            case CLAY_POTS -> s.isFire(area);
            default -> false;
        };
        return gives && s.has(accepting.seat(), accepting.by()) && (store != null) == (accepting.by() == Invention.BASKET);
    }

    private boolean isLooking(int seat, int area, int kept) {
        int forest = s.forestAt(area);
        return kept >= 0 && kept < 3 && s.herdSize[forest] > 0 && s.memory[State.SEATS * forest + seat] == s.herd[forest]
                && (kept > 0 || s.herdSize[forest] > 1);
    }

    /// A store is full only between its last tile and its clearing.
    private boolean full(int seat) {
        for (int other = 0; other < s.seats(); other++)
            for (var in : Store.ALL) {
                if (s.tilesIn(other, in) < s.agreed.edition.storeSpaces()) continue;
                boolean clearing = other == seat && (s.phase instanceof Clearing(int _, int _, var store) && store == in
                        || s.phase instanceof TakingCard(int _, int _, var covered) && covered == in
                        || s.phase instanceof Accepting(int _, int _, var _, var filled) && filled == in);
                if (!clearing) return false;
            }
        return true;
    }
}
