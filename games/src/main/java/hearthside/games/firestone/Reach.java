package hearthside.games.firestone;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where a scout can get to: FS-21..30. A set of areas is two numbers, the first 64 areas as bits of the one, the rest of the other.
final class Reach {
    private static final int AREAS = Area.ALL.size();
    private static final int USUAL = 2, WITH_SLED = 3; // steps
    private static final Action.Move[][] MOVES = moves();

    private final long[] land = new long[2 * AREAS], sea = new long[2 * AREAS]; // neighbours by area
    private final long[] open = new long[2 * FireAndStoneEdition.REGIONS]; // areas by how many regions are open
    private final long[] inRegion = new long[2 * FireAndStoneEdition.REGIONS];
    private final int[] region = new int[AREAS];
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of lists cannot be made otherwise
    private final List<Action>[] known = new List[2 * AREAS * FireAndStoneEdition.REGIONS * 8];

    private static volatile @Nullable Reach latest;
    private final List<Land> map;

    static Reach on(FireAndStoneEdition edition) {
        var known = latest;
        if (known != null && known.map.equals(edition.map())) return known;
        var reach = new Reach(edition.map());
        latest = reach;
        return reach;
    }

    private Reach(List<Land> map) {
        this.map = map;
        for (int area = 0; area < AREAS; area++) {
            for (var there : map.get(area).land()) add(land, area, there.ordinal());
            for (var there : map.get(area).sea()) add(sea, area, there.ordinal());
            region[area] = map.get(area).region() - 1;
            add(inRegion, region[area], area);
            for (int regions = region[area]; regions < FireAndStoneEdition.REGIONS; regions++) add(open, regions, area);
        }
    }

    /// Whether every area of a region can be reached by land within it.
    static boolean isConnected(List<Land> map, int region) {
        var reach = new Reach(map);
        int first = 0;
        while (map.get(first).region() != region) first++;
        var all = new long[] {reach.inRegion[2 * region - 2], reach.inRegion[2 * region - 1]};
        var got = reach.walk(first, AREAS, all, false);
        add(got, 0, first);
        return got[0] == all[0] && got[1] == all[1];
    }

    private static Action.Move[][] moves() {
        var moves = new Action.Move[2][AREAS];
        for (int scout = 0; scout < 2; scout++)
            for (int area = 0; area < AREAS; area++) moves[scout][area] = new Action.Move(scout, Area.ALL.get(area));
        return moves;
    }

    /// Every move of a scout of `seat`. Without Trail Marks it depends on few things, so each list is made once.
    List<Action> moves(State s, int seat, int scout) {
        int from = s.scout[2 * seat + scout];
        if (s.has(seat, Invention.TRAIL_MARKS)) return list(scout, ends(s, seat, scout));
        int key = (2 * from + scout) * FireAndStoneEdition.REGIONS + s.openRegions() - 1;
        key = key << 3 | (s.has(seat, Invention.SHIP_BUILDING) ? 1 : 0) | (s.has(seat, Invention.TRANSPORT_SLED) ? 2 : 0)
                | (s.isCave(Cave.ENDLESS_STEPPE) ? 4 : 0);
        if (known[key] == null) known[key] = list(scout, ends(s, seat, scout));
        return known[key];
    }

    boolean canMove(State s, int seat, int scout, int to) { return has(ends(s, seat, scout), to); }

    /// FS-28: whether a ship would get the scout there.
    boolean couldSail(State s, int seat, int scout, int to) { return has(ends(s, seat, scout, limit(s, seat), true), to); }

    /// Whether the scout could get there with every invention that helps to move.
    boolean mayEverMove(State s, int seat, int scout, int to) { return has(ends(s, seat, scout, WITH_SLED, true), to); }

    /// FS-21, FS-30.
    private static int limit(State s, int seat) { return s.has(seat, Invention.TRANSPORT_SLED) ? WITH_SLED : USUAL; }

    /// How many steps a scout may make on such a way; -1 as its beginning is one that has left its region. Endless Steppe: one more within
    /// region II.
    static int limit(State s, int seat, int from, int to) {
        boolean steppe = from >= 0 && s.isCave(Cave.ENDLESS_STEPPE) && s.agreed.region[from] == 1 && s.agreed.region[to] == 1;
        return limit(s, seat) + (steppe ? 1 : 0);
    }

    private long[] opened(State s) { return new long[] {open[2 * s.openRegions() - 2], open[2 * s.openRegions() - 1]}; }

    private long[] ends(State s, int seat, int scout) {
        return ends(s, seat, scout, limit(s, seat), s.has(seat, Invention.SHIP_BUILDING));
    }

    private long[] ends(State s, int seat, int scout, int limit, boolean ships) {
        int from = s.scout[2 * seat + scout];
        boolean trails = s.has(seat, Invention.TRAIL_MARKS);
        var ends = trails ? walkTrails(s, from, limit, opened(s), ships) : walk(from, limit, opened(s), ships);
        if (s.isCave(Cave.ENDLESS_STEPPE) && region[from] == 1) { // one step more without leaving region II
            var home = new long[] {inRegion[2], inRegion[3]};
            var more = trails ? walkTrails(s, from, limit + 1, home, ships) : walk(from, limit + 1, home, ships);
            ends[0] |= more[0];
            ends[1] |= more[1];
        }
        return ends;
    }

    /// Areas reached in 1 to `limit` steps within `allowed`; FS-22: never the one the walk began in.
    private long[] walk(int from, int limit, long[] allowed, boolean ships) {
        var reached = new long[2];
        add(reached, 0, from);
        for (int step = 0; step < limit; step++) if (!spread(reached, allowed, ships)) break;
        remove(reached, from);
        return reached;
    }

    /// Trail Marks: once on the way, a step from a fire to any other fire of the same region.
    private long[] walkTrails(State s, int from, int limit, long[] allowed, boolean ships) {
        var plain = new long[2];
        var marked = new long[2]; // reached after the marks were used
        add(plain, 0, from);
        for (int step = 0; step < limit; step++) {
            spread(marked, allowed, ships);
            for (int area = 0; area < AREAS; area++)
                if (has(plain, area) && s.isFireMark(area))
                    for (int fire : s.agreed.inRegion[region[area]]) if (fire != area && s.isFireMark(fire)) add(marked, 0, fire);
            spread(plain, allowed, ships);
        }
        plain[0] |= marked[0] & allowed[0];
        plain[1] |= marked[1] & allowed[1];
        remove(plain, from);
        return plain;
    }

    private boolean spread(long[] set, long[] allowed, boolean ships) {
        long lo = set[0], hi = set[1];
        for (long rest = set[0]; rest != 0; rest &= rest - 1) {
            int area = 2 * Long.numberOfTrailingZeros(rest);
            lo |= land[area] | (ships ? sea[area] : 0);
            hi |= land[area + 1] | (ships ? sea[area + 1] : 0);
        }
        for (long rest = set[1]; rest != 0; rest &= rest - 1) {
            int area = 2 * (64 + Long.numberOfTrailingZeros(rest));
            lo |= land[area] | (ships ? sea[area] : 0);
            hi |= land[area + 1] | (ships ? sea[area + 1] : 0);
        }
        lo &= allowed[0];
        hi &= allowed[1];
        boolean grown = lo != set[0] || hi != set[1];
        set[0] = lo;
        set[1] = hi;
        return grown;
    }

    private static List<Action> list(int scout, long[] ends) {
        var list = new ArrayList<Action>(Long.bitCount(ends[0]) + Long.bitCount(ends[1]));
        for (int area = 0; area < AREAS; area++) if (has(ends, area)) list.add(MOVES[scout][area]);
        return List.copyOf(list);
    }

    private static void add(long[] sets, int set, int area) { sets[2 * set + (area >> 6)] |= 1L << area; }

    private static void remove(long[] set, int area) { set[area >> 6] &= ~(1L << area); }

    private static boolean has(long[] set, int area) { return (set[area >> 6] >> area & 1) != 0; }
}
