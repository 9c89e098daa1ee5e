package hearthside.browser;

import hearthside.core.GameInfo;
import hearthside.server.practice.Practice;
import hearthside.server.protocol.Lessons;
import hearthside.server.puzzle.Puzzle;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What somebody asks who learns: of the rules on a device, and what the house says to the same.
///
/// @param question for the rules on a device
/// @param house    what the house answers
record Exercises(String question, JsonNode house) {

    /// The lessons of a game, each with its solution decided step by step, and what cannot be decided asked about.
    static List<Exercises> lessons(GameInfo<?> game) throws IOException {
        var said = new ArrayList<Exercises>();
        var folder = Stage.ROOT.resolve("web/src");
        var whole = Json.parse(Files.readString(folder.resolve("generated/%s.lessons.json".formatted(game.id()))));
        for (var name : whole.propertyNames()) {
            if (name.startsWith("idea")) continue;
            var lesson = Json.parse(Files.readString(folder.resolve("games/%s/lessons/%s.json".formatted(game.id(), name))));
            var solution = lesson.get("solution");
            for (int n = 0; n <= solution.size(); n++)
                said.add(practise(lesson, whole.get(name), n, n < solution.size() ? null : solution.get(0)));
        }
        return said;
    }

    private static Exercises practise(JsonNode lesson, JsonNode whole, int decisions, @Nullable JsonNode why) {
        var steps = new ArrayList<Map<String, JsonNode>>();
        for (int i = 0; i < decisions; i++) steps.add(Map.of("seat", lesson.get("seat"), "action", lesson.get("solution").get(i)));
        var asked = (ObjectNode) lesson.deepCopy();
        asked.remove(List.of("most", "solution", "look"));
        asked.set("steps", Json.tree(steps));
        asked.put("from", 0);
        if (why != null) asked.set("why", why);
        var house = Json.tree(Practice.play(Json.read(Lessons.Asked.class, asked)));
        asked.put("is", "Practise").set("position", whole);
        return new Exercises(Json.write(asked), told(house));
    }

    static String question(String is, Puzzle puzzle, @Nullable JsonNode action) {
        var asked = (ObjectNode) Json.tree(Map.of("is", is, "puzzle", puzzle));
        if (action != null) asked.set("action", action);
        return Json.write(asked);
    }

    /// A device knows the editions of the house by itself, and how hard a puzzle is from the list.
    static JsonNode told(JsonNode answer) {
        var told = (ObjectNode) answer.deepCopy();
        if (told.get("terms") instanceof ObjectNode terms) terms.remove("edition");
        told.remove(List.of("level", "options"));
        return told;
    }
}
