package hearthside.games.fireaxe;

import hearthside.core.Listing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Looks for the best ways of a longboat to every place: wave after wave from where it lies, or from each home port where it is in the
/// wintering box.
final class Course {
    private static final class Node {
        final int place, paid, free, loss;
        final boolean isFree;
        final @Nullable Node before;
        int number = -1; // among the stops that are told

        Node(int place, int paid, int free, int loss, boolean isFree, @Nullable Node before) {
            this.place = place;
            this.paid = paid;
            this.free = free;
            this.loss = loss;
            this.isFree = isFree;
            this.before = before;
        }

        int legs() { return paid + free; }
    }

    private static final Comparator<Node> BETTER = Comparator.<Node>comparingInt(node -> node.loss).thenComparingInt(node -> -node.free);

    private final State s;
    private final int seat, sailed, days, free, calm;
    private final List<Integer> turns;
    private final @Nullable Node[] best;

    /// @param turns  of the dial, in quarters, for which losses are told
    /// @param sailed the Sailing marker at the start
    /// @param days   that are left
    /// @param free   free moves that may be used
    /// @param calm   what Calm Water adds to the limits
    Course(State s, int seat, List<Integer> turns, int sailed, int days, int free, int calm) {
        this.s = s;
        this.seat = seat;
        this.turns = turns;
        this.sailed = sailed;
        this.days = days;
        this.free = free;
        this.calm = calm;
        best = new Node[s.agreed.wintering];
    }

    /// @param known places that need not be told, for there is a way to them
    Voyages.Reach reach(Voyages.Reach known) {
        if (s.boat[seat] != s.agreed.wintering) search(s.boat[seat]);
        else for (int home = 0; home < Agreement.HOME_PORTS; home++) search(home); // FA-56
        var isKnown = new boolean[best.length];
        for (int place : known.places()) isKnown[place] = true;
        var told = new ArrayList<Node>(); // first the ends of the ways, then what lies on them
        for (int place = 0; place < best.length; place++) if (best[place] != null && !isKnown[place]) number(best[place], told);
        for (int i = 0; i < told.size(); i++) if (told.get(i).before != null) number(told.get(i).before, told);
        if (told.isEmpty()) return Voyages.Reach.NOWHERE;
        return new Voyages.Reach(told.stream().map(node -> node.place).toList(),
                told.stream().map(node -> node.before == null ? -1 : node.before.number).toList(),
                IntStream.range(0, told.size()).filter(i -> told.get(i).isFree).boxed().toList(),
                told.stream().map(node -> sailed + node.paid).toList(), costs(told));
    }

    private List<Voyages.Cost> costs(List<Node> told) {
        var stops = new LinkedHashMap<Voyages.Cost, List<Integer>>();
        for (var node : told) {
            var cost = cost(node);
            if (cost != null) stops.computeIfAbsent(cost, _ -> new ArrayList<>()).add(node.number);
        }
        return stops.entrySet().stream()
                .map(each -> new Voyages.Cost(each.getKey().beyond(), each.getKey().losses(), each.getValue())).toList();
    }

    /// What the leg to a stop takes; where the voyage begins, and by a free move (FA-78), nothing.
    private Voyages.@Nullable Cost cost(Node to) {
        if (to.before == null || to.isFree) return null;
        int day = sailed + to.paid, zone = s.agreed.zone[to.place];
        // FA-72: in a home port no rune is played, so the first leg is sailed under the dial as it is
        boolean isFixed = to.before.before == null && s.agreed.isHome(to.before.place) && to.before.place == s.boat[seat];
        var losses = Listing.of(turns.size(), i -> loss(day, zone, isFixed ? s.dial : Weather.turned(s.dial, turns.get(i))));
        if (losses.stream().allMatch(loss -> loss == 0)) return null;
        return new Voyages.Cost(Math.max(0, day - s.agreed.weather.limit(zone, s.dial, calm)), losses, List.of());
    }

    private static void number(@Nullable Node node, List<Node> told) {
        if (node == null || node.number >= 0) return;
        node.number = told.size();
        told.add(node);
    }

    private void search(int begin) {
        var start = new Node(begin, 0, 0, 0, false, null);
        best[begin] = start;
        var wave = List.of(start);
        for (int step = 0; step < days + free && !wave.isEmpty(); step++) {
            wave = next(wave);
            for (var node : wave.stream().sorted(BETTER).toList()) {
                var known = best[node.place];
                if (known == null || node.legs() < known.legs() || node.legs() == known.legs() && node.loss < known.loss)
                    best[node.place] = node;
            }
        }
    }

    /// One leg further: for each place and number of free moves the way that costs least.
    private List<Node> next(List<Node> wave) {
        var found = new Node[best.length * (free + 1)];
        for (var node : wave)
            for (int to : s.agreed.adjacent[node.place]) {
                if (!s.canEnter(seat, to)) continue; // FA-91
                if (node.free < free) keep(found, new Node(to, node.paid, node.free + 1, node.loss, true, node)); // FA-78
                if (node.paid == days) continue;
                int day = sailed + node.paid + 1;
                keep(found, new Node(to, node.paid + 1, node.free, node.loss + loss(day, s.agreed.zone[to], s.dial), false, node));
            }
        var next = new ArrayList<Node>();
        for (var node : found) if (node != null) next.add(node);
        return next;
    }

    private void keep(@Nullable Node[] found, Node node) {
        int key = node.place * (free + 1) + node.free;
        var known = found[key];
        if (known == null || node.loss < known.loss) found[key] = node;
    }

    /// FA-112
    private int loss(int day, int zone, int dial) { return s.agreed.items(day - s.agreed.weather.limit(zone, dial, calm)); }
}
