package hearthside.games.myfirststoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.GameEvent;
import hearthside.core.chance.Chance;
import hearthside.testkit.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// What is shown is what then happens: random games, in which every fact is held against what the rules do with each option.
class FactsTest {
    private static final MyFirstStoneAge RULES = new MyFirstStoneAge();

    private static void play(Consumer<Scene> look) {
        long seed = 0;
        for (var terms : Tables.of(RULES)) Scene.randomGame(terms, seed++, look);
    }

    private static Facts facts(Scene t, int viewer) { return Facts.of(t.terms, View.of(t.s, viewer), viewer); }

    @Test
    void theWaysToPayAreTheOptionsInTheirOrder() {
        var asked = new int[1];
        play(t -> {
            var ways = facts(t, t.s.phase.seat()).ways();
            var builds = RULES.options(t.s, t.s.phase.seat()).stream().filter(Action.Build.class::isInstance).toList();
            assertThat(ways.stream().<Action>map(way -> new Action.Build(way.pile(), way.goods(), way.dogs())).toList()).isEqualTo(builds);
            for (var way : ways) {
                assertThat(way.by()).doesNotContain(Facts.Mark.NONE);
                assertThat(way.by().stream().filter(Facts.Mark.DOG::equals).count()).isEqualTo(way.dogs());
                assertThat(way.tap()).hasSameSizeAs(way.by());
            }
            if (!ways.isEmpty()) asked[0]++;
        });
        assertThat(asked[0]).isGreaterThan(50);
    }

    /// MF-70, MF-74: where every symbol has its mark a hut can be built, and nowhere else.
    @Test
    void aHutCanBeBuiltExactlyWhereEverySymbolIsMarked() {
        play(t -> {
            if (!(t.s.phase instanceof Building(int seat))) return;
            var marks = facts(t, seat).marks();
            var options = RULES.options(t.s, seat);
            for (int pile = 0; pile < marks.size(); pile++) {
                int here = pile;
                boolean can = options.stream().anyMatch(option -> option instanceof Action.Build build && build.pile() == here);
                assertThat(!marks.get(pile).isEmpty() && !marks.get(pile).contains(Facts.Mark.NONE)).isEqualTo(can);
            }
        });
    }

    @Test
    void aTapPutsADogOnASymbolAndAnotherTakesItOff() {
        var t = Scene.of(2).offer("hut-tbp").has(0, Good.TOOTH, Good.BERRY, Good.POT).dogs(0, 1);
        t.s.phase = new Building(0);
        var ways = facts(t, 0).ways();
        assertThat(ways.getFirst().by()).containsOnly(Facts.Mark.GOOD);
        for (int symbol = 0; symbol < 3; symbol++) {
            var tapped = ways.get(ways.getFirst().tap().get(symbol));
            assertThat(tapped.by().get(symbol)).isEqualTo(Facts.Mark.DOG);
            assertThat(tapped.tap().get(symbol)).as("back again").isZero();
            int next = (symbol + 1) % 3;
            assertThat(ways.get(tapped.tap().get(next)).by().get(next)).as("the only dog comes over").isEqualTo(Facts.Mark.DOG);
        }
    }

    @Test
    void withTheLastHutThatIsMissingTheVillageIsReady() {
        var ended = new int[1];
        play(t -> {
            if (!(t.s.phase instanceof Building(int seat))) return;
            int missing = facts(t, seat).missing().get(seat);
            for (var option : RULES.options(t.s, seat)) {
                if (!(option instanceof Action.Build)) continue;
                var s = t.s.copy();
                var events = new ArrayList<GameEvent>();
                RULES.apply(s, seat, option, new Dealer(new Chance.Seeded(1), events::add));
                assertThat(s.isVillageReady(seat)).isEqualTo(missing <= 1);
                if (events.stream().anyMatch(Event.Ended.class::isInstance)) ended[0]++;
            }
        });
        assertThat(ended[0]).isPositive();
    }

    /// MF-V1: whatever lies in the forest, and whoever has seen it, the facts are the same.
    @Test
    void theForestIsNeverSpokenOf() {
        play(t -> {
            for (int viewer = -1; viewer < t.s.seats(); viewer++) {
                var view = View.of(t.s, viewer);
                var blank = new View(view.phase(), view.loop(), view.friendlyDogs(), view.start(),
                        view.forest().stream().map(_ -> new View.Tree(null, false, false)).toList(), List.of(), view.land(), view.post(),
                        view.dogs(), view.piles(), view.settlements(), view.resets());
                assertThat(Facts.of(t.terms, blank, viewer)).isEqualTo(Facts.of(t.terms, view, viewer));
            }
        });
    }

    @Test
    void theMammothArrivesWithTheStepThatIsSaid() {
        play(t -> {
            int steps = facts(t, 0).mammoth();
            assertThat(steps > 0).isEqualTo(t.terms.isOn("together"));
            if (steps > 0) assertThat(t.s.resets).isLessThan(steps);
        });
    }
}
