package hearthside.testkit;

import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;

/// A record as JSON, and every way to throw one of its numbers, or all numbers of a part at once, to an extreme.
public final class EveryNumber {
    private static final List<Integer> VALUES = List.of(Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 0, 1_000_000, 7);

    /// @param what which numbers became what
    /// @param tree the record with them
    public record Changed(String what, JsonNode tree) {}

    /// What is done with each.
    public interface Trial {
        void with(Changed changed);
    }

    private EveryNumber() {}

    /// Tries them all; whatever the trial throws is told with the numbers that led to it.
    public static void of(Record record, Trial trial) {
        var tree = Json.tree(record);
        var targets = new ArrayList<List<List<Object>>>();
        collect(tree, List.of(), targets);
        for (var paths : targets)
            for (int value : VALUES) {
                var changed = new Changed("%s = %d".formatted(paths, value), with(tree, paths, value));
                try {
                    trial.with(changed);
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError("%s: %s".formatted(changed.what, e), e);
                }
            }
    }

    private static boolean collect(JsonNode node, List<Object> path, List<List<List<Object>>> found) {
        if (node.isInt()) found.add(List.of(path));
        var together = new ArrayList<List<Object>>();
        if (node.isArray())
            for (int i = 0; i < node.size(); i++) if (collect(node.get(i), longer(path, i), found)) together.add(longer(path, i));
        if (node.isObject())
            for (var name : node.propertyNames())
                if (collect(node.get(name), longer(path, name), found)) together.add(longer(path, name));
        if (together.size() > 1) found.add(together);
        return node.isInt();
    }

    private static List<Object> longer(List<Object> path, Object step) {
        var longer = new ArrayList<>(path);
        longer.add(step);
        return List.copyOf(longer);
    }

    private static JsonNode with(JsonNode tree, List<List<Object>> paths, int value) {
        var copy = tree.deepCopy();
        for (var path : paths) {
            var node = copy;
            for (var step : path.subList(0, path.size() - 1)) node = step instanceof Integer i ? node.get(i) : node.get((String) step);
            if (path.getLast() instanceof Integer i) ((ArrayNode) node).set(i, IntNode.valueOf(value));
            else((ObjectNode) node).set((String) path.getLast(), IntNode.valueOf(value));
        }
        return copy;
    }
}
