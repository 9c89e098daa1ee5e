package hearthside.server.archive;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Trees in a row, of which each is much like the one before: the first is written whole, of the others what changed. A change is 0 for
/// none, `{"=":…}` for another value, `{"~":{field:change}}` within an object, `{"@":{index:change}}` within a list.
final class JsonDelta {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String OTHER = "=", FIELDS = "~", ELEMENTS = "@";

    private JsonDelta() {}

    static ArrayNode shorten(List<JsonNode> row) {
        var all = NODES.arrayNode();
        for (int i = 0; i < row.size(); i++) all.add(i == 0 ? row.get(i) : between(row.get(i - 1), row.get(i)));
        return all;
    }

    static List<JsonNode> lengthen(JsonNode shortened) {
        var row = new ArrayList<JsonNode>();
        for (var each : shortened) row.add(row.isEmpty() ? each : after(row.getLast(), each));
        return row;
    }

    private static JsonNode between(JsonNode before, JsonNode after) {
        if (before.equals(after)) return NODES.numberNode(0);
        var changes = NODES.objectNode();
        if (before instanceof ObjectNode old && after instanceof ObjectNode now && List.copyOf(old.propertyNames())
                .equals(List.copyOf(now.propertyNames()))) {
            for (var name : now.propertyNames())
                if (!now.get(name).equals(old.get(name))) changes.set(name, between(old.get(name), now.get(name)));
            return wrapped(FIELDS, changes);
        }
        if (before instanceof ArrayNode old && after instanceof ArrayNode now && old.size() == now.size()) {
            for (int i = 0; i < now.size(); i++)
                if (!now.get(i).equals(old.get(i))) changes.set(String.valueOf(i), between(old.get(i), now.get(i)));
            return wrapped(ELEMENTS, changes);
        }
        return wrapped(OTHER, after);
    }

    private static ObjectNode wrapped(String kind, JsonNode change) {
        var wrapped = NODES.objectNode();
        wrapped.set(kind, change);
        return wrapped;
    }

    private static JsonNode after(JsonNode before, JsonNode change) {
        if (change.isNumber()) return before;
        if (change.has(OTHER)) return change.get(OTHER);
        if (change.has(FIELDS) && before instanceof ObjectNode old) {
            var now = NODES.objectNode();
            for (var name : old.propertyNames())
                now.set(name, change.get(FIELDS).has(name) ? after(old.get(name), change.get(FIELDS).get(name)) : old.get(name));
            return now;
        }
        if (change.has(ELEMENTS) && before instanceof ArrayNode old) {
            var now = NODES.arrayNode();
            for (int i = 0; i < old.size(); i++) {
                var each = change.get(ELEMENTS).get(String.valueOf(i));
                now.add(each == null ? old.get(i) : after(old.get(i), each));
            }
            return now;
        }
        throw new IllegalStateException("this change does not fit what was before");
    }
}
