package hearthside.server.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;

/// Puts people to tables: neighbours in their order, and as few as can be who have met before.
///
/// It tries table by table, nearest neighbours first, and goes back where it gets stuck; how much it tries is bounded. That finds the best
/// for a dozen people. Where somebody has to meet again, or it was not found otherwise, people change places.
final class Grouping {
    /// So many tries for each number of meetings that would do.
    private static final int TRIES = 100_000, MOST_EXCHANGES = 50;

    private final int[][] met;
    private final boolean[] isPlaced;
    private final int[] wanted, left; // tables of each size: all, and those that are not filled yet
    private final List<List<Integer>> groups = new ArrayList<>();
    private int tries;

    private Grouping(List<Integer> order, List<Integer> sizes, IntBinaryOperator against) {
        this.met = new int[order.size()][order.size()];
        for (int i = 0; i < order.size(); i++)
            for (int j = 0; j < i; j++) met[i][j] = met[j][i] = against.applyAsInt(order.get(i), order.get(j));
        this.isPlaced = new boolean[order.size()];
        this.wanted = new int[sizes.stream().mapToInt(Integer::intValue).max().orElse(0) + 1];
        for (int size : sizes) wanted[size]++;
        this.left = new int[wanted.length];
    }

    /// @param order everybody who plays, those first who should sit together
    /// @param sizes of the tables; all seats are taken
    static List<List<Integer>> of(List<Integer> order, List<Integer> sizes, PairingHistory past) {
        var grouping = new Grouping(order, sizes, past::against);
        var best = grouping.found(0);
        if (best.isEmpty()) { // somebody has to meet again: fewer and fewer, until nothing better is found
            best = grouping.exchanged(grouping.found(Integer.MAX_VALUE));
            for (var better = best; !better.isEmpty(); better = grouping.found(grouping.meetings(best) - 1)) best = better;
        }
        return best.stream().map(group -> group.stream().map(order::get).toList()).toList();
    }

    /// The same tables, but for those who do not want to meet: they change places with others, the nearest first.
    static List<List<Integer>> apart(List<List<Integer>> tables, PairingHistory past) {
        var everybody = tables.stream().flatMap(List::stream).toList();
        var grouping = new Grouping(everybody, tables.stream().map(List::size).toList(), (one, two) -> past.areApart(one, two) ? 1 : 0);
        return grouping.exchanged(tables.stream().map(table -> table.stream().map(everybody::indexOf).toList()).toList()).stream()
                .map(table -> table.stream().map(everybody::get).toList()).toList();
    }

    private int meetings(List<List<Integer>> tables) {
        int again = 0;
        for (var table : tables) for (int one : table) for (int two : table) if (one < two) again += met[one][two];
        return again;
    }

    /// Lets people change places with those of other tables, the nearest first, as long as fewer meet again by that.
    private List<List<Integer>> exchanged(List<List<Integer>> tables) {
        var all = new ArrayList<List<Integer>>();
        for (var table : tables) all.add(new ArrayList<>(table));
        boolean isBetter = true;
        for (int i = 0; isBetter && i < MOST_EXCHANGES; i++) {
            isBetter = false;
            for (int table = 0; table < all.size(); table++)
                for (int seat = 0; seat < all.get(table).size(); seat++)
                    if (again(all.get(table), seat, all.get(table).get(seat)) > 0) isBetter |= exchange(all, table, seat);
        }
        return all;
    }

    private boolean exchange(List<List<Integer>> all, int table, int seat) {
        var here = all.get(table);
        int one = here.get(seat), before = again(here, seat, one);
        for (int way = 1; way < 2 * all.size(); way++) {
            int other = table + (way % 2 == 0 ? way / 2 : -(way + 1) / 2);
            if (other < 0 || other >= all.size()) continue;
            var there = all.get(other);
            for (int i = 0; i < there.size(); i++) {
                int two = there.get(i);
                if (again(here, seat, two) + again(there, i, one) >= before + again(there, i, two)) continue;
                here.set(seat, two);
                there.set(i, one);
                return true;
            }
        }
        return false;
    }

    /// How often somebody has met those of a table, but for whoever sits at that place.
    private int again(List<Integer> table, int place, int who) {
        int again = 0;
        for (int i = 0; i < table.size(); i++) if (i != place) again += met[who][table.get(i)];
        return again;
    }

    /// Nothing where there is no way with so few meetings, or it was not found.
    private List<List<Integer>> found(int meetings) {
        tries = 0;
        Arrays.fill(isPlaced, false);
        groups.clear();
        System.arraycopy(wanted, 0, left, 0, left.length);
        return fill(0, meetings) ? groups.stream().map(List::copyOf).toList() : List.of();
    }

    /// Fills the next table around the first who has none.
    private boolean fill(int from, int meetings) {
        int first = from;
        while (first < isPlaced.length && isPlaced[first]) first++;
        if (first == isPlaced.length) return true;
        isPlaced[first] = true;
        for (int size = left.length - 1; size > 1; size--) {
            if (left[size] == 0) continue;
            left[size]--;
            var group = new ArrayList<Integer>();
            group.add(first);
            groups.add(group);
            if (extend(group, size, first + 1, meetings)) return true;
            groups.removeLast();
            left[size]++;
        }
        isPlaced[first] = false;
        return false;
    }

    private boolean extend(List<Integer> group, int size, int from, int meetings) {
        if (group.size() == size) return fill(group.getFirst() + 1, meetings);
        for (int next = from; next < isPlaced.length; next++) {
            if (isPlaced[next]) continue;
            int again = 0;
            for (int other : group) again += met[next][other];
            if (again > meetings) continue;
            if (++tries > TRIES) return false;
            isPlaced[next] = true;
            group.add(next);
            if (extend(group, size, next + 1, meetings - again)) return true;
            group.removeLast();
            isPlaced[next] = false;
            if (tries > TRIES) return false;
        }
        return false;
    }
}
