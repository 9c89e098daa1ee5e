package hearthside.codec;

import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Sound JSON in which a few things were moved, wrapped, torn out or taken for others: whatever somebody might send.
final class Junk {
    private final Random luck;
    private final JsonNode root;

    private Junk(JsonNode root, Random luck) {
        this.root = root;
        this.luck = luck;
    }

    static String of(String sound, Random luck) {
        var junk = new Junk(Json.parse("[%s]".formatted(sound)), luck);
        for (int n = 1 + luck.nextInt(3); n > 0; n--) junk.change();
        return junk.root.get(0).toString();
    }

    /// One value anywhere becomes another, or goes; the list that holds everything keeps its one.
    private void change() {
        var all = new ArrayList<JsonNode>();
        holders(root, all);
        var holder = all.get(luck.nextInt(all.size()));
        if (holder instanceof ArrayNode list) {
            int i = luck.nextInt(list.size());
            if (list.size() > 1 && luck.nextInt(8) == 0) list.remove(i);
            else list.set(i, other(list.get(i), all));
        } else if (holder instanceof ObjectNode object) {
            var names = List.copyOf(object.propertyNames());
            var name = names.get(luck.nextInt(names.size()));
            var value = object.get(name);
            switch (luck.nextInt(8)) {
                case 0 -> object.remove(name);
                case 1 -> object.set(names.get(luck.nextInt(names.size())) + (luck.nextBoolean() ? "" : "2"), value.deepCopy());
                default -> object.set(name, other(value, all));
            }
        }
    }

    private JsonNode other(JsonNode value, List<JsonNode> all) {
        var text = value.toString();
        return switch (luck.nextInt(12)) {
            case 0 -> Json.parse("[%s]".formatted(text));
            case 1 -> Json.parse("{\"is\":%s}".formatted(text));
            case 2 -> Json.parse("[\"%s\",%s]".formatted(value.path("is").asString("Flip"), text));
            case 3 -> Json.parse("[\"%s\"]".formatted(value.path("is").asString("Flip")));
            case 4 -> value.isNumber() ? Json.parse("\"%s\"".formatted(text)) : Json.parse("null");
            case 5 -> Json.parse("\"\"");
            case 6 -> Json.parse("\"  \"");
            case 7 -> Json.parse(luck.nextBoolean() ? "-1" : "1.5");
            case 8 -> Json.parse(luck.nextBoolean() ? "{}" : "[]");
            default -> all.get(luck.nextInt(all.size())).deepCopy();
        };
    }

    private static void holders(JsonNode at, List<JsonNode> found) {
        if (at.isContainer() && !at.isEmpty()) found.add(at);
        for (var inside : at) holders(inside, found);
    }
}
