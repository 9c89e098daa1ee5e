package hearthside.games.firestone;

/// FS-97..104: points as they stand.
final class Scoring {
    private Scoring() {}

    static Score score(State s, int seat, boolean withTask) {
        int majorities = 0, tasks = 0, cards = 0;
        for (int area = 0; area < s.huts.length; area++) {
            if (s.huts[area] == 0 || !isMajority(s, seat, area)) continue;
            majorities += worth(s, area);
            if (withTask && counts(s, area, Task.ALL.get(s.task[seat]))) tasks++; // FS-101
        }
        for (long rest = s.covers[seat]; rest != 0; rest >>>= 4) cards += (int) (rest & 15); // FS-68
        int totem = s.isCave(Cave.BONE_TOTEM) && s.stone[seat] == State.ON_CARD ? 3 : 0;
        return new Score(s.vp[seat], cards, s.built[seat], majorities, totem, tasks); // FS-98
    }

    /// FS-99: more huts than every single opponent; FS-100: also alone. Shared Council: a tie for most is a majority for all who tie.
    static boolean isMajority(State s, int seat, int area) {
        int own = strength(s, seat, area);
        if (own == 0) return false;
        for (int other = 0; other < s.seats(); other++) {
            if (other == seat) continue;
            int theirs = strength(s, other, area);
            if (theirs > own || theirs == own && !s.isCave(Cave.SHARED_COUNCIL)) return false;
        }
        return true;
    }

    /// Ancestor Shrine: the marking stone counts as one more hut here.
    private static int strength(State s, int seat, int area) { return s.hutsOf(seat, area) + (s.stone[seat] == area ? 1 : 0); }

    /// What a majority counts.
    static int worth(State s, int area) {
        if (s.isCave(Cave.CAVE_DWELLERS) && s.ground[area] == Tile.CAVE.ordinal()) return s.agreed.caveNumbers.majority();
        return s.isCave(Cave.PERMAFROST) && s.agreed.region[area] == 1 ? 2 : 1;
    }

    /// Whether a majority in this area counts for a task.
    static boolean counts(State s, int area, Task task) {
        return switch (task) {
            case LAKE -> s.agreed.lake[area];
            case FOREST -> isByForest(s, area);
            case MOUNTAIN -> s.agreed.mountain[area];
            case HARBOUR -> s.agreed.harbour[area];
            case HEARTH -> s.agreed.byHearth[area];
        };
    }

    /// A20: an empty forest counts too, one that is face down does not.
    private static boolean isByForest(State s, int area) {
        for (int there : s.agreed.land[area]) if (s.ground[there] == Tile.FOREST.ordinal()) return true;
        return false;
    }
}
