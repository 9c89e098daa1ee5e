package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Corner cases a second reader wrote from the rules alone, before running them: a line is a case, with the requests to the engine and,
/// for each, the fields its answer must have.
/// A field is a path with dots (`view.settlements.0.dogs`); `#` at its end is the number of elements.
class NastyCasesTest {
    private static final Path RESOURCES = Path.of(System.getProperty("hearthside.root"), "games/src/test/resources");

    static Stream<Arguments> cases() throws IOException {
        var cases = new ArrayList<Arguments>();
        for (var game : List.of("my-first-stone-age", "stone-age", "stone-age-solo", "cavemen"))
            for (var line : Files.readAllLines(RESOURCES.resolve(game).resolve("nasty.jsonl"))) {
                var parsed = Json.parse(line);
                cases.add(Arguments.of(game, parsed.path("case").stringValue(), parsed));
            }
        return cases.stream();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("cases")
    void theEngineAnswersAsTheRulesSay(String game, String name, JsonNode nasty) {
        var requests = nasty.path("requests");
        var expect = nasty.path("expect");
        assertThat(expect.size()).as("one expectation for each request of %s: %s", game, name).isEqualTo(requests.size());
        var engine = new Engine();
        var soft = new SoftAssertions();
        for (int i = 0; i < requests.size(); i++) {
            var answer = Json.parse(engine.answer(requests.get(i).toString()));
            for (var field : expect.get(i).properties()) {
                soft.assertThat(at(answer, field.getKey()))
                        .as("request %d %s, field %s %s", i, shortened(requests.get(i)), field.getKey(), nasty.path("rules"))
                        .isEqualTo(field.getValue().toString());
            }
        }
        soft.assertAll();
    }

    private static String at(JsonNode answer, String path) {
        var node = answer;
        for (var step : List.of(path.split("\\.", -1))) {
            if (step.equals("#")) {
                return String.valueOf(node.size());
            }
            node = node.isArray() ? node.path(Integer.parseInt(step)) : node.path(step);
        }
        return node.isMissingNode() ? "missing in " + answer : node.toString();
    }

    private static String shortened(JsonNode request) {
        var text = request.toString();
        return text.length() <= 120 ? text : text.substring(0, 120) + "…";
    }
}
