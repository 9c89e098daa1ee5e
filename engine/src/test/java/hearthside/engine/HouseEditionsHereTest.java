package hearthside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Games of a device are played with the newest house edition unless they name another; those begun before keep theirs.
class HouseEditionsHereTest {
    private final Desk desk = new Desk();

    static List<Game<?, ?>> games() { return Games.ALL; }

    private JsonNode ask(String is, String more) {
        return Json.parse(desk.answer("{\"is\":\"%s\",\"table\":\"a\",\"mine\":[0]%s}".formatted(is, more)));
    }

    private JsonNode begin(Game<?, ?> game, String more) {
        return ask("New", ",\"game\":\"%s\",\"seats\":%d,\"seed\":7%s".formatted(game.info().id(), game.info().minSeats(), more));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aNewGameHasTheNewest(Game<?, ?> game) {
        var words = game.info().houseWords();
        assertThat(begin(game, "").get("header").stringValue()).contains("\"edition\":\"%s\"".formatted(words.getLast()));
        assertThat(ask("Look", "").get("terms").has("edition")).as("the boards have it").isFalse();
    }

    @ParameterizedTest
    @MethodSource("games")
    void anOlderOneGoesOnWithItsOwnAndBringsItAlong(Game<?, ?> game) {
        var houses = game.info().houses();
        for (int version = 0; version < houses.size(); version++) {
            var word = "\"edition\":\"%s\"".formatted(game.info().houseWords().get(version));
            var begun = begin(game, "," + word);
            assertThat(begun.get("header").stringValue()).contains(word);
            ask("Close", "");
            ask("Open", ",\"seed\":1,\"header\":%s,\"lines\":%s".formatted(Json.write(begun.get("header").stringValue()),
                    Json.write(List.of(begun.get("line").stringValue()))));
            assertThat(ask("Position", "").get("edition").stringValue()).isEqualTo(game.info().houseWords().get(version));
            for (var terms : List.of(ask("Look", "").get("terms"), ask("Replay", ",\"from\":0,\"count\":1").get("terms")))
                if (version == houses.size() - 1) assertThat(terms.has("edition")).isFalse();
                else assertThat(terms.get("edition").get("whole")).isEqualTo(Json.tree(houses.get(version)));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void oneOfOnesOwnStaysWithItsGame(Game<?, ?> game) {
        var own = (ObjectNode) Json.tree(game.info().newest());
        own.put("name", "Ours");
        begin(game, ",\"edition\":" + own);
        var told = ask("Look", "").get("terms").get("edition");
        assertThat(told.get("name").stringValue()).isEqualTo("Ours");
        assertThat(told.get("whole")).isEqualTo(own);
        assertThat(told.get("hash").stringValue()).startsWith("here-");
    }
}
