package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.app.command.EngineDocsCommand;
import hearthside.codegen.Schema;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The reference pages are what the records say, and the lines shown are what the engine says.
class EngineReferenceTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @Test
    void theReferenceIsNotStale() throws IOException {
        for (var file : EngineDocsCommand.files(ROOT).entrySet())
            assertThat(Files.exists(file.getKey()) ? Files.readString(file.getKey()) : "")
                    .as("%s is stale: run ./hearthside engine-docs", ROOT.relativize(file.getKey())).isEqualTo(file.getValue());
    }

    /// A request or a field that nobody documented is found here.
    @Test
    void everyRequestAndFieldIsOnThePage() throws IOException {
        var page = Files.readString(ROOT.resolve("docs/engine.md"));
        for (var word : EngineWords.all())
            for (var field : EngineWords.fields(word))
                assertThat(page.lines().filter(line -> line.startsWith("| `%s` |".formatted(word))).findFirst()).as(word).get().asString()
                        .contains("`%s`".formatted(field));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "{a:1,b:2}   | {a:1,b:2}   | true",
            "{a:1,…}     | {a:1,b:2}   | true",
            "…b:2}       | {a:1,b:2}   | true",
            "{a:1,…}     | {a:2,b:2}   | false",
            "{a:1        | {a:1,b:2}   | false",
            "{…b:2…a:1…} | {a:1,b:2}   | false"})
    void aShortenedAnswerHoldsOnlyWhereItsPartsAreSaidInOrder(String shown, String said, boolean holds) {
        assertThat(EngineTranscript.holds(shown, said)).isEqualTo(holds);
    }

    /// Whatever a game says in random play fits its schema.
    @ParameterizedTest
    @MethodSource("games")
    void allThatIsSaidFitsTheSchema(Game<?, ?> game) { check(game); }

    private static <S extends Copyable<S>, A> void check(Game<S, A> game) {
        var schema = Json.tree(Schema.of(game));
        var luck = new Chance.Seeded(3);
        fits(schema, "%sEdition".formatted(game.info().edition().getClass().getSimpleName().replace("Edition", "")),
                Json.tree(game.info().edition()));
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            var match = new Match<>(game, game.info().terms(seats), luck);
            for (int i = 0; i < 120 && !match.isOver(); i++) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                var action = options.get(luck.below(options.size()));
                fits(schema, "Action", Json.tree(action));
                for (var event : match.play(seat, action)) fits(schema, "Event", Json.tree(event.seenBy(i % seats)));
                fits(schema, "View", Json.tree(match.view(i % seats)));
                if (i % 20 == 0) fits(schema, "Position", Json.tree(Position.of(match)));
            }
        }
    }

    private static void fits(JsonNode schema, String name, JsonNode value) {
        var definition = schema.path("$defs").path(name);
        assertThat(definition.isMissingNode()).as(name).isFalse();
        assertThat(new Fitting(schema).fits(definition, value)).as("%s %s", name, value).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Action | {\"is\":\"Flip\",\"tree\":3}         | true",
            "Action | {\"is\":\"Flip\",\"tree\":\"three\"} | false",
            "Action | {\"is\":\"Flip\"}                    | false",
            "Action | {\"is\":\"Fly\",\"tree\":3}          | false",
            "Action | {\"is\":\"Flip\",\"tree\":3,\"x\":1} | false"})
    void theSchemaRefusesWhatTheEngineRefuses(String name, String value, boolean fits) {
        var schema = Json.tree(Schema.of(Games.ALL.getFirst()));
        assertThat(new Fitting(schema).fits(schema.path("$defs").path(name), Json.parse(value))).isEqualTo(fits);
    }

    /// As much of JSON Schema as our schemas use.
    private record Fitting(JsonNode root) {
        boolean fits(JsonNode schema, JsonNode value) {
            if (schema.has("$ref"))
                return fits(root.path("$defs").path(schema.path("$ref").stringValue().substring("#/$defs/".length())), value);
            if (schema.has("const")) return schema.path("const").equals(value);
            if (schema.has("enum")) return schema.path("enum").valueStream().anyMatch(value::equals);
            if (schema.has("oneOf")) return schema.path("oneOf").valueStream().filter(each -> fits(each, value)).count() == 1;
            if (schema.has("anyOf")) return schema.path("anyOf").valueStream().anyMatch(each -> fits(each, value));
            if (!schema.has("type")) return true;
            var types = schema.path("type").isArray() ? schema.path("type").valueStream().toList() : java.util.List.of(schema.path("type"));
            return types.stream().anyMatch(type -> typed(type.stringValue(), schema, value));
        }

        private boolean typed(String type, JsonNode schema, JsonNode value) {
            return switch (type) {
                case "integer" -> value.isIntegralNumber();
                case "number" -> value.isNumber();
                case "boolean" -> value.isBoolean();
                case "string" -> value.isString();
                case "null" -> value.isNull();
                case "array" -> value.isArray() && value.valueStream().allMatch(each -> fits(schema.path("items"), each));
                case "object" -> value.isObject() && object(schema, value);
                default -> throw new IllegalArgumentException(type);
            };
        }

        private boolean object(JsonNode schema, JsonNode value) {
            for (var needed : schema.path("required")) if (!value.has(needed.stringValue())) return false;
            for (var field : value.properties()) {
                var own = schema.path("properties").path(field.getKey());
                var other = schema.path("additionalProperties");
                if (own.isMissingNode()
                        ? other.isBoolean() && !other.booleanValue() || other.isObject() && !fits(other, field.getValue())
                        : !fits(own, field.getValue()))
                    return false;
            }
            return true;
        }
    }
}
