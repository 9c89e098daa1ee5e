package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.Json;
import hearthside.wire.Shape;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Positions as people write them.
class EngineSketchTest {
    private final Engine engine = new Engine();

    private JsonNode ask(String line) { return Json.parse(engine.answer(line.replace('\'', '"'))); }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    /// All that follows from the rest is left out, and every thing that has an id is told by it: the position is the same.
    @ParameterizedTest
    @MethodSource("games")
    void whatFollowsFromTheRestMayBeLeftOut(Game<?, ?> game) {
        var luck = new Chance.Seeded(9);
        int left = 0;
        for (int round = 0; round < 3; round++) {
            int seats = game.info().minSeats() + round % (game.info().maxSeats() - game.info().minSeats() + 1);
            ask("{'do':'new','game':'%s','seats':%d,'seed':%d}".formatted(game.info().id(), seats, round));
            for (int i = 0; i < 150; i++) {
                var options = ask("{'do':'options'}");
                if (options.path("options").isEmpty()) break;
                ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"),
                        options.path("options").get(luck.below(options.path("options").size()))));
                if (i % 10 != 0) continue;
                var whole = ask("{'do':'position'}").path("position");
                var sketch = (ObjectNode) whole.deepCopy();
                var shorter = sketched(new Shape.Thing(game.info().position()), whole.path("state"));
                left += whole.toString().length() - shorter.toString().length();
                sketch.set("state", shorter);
                var other = new Engine();
                var answer = Json.parse(other.answer("{\"do\":\"load\",\"position\":%s}".formatted(sketch)));
                assertThat(answer.path("ok").booleanValue()).as(answer + "\n" + sketch).isTrue();
                assertThat(Json.parse(other.answer("{\"do\":\"position\"}")).path("position")).isEqualTo(whole);
            }
        }
        assertThat(left).isPositive();
    }

    private static JsonNode sketched(Shape shape, JsonNode tree) {
        if (tree.isNull()) return tree;
        return switch (shape) {
            case Shape.ListOf list -> {
                var sketch = ((ArrayNode) tree).arrayNode();
                for (var each : tree) sketch.add(sketched(list.of(), each));
                yield sketch;
            }
            case Shape.Thing thing -> fields(thing.type(), (ObjectNode) tree);
            case Shape.Family family -> fields(family.members().stream()
                    .filter(member -> member.getSimpleName().equals(tree.path("is").stringValue())).findFirst().orElseThrow(),
                    (ObjectNode) tree);
            default -> tree;
        };
    }

    private static JsonNode fields(Class<?> type, ObjectNode tree) {
        if (tree.has("id")) return tree.get("id");
        var sketch = tree.objectNode();
        if (tree.has("is")) sketch.set("is", tree.get("is"));
        for (var field : Shape.fields(type))
            if (!field.derived()) sketch.set(field.name(), sketched(field.shape(), tree.get(field.name())));
        return sketch;
    }

    /// All complaints are gathered, so the reading goes on with a seat that is not there; it must not go on for ever.
    @Test
    @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aTribeThatIsNotThereDoesNotKeepTheEngineLooking() {
        ask("{'do':'new','game':'stone-age','seats':2,'seed':1}");
        for (int i = 0; !ask("{'do':'position'}").path("position").path("state").path("phase").path("is").stringValue()
                .equals("Acting"); i++) {
            assertThat(i).isLessThan(50);
            var options = ask("{'do':'options'}");
            ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"), options.path("options").get(0)));
        }
        var position = (ObjectNode) ask("{'do':'position'}").path("position");
        for (int tribe : new int[] {-1, 7, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            ((ObjectNode) position.get("state").get("phase")).put("tribe", tribe);
            assertThat(loaded(position).path("ok").booleanValue()).isFalse();
        }
    }

    @Test
    void anOptionWithoutAValueIsRefused() {
        assertThat(ask("{'do':'new','game':'cavemen','options':{'boneDie':null}}").path("error").stringValue())
                .isEqualTo("options.boneDie: An option needs a value; leave it out to play as usual.");
    }

    @Test
    void aSearchThatWouldNeverEndIsRefused() {
        sound();
        assertThat(ask("{'do':'search','iterations':2147483647}").path("error").stringValue())
                .isEqualTo("iterations: A search has at most 1000000 iterations.");
        assertThat(ask("{'do':'search','ms':2147483647}").path("error").stringValue())
                .isEqualTo("ms: A search thinks for at most 60000 milliseconds.");
    }

    @Test
    void aBookInPlaceOfAWordIsNotToldBack() {
        var book = "y".repeat(5_000_000);
        assertThat(ask("{'do':'%s'}".formatted(book)).path("error").stringValue()).hasSizeLessThan(500).contains("yyy…\"");
        assertThat(ask("{'do':'games','%s':1}".formatted(book)).path("error").stringValue()).hasSizeLessThan(500);
    }

    private JsonNode sound() {
        ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':1}");
        return ask("{'do':'position'}").path("position");
    }

    private JsonNode loaded(JsonNode position) {
        return Json.parse(engine.answer("{\"do\":\"load\",\"position\":%s}".formatted(position)));
    }

    @Test
    void allComplaintsComeAtOnceEachWithItsPath() {
        var position = (ObjectNode) sound();
        var state = (ObjectNode) position.get("state");
        state.put("weather", 1);
        state.remove("resets");
        ((ObjectNode) state.get("post")).put("tooth", "two");
        ((ObjectNode) state.get("piles").get(1)).put("hut", "hut-of-glass");
        var answer = loaded(position);
        assertThat(answer.path("errors").valueStream().map(JsonNode::stringValue)).containsExactly(
                "position.state.weather: There is no such field; known are phase, loop, friendlyDogs, start, forest, lastSwap, land, post, "
                        + "dogs, piles, settlements, resets.",
                "position.state.post.tooth: Here should be a whole number.",
                "position.state.piles[1].hut: The edition has no hut \"hut-of-glass\".",
                "position.state.resets: This field is missing.");
        assertThat(answer.path("error")).isEqualTo(answer.path("errors").get(0));
    }

    @Test
    void theRulesOwnComplaintsComeAtOnceToo() {
        var position = (ObjectNode) sound();
        var state = (ObjectNode) position.get("state");
        ((ObjectNode) state.get("land")).put("tooth", 9);
        state.put("dogs", 5);
        var answer = loaded(position);
        assertThat(answer.path("errors").valueStream().map(JsonNode::stringValue)).contains(
                "position.state.land.tooth: There must be 3 pieces of tooth in all; there are 10 (MF-5).",
                "position.state.dogs: There must be 2 dogs in all; there are 5.");
    }

    @Test
    void oneComplaintIsToldAsBefore() {
        var position = (ObjectNode) sound();
        ((ObjectNode) position.get("state")).remove("resets");
        assertThat(loaded(position).toString()).isEqualTo("{\"ok\":false,\"error\":\"position.state.resets: This field is missing.\"}");
    }

    @Test
    void numbersAreUnderstoodWhereOptionsLookLikeThem() {
        assertThat(ask("{'do':'new','game':'my-first-stone-age','options':{'swaps':3}}").path("ok").booleanValue()).isTrue();
        assertThat(ask("{'do':'position'}").path("position").path("options").path("swaps").stringValue()).isEqualTo("3");
        assertThat(ask("{'do':'new','game':'my-first-stone-age','options':{'swaps':9}}").path("error").stringValue())
                .isEqualTo("options.swaps: The option swaps may be 1, 2, 3, not \"9\".");
        assertThat(ask("{'do':'load','journal':[{'hearthside':1,'game':'my-first-stone-age','rules':%d,'seats':2,'options':{'swaps':2}},"
                .formatted(Games.ALL.getFirst().info().rules()) + "{'seat':-1,'action':null,'drew':[5,0,11],'revealed':false}]}")
                .path("ok").booleanValue()).isTrue();
        var position = (ObjectNode) sound();
        position.set("options", Json.parse("{\"help\":0}"));
        for (var settlement : position.get("state").get("settlements")) ((ObjectNode) settlement).remove("help");
        assertThat(loaded(position).path("ok").booleanValue()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "{'do':'apply','seat':0,'action':{},'draw':[1]} | draw: The request apply takes seat, action, draws, as. "
                    + "Did you mean \"draws\"?",
            "{'do':'view','seet':0}                         | seet: The request view takes seat. Did you mean \"seat\"?",
            "{'do':'position','colour':'red'}               | colour: The request position takes no fields.",
            "{'do':'result','seed':1}                       | seed: The request result takes no fields.",
            "{'do':'aply'}                                  | Did you mean \"apply\"?"})
    void unknownFieldsAreRefusedWithTheNearestKnownOne(String request, String words) {
        sound();
        assertThat(ask(request).path("error").stringValue()).endsWith(words);
    }
}
