package hearthside.ai.search;

import org.jspecify.annotations.Nullable;

/// An option of a node, and what came of it.
final class Edge<A> {
    final A action;
    final double guess;
    int visits;
    double total; // of the seat that decides
    /// By the seat that decides next: luck may change who that is. Most options are never tried, and then there is none.
    private @Nullable Node<A> @Nullable [] next;

    Edge(A action, double guess) {
        this.action = action;
        this.guess = guess;
    }

    double mean() { return total / visits; }

    @Nullable
    Node<A> known(int seat) { return next == null ? null : next[seat]; }

    Node<A> next(int seat, int seats) {
        var all = next;
        if (all == null) next = all = none(seats);
        var node = all[seat];
        if (node == null) all[seat] = node = new Node<>(seat);
        return node;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <A> @Nullable Node<A>[] none(int seats) { return new Node[seats]; }
}
