package hearthside.app.simulation;

import hearthside.ai.arena.Played;
import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The record of a tournament: a line that says what is played, then a line for each game. A stopped run goes on where the file ends;
/// files of
/// several machines are put together line by line.
///
/// @param games by number
record ArenaFile(Head head, SortedMap<Long, Played> games) {

    record Head(String game, int seats, Map<String, String> options, List<String> bots, long seed) {}

    static ArenaFile begin(Head head) { return new ArenaFile(head, new TreeMap<>()); }

    /// Throws [BadInput] that names the line.
    static ArenaFile read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInput("", "The file %s cannot be read (%s).".formatted(file, e.getClass().getSimpleName()));
        }
        if (lines.isEmpty())
            throw new BadInput("", "The file %s is empty; a tournament begins with a line that says what is played.".formatted(file));
        var games = new TreeMap<Long, Played>();
        int number = 1;
        try {
            var head = Json.read(Head.class, lines.getFirst());
            for (var line : lines.subList(1, lines.size())) {
                number++;
                if (number == lines.size() && !line.endsWith("}")) break; // cut off in the middle of a write: that game is played again
                var played = Json.read(Played.class, line);
                games.put(played.number(), played);
            }
            return new ArenaFile(head, games);
        } catch (BadInput e) {
            throw e.within("%s, line %d".formatted(file, number));
        }
    }

    ArenaFile with(ArenaFile other, Path name) {
        if (!head.equals(other.head))
            throw new BadInput("", "%s is of another tournament: game, seats, options, bots and seed must be the same.".formatted(name));
        var all = new TreeMap<>(games);
        all.putAll(other.games);
        return new ArenaFile(head, all);
    }

    void writeAll(Path file) {
        var text = new StringBuilder(Json.write(head)).append('\n');
        games.values().forEach(game -> text.append(Json.write(game)).append('\n'));
        write(file, text.toString(), StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    synchronized boolean has(long number) { return games.containsKey(number); }

    /// @param file where to write it, if anywhere
    synchronized void keep(@Nullable Path file, Played game) {
        games.put(game.number(), game);
        if (file != null) write(file, Json.write(game) + "\n", StandardOpenOption.APPEND);
    }

    private static void write(Path file, String text, StandardOpenOption... how) {
        try {
            Files.writeString(file, text, how);
        } catch (IOException e) {
            throw new BadInput("--out", "Nothing can be written to %s (%s).".formatted(file, e.getClass().getSimpleName()));
        }
    }
}
