package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.EveryNumber;
import hearthside.testkit.Extremes;
import hearthside.wire.Json;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Every number of a position and of the edition is thrown to the extremes: it is refused with a sentence, or it is one that the rules
/// can play on with. Nothing overflows.
class ExtremesTest {
    private record Moment(Terms terms, View view) {}

    /// One position for each kind of moment.
    private static Collection<Moment> moments() {
        var found = new LinkedHashMap<String, Moment>();
        for (var option : List.of("conflictRunes", "openTreasure"))
            for (long seed = 0; seed < 4; seed++) {
                int seats = 3 + (int) seed % 2;
                var terms = Scene.terms(seats, option, "on", "maxRounds", "off");
                var decisions = new int[1];
                Scene.randomGame(Scene.terms(seats, option, "on", "maxRounds", "60"), seed, t -> {
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
        var extremes = new Extremes<>(Scene.RULES, LawsTest::audit, 5);
        for (var moment : moments()) extremes.everyNumber(moment.terms, moment.view);
        assertThat(extremes.refused()).isGreaterThan(1000);
        assertThat(extremes.accepted()).isPositive();
    }

    @Test
    void noNumberOfTheEditionOverflows() {
        EveryNumber.of(FireAndAxeEdition.HOUSE, changed -> {
            FireAndAxeEdition edition;
            try {
                edition = Json.read(FireAndAxeEdition.class, changed.tree());
            } catch (BadInput e) {
                assertThat(e.sentence()).endsWith(".");
                return;
            }
            Scene.randomGame(Scene.RULES.info().terms(2, Map.of("maxRounds", "20"), edition), 3, t -> LawsTest.audit(t.s));
        });
    }
}
