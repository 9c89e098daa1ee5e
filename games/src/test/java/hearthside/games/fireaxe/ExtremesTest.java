package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.BadInput;
import hearthside.core.Chance;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;

/// Every number of a position and of the edition is thrown to the extremes: it is refused with a sentence, or it is one that the rules
/// can play on with. Nothing overflows.
class ExtremesTest {
    private static final List<Integer> EXTREMES = List.of(Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 0, 1_000_000, 7);

    private record Moment(Terms terms, View view) {}

    /// One position for each kind of moment.
    private static Iterable<Moment> moments() {
        var found = new LinkedHashMap<String, Moment>();
        for (var options : List.of(new String[] {"conflictRunes", "on", "maxRounds", "off"}, new String[] {"openTreasure", "on"}))
            for (long seed = 0; seed < 4; seed++) {
                var terms = Scene.terms(3 + (int) seed % 2, options);
                var decisions = new int[1];
                Scene.randomGame(Scene.terms(terms.seats(), options[0], "on", "maxRounds", "60"), seed, t -> {
                    var phase = t.s.phase;
                    var kind = phase instanceof Turning(_, _, var then) ? "Turning " + then.getClass() : phase.getClass().toString();
                    if (decisions[0]++ > 200) found.putIfAbsent(kind, new Moment(terms, t.view(Game.REFEREE)));
                });
            }
        assertThat(found).hasSizeGreaterThan(12);
        return found.values();
    }

    @Test
    void noNumberOfAPositionOverflows() {
        int refused = 0, taken = 0;
        for (var moment : moments()) {
            var tree = Json.tree(moment.view);
            for (var paths : targets(tree))
                for (int extreme : EXTREMES) {
                    var position = Json.read(View.class, with(tree, paths, extreme));
                    try {
                        if (isLawful(moment.terms, position)) taken++;
                        else refused++;
                    } catch (RuntimeException | AssertionError e) {
                        throw new AssertionError("%s = %d: %s".formatted(paths, extreme, e), e);
                    }
                }
        }
        assertThat(refused).isGreaterThan(1000);
        assertThat(taken).isPositive();
    }

    /// Refused with a sentence, or played on by the rules; nothing else.
    private static boolean isLawful(Terms terms, View position) {
        State s;
        try {
            s = Scene.RULES.restore(terms, position);
        } catch (BadInput e) {
            assertThat(e.sentence()).as(e.text()).endsWith(".").doesNotContainPattern("\\w\\[\\w+=");
            return false;
        }
        mustBeLawful(terms, position, s);
        return true;
    }

    private static void mustBeLawful(Terms terms, View position, State s) {
        assertThat(View.of(s, Game.REFEREE)).isEqualTo(position);
        LawsTest.audit(s);
        if (s.phase instanceof Over) return;
        var options = Scene.RULES.options(s, s.phase.seat());
        assertThat(options).isNotEmpty();
        for (var option : options) {
            var next = s.copy();
            Scene.RULES.apply(next, s.phase.seat(), option, Dealer.silent(new Chance.Seeded(1)));
            LawsTest.audit(next);
            Scene.RULES.restore(terms, View.of(next, Game.REFEREE));
        }
    }

    @Test
    void noNumberOfTheEditionOverflows() {
        var tree = Json.tree(FireAndAxeEdition.HOUSE);
        for (var paths : targets(tree))
            for (int extreme : EXTREMES)
                try {
                    var edition = Json.read(FireAndAxeEdition.class, with(tree, paths, extreme));
                    Scene.randomGame(Scene.RULES.info().terms(2, java.util.Map.of("maxRounds", "20"), edition), 3, t -> LawsTest.audit(t.s));
                } catch (BadInput e) {
                    assertThat(e.sentence()).endsWith(".");
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError("%s = %d: %s".formatted(paths, extreme, e), e);
                }
    }

    /// Each number alone, and all numbers of a record or a list together.
    private static List<List<List<Object>>> targets(JsonNode tree) {
        var found = new ArrayList<List<List<Object>>>();
        collect(tree, List.of(), found);
        return found;
    }

    private static boolean collect(JsonNode node, List<Object> path, List<List<List<Object>>> found) {
        if (node.isInt()) found.add(List.of(path));
        var together = new ArrayList<List<Object>>();
        if (node.isArray())
            for (int i = 0; i < node.size(); i++) if (collect(node.get(i), longer(path, i), found)) together.add(longer(path, i));
        if (node.isObject())
            for (var name : node.propertyNames())
                if (collect(node.get(name), longer(path, name), found)) together.add(longer(path, name));
        if (together.size() > 1) found.add(together);
        return node.isInt();
    }

    private static List<Object> longer(List<Object> path, Object step) {
        var longer = new ArrayList<>(path);
        longer.add(step);
        return List.copyOf(longer);
    }

    private static JsonNode with(JsonNode tree, List<List<Object>> paths, int value) {
        var copy = tree.deepCopy();
        for (var path : paths) {
            var node = copy;
            for (var step : path.subList(0, path.size() - 1)) node = step instanceof Integer i ? node.get(i) : node.get((String) step);
            if (path.getLast() instanceof Integer i) ((ArrayNode) node).set(i, IntNode.valueOf(value));
            else((ObjectNode) node).set((String) path.getLast(), IntNode.valueOf(value));
        }
        return copy;
    }
}
