package hearthside.app.command;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What the rules say about moments that the browser part has on file: those of its tests (`moments.json`), and the beginning of a game for
/// its rulebook (`opening.json`).
final class Moments {
    /// A view that a test of the browser part has made.
    record Moment(int viewer, int seats, Map<String, String> options, JsonNode view, @Nullable JsonNode facts) {}

    private Moments() {}

    static <S extends Copyable<S>, A> void files(Game<S, A> game, Path board, Map<Path, String> files) {
        var tests = board.resolve("moments.json");
        if (Files.exists(tests))
            files.put(tests, StreamSupport.stream(Json.parse(text(tests)).spliterator(), false)
                    .map(moment -> Json.write(told(game, Json.read(Moment.class, moment))))
                    .collect(Collectors.joining(",\n", "[\n", "\n]\n")));
        var opening = board.resolve("opening.json");
        if (!Files.exists(opening)) return;
        var match = new Match<>(game, game.info().terms(game.info().minSeats()), new Chance.Seeded(0));
        files.put(opening, Json.writePretty(match.facts(match.view(Game.SPECTATOR), Game.SPECTATOR)) + "\n");
    }

    private static Moment told(Game<?, ?> game, Moment moment) {
        var terms = game.info().terms(moment.seats, moment.options);
        var facts = game.facts(terms, Json.read(game.info().position(), moment.view), moment.viewer);
        return new Moment(moment.viewer, moment.seats, moment.options, moment.view, facts == null ? null : Json.tree(facts));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
