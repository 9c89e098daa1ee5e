package hearthside.app.engine;

import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A tree with one thing wrong in it: each value in turn is left out or replaced by something that does not belong there.
///
/// @param what which field was spoilt, and how
record Spoiling(String what, String text) {
    private static final List<String> WRONG = List.of("null", "-1", "99", "3000000000", "1.5", "true", "\"nonsense\"", "[]", "{}",
            "[null]");

    static List<Spoiling> each(JsonNode sound) {
        var all = new ArrayList<Spoiling>();
        spoil(sound, sound, "", all);
        return all;
    }

    private static void spoil(JsonNode root, JsonNode at, String path, List<Spoiling> all) {
        if (at instanceof ObjectNode object) {
            for (var name : List.copyOf(object.propertyNames())) {
                var kept = object.get(name);
                for (var wrong : WRONG) {
                    object.set(name, Json.parse(wrong));
                    all.add(new Spoiling(path + "." + name + " = " + wrong, root.toString()));
                }
                object.remove(name);
                all.add(new Spoiling(path + "." + name + " left out", root.toString()));
                object.set(name, kept);
                spoil(root, kept, path + "." + name, all);
            }
        } else if (at instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                var kept = array.get(i);
                for (var wrong : WRONG) {
                    array.set(i, Json.parse(wrong));
                    all.add(new Spoiling(path + "[" + i + "] = " + wrong, root.toString()));
                }
                array.remove(i);
                all.add(new Spoiling(path + "[" + i + "] left out", root.toString()));
                array.insert(i, kept);
                spoil(root, kept, path + "[" + i + "]", all);
            }
        }
    }
}
