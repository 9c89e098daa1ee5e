package hearthside.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A moment at which `seat` decides, reached by a line of decisions: whatever was drawn in between, and whatever is hidden.
/// So the options differ from world to world; those not possible now just wait.
final class Node<A> {
    final int seat;
    /// By the hash of the action, or the next free one: a map for each node would take twice the memory.
    private @Nullable Edge<A>[] slots = none(0);
    private int size;
    int visits;
    double total; // of `seat`
    /// What the searcher sees here, if no luck was needed to come here: by this the tree is found again after the move.
    @Nullable
    Record sight;

    Node(int seat) { this.seat = seat; }

    boolean isNew() { return size == 0; }

    /// @param preferred what the heuristic would do
    void open(List<A> options, A preferred, double trust) {
        double each = (1 - trust) / options.size();
        slots = none(slotsFor(options.size()));
        for (var option : options) put(new Edge<>(option, option.equals(preferred) ? trust + each : each));
    }

    List<Edge<A>> edges() {
        var all = new ArrayList<Edge<A>>(size);
        for (var edge : slots) if (edge != null) all.add(edge);
        return all;
    }

    /// How many options it has.
    int size() { return size; }

    int visits(A option) {
        var edge = slots.length == 0 ? null : slots[slot(option)];
        return edge == null ? 0 : edge.visits;
    }

    private Edge<A> edge(A option, int options) {
        var edge = slots[slot(option)];
        if (edge != null) return edge;
        var late = new Edge<>(option, 1.0 / (2 * options)); // possible in this world, not in the first one
        if (slotsFor(size + 1) > slots.length) {
            var before = edges();
            slots = none(slotsFor(size + 1));
            size = 0;
            before.forEach(this::put);
        }
        put(late);
        return late;
    }

    private void put(Edge<A> edge) {
        slots[slot(edge.action)] = edge;
        size++;
    }

    /// Where the option is, or would be put. There is always a free one. Games make most options once: then it is the same object.
    @SuppressWarnings("ReferenceEquality") // only so that most need not be compared
    private int slot(A option) {
        int mask = slots.length - 1, hash = option.hashCode(), i = (hash ^ hash >>> 16) & mask;
        for (var edge = slots[i]; edge != null && edge.action != option && !edge.action.equals(option); edge = slots[i]) i = i + 1 & mask;
        return i;
    }

    /// A power of two, a quarter of them free.
    private static int slotsFor(int edges) { return Integer.highestOneBit(edges + edges / 3 + 1) << 1; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <A> @Nullable Edge<A>[] none(int slots) { return new Edge[slots]; }

    /// The option to try next: good so far, or promising and tried seldom.
    Edge<A> select(List<A> options, Tuning tuning) {
        int tried = 1;
        var here = new Edge<?>[options.size()];
        for (int i = 0; i < here.length; i++) {
            var edge = edge(options.get(i), here.length);
            here[i] = edge;
            tried += edge.visits;
        }
        double pull = tuning.curiosity() * Math.sqrt(tried), unknown = (visits == 0 ? 0 : total / visits) - tuning.urgency();
        Edge<?> best = here[0];
        double most = Double.NEGATIVE_INFINITY;
        for (var edge : here) {
            double value = (edge.visits == 0 ? unknown : edge.mean()) + pull * edge.guess / (1 + edge.visits);
            if (value > most) {
                most = value;
                best = edge;
            }
        }
        @SuppressWarnings("unchecked") // all of them came from `edges`
        var chosen = (Edge<A>) best;
        return chosen;
    }
}
