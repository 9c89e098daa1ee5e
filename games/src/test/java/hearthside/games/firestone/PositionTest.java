package hearthside.games.firestone;

import static hearthside.core.Game.REFEREE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import hearthside.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the referee sees is enough to go on playing, and a position that cannot arise names the field that is wrong.
class PositionTest {
    @Test
    void everyMomentOfAGameComesBackAsItWas() {
        for (var terms : List.of(Scene.terms(2), Scene.terms(3, "firstGame", "on", "symbol", "moon"),
                Scene.terms(4, "startingInventions", "on", "maxRounds", "50"))) {
            var end = Scene.randomGame(terms, 700, t -> mustComeBack(terms, t.s));
            mustComeBack(terms, end);
        }
    }

    private static void mustComeBack(Terms terms, State s) {
        var restored = Scene.RULES.restore(terms, View.of(s, REFEREE));
        assertThat(View.of(restored, REFEREE)).isEqualTo(View.of(s, REFEREE));
        assertThat(restored.unseenAnimals).isEqualTo(s.unseenAnimals);
        assertThat(restored.unseen).isEqualTo(s.unseen);
        assertThat(restored.deck).isEqualTo(s.deck);
        assertThat(restored.covers).isEqualTo(s.covers);
    }

    /// A new game in which one field was changed; numbers and names as in JSON.
    private static void mustComplain(String field, String wrong, String path) {
        var terms = Scene.terms(2);
        var tree = (ObjectNode) Json.tree(View.of(Scene.of(2).s, REFEREE));
        JsonNode at = tree;
        var steps = path.split("/", -1);
        for (int i = 0; i < steps.length - 1; i++) at = at.isArray() ? at.get(Integer.parseInt(steps[i])) : at.get(steps[i]);
        var value = Json.parse(wrong);
        if (at instanceof ArrayNode array) array.set(Integer.parseInt(steps[steps.length - 1]), value);
        else((ObjectNode) at).set(steps[steps.length - 1], value);
        var position = Json.read(View.class, tree);
        assertThatThrownBy(() -> Scene.RULES.restore(terms, position)).as(path).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo(field));
    }

    @Test
    void aPositionThatCannotAriseNamesItsField() {
        mustComplain("round", "0", "round");
        mustComplain("start", "1", "start");
        mustComplain("active", "7", "active");
        mustComplain("used", "[3]", "used");
        mustComplain("fresh", "true", "fresh");
        mustComplain("hutTiles", "1", "hutTiles");
        mustComplain("hutTiles", "13", "hutTiles");
        mustComplain("map", "[]", "map");
        mustComplain("map[0].area", "\"gaul\"", "map/0/area");
        mustComplain("hidden", "[]", "hidden");
        mustComplain("display", "[]", "display");
        mustComplain("deck", "13", "deck");
        mustComplain("vpCards", "[4]", "vpCards");
        mustComplain("cave", "\"hot_springs\"", "cave");
        mustComplain("caveFood", "3", "caveFood");
        mustComplain("preparedAnimals", "[\"hare\"]", "preparedAnimals");
        mustComplain("discardedPlants", "1", "discardedPlants/nut");
        mustComplain("tribes", "[]", "tribes");
        mustComplain("tribes[0].food", "3", "tribes/0/food");
        mustComplain("tribes[0].bags", "7", "tribes/0/bags");
        mustComplain("tribes[0].vp", "-1", "tribes/0/vp");
        mustComplain("tribes[0].huts", "19", "tribes/0/huts");
        mustComplain("tribes[0].mat", "null", "tribes/0/mat");
        mustComplain("tribes[0].task", "null", "tribes/0/task");
        mustComplain("tribes[1].scouts", "[]", "tribes/1/scouts");
        mustComplain("tribes[1].scouts[0]", "\"levant\"", "tribes/1/scouts/0");
        mustComplain("tribes[1].scouts[0]", "\"namib\"", "tribes/1/scouts/0");
        mustComplain("tribes[0].stoneOnCave", "true", "tribes/0/stoneOnCave");
        mustComplain("tribes[0].stoneAt", "\"namib\"", "tribes/0/stoneAt");
        mustComplain("endCard", "{\"seat\":0,\"extinguished\":false}", "endCard");
        mustComplain("phase", "{\"is\":\"Over\"}", "phase");
        mustComplain("phase.seat", "{\"is\":\"Moving\",\"seat\":1}", "phase");
        mustComplain("phase", "{\"is\":\"Foraging\",\"seat\":0,\"scout\":0}", "phase");
        mustComplain("phase.scout", "{\"is\":\"Foraging\",\"seat\":0,\"scout\":1}", "phase");
    }

    @Rule("FS-43")
    @Test
    void whatIsGoneFromAForestSomebodyHasTaken() {
        var t = Scene.of(2).herd(Area.NAMIB, Animal.HARE, Animal.BOAR, Animal.DEER).up(Area.NAMIB, Tile.FOREST).move(Area.NAMIB).look()
                .keep(Animal.DEER).move(Area.NAMIB).look().keep(Animal.BOAR);
        var tree = (ObjectNode) Json.tree(View.of(t.s, REFEREE));
        ((ObjectNode) tree.get("tribes").get(1)).set("mat", Json.parse("[\"wolf\"]"));
        var position = Json.read(View.class, tree);
        assertThatThrownBy(() -> Scene.RULES.restore(t.terms, position)).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("forests"));
    }
}
