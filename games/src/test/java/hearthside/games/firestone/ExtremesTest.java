package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.EveryNumber;
import hearthside.testkit.Extremes;
import hearthside.wire.Json;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Every number of a position and of the edition is thrown to the extremes: it is refused with a sentence, or it is one that the rules
/// can play on with. Nothing overflows.
class ExtremesTest {
    private record Moment(Terms terms, View view) {}

    /// One position for each kind of moment.
    private static Collection<Moment> moments() {
        var found = new LinkedHashMap<Class<?>, Moment>();
        for (long seed = 0; seed < 30; seed++) {
            var variant = seed % 2 == 0 ? "on" : "off";
            var terms = Scene.terms(2 + (int) seed % 3, "startingInventions", variant, "maxRounds", "off");
            var late = seed < 4 ? 150 : 0;
            var decisions = new int[1];
            Scene.randomGame(Scene.terms(terms.seats(), "startingInventions", variant, "maxRounds", "100"), seed, t -> {
                if (decisions[0]++ >= late) found.putIfAbsent(t.s.phase.getClass(), new Moment(terms, t.view(Game.REFEREE)));
            });
        }
        assertThat(found).hasSizeGreaterThan(14);
        return found.values();
    }

    @Test
    void noNumberOfAPositionOverflows() {
        var extremes = new Extremes<>(Scene.RULES, LawsTest::audit, 5);
        for (var moment : moments()) extremes.everyNumber(moment.terms, moment.view);
        assertThat(extremes.refused()).isGreaterThan(1000);
        assertThat(extremes.accepted()).isPositive();
    }

    @Test
    void noNumberOfTheEditionOverflows() {
        EveryNumber.of(FireAndStoneEdition.HOUSE, changed -> {
            FireAndStoneEdition edition;
            try {
                edition = Json.read(FireAndStoneEdition.class, changed.tree());
            } catch (BadInput e) {
                assertThat(e.sentence()).endsWith(".");
                return;
            }
            Scene.randomGame(Scene.RULES.info().terms(2, Map.of("maxRounds", "50"), edition), 3, t -> LawsTest.audit(t.s));
        });
    }
}
