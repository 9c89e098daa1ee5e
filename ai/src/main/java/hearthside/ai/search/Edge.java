package hearthside.ai.search;

import org.jspecify.annotations.Nullable;

/// An option of a node, and what came of it.
final class Edge<A> {
    final A action;
    final double guess;
    int visits;
    double total; // of the seat that decides
    /// One for each seat that decides next, for luck may change who that is: nearly always one alone, so they are a chain and no array.
    /// Most options are never tried, and then there is none.
    private @Nullable Node<A> next;

    Edge(A action, double guess) {
        this.action = action;
        this.guess = guess;
    }

    double mean() { return total / visits; }

    @Nullable
    Node<A> known(int seat) {
        var node = next;
        while (node != null && node.seat != seat) node = node.sibling;
        return node;
    }

    Node<A> next(int seat) {
        var known = known(seat);
        if (known != null) return known;
        var fresh = new Node<A>(seat);
        fresh.sibling = next;
        next = fresh;
        return fresh;
    }
}
