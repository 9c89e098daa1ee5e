package hearthside.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A moment at which `seat` decides, reached by a line of decisions: whatever was drawn in between, and whatever is hidden.
/// So the options differ from world to world; those not possible now just wait.
///
/// A tree is nearly all leaves, and of an option that was never tried nothing is kept but the option: a search lasts a second, and what
/// lives that long is moved about by the garbage collector again and again. So options have their places only from the first try on.
final class Node<A> {
    private static final Object[] NO_OPTIONS = {};
    private static final Edge<?>[] NO_EDGES = {};
    private static final int NOWHERE = -1;

    final int seat;
    /// In their order before the first is tried; then by the hash of the action, or the next free place: a map for each node would take
    /// twice the memory.
    private @Nullable A[] options = none(0);
    /// In the same places, those that were tried; none at all before the first is.
    private @Nullable Edge<A>[] tried = untried(0);
    private int size;
    private int first; // options it was opened with
    private int preferred = NOWHERE; // where the option is that the heuristic would take
    /// In the same places, what the policy expects; where none was learnt all are alike.
    private float @Nullable [] expected;
    int visits;
    double total; // of `seat`
    /// What the searcher sees here, if no luck was needed to come here: by this the tree is found again after the move.
    @Nullable
    Record sight;
    /// Where the same option led when another seat was to decide.
    @Nullable
    Node<A> sibling;

    Node(int seat) { this.seat = seat; }

    boolean isNew() { return size == 0; }

    /// @param advised what the heuristic would do
    /// @param learnt  what the policy expects of each, if there is one
    @SuppressWarnings("unchecked") // a list of options makes an array of them
    void open(List<A> possible, A advised, float @Nullable [] learnt) {
        options = (A[]) possible.toArray();
        size = first = options.length;
        preferred = possible.indexOf(advised);
        expected = learnt;
    }

    /// From the first try on each is looked for by its hash.
    private void index() {
        var before = options;
        var learnt = expected;
        int advised = preferred;
        options = none(slotsFor(first));
        tried = untried(options.length);
        var expectations = learnt == null ? null : new float[options.length];
        size = 0;
        preferred = NOWHERE;
        for (int i = 0; i < before.length; i++) {
            var option = before[i];
            if (option == null) continue;
            int place = put(option);
            if (expectations != null && learnt != null) expectations[place] = learnt[i];
            if (i == advised) preferred = place;
        }
        expected = expectations;
    }

    /// Those that were tried, or could not be at first.
    List<Edge<A>> edges() {
        var all = new ArrayList<Edge<A>>();
        for (var edge : tried) if (edge != null) all.add(edge);
        return all;
    }

    /// How many options it has.
    int size() { return size; }

    int visits(A option) {
        var edge = tried.length == 0 ? null : tried[slot(option)];
        return edge == null ? 0 : edge.visits;
    }

    /// Where these options are, in their order.
    private int[] places(List<A> possible) {
        var places = new int[possible.size()];
        boolean isMoved = false;
        for (int i = 0; i < places.length; i++) {
            places[i] = slot(possible.get(i));
            if (options[places[i]] != null) continue;
            isMoved |= add(possible.get(i), 1.0 / (2 * places.length)); // possible in this world, not in the first one
        }
        for (int i = 0; isMoved && i < places.length; i++) places[i] = slot(possible.get(i));
        return places;
    }

    /// Returns whether all have other places now.
    private boolean add(A late, double guess) {
        boolean isFull = slotsFor(size + 1) > options.length;
        if (isFull) grow();
        int place = put(late);
        tried[place] = new Edge<>(late, guess);
        return isFull;
    }

    private void grow() {
        var before = options;
        var known = tried;
        var learnt = expected;
        options = none(slotsFor(size + 1));
        tried = untried(options.length);
        var moved = learnt == null ? null : new float[options.length];
        size = 0;
        int advised = preferred;
        for (int i = 0; i < before.length; i++) {
            var option = before[i];
            if (option == null) continue;
            int place = put(option);
            tried[place] = known[i];
            if (moved != null && learnt != null) moved[place] = learnt[i];
            if (i == advised) preferred = place;
        }
        expected = moved;
    }

    private int put(A option) {
        int place = slot(option);
        options[place] = option;
        size++;
        return place;
    }

    /// Where the option is, or would be put. There is always a free one. Games make most options once: then it is the same object.
    @SuppressWarnings("ReferenceEquality") // only so that most need not be compared
    private int slot(A option) {
        int mask = options.length - 1, hash = option.hashCode(), i = (hash ^ hash >>> 16) & mask;
        for (var other = options[i]; other != null && other != option && !other.equals(option); other = options[i]) i = i + 1 & mask;
        return i;
    }

    /// A power of two, a quarter of them free.
    private static int slotsFor(int edges) { return Integer.highestOneBit(edges + edges / 3 + 1) << 1; }

    @SuppressWarnings("unchecked") // nothing but options is put into it
    private static <A> @Nullable A[] none(int slots) { return (A[]) (slots == 0 ? NO_OPTIONS : new Object[slots]); }

    @SuppressWarnings("unchecked") // nothing but edges of this node is put into it
    private static <A> @Nullable Edge<A>[] untried(int slots) { return (Edge<A>[]) (slots == 0 ? NO_EDGES : new Edge<?>[slots]); }

    /// The option to try next: good so far, or promising and tried seldom.
    Edge<A> select(List<A> possible, Tuning tuning) {
        if (tried.length == 0) index();
        var places = places(possible);
        int tries = 1;
        for (int place : places) {
            var edge = tried[place];
            if (edge != null) tries += edge.visits;
        }
        double pull = tuning.curiosity() * Math.sqrt(tries), unknown = (visits == 0 ? 0 : total / visits) - tuning.urgency();
        int best = places[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int place : places) {
            var edge = tried[place];
            double value = edge == null
                    ? unknown + pull * guess(place, tuning.trust())
                    : (edge.visits == 0 ? unknown : edge.mean()) + pull * edge.guess / (1 + edge.visits);
            if (value > most) {
                most = value;
                best = place;
            }
        }
        return edge(best, tuning.trust());
    }

    private Edge<A> edge(int place, double trust) {
        var known = tried[place];
        if (known != null) return known;
        var option = options[place];
        if (option == null) throw new IllegalStateException("no option is in this place");
        var fresh = new Edge<>(option, guess(place, trust));
        tried[place] = fresh;
        return fresh;
    }

    /// What is thought of an option that was possible from the first, before it is tried.
    private double guess(int place, double trust) {
        double each = (1 - trust) * (expected == null ? 1.0 / first : expected[place]);
        return place == preferred ? trust + each : each;
    }
}
