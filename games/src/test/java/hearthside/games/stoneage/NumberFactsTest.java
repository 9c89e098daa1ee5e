package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import java.util.EnumMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How many people may go to a place is told as the options have it.
class NumberFactsTest {
    @Rule({"SA-14", "SA-15", "SA-16", "SA-18"})
    @Test
    void whereOnlyOneNumberFitsItIsToldWhy() {
        var seen = new EnumMap<Facts.Number, Integer>(Facts.Number.class);
        for (Game<State, Action> game : List.of(Scene.RULES, Scene.SOLO))
            for (var terms : Tables.of(game)) Scene.randomGame(terms, 1, t -> {
                if (!(t.s.phase instanceof Placing(int tribe))) return;
                for (var place : Facts.of(t.terms, t.view(t.seat()), t.seat()).places()) {
                    var fit = t.options().stream().filter(option -> option instanceof Action.Place(var at, int _) && at == place.location())
                            .map(option -> ((Action.Place) option).figures()).toList();
                    var number = place.number();
                    if (number != null) seen.merge(number, 1, Integer::sum);
                    switch (number) {
                        case null -> assertThat(fit).as("%s", place).isEmpty();
                        case HOW -> assertThat(fit).as("%s", place).hasSizeGreaterThan(1);
                        case PAIR -> assertThat(fit).as("%s", place).containsExactly(2);
                        case LAST, RING, ONE -> assertThat(fit).as("%s", place).containsExactly(1);
                    }
                    if (number == Facts.Number.LAST) assertThat(t.s.home(tribe)).isEqualTo(1);
                    if (number == Facts.Number.RING) assertThat(t.s.home(tribe)).isGreaterThan(1);
                }
            });
        assertThat(seen.keySet()).containsExactly(Facts.Number.values());
    }
}
