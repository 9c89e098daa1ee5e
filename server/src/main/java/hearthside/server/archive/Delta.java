package hearthside.server.archive;

import hearthside.wire.Json;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Records in a row, of which each is much like the one before: the first is written whole, of the others what changed. A change is 0 for
/// none, `{"=":…}` for another value, `{"~":{field:change}}` within an object, `{"@":{index:change}}` within a list.
///
/// Every finished game is gone through for every seat, so records are compared as they are and each value once: only what changed becomes
/// a tree.
final class Delta {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String OTHER = "=", FIELDS = "~", ELEMENTS = "@";

    /// How the components of a record are read, in their order.
    private static final ClassValue<List<Method>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            var readers = Stream.of(type.getRecordComponents()).map(RecordComponent::getAccessor).toList();
            readers.forEach(reader -> reader.setAccessible(true)); // of records that are no class's but their own
            return readers;
        }
    };

    private Delta() {}

    static ArrayNode shorten(List<?> row) {
        var all = NODES.arrayNode();
        for (int i = 0; i < row.size(); i++) {
            var change = i == 0 ? Json.tree(row.get(i)) : between(row.get(i - 1), row.get(i));
            all.add(change == null ? NODES.numberNode(0) : change);
        }
        return all;
    }

    static List<JsonNode> lengthen(JsonNode shortened) {
        var row = new ArrayList<JsonNode>();
        for (var each : shortened) row.add(row.isEmpty() ? each : after(row.getLast(), each));
        return row;
    }

    /// Null where nothing has changed.
    @SuppressWarnings("ReferenceEquality") // what is the very same need not be looked into
    private static @Nullable JsonNode between(@Nullable Object before, @Nullable Object after) {
        if (before == after) return null;
        if (before == null || after == null) return wrapped(OTHER, Json.tree(after));
        if (before instanceof Record old && after instanceof Record now)
            return old.getClass() == now.getClass() ? betweenRecords(old, now) : wrapped(OTHER, Json.tree(now));
        if (before instanceof List<?> old && after instanceof List<?> now)
            return old.size() == now.size() ? betweenLists(old, now) : wrapped(OTHER, Json.tree(now));
        return Objects.equals(before, after) ? null : betweenTrees(Json.tree(before), Json.tree(after));
    }

    private static @Nullable JsonNode betweenRecords(Record old, Record now) {
        ObjectNode changes = null;
        for (var component : COMPONENTS.get(now.getClass())) {
            var change = between(read(component, old), read(component, now));
            if (change == null) continue;
            if (changes == null) changes = NODES.objectNode();
            changes.set(component.getName(), change);
        }
        return changes == null ? null : wrapped(FIELDS, changes);
    }

    private static @Nullable Object read(Method component, Record of) {
        try {
            return component.invoke(of);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }

    private static @Nullable JsonNode betweenLists(List<?> old, List<?> now) {
        ObjectNode changes = null;
        for (int i = 0; i < now.size(); i++) {
            var change = between(old.get(i), now.get(i));
            if (change == null) continue;
            if (changes == null) changes = NODES.objectNode();
            changes.set(String.valueOf(i), change);
        }
        return changes == null ? null : wrapped(ELEMENTS, changes);
    }

    /// What is neither record nor list: maps, or what already is a tree.
    private static @Nullable JsonNode betweenTrees(JsonNode before, JsonNode after) {
        if (before instanceof ObjectNode old && after instanceof ObjectNode now && haveTheSameNames(old, now)) {
            var changes = NODES.objectNode();
            for (var field : now.properties()) {
                var change = betweenTrees(old.get(field.getKey()), field.getValue());
                if (change != null) changes.set(field.getKey(), change);
            }
            return changes.isEmpty() ? null : wrapped(FIELDS, changes);
        }
        if (before instanceof ArrayNode old && after instanceof ArrayNode now && old.size() == now.size()) {
            var changes = NODES.objectNode();
            for (int i = 0; i < now.size(); i++) {
                var change = betweenTrees(old.get(i), now.get(i));
                if (change != null) changes.set(String.valueOf(i), change);
            }
            return changes.isEmpty() ? null : wrapped(ELEMENTS, changes);
        }
        return before.equals(after) ? null : wrapped(OTHER, after);
    }

    /// In the same order, too: what comes back is written as it was.
    private static boolean haveTheSameNames(ObjectNode old, ObjectNode now) {
        return List.copyOf(old.propertyNames()).equals(List.copyOf(now.propertyNames()));
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
