package hearthside.codec;

import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Texts with one thing wrong in them: each value in turn is left out, put last, or replaced by something that does not belong there.
final class Spoilt {
    private static final List<String> WRONG = List.of("null", "-1", "99", "3000000000", "99999999999999999999", "1.5", "2.0", "1e2",
            "1e999", "true", "\"\"", "\"nonsense\"", "\" nonsense \"", "\"7\"", "\"TRUE\"", "[]", "{}", "[null]", "[{}]",
            "[\"Over\"]", "[\"Over\",{}]",
            "{\"is\":\"Over\"}",
            "{\"is\":null}", "{\"is\":3}", "{\"is\":\"\"}", "{\"is\":[]}", "{\"is\":true}");

    private final JsonNode root;
    private final List<String> all = new ArrayList<>();

    private Spoilt(JsonNode root) { this.root = root; }

    static List<String> each(String sound) {
        var spoilt = new Spoilt(Json.parse(sound));
        spoilt.all.addAll(WRONG);
        spoilt.spoil(spoilt.root);
        return spoilt.all;
    }

    private void note() { all.add(root.toString()); }

    private void spoil(JsonNode at) {
        if (at instanceof ObjectNode object) {
            for (var name : List.copyOf(object.propertyNames())) fields(object, name);
            object.put("more", 1);
            note();
            object.remove("more");
        } else if (at instanceof ArrayNode array) {
            for (int i = 0; i < Math.min(array.size(), 3); i++) items(array, i);
        }
    }

    private void fields(ObjectNode object, String name) {
        var kept = object.get(name);
        for (var wrong : WRONG) {
            object.set(name, Json.parse(wrong));
            note();
        }
        if (kept.isString()) {
            object.put(name, kept.stringValue().toUpperCase(java.util.Locale.ROOT));
            note();
        }
        object.remove(name);
        note();
        object.put(name + "s", 1); // called by another name, and then both
        note();
        object.set(name, kept); // last now
        note();
        object.remove(name + "s");
        spoil(kept);
    }

    private void items(ArrayNode array, int i) {
        var kept = array.get(i);
        for (var wrong : WRONG) {
            array.set(i, Json.parse(wrong));
            note();
        }
        array.set(i, kept);
        spoil(kept);
    }
}
