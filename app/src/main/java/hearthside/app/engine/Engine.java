package hearthside.app.engine;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.IllegalAction;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.wire.BadPosition;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import hearthside.wire.Position;
import hearthside.wire.Sketch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A line protocol for programs in any language: one JSON object in, one JSON object out. See `docs/engine.md`.
/// Bad input gets an answer that says what is wrong, and the session goes on as if it had not been said.
public final class Engine {
    private @Nullable EngineTable<?, ?> table;
    private @Nullable EngineBatch<?, ?> batch;
    private boolean quit;

    public boolean hasQuit() { return quit; }

    /// The answer to one line: all its lines where it has several.
    public String answer(String line) {
        var lines = new ArrayList<String>();
        var last = answer(line, lines::add);
        lines.add(last);
        return String.join("\n", lines);
    }

    /// The last line of the answer; lines before it are told as soon as they are known.
    public String answer(String line, Consumer<String> early) {
        return Json.write(guarded(() -> {
            var request = Json.parse(line);
            if (!request.isObject()) throw new BadInput("", "A request is an object in braces, such as {\"do\":\"options\"}.");
            return answer(request, early);
        }));
    }

    /// What was asked for, or a sentence that says why not.
    static Map<String, Object> guarded(Supplier<Map<String, Object>> answering) {
        try {
            return answering.get();
        } catch (IllegalAction e) {
            return fault(e.refusal().text(), e.refusal().rule());
        } catch (BadPosition e) {
            var answer = fault(e.complaints().getFirst().text(), null);
            answer.put("errors", e.complaints().stream().map(BadInput::text).toList());
            return answer;
        } catch (BadInput e) {
            return fault(e.text(), null);
        } catch (RuntimeException e) { // our own fault; the session of whoever is connected must not end with it
            return fault("Something went wrong inside Hearthside: %s.".formatted(e), null);
        }
    }

    private static Map<String, Object> fault(String sentence, @Nullable String rule) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put("ok", false);
        answer.put("error", sentence);
        if (rule != null) answer.put("rule", rule);
        return answer;
    }

    private Map<String, Object> answer(JsonNode request, Consumer<String> out) {
        var word = EngineWords.of(request);
        var answer = new LinkedHashMap<String, Object>();
        answer.put("ok", true);
        switch (word) {
            case "games" -> answer.put("games", Games.ALL.stream().map(ListedGame::of).toList());
            case "new" -> sit(begin(request)).standing(answer, List.of());
            case "load" -> sit(load(request)).standing(answer, List.of());
            case "position" -> answer.put("position", open().position());
            case "view" -> answer.put("view", open().view(integer(request, "seat", Game.SPECTATOR)));
            case "options" -> open().options(request, answer);
            case "whyNot" -> open().whyNot(integer(request, "seat", -1), request.path("action"), answer);
            case "apply" -> open().apply(integer(request, "seat", -1), request, answer);
            case "outcomes" -> open().outcomes(integer(request, "seat", -1), request, answer);
            case "undo" -> open().undo(answer);
            case "events" -> answer.put("events", open().events(request));
            case "describe" -> open().describe(request, answer);
            case "edition" -> edition(request, answer);
            case "journal" -> answer.put("journal", open().journal());
            case "result" -> open().result(answer);
            case "search" -> search(request, answer, out);
            case "layout" -> layout(request, answer);
            case "batch" -> batch(request).tell(answer, List.of());
            case "step" -> opened().step(request.path("actions"), answer);
            case "observe" -> opened().observe(request, answer);
            case "quit" -> quit = true;
            default -> throw new IllegalStateException("no answer for " + word);
        }
        return answer;
    }

    /// The edition of the game that is named or, if none is, of the open one.
    private void edition(JsonNode request, Map<String, Object> answer) {
        var edition = request.has("game") ? named(request).info().newest() : open().edition();
        answer.put("game", request.has("game") ? named(request).info().id() : open().game().info().id());
        answer.put("edition", edition);
    }

    /// One position, the open one; or several, each answered with a line of its own as soon as it is done.
    private void search(JsonNode request, Map<String, Object> answer, Consumer<String> out) {
        if (!request.has("positions")) {
            open().search(request, answer);
            return;
        }
        var positions = request.path("positions");
        if (!positions.isArray()) throw new BadInput("positions", "Here should be a list of positions in brackets.");
        EngineSearch.budget(request); // a wrong one is refused once, not for each position
        for (int i = 0; i < positions.size(); i++) {
            int at = i;
            var found = guarded(() -> {
                var one = new LinkedHashMap<String, Object>();
                one.put("ok", true);
                one.put("at", at);
                inside("positions[%d]".formatted(at), () -> restored(positions.get(at), new Chance.Seeded(at))).search(request, one);
                return one;
            });
            found.putIfAbsent("at", at);
            out.accept(Json.write(found));
        }
        answer.put("searched", positions.size());
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
        if (batch == null)
            throw new BadInput("do", "No batch is open; begin with {\"do\":\"batch\",\"game\":\"%s\",\"games\":8}."
                    .formatted(Games.ALL.getFirst().info().id()));
        return batch;
    }

    private static void layout(JsonNode request, Map<String, Object> answer) {
        var game = named(request);
        EngineBatch.layout(game, edition(game, request),
                EngineBatch.isOn(request, "whole"), answer);
    }

    private static Game<?, ?> named(JsonNode request) {
        if (!request.path("game").isString())
            throw new BadInput("game", "Name a game; there is %s."
                    .formatted(Games.ALL.stream().map(game -> game.info().id()).collect(Collectors.joining(", "))));
        return Position.find(Games.ALL, request.path("game").stringValue());
    }

    /// What is begun anew has the newest house edition unless it names another.
    private static Edition edition(Game<?, ?> game, JsonNode request) {
        return inside("edition", () -> Editions.read(game, request.path("edition"), game.info().newest()));
    }

    private static Terms terms(Game<?, ?> game, JsonNode request) {
        return game.info().terms(integer(request, "seats", game.info().minSeats()),
                inside("options", () -> Json.readOptions(request.path("options"))),
                edition(game, request));
    }

    private static EngineTable<?, ?> load(JsonNode request) {
        if (request.has("position")) return inside("position", () -> restored(request.path("position"), luck(request)));
        if (!request.path("journal").isArray()) throw new BadInput("do", "Load takes a \"position\" or a \"journal\".");
        var lines = new ArrayList<JsonNode>();
        request.path("journal").forEach(lines::add);
        var journal = Journal.read(Games.ALL, lines, "journal[%d]", 0);
        return EngineTable.replayed(Position.find(Games.ALL, journal.header().game()), journal, luck(request));
    }

    private static EngineTable<?, ?> restored(JsonNode position, Chance luck) {
        return EngineTable.of(Sketch.read(Games.ALL, position).open(Games.ALL, luck));
    }

    private static Chance luck(JsonNode request) { return new Chance.Seeded(seed(request)); }

    /// The seed that was asked for, or one that nobody knows.
    static long seed(JsonNode request) {
        if (!request.has("seed")) return System.nanoTime();
        return inside("seed", () -> Json.readLong(request.path("seed")));
    }

    static int integer(JsonNode request, String field, int otherwise) {
        if (!request.has(field)) return otherwise;
        return inside(field, () -> Json.readInt(request.path(field)));
    }

    static <T> T inside(String field, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadPosition e) {
            throw e.within(field);
        } catch (BadInput e) {
            throw e.within(field);
        }
    }
}
