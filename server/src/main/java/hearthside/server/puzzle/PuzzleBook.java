package hearthside.server.puzzle;

import hearthside.games.Games;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The puzzles that come with the house. Their positions stay text until they are wanted: as trees they would take much memory.
public final class PuzzleBook {
    private static final Map<String, Map<String, String>> LINES = new ConcurrentHashMap<>();

    private PuzzleBook() {}

    /// The ids of a game's puzzles, in the order of the file.
    public static List<String> ids(String game) { return List.copyOf(lines(game).keySet()); }

    public static Optional<Puzzle> find(String id) {
        int dash = id.lastIndexOf('-');
        var line = dash < 0 ? null : lines(id.substring(0, dash)).get(id);
        return line == null ? Optional.empty() : Optional.of(Json.read(Puzzle.class, line));
    }

    private static Map<String, String> lines(String game) {
        return Games.find(game).isPresent() ? LINES.computeIfAbsent(game, PuzzleBook::read) : Map.of();
    }

    private static Map<String, String> read(String game) {
        var lines = new LinkedHashMap<String, String>();
        try (var in = PuzzleBook.class.getResourceAsStream("/hearthside/puzzles/%s.jsonl".formatted(game))) {
            if (in == null) return Map.of();
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .forEach(line -> lines.put(Json.parse(line).path("id").asString(""), line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }
}
