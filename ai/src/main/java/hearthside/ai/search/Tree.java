package hearthside.ai.search;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.policy.Policy;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The tree of one searcher on one thread. Each iteration plays in a world of its own, dealt from what the searcher knows.
final class Tree<S extends Copyable<S>, A> {
    private final Game<S, A> game;
    private final Heuristics<S, A> heuristics;
    private final ValueFunction<S> valueFunction;
    private final @Nullable Policy<A> policy;
    private final Tuning tuning;
    private final int me, seats, most;
    private final Chance.Seeded luck, dice;
    private final Rollout<S, A> rollout;
    private final double[] wins, points, share;
    private final double[][] seen;
    private final List<Edge<A>> path = new ArrayList<>();
    private final List<Node<A>> nodes = new ArrayList<>();
    private Node<A> root;
    private double whole = -1; // what there is to get for somebody who plays alone; not known yet
    private int iterations, size;
    private Map<A, Findings> findings = new HashMap<>();

    /// @param policy what is expected of options that were not tried yet, if that was learnt
    /// @param most how many options of all its nodes together it may keep; from then on it only looks closer at those it has
    Tree(Game<S, A> game, Heuristics<S, A> heuristics, ValueFunction<S> valueFunction, @Nullable Policy<A> policy,
            Tuning tuning, int me, int seats, long seed, int most) {
        this.game = game;
        this.heuristics = heuristics;
        this.valueFunction = valueFunction;
        this.policy = policy;
        this.tuning = tuning;
        this.me = me;
        this.seats = seats;
        this.most = most;
        luck = new Chance.Seeded(seed);
        dice = new Chance.Seeded(~seed);
        var advisers = new ArrayList<Bot<S, A>>();
        for (int seat = 0; seat < seats; seat++) advisers.add(heuristics.adviser(seat, new Chance.Seeded(seed + 1 + seat)));
        rollout = new Rollout<>(game, heuristics, tuning, advisers, dice);
        wins = new double[seats];
        points = new double[seats];
        share = new double[seats];
        seen = new double[seats][heuristics.features().size()];
        root = new Node<>(me);
    }

    /// Goes on below the moment the searcher sees now, if it was thought of before; otherwise begins anew.
    void root(Record sight) {
        var found = find(sight);
        root = found == null ? new Node<>(me) : found;
        root.sibling = null; // it hangs below nothing now, and would keep what was beside it
        size = sizeBelow(root);
        findings = new HashMap<>();
    }

    /// How many options its nodes have together.
    int size() { return size; }

    private int sizeBelow(Node<A> top) {
        int sum = 0;
        var open = new ArrayDeque<Node<A>>();
        open.add(top);
        while (!open.isEmpty()) {
            var node = open.remove();
            sum += node.size();
            for (var edge : node.edges()) for (int seat = 0; seat < seats; seat++) {
                var next = edge.known(seat);
                if (next != null) open.add(next);
            }
        }
        return sum;
    }

    private @Nullable Node<A> find(Record sight) {
        int hash = sight.hashCode();
        var open = new ArrayDeque<Node<A>>();
        open.add(root);
        for (int looked = 0; !open.isEmpty() && looked < 5_000; looked++) {
            var node = open.remove();
            var there = node.sight;
            if (there != null && node != root && there.hashCode() == hash && there.equals(sight)) return node;
            for (var edge : node.edges()) for (int seat = 0; seat < seats; seat++) {
                var next = edge.known(seat);
                if (next != null && !next.isNew()) open.add(next);
            }
        }
        return null;
    }

    Node<A> root() { return root; }

    Map<A, Findings> findings() { return findings; }

    /// In two of three iterations the searcher learns what to do, in worlds where its secrets are its own. In the third the others do, in
    /// worlds re-dealt from what they know: so they never use what only the searcher knows.
    void iterate(Insight<S, A> insight) {
        boolean theirs = heuristics.hasSecrets() && ++iterations % 3 == 0;
        var world = insight.imagine(luck);
        if (whole < 0) whole = seats == 1 ? heuristics.whole(world) : 0;
        var dealer = Dealer.silent(dice);
        long unused = dice.mark();
        path.clear();
        nodes.clear();
        var node = root;
        while (true) {
            var deciding = game.toAct(world);
            if (deciding.isEmpty()) break;
            int seat = deciding.first();
            // a review compares just two of them
            var options = path.isEmpty() && seat == me ? insight.options() : game.options(world, seat);
            if (options.size() == 1 && !path.isEmpty()) { // nothing to decide: no node
                game.apply(world, seat, options.getFirst(), dealer);
                continue;
            }
            if (!path.isEmpty()) node = path.getLast().next(seat);
            nodes.add(node);
            if (node.isNew()) {
                if (size >= most && node != root) break;
                size += options.size();
                node.open(options, rollout.advice(world, seat, options), expected(world, seat, options));
                if (seat == me && node != root && dice.mark() == unused) node.sight = game.view(world, me);
                if (node != root) break;
            }
            if (theirs && seat != me) world = game.determinize(world, seat, luck);
            var edge = node.select(options, tuning);
            game.apply(world, seat, edge.action, dealer);
            path.add(edge);
        }
        rollout.play(world, dealer);
        value(world);
        tell(theirs);
    }

    /// What the policy expects of each option in this world, if there is one.
    private float @Nullable [] expected(S world, int seat, List<A> options) {
        if (policy == null) return null;
        heuristics.read(world, seen);
        return policy.expect(seen, seat, heuristics.progress(world), options);
    }

    private void value(S world) {
        if (game.toAct(world).isEmpty()) {
            var result = game.result(world);
            for (int seat = 0; seat < seats; seat++) {
                wins[seat] = result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
                points[seat] = result.points().get(seat);
            }
            if (tuning.trust() > 0) heuristics.read(world, seen); // plain roll-outs give no reasons
        } else {
            valueFunction.evaluate(world, wins, points, seen);
        }
        for (int seat = 0; seat < seats; seat++)
            share[seat] = (1 - tuning.points()) * wins[seat]
                    + tuning.points() * (whole > 0 ? Math.clamp(points[seat] / whole, 0, 1) : lead(seat));
    }

    /// How far a seat leads, from 0 to 1.
    private double lead(int seat) {
        double best = seats == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < seats; other++) if (other != seat) best = Math.max(best, points[other]);
        return 0.5 + 0.5 * (points[seat] - best) / (1 + Math.abs(points[seat]) + Math.abs(best));
    }

    private void tell(boolean theirs) {
        for (int i = 0; i < nodes.size(); i++) {
            var node = nodes.get(i);
            if (heuristics.hasSecrets() && theirs == (node.seat == me)) continue;
            node.visits++;
            node.total += share[node.seat];
            if (i == path.size()) continue;
            path.get(i).visits++;
            path.get(i).total += share[node.seat];
        }
        rollout.learn(share);
        if (theirs || path.isEmpty()) return;
        var found = findings.computeIfAbsent(path.getFirst().action, _ -> new Findings(seats, seen[0].length));
        found.visits++;
        for (int seat = 0; seat < seats; seat++) {
            found.wins[seat] += wins[seat];
            found.points[seat] += points[seat];
        }
        for (int i = 0; i < found.seen.length; i++) found.seen[i] += seen[me][i];
    }
}
