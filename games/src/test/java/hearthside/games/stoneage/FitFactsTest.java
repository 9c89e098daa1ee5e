package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How many people may go to a place is told as the options have it.
class FitFactsTest {
    @Rule({"SA-14", "SA-15", "SA-16", "SA-18"})
    @Test
    void whereOnlyOneNumberFitsItIsToldWhy() {
        var seen = EnumSet.noneOf(Facts.Fit.class);
        for (Game<State, Action> game : List.of(Scene.RULES, Scene.SOLO))
            for (var terms : Tables.of(game)) Scene.randomGame(terms, 1, t -> {
                if (!(t.s.phase instanceof Placing(int tribe))) return;
                for (var place : Facts.of(t.terms, t.view(t.seat()), t.seat()).places()) {
                    var numbers = numbers(t, place.location());
                    var fit = place.fit();
                    if (fit == null) {
                        assertThat(numbers).as("%s", place).isEmpty();
                        continue;
                    }
                    seen.add(fit);
                    switch (fit) {
                        case HOW -> assertThat(numbers).as("%s", place).hasSizeGreaterThan(1);
                        case PAIR -> assertThat(numbers).as("%s", place).containsExactly(2);
                        case LAST, RING, ONE -> assertThat(numbers).as("%s", place).containsExactly(1);
                    }
                    if (fit == Facts.Fit.LAST) assertThat(t.s.home(tribe)).isEqualTo(1);
                    if (fit == Facts.Fit.RING) assertThat(t.s.home(tribe)).isGreaterThan(1);
                }
            });
        assertThat(seen).containsExactly(Facts.Fit.values());
    }

    private static List<Integer> numbers(Scene t, Location location) {
        return t.options().stream().filter(option -> option instanceof Action.Place(var at, int _) && at == location)
                .map(option -> ((Action.Place) option).figures()).toList();
    }
}
