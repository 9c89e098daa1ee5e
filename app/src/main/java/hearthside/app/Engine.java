package hearthside.app;

import hearthside.core.BadInput;
import hearthside.core.Chance;
import hearthside.core.Game;
import hearthside.core.IllegalAction;
import hearthside.core.Terms;
import hearthside.games.Games;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A line protocol for programs in any language: one JSON object in, one JSON object out. See `docs/engine.md`.
/// Bad input gets an answer that says what is wrong, and the session goes on as if it had not been said.
final class Engine {
    private static final List<String> WORDS = List.of("games", "new", "load", "position", "view", "options", "whyNot", "apply", "journal",
            "result", "search", "layout", "batch", "step", "observe", "quit");

    private @Nullable EngineTable<?, ?> table;
    private @Nullable EngineBatch<?, ?> batch;
    private boolean quit;

    boolean hasQuit() { return quit; }

    String answer(String line) {
        try {
            return Json.write(answer(Json.parse(line)));
        } catch (IllegalAction e) {
            return Json.write(fault(e.refusal().text(), e.refusal().rule()));
        } catch (BadInput e) {
            return Json.write(fault(e.text(), null));
        } catch (RuntimeException e) { // our own fault; the session of whoever is connected must not end with it
            return Json.write(fault("Something went wrong inside Hearthside: %s.".formatted(e), null));
        }
    }

    private static Map<String, Object> fault(String sentence, @Nullable String rule) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put("ok", false);
        answer.put("error", sentence);
        if (rule != null) answer.put("rule", rule);
        return answer;
    }

    private Map<String, Object> answer(JsonNode request) {
        if (!request.isObject()) throw new BadInput("", "A request is an object in braces, such as {\"do\":\"options\"}.");
        var word = request.path("do").isString() ? request.path("do").stringValue() : "";
        var answer = new LinkedHashMap<String, Object>();
        answer.put("ok", true);
        switch (word) {
            case "games" -> answer.put("games", Games.ALL.stream().map(GamesCommand.Listed::of).toList());
            case "new" -> sit(begin(request)).standing(answer, List.of());
            case "load" -> sit(load(request)).standing(answer, List.of());
            case "position" -> answer.put("position", open().position());
            case "view" -> answer.put("view", open().view(integer(request, "seat", Game.SPECTATOR)));
            case "options" -> open().options(request, answer);
            case "whyNot" -> open().whyNot(integer(request, "seat", -1), request.path("action"), answer);
            case "apply" -> open().apply(integer(request, "seat", -1), request.path("action"), request.path("draws"), answer);
            case "journal" -> answer.put("journal", open().journal());
            case "result" -> open().result(answer);
            case "search" -> open().search(request, answer);
            case "layout" -> layout(request, answer);
            case "batch" -> batch(request).tell(answer, List.of());
            case "step" -> opened().step(request.path("actions"), answer);
            case "observe" -> opened().observe(request, answer);
            case "quit" -> quit = true;
            default -> throw new BadInput("do", "\"%s\" is not one of %s.".formatted(word, String.join(", ", WORDS)));
        }
        return answer;
    }

    private EngineTable<?, ?> sit(EngineTable<?, ?> opened) {
        table = opened;
        return opened;
    }

    private EngineTable<?, ?> open() {
        if (table == null)
            throw new BadInput("do",
                    "No game is open; begin with {\"do\":\"new\",\"game\":\"%s\"}.".formatted(Games.ALL.getFirst().info().id()));
        return table;
    }

    private static EngineTable<?, ?> begin(JsonNode request) {
        var game = named(request);
        return EngineTable.begin(game, terms(game, request), luck(request));
    }

    private EngineBatch<?, ?> batch(JsonNode request) {
        var game = named(request);
        var begun = EngineBatch.begin(game, terms(game, request), request);
        batch = begun;
        return begun;
    }

    private EngineBatch<?, ?> opened() {
        if (batch == null) throw new BadInput("do", "No batch is open; begin with {\"do\":\"batch\",\"game\":\"%s\",\"games\":8}."
                .formatted(Games.ALL.getFirst().info().id()));
        return batch;
    }

    private static void layout(JsonNode request, Map<String, Object> answer) {
        var game = named(request);
        EngineBatch.layout(game, inside("edition", () -> Editions.read(game, request.path("edition"))),
                request.path("whole").booleanValue(false), answer);
    }

    private static Game<?, ?> named(JsonNode request) {
        if (!request.path("game").isString())
            throw new BadInput("game", "Name a game; there is %s."
                    .formatted(Games.ALL.stream().map(game -> game.info().id()).collect(Collectors.joining(", "))));
        return Position.find(Games.ALL, request.path("game").stringValue());
    }

    private static Terms terms(Game<?, ?> game, JsonNode request) {
        return game.info().terms(integer(request, "seats", game.info().minSeats()),
                inside("options", () -> Json.readOptions(request.path("options"))),
                inside("edition", () -> Editions.read(game, request.path("edition"))));
    }

    private static EngineTable<?, ?> load(JsonNode request) {
        if (request.has("position"))
            return inside("position",
                    () -> EngineTable.of(Json.read(Position.class, request.path("position")).open(Games.ALL, luck(request))));
        if (!request.path("journal").isArray()) throw new BadInput("do", "Load takes a \"position\" or a \"journal\".");
        var lines = new ArrayList<JsonNode>();
        request.path("journal").forEach(lines::add);
        var journal = Journal.read(Games.ALL, lines, "journal[%d]", 0);
        return EngineTable.replayed(Position.find(Games.ALL, journal.header().game()), journal, luck(request));
    }

    private static Chance luck(JsonNode request) { return new Chance.Seeded(seed(request)); }

    /// The seed that was asked for, or one that nobody knows.
    static long seed(JsonNode request) {
        if (!request.has("seed")) return System.nanoTime();
        if (!request.path("seed").isIntegralNumber() || !request.path("seed").canConvertToLong())
            throw new BadInput("seed", "Here should be a whole number.");
        return request.path("seed").longValue();
    }

    static int integer(JsonNode request, String field, int otherwise) {
        if (!request.has(field)) return otherwise;
        if (!request.path(field).isIntegralNumber() || !request.path(field).canConvertToInt())
            throw new BadInput(field, "Here should be a whole number.");
        return request.path(field).intValue();
    }

    private static <T> T inside(String field, java.util.function.Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw e.within(field);
        }
    }
}
