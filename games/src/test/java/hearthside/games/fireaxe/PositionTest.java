package hearthside.games.fireaxe;

import static hearthside.core.Game.REFEREE;
import static hearthside.games.fireaxe.Scene.FURS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import hearthside.wire.Json;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the referee sees is enough to go on playing, and a position that cannot arise names the field that is wrong.
class PositionTest {

    @Test
    void everyMomentOfAGameComesBackAsItWas() {
        for (var terms : List.of(Scene.terms(2, "maxRounds", "20"), Scene.terms(4, "conflictRunes", "on", "maxRounds", "20"),
                Scene.terms(5, "openTreasure", "on", "maxRounds", "20")))
            Scene.randomGame(terms, 70, t -> {
                var restored = Scene.RULES.restore(terms, View.of(t.s, REFEREE));
                assertThat(View.of(restored, REFEREE)).isEqualTo(View.of(t.s, REFEREE));
            });
    }

    private static Arguments bad(String field, String path, String value) { return Arguments.of(Scene.of(3), field, path, value); }

    private static Arguments bad(Scene scene, String field, String path, String value) { return Arguments.of(scene, field, path, value); }

    static Stream<Arguments> positions() {
        return Stream.of(
                bad("start", "start", "3"),
                bad("round", "round", "0"),
                bad("round", "round", "151"),
                bad("era", "era", "2"),
                bad("limits", "limits.0", "9"),
                bad("limits", "dial", "\"NORTH\""),
                bad("supply.furs", "supply.furs", "10"),
                bad("supply", "supply.furs", "-1"),
                bad("ports[0].town", "ports.0.town", "true"),
                bad("ports[0].port", "ports.0.port", "\"york\""),
                bad("ports[0].settler", "ports.0.settler", "3"),
                bad("ports[0].treasure", "ports.0.treasure", "3"),
                bad("ports", "ports.6.town", "false"),
                bad("ports[7].settler", "ports.7.settler", "0"),
                bad("captains[0].place", "captains.0.place", "\"atlantis\""),
                bad("captains[0].crew", "captains.0.crew", "16"),
                bad("captains[0].supply", "captains.0.supply", "14"),
                bad("captains[0].points", "captains.0.points", "-1"),
                bad("captains[0].worth", "captains.0.worth", "100"),
                bad("captains[0].becalmed", "captains.0.becalmed", "true"),
                bad("captains[1].crew", "captains.1.place", "\"north-way\""),
                bad("deck[0]", "deck.0", "4"),
                bad("turner", "turner", "1"),
                bad("finalRounds", "finalRounds", "1"),
                bad("runes", "runes", "3"),
                bad("turn.days", "turn.days", "5"),
                bad("turn.prepared", "turn.prepared", "8"),
                bad("turn.loaded", "turn.loaded", "true"),
                bad("turn.freeMoves", "turn.freeMoves", "-1"),
                bad("turn.calm", "turn.calm", "1"),
                bad("phase", "phase", "{\"is\":\"Over\"}"),
                bad("phase", "phase", "{\"is\":\"Sailing\",\"seat\":0}"),
                bad("phase.seat", "phase.seat", "5"),
                bad("phase.fallen", "phase", "{\"is\":\"Mourning\",\"seat\":0,\"fallen\":1}"),
                bad("phase", "phase", "{\"is\":\"Charging\",\"seat\":0,\"berserkers\":1,\"unrest\":false}"),
                bad("phase.left", "phase", "{\"is\":\"Losing\",\"seat\":0,\"left\":1,\"fallen\":0}"),
                bad("phase", "phase", "{\"is\":\"Celebrating\",\"seat\":0,\"treasure\":0}"),
                bad("phase", "phase", "{\"is\":\"Stealing\",\"seat\":0,\"from\":1}"),
                bad("phase.then", "phase", "{\"is\":\"Turning\",\"seat\":0,\"left\":1,\"then\":{\"is\":\"Over\"}}"),
                bad("phase.left", "phase",
                        "{\"is\":\"Turning\",\"seat\":0,\"left\":0,\"then\":{\"is\":\"Wintering\",\"seat\":0,\"ending\":false}}"),
                bad("phase.ending", "phase", "{\"is\":\"Wintering\",\"seat\":0,\"ending\":true}"),
                bad(Scene.of(3).boat(0, "york", 2).raid(1), "phase.dice", "phase.dice.0", "7"),
                bad(Scene.of(3).boat(0, "york", 2).raid(1), "phase.fallen", "phase.fallen", "2"),
                bad(Scene.of(3).boat(0, "york", 2).boat(1, "london", 1), "captains[0].place", "captains.1.place", "\"york\""),
                bad(Scene.of(3).boat(0, "hamburg", 1, FURS).good("dorestad", Scene.TUSKS), "ports[20].good", "ports.20.good", "\"TUSKS\""),
                bad(Scene.of(3).boat(1, "north-way", 1, FURS), "captains[1].crew", "captains.1.place", "\"wintering\""));
    }

    @Rule({"FA-91", "FA-203", "FA-270", "FA-271"})
    @ParameterizedTest
    @MethodSource("positions")
    void aPositionThatCannotAriseNamesItsField(Scene scene, String field, String path, String value) {
        var tree = Json.tree(scene.view(REFEREE));
        var steps = List.of(path.split("\\."));
        var node = tree;
        for (var step : steps.subList(0, steps.size() - 1)) node = node.isArray() ? node.get(Integer.parseInt(step)) : node.get(step);
        if (node instanceof ArrayNode list) list.set(Integer.parseInt(steps.getLast()), Json.parse(value));
        else((ObjectNode) node).set(steps.getLast(), Json.parse(value));
        assertThatThrownBy(() -> Scene.RULES.restore(scene.terms, Json.read(View.class, tree.toString())))
                .isInstanceOfSatisfying(BadInput.class, e -> {
                    assertThat(e.field()).isEqualTo(field);
                    assertThat(e.sentence()).endsWith(".");
                });
    }
}
