package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Whatever is wrong with a position, the answer comes, and it is of a size that can be read.
@Timeout(240)
class EngineSpoiltPositionsTest {
    private static final int VARIANTS = 120;

    private final Engine engine = new Engine();

    private JsonNode ask(String line) { return Json.parse(engine.answer(line.replace('\'', '"'))); }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private JsonNode position(Game<?, ?> game, int decisions) {
        var luck = new Chance.Seeded(5);
        ask("{'do':'new','game':'%s','seed':3}".formatted(game.info().id()));
        for (int i = 0; i < decisions; i++) {
            var options = ask("{'do':'options'}");
            if (options.path("options").isEmpty()) break;
            ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"),
                    options.path("options").get(luck.below(options.path("options").size()))));
        }
        return ask("{'do':'position'}").path("position");
    }

    /// Another sample of each game's fields; whatever is accepted can also be looked at and played on.
    @ParameterizedTest
    @MethodSource("games")
    void everySpoiltFieldIsAnswered(Game<?, ?> game) {
        var all = new ArrayList<>(Spoiling.each(position(game, 70)));
        Collections.shuffle(all, new Random(17));
        int refused = 0;
        for (var spoilt : all.subList(0, VARIANTS)) {
            var answer = ask("{\"do\":\"load\",\"position\":%s}".formatted(spoilt.text()));
            if (answer.path("ok").booleanValue()) {
                assertThat(ask("{'do':'options'}").path("ok").booleanValue()).as(spoilt.what()).isTrue();
                assertThat(ask("{'do':'describe'}").path("ok").booleanValue()).as(spoilt.what()).isTrue();
            } else {
                refused++;
                assertThat(answer.path("error").stringValue()).as(spoilt.what()).endsWith(".").doesNotContain("went wrong");
                assertThat(answer.path("errors").size()).as(spoilt.what()).isLessThanOrEqualTo(BadInput.MOST);
            }
        }
        assertThat(refused).isGreaterThan(VARIANTS / 2);
    }

    @Test
    void aLongListOfNonsenseIsNotComplainedAboutToItsEnd() {
        var position = position(Games.find("fire-and-axe").orElseThrow(), 40);
        var words = (ArrayNode) Json.parse("[]");
        for (int i = 0; i < 20_000; i++) words.add("nonsense " + i);
        assertThat(complaints(position, "discards", words)).isEqualTo(BadInput.MOST);
        var runes = (ArrayNode) Json.parse("[]");
        for (int i = 0; i < 20_000; i++) runes.add("calm_water");
        ((ObjectNode) position.path("state")).remove("runes");
        assertThat(complaints(position, "discards", runes)).isBetween(1, BadInput.MOST);
    }

    @Test
    void aPhaseInsideAPhaseInsideAPhaseIsAnswered() {
        var position = position(Games.find("fire-and-axe").orElseThrow(), 40);
        JsonNode phase = position.path("state").path("phase");
        for (int i = 0; i < 200; i++) phase = Json.parse("{\"is\":\"Turning\",\"seat\":0,\"left\":99,\"then\":%s}".formatted(phase));
        assertThat(complaints(position, "phase", phase)).isBetween(1, BadInput.MOST);
    }

    private int complaints(JsonNode position, String field, JsonNode value) {
        ((ObjectNode) position.path("state")).set(field, value);
        var answer = ask("{\"do\":\"load\",\"position\":%s}".formatted(position));
        assertThat(answer.path("ok").booleanValue()).isFalse();
        assertThat(answer.path("error").stringValue()).doesNotContain("went wrong");
        return answer.has("errors") ? answer.path("errors").size() : 1;
    }
}
