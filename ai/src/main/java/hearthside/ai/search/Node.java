package hearthside.ai.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A moment at which `seat` decides, reached by a line of decisions: whatever was drawn in between, and whatever is hidden.
/// So the options differ from world to world; those not possible now just wait.
final class Node<A> {
    final int seat;
    private final int seats;
    private final Map<A, Edge<A>> edges = new HashMap<>();
    int visits;
    double total; // of `seat`
    /// What the searcher sees here, if no luck was needed to come here: by this the tree is found again after the move.
    @Nullable
    Record sight;

    Node(int seat, int seats) {
        this.seat = seat;
        this.seats = seats;
    }

    boolean isNew() { return edges.isEmpty(); }

    /// @param preferred what the heuristic would do
    void open(List<A> options, A preferred, double trust) {
        double each = (1 - trust) / options.size();
        for (var option : options) edges.put(option, new Edge<>(option, option.equals(preferred) ? trust + each : each, seats));
    }

    Iterable<Edge<A>> edges() { return edges.values(); }

    int visits(A option) {
        var edge = edges.get(option);
        return edge == null ? 0 : edge.visits;
    }

    private Edge<A> edge(A option, int options) {
        var edge = edges.get(option);
        if (edge != null) return edge;
        var late = new Edge<>(option, 1.0 / (2 * options), seats); // possible in this world, not in the first one
        edges.put(option, late);
        return late;
    }

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
