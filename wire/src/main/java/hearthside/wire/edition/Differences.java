package hearthside.wire.edition;

import hearthside.wire.EditionFile;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is otherwise in one edition than in another, a sentence for each difference. Things with an id are compared with those of the
/// same id, wherever they stand in the list; all others with those at the same place.
public final class Differences {
    private static final String ID = "id", IS = "is";
    private final List<String> found = new ArrayList<>();

    private Differences() {}

    public static List<String> between(EditionFile one, EditionFile other) {
        var differences = new Differences();
        differences.compare("", one.tree(), other.tree());
        return List.copyOf(differences.found);
    }

    private void compare(String where, JsonNode one, JsonNode other) {
        if (one.equals(other)) return;
        if (one instanceof ObjectNode first && other instanceof ObjectNode second && first.path(IS).equals(second.path(IS)))
            fields(where, first, second);
        else
            if (one instanceof ArrayNode first && other instanceof ArrayNode second && !first.isEmpty() && first.get(0).has(ID))
                things(where, byId(first), byId(second));
            else
                if (one instanceof ArrayNode first && other instanceof ArrayNode second && !isPlain(first)) items(where, first, second);
                else found.add("%s: %s instead of %s.".formatted(where, told(other), told(one)));
    }

    private void fields(String where, ObjectNode one, ObjectNode other) {
        var names = new java.util.LinkedHashSet<>(one.propertyNames());
        names.addAll(other.propertyNames());
        for (var name : names) compare(where.isEmpty() ? words(name) : where + ", " + words(name), one.path(name), other.path(name));
    }

    private void items(String where, ArrayNode one, ArrayNode other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++)
            compare("%s, %s".formatted(where, label(one.get(i), i)), one.get(i), other.get(i));
        if (one.size() != other.size()) found.add("%s: there are %d instead of %d.".formatted(where, other.size(), one.size()));
    }

    private static boolean isPlain(ArrayNode list) { return list.isEmpty() || !list.get(0).isContainer(); }

    private static Map<String, JsonNode> byId(ArrayNode list) {
        var things = new LinkedHashMap<String, JsonNode>();
        for (var thing : list) things.put(thing.path(ID).asString(), thing);
        return things;
    }

    private void things(String where, Map<String, JsonNode> one, Map<String, JsonNode> other) {
        one.forEach((id, thing) -> {
            var its = other.get(id);
            if (its == null) found.add("%s: %s is gone.".formatted(where, label(thing, 0)));
            else compare("%s, %s".formatted(where, label(thing, 0)), thing, its);
        });
        other.forEach((id, thing) -> {
            if (!one.containsKey(id)) found.add("%s: %s is new: %s.".formatted(where, label(thing, 0), told(thing)));
        });
        if (one.keySet().equals(other.keySet()) && !List.copyOf(one.keySet()).equals(List.copyOf(other.keySet())))
            found.add("%s: the same in another order.".formatted(where));
    }

    /// What a thing is called, by its name, its id, or the word it is for; or where it stands.
    private static String label(JsonNode thing, int at) {
        for (var field : List.of("name", "title"))
            if (thing.path(field).isString()) return "%s (%s)".formatted(thing.path(field).stringValue(), thing.path(ID).asString());
        if (thing.path(ID).isString()) return thing.path(ID).stringValue();
        if (thing instanceof ObjectNode) for (var part : thing) if (part.isString()) return part.stringValue();
        return "number %d".formatted(at + 1);
    }

    private static String told(JsonNode value) {
        if (value.isMissingNode() || value.isNull()) return "nothing";
        if (value.isString()) return "\"%s\"".formatted(value.stringValue());
        if (value instanceof ArrayNode list) {
            var items = new ArrayList<String>();
            for (var item : list) items.add(item.isString() ? item.stringValue() : told(item));
            return items.isEmpty() ? "none" : String.join(", ", items);
        }
        if (!(value instanceof ObjectNode thing)) return Json.write(value);
        var parts = new ArrayList<String>();
        thing.properties().forEach(field -> {
            if (field.getKey().equals(IS)) parts.addFirst(words(field.getValue().asString()));
            else if (!field.getKey().equals(ID)) parts.add("%s %s".formatted(words(field.getKey()), told(field.getValue())));
        });
        return String.join(" ", parts);
    }

    /// `fireCost` in words: fire cost.
    private static String words(String name) { return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT); }
}
