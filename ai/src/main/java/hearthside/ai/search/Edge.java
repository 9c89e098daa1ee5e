package hearthside.ai.search;

import org.jspecify.annotations.Nullable;

/// An option of a node, and what came of it.
final class Edge<A> {
    final A action;
    final double guess;
    int visits;
    double total; // of the seat that decides
    private final @Nullable Node<A>[] next; // by the seat that decides next: luck may change who that is

    @SuppressWarnings({"unchecked", "rawtypes"})
    Edge(A action, double guess, int seats) {
        this.action = action;
        this.guess = guess;
        next = new Node[seats];
    }

    double mean() { return total / visits; }

    @Nullable
    Node<A> known(int seat) { return next[seat]; }

    Node<A> next(int seat) {
        var node = next[seat];
        if (node == null) next[seat] = node = new Node<>(seat, next.length);
        return node;
    }
}
