package hearthside.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.server.protocol.Replays;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DeltaTest {
    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void whatWasShortenedComesBackAndIsMuchSmaller(Game<?, ?> game) {
        var records = steps(game);
        var row = records.stream().map(Json::tree).toList();
        var shortened = Json.write(Delta.shorten(records));
        assertThat(Delta.lengthen(Json.parse(Packed.unpack(Packed.pack(shortened))))).isEqualTo(row);
        assertThat(Packed.pack(shortened).length()).isLessThan(Json.write(row).length() / 8);
    }

    private static <S extends Copyable<S>, A> List<Replays.Step> steps(Game<S, A> game) {
        var match = new Match<>(game, game.info().terms(game.info().minSeats()), new Chance.Seeded(2));
        var choice = new Chance.Seeded(5);
        var steps = new ArrayList<Replays.Step>();
        for (int i = 0; i < 50 && !match.isOver(); i++) {
            int seat = match.toAct().first();
            var action = match.options(seat).get(choice.below(match.options(seat).size()));
            var events = match.play(seat, action);
            var view = match.view(Game.REFEREE);
            steps.add(new Replays.Step(seat, action, events, view, match.facts(view, Game.REFEREE)));
        }
        return steps;
    }

    @Test
    void anythingMayFollowAnything() {
        var row = Stream.of("1", "{}", "{\"=\":1}", "{\"~\":{}}", "[0]", "[0,{\"@\":null}]", "[1,{\"@\":[]}]", "null", "null", "{\"a\":0}",
                "{\"b\":0}", "{\"a\":0,\"b\":{}}", "{\"a\":[],\"b\":{}}").map(Json::parse).toList();
        assertThat(Delta.lengthen(Json.parse(Json.write(Delta.shorten(row))))).isEqualTo(row);
    }
}
