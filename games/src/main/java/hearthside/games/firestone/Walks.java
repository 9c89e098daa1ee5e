package hearthside.games.firestone;

import java.util.ArrayList;
import java.util.List;

/// FS-21..30: every way without a circle that a scout may walk, as far as it may go. Whether it may end there is for [Reach] to say, which
/// knows only the ends; here are the steps between.
final class Walks {
    private final State s;
    private final int seat;
    private final List<Facts.Walk> walks = new ArrayList<>();

    private Walks(State s, int seat) {
        this.s = s;
        this.seat = seat;
    }

    /// Of the scouts of whoever moves now; none where nobody moves.
    static List<Facts.Walk> of(State s) {
        var moves = s.phase instanceof Moving || s.phase instanceof SettingOut || s.phase instanceof Echoing
                ? s.phase.options(s).stream().filter(Action.Move.class::isInstance).map(Action.Move.class::cast).toList()
                : List.<Action.Move>of();
        if (moves.isEmpty()) return List.of();
        var walks = new Walks(s, s.phase.seat());
        moves.stream().map(Action.Move::scout).distinct().forEach(walks::walk);
        return walks.walks;
    }

    private void walk(int scout) {
        int from = s.scout[2 * seat + scout];
        walk(scout, List.of(from), -1, false);
    }

    private void walk(int scout, List<Integer> way, int before, boolean marked) {
        int here = way.getLast(), steps = way.size(); // that would have been made after the next
        for (int next : s.agreed.land[here]) step(scout, way, next, before, marked, steps);
        if (s.has(seat, Invention.SHIP_BUILDING))
            for (var next : s.agreed.edition.map().get(here).sea()) step(scout, way, next.ordinal(), before, marked, steps);
        if (marked || !s.has(seat, Invention.TRAIL_MARKS) || !s.isFireMark(here)) return;
        for (int fire : s.agreed.inRegion[s.agreed.region[here]])
            if (s.isFireMark(fire) && !isBeside(here, fire)) step(scout, way, fire, before, true, steps);
    }

    private boolean isBeside(int here, int there) {
        for (int next : s.agreed.land[here]) if (next == there) return true;
        return false;
    }

    private void step(int scout, List<Integer> way, int next, int before, boolean marked, int steps) {
        if (way.contains(next) || !s.isOpen(next) || !mayReach(way, next, steps)) return;
        walks.add(new Facts.Walk(scout, Area.ALL.get(next), before));
        int number = walks.size() - 1;
        var on = new ArrayList<>(way);
        on.add(next);
        walk(scout, on, number, marked);
    }

    /// Endless Steppe: the step more must not leave region II on the whole way.
    private boolean mayReach(List<Integer> way, int next, int steps) {
        boolean isHome = way.stream().allMatch(area -> s.agreed.region[area] == 1);
        return steps <= Reach.limit(s, seat, isHome ? way.getFirst() : -1, next);
    }
}
