package hearthside.app.lens;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// What the records of a game do not say of themselves: how long lists get, and between which bounds numbers of actions lie.
/// Paths are those of the view (`tribes.scouts`), or an action and its component (`Flip.tree`).
final class Facts {
    private final Map<String, List<Integer>> ranges = new HashMap<>();
    private final Map<String, Integer> rows = new HashMap<>(), sets = new HashMap<>(), hands = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>(), unlisted = new HashMap<>(); // by path; by id
    private final Map<String, List<String>> texts = new HashMap<>();
    private Predicate<Object> possible = _ -> true;

    /// The number of an action lies between these.
    Facts range(String path, int from, int to) {
        ranges.put(path, IntStream.rangeClosed(from, to).boxed().toList());
        return this;
    }

    /// A list in the order in which it is told, at most so long.
    Facts row(String path, int most) {
        rows.put(path, most);
        return this;
    }

    /// A list whose members stand each at the place of the named component.
    Facts keyed(String path, String component, int most) {
        keys.put(path, component);
        return row(path, most);
    }

    /// A list of numbers below a bound, such as seats.
    Facts set(String path, int bound) {
        sets.put(path, bound);
        return this;
    }

    /// Goods in an action: at most so many together.
    Facts hand(String path, int most) {
        hands.put(path, most);
        return this;
    }

    /// A text that is the id of one of these types, or one of these words.
    Facts text(String path, String... types) {
        texts.put(path, List.of(types));
        return this;
    }

    /// A piece that is in every box, so that no edition lists it.
    Facts also(String type, String id) {
        unlisted.put(id, type);
        return this;
    }

    Map<String, String> unlisted() { return unlisted; }

    /// Actions that never come up are left out.
    Facts unless(Predicate<Object> never) {
        possible = possible.and(never.negate());
        return this;
    }

    List<Integer> range(String path) { return need(ranges, path); }

    int row(String path) { return need(rows, path); }

    boolean isRow(String path) { return rows.containsKey(path); }

    boolean isSet(String path) { return sets.containsKey(path); }

    int set(String path) { return need(sets, path); }

    int hand(String path) { return need(hands, path); }

    String key(String path) { return keys.getOrDefault(path, ""); }

    List<String> text(String path) { return texts.getOrDefault(path, List.of()); }

    boolean isPossible(Object action) { return possible.test(action); }

    private static <T> T need(Map<String, T> facts, String path) {
        var fact = facts.get(path);
        if (fact == null) throw new IllegalStateException("Nothing is said about %s.".formatted(path));
        return fact;
    }
}
