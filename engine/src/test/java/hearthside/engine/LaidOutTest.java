package hearthside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A position is laid out, luck is chosen, and what may follow is told.
class LaidOutTest {
    private final Desk desk = new Desk();

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private JsonNode ask(String question) { return Json.parse(desk.answer(question)); }

    private JsonNode ask(String is, String more) { return ask("{\"is\":\"%s\",\"table\":\"a\",\"mine\":[0]%s}".formatted(is, more)); }

    private ObjectNode opening(Game<?, ?> game) {
        ask("New", ",\"game\":\"%s\",\"seats\":%d,\"seed\":7".formatted(game.info().id(), game.info().minSeats()));
        return (ObjectNode) ask("Position", "");
    }

    private JsonNode laidOut(JsonNode position) { return ask("{\"is\":\"LayOut\",\"position\":%s}".formatted(position)); }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionThatCanBeIsTheBeginningOfAGame(Game<?, ?> game) {
        var position = opening(game);
        var laid = laidOut(position);
        assertThat(laid.get("complaints")).isEmpty();
        assertThat(laid.get("state")).isEqualTo(position.get("state"));
        var begun = laid.get("begun");
        assertThat(begun.get("toAct")).isNotEmpty();
        var opened = ask("Open", ",\"seed\":1,\"header\":%s,\"lines\":[%s]".formatted(Json.write(begun.get("header").stringValue()),
                Json.write(begun.get("line").stringValue())));
        assertThat(opened.get("header")).as("written down as it was opened").isEqualTo(begun.get("header"));
        assertThat(ask("Position", "")).isEqualTo(position);
    }

    @Test
    void whatCannotBeIsSaidAtItsFieldAllAtOnce() {
        var position = opening(Games.find("my-first-stone-age").orElseThrow());
        var state = (ObjectNode) position.get("state");
        ((ObjectNode) state.get("post")).put("tooth", 3);
        ((ObjectNode) state.get("settlements").get(0)).put("whispers", -4);
        var laid = laidOut(position);
        assertThat(laid.get("begun").isNull()).isTrue();
        assertThat(laid.get("complaints").valueStream().map(each -> each.get("field").stringValue()).toList())
                .anyMatch(field -> field.startsWith("post")).anyMatch(field -> field.startsWith("settlements[0]"));
        state.remove("forest");
        assertThat(laidOut(position).get("complaints").get(0).get("field").stringValue()).isEqualTo("forest");
        position.put("seats", 9);
        assertThat(laidOut(position).get("problem").get("field").stringValue()).isEqualTo("seats");
    }

    @Test
    void whatFollowsFromTheRestIsTold() {
        var position = opening(Games.find("my-first-stone-age").orElseThrow());
        var state = (ObjectNode) position.get("state");
        int before = state.get("land").get("tooth").intValue();
        ((ObjectNode) state.get("settlements").get(0).get("goods")).put("tooth", 1);
        for (var good : List.copyOf(state.get("land").propertyNames())) ((ObjectNode) state.get("land")).put(good, 0);
        assertThat(laidOut(position).get("state").get("land").get("tooth").intValue()).isEqualTo(before - 1);
    }

    @Test
    void luckIsNamedAndCanBeChosen() {
        opening(Games.find("my-first-stone-age").orElseThrow());
        int seat = ask("Look", "").get("toAct").get(0).intValue();
        var action = ",\"seed\":1,\"seat\":%d,\"action\":{\"is\":\"Flip\",\"tree\":3}".formatted(seat);
        var draw = ask("Draws", action).get("draws").get(0);
        assertThat(draw.get("ways").valueStream().map(way -> way.get("name").stringValue()).toList())
                .contains("die_4", draw.get("name").stringValue());
        assertThat(draw.get("ways").valueStream().mapToInt(way -> way.get("ways").intValue()).sum()).as("none was seen").isEqualTo(14);
        assertThat(ask("Draws", action + ",\"draws\":[\"die_4\"]").get("draws").get(0).get("name").stringValue()).isEqualTo("die_4");
        assertThat(ask("Draws", action + ",\"draws\":[\"cat\"]").get("problem").get("sentence").stringValue()).contains("cannot come here");
        var played = ask("Play", action + ",\"draws\":[\"die_4\"]");
        assertThat(played.get("look").get("view").get("forest").get(3).get("face").stringValue()).isEqualTo("die_4");
        assertThat(Json.parse(played.get("line").stringValue()).get("drew")).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLineIsToldThatTheRulesAllow(Game<?, ?> game) {
        opening(game);
        var look = ask("Look", "");
        int seat = look.get("toAct").get(0).intValue();
        var first = ask("{\"is\":\"Look\",\"table\":\"a\",\"mine\":[%d]}".formatted(seat)).get("options").get(0);
        var asked = ",\"seat\":%d,\"seed\":1,\"action\":%s,\"steps\":%d";
        var line = ask("Line", asked.formatted(seat, first, 3)).get("line");
        assertThat(line).hasSize(3);
        assertThat(line.get(0).get("action")).isEqualTo(first);
        assertThat(ask("Look", "")).as("nothing was played").isEqualTo(look);
        assertThat(ask("Line", asked.formatted(seat, first, 99)).get("problem").get("field").stringValue()).isEqualTo("steps");
        assertThat(List.copyOf(line.get(1).propertyNames())).contains("seat", "action", "drew", "view");
    }
}
