package hearthside.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class JsonDeltaTest {
    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void whatWasShortenedComesBackAndIsMuchSmaller(Game<?, ?> game) {
        var row = views(game);
        var shortened = Json.write(JsonDelta.shorten(row));
        assertThat(JsonDelta.lengthen(Json.parse(CompressedText.unpack(CompressedText.pack(shortened))))).isEqualTo(row);
        assertThat(CompressedText.pack(shortened).length()).isLessThan(Json.write(row).length() / 8);
    }

    private static <S extends Copyable<S>, A> List<JsonNode> views(Game<S, A> game) {
        var match = new Match<>(game, game.info().terms(game.info().minSeats()), new Chance.Seeded(2));
        var choice = new Chance.Seeded(5);
        var views = new ArrayList<JsonNode>();
        for (int i = 0; i < 50 && !match.isOver(); i++) {
            int seat = match.toAct().first();
            match.play(seat, match.options(seat).get(choice.below(match.options(seat).size())));
            views.add(Json.tree(match.view(Game.REFEREE)));
        }
        return views;
    }

    @Test
    void anythingMayFollowAnything() {
        var row = Stream.of("1", "{}", "{\"=\":1}", "{\"~\":{}}", "[0]", "[0,{\"@\":null}]", "[1,{\"@\":[]}]", "null", "null", "{\"a\":0}",
                "{\"b\":0}", "{\"a\":0,\"b\":{}}", "{\"a\":[],\"b\":{}}").map(Json::parse).toList();
        assertThat(JsonDelta.lengthen(Json.parse(Json.write(JsonDelta.shorten(row))))).isEqualTo(row);
    }
}
