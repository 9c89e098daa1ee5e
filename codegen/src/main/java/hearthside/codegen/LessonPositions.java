package hearthside.codegen;

import hearthside.core.Game;
import hearthside.wire.BadPosition;
import hearthside.wire.Json;
import hearthside.wire.Position;
import hearthside.wire.Sketch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// The positions of a game's lessons, whole. Lessons are written by hand and leave out what follows from the rest; the rules in the browser
/// take whole positions only.
public final class LessonPositions {
    private static final String IDEA = "idea";

    private LessonPositions() {}

    /// By the name of the lesson; the scenes of the idea that lay a position of their own are `idea.<number>`. Nothing where a game has no
    /// lessons.
    public static String of(Game<?, ?> game, List<Game<?, ?>> games, Path root) {
        var folder = root.resolve("web/src/games/%s/lessons".formatted(game.info().id()));
        var found = new LinkedHashMap<String, Position>();
        for (var file : files(folder)) put(file, games, found);
        return found.isEmpty() ? "" : text(found);
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void put(Path file, List<Game<?, ?>> games, Map<String, Position> found) {
        try {
            var lesson = Json.parse(Files.readString(file));
            var name = file.getFileName().toString().replace(".json", "");
            found.put(name, whole(lesson.get("position"), games, file));
            if (!name.equals(IDEA)) return;
            var scenes = lesson.path("scenes");
            for (int n = 0; n < scenes.size(); n++)
                if (scenes.get(n).has("position")) found.put(IDEA + "." + n, whole(scenes.get(n).get("position"), games, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Position whole(JsonNode sketch, List<Game<?, ?>> games, Path file) {
        try {
            return Sketch.read(games, sketch);
        } catch (BadPosition e) {
            throw new IllegalStateException("%s: %s".formatted(file, e.complaints()), e);
        }
    }

    /// A position a line: what changes can be told apart.
    private static String text(Map<String, Position> found) {
        return found.entrySet().stream().map(each -> "%s:%s".formatted(Json.write(each.getKey()), Json.write(each.getValue())))
                .collect(Collectors.joining(",\n", "{", "}\n"));
    }
}
