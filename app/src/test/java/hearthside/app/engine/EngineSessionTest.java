package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What a session can tell beyond playing: editions, what happened through somebody's eyes, words; and taking back.
class EngineSessionTest {
    private final Engine engine = new Engine();

    private JsonNode ask(String line) { return Json.parse(engine.answer(line.replace('\'', '"'))); }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private void play(int decisions) {
        for (int i = 0; i < decisions; i++) {
            var options = ask("{'do':'options'}");
            if (options.path("options").isEmpty()) return;
            ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"),
                    options.path("options").get(i * 7 % options.path("options").size())));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theWholeEditionIsTold(Game<?, ?> game) {
        var named = ask("{'do':'edition','game':'%s'}".formatted(game.info().id()));
        assertThat(named.path("edition")).isEqualTo(Json.tree(game.info().newest()));
        ask("{'do':'new','game':'%s','seed':1}".formatted(game.info().id()));
        assertThat(ask("{'do':'edition'}")).isEqualTo(named);
    }

    @Test
    void anEditionOfNoGameIsRefused() {
        assertThat(ask("{'do':'edition'}").path("error").stringValue()).contains("No game is open");
        assertThat(ask("{'do':'edition','game':'chess'}").path("error").stringValue()).contains("There is no game \"chess\"");
    }

    @Test
    void oneDecisionIsTakenBack() {
        ask("{'do':'new','game':'stone-age','seats':3,'seed':4}");
        play(5);
        var before = ask("{'do':'position'}");
        play(1);
        assertThat(ask("{'do':'undo'}").path("toAct")).isNotEmpty();
        assertThat(ask("{'do':'position'}")).isEqualTo(before);
        for (int i = 0; i < 5; i++) assertThat(ask("{'do':'undo'}").path("ok").booleanValue()).isTrue();
        assertThat(ask("{'do':'undo'}").path("error").stringValue()).isEqualTo("do: No decision has been made since this game was opened.");
    }

    /// In Fire & Axe a rune is drawn unseen: its owner sees which, the others that it was drawn.
    @Test
    void eventsAreShownAsASeatMaySeeThem() {
        ask("{'do':'new','game':'fire-and-axe','seats':2,'seed':4}");
        int seen = 0;
        for (int i = 0; i < 300 && seen == 0; i++) {
            var options = ask("{'do':'options'}");
            int seat = options.path("seat").intValue(), other = 1 - seat;
            var choice = options.path("options").valueStream().filter(each -> each.path("is").stringValue().equals("DrawRune")).findFirst()
                    .orElse(options.path("options").get(i * 7 % options.path("options").size()));
            if (choice.path("is").stringValue().equals("DrawRune")) {
                var whole = ask("{'do':'apply','seat':%d,'action':%s}".formatted(seat, choice)).path("events");
                ask("{'do':'undo'}");
                var hidden = ask("{'do':'apply','seat':%d,'action':%s,'as':%d}".formatted(seat, choice, other)).path("events");
                assertThat(whole.toString()).contains("\"rune\":\"");
                assertThat(hidden.toString()).doesNotContain("\"rune\":\"").contains("\"rune\":null");
                assertThat(last(ask("{'do':'events','as':%d}".formatted(other)))).isEqualTo(hidden);
                assertThat(last(ask("{'do':'events','as':%d}".formatted(seat))).toString()).contains("\"rune\":\"");
                seen++;
            } else {
                ask("{'do':'apply','seat':%d,'action':%s}".formatted(seat, choice));
            }
        }
        assertThat(seen).isOne();
        assertThat(ask("{'do':'events','as':7}").path("error").stringValue()).startsWith("as: Seats are 0 to 1");
    }

    private static JsonNode last(JsonNode answer) { return answer.path("events").get(answer.path("events").size() - 1); }

    @Test
    void eventsAreToldFromAnyDecisionOn() {
        ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':4}");
        play(6);
        var all = ask("{'do':'events'}").path("events");
        assertThat(all).hasSize(6);
        assertThat(ask("{'do':'events','from':4}").path("events").get(0)).isEqualTo(all.get(4));
        assertThat(ask("{'do':'events','from':6}").path("events")).isEmpty();
        assertThat(ask("{'do':'events','from':7}").path("error").stringValue()).startsWith("from: 6 decisions have been made");
    }

    @Test
    void eventsDoNotOpenAForestThatHasClosedToASeat() {
        ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':4}");
        for (int i = 0; i < 400 && ask("{'do':'position'}").path("position").path("state").path("resets").intValue() == 0; i++) play(1);
        assertThat(ask("{'do':'position'}").path("position").path("state").path("resets").intValue()).isPositive();
        assertThat(ask("{'do':'events'}").path("events").get(0)).isNotEmpty();
        assertThat(ask("{'do':'events','as':0}").path("events").get(0)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionAndOptionsAreDescribedInWords(Game<?, ?> game) {
        ask("{'do':'new','game':'%s','seed':1}".formatted(game.info().id()));
        play(12);
        var answer = ask("{'do':'describe'}");
        assertThat(answer.path("board").stringValue()).isNotBlank();
        assertThat(answer.path("question").stringValue()).isNotBlank();
        assertThat(answer.path("options")).hasSameSizeAs(ask("{'do':'options'}").path("options"));
        assertThat(answer.toString()).doesNotContain("[seat=");
    }

    @Test
    void severalPositionsAreSearchedInOneRequest() {
        var positions = new ArrayList<String>();
        for (int seed = 0; seed < 3; seed++) {
            ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':%d}".formatted(seed));
            play(seed);
            positions.add(ask("{'do':'position'}").path("position").toString());
        }
        positions.add(1, "{\"game\":\"chess\",\"seats\":2,\"state\":{}}");
        var early = new ArrayList<JsonNode>();
        var last = Json
                .parse(engine.answer("{\"do\":\"search\",\"iterations\":20,\"positions\":[%s]}".formatted(String.join(",", positions)),
                        line -> early.add(Json.parse(line))));
        assertThat(last.toString()).isEqualTo("{\"ok\":true,\"searched\":4}");
        assertThat(early).hasSize(4);
        for (int i = 0; i < 4; i++) assertThat(early.get(i).path("at").intValue()).isEqualTo(i);
        assertThat(early.get(1).path("error").stringValue()).startsWith("positions[1].game: There is no game");
        assertThat(early.get(3).path("options")).isNotEmpty();
        assertThat(ask("{'do':'search','positions':3}").path("error").stringValue()).startsWith("positions: Here should be a list");
    }
}
