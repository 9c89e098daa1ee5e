package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.Dealer;
import hearthside.core.GameEvent;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/// SA-36..38: the odds shown are those of the dice.
class ThrowsTest {
    private static final int OUTCOMES = 10_000;

    @Test
    void chancesAndMeansAreCountedOverEveryThrow() {
        for (int dice = 1; dice <= 4; dice++)
            for (var good : Good.ALL)
                for (int tools = 0; tools <= 5; tools += 5) {
                    int added = tools;
                    double mean = 0;
                    for (int sum = dice; sum <= 6 * dice; sum++) {
                        int exactly = sum, count = (sum + tools) / good.pips();
                        mean += count * share(dice, all -> all == exactly);
                    }
                    assertThat(Throws.mean(dice, good, tools)).isCloseTo(mean, within(1e-9));
                    for (int count = 1; count <= 6; count++) {
                        int least = count * good.pips();
                        assertThat(Throws.chance(dice, good, count, tools)).isCloseTo(share(dice, all -> all + added >= least),
                                within(1e-9));
                    }
                }
    }

    @Test
    void theMeansAreThoseOfTheRulesPage() {
        var expected = List.of(
                List.of(1.5, 3.25, 5.0, 6.75, 8.5, 10.25, 12.0), // food
                List.of(0.83, 2.0, 3.17, 4.33, 5.5, 6.67, 7.83), // wood
                List.of(0.5, 1.36, 2.25, 3.12, 4.0, 4.88, 5.75), // clay
                List.of(0.33, 1.0, 1.7, 2.4, 3.1, 3.8, 4.5), // stone
                List.of(0.17, 0.75, 1.33, 1.92, 2.5, 3.08, 3.67)); // gold
        for (var good : Good.ALL)
            for (int dice = 1; dice <= 7; dice++)
                assertThat(Throws.mean(dice, good, 0)).isCloseTo(expected.get(good.ordinal()).get(dice - 1), within(0.01));
    }

    private static double share(int dice, IntPredicate of) {
        int throwing = (int) Math.pow(6, dice), good = 0;
        for (int i = 0; i < throwing; i++) {
            int sum = 0;
            for (int rest = i, die = 0; die < dice; die++, rest /= 6) sum += 1 + rest % 6;
            if (of.test(sum)) good++;
        }
        return (double) good / throwing;
    }

    @Test
    void tenThousandHuntsBringWhatIsTold() {
        for (var place : List.of(Location.HUNTING_GROUNDS, Location.CLAY_PIT, Location.RIVER))
            for (int people : List.of(2, 5)) {
                var t = Scene.of(2);
                var told = Facts.of(t.terms, t.view(0), 0).hauls().stream().filter(haul -> haul.location() == place).findFirst()
                        .orElseThrow()
                        .bare().get(people - 1);
                t.at(0, place, people).acts(0);
                var chance = new Chance.Seeded(7);
                var reached = new int[told.chances().size()];
                long sum = 0;
                for (int i = 0; i < OUTCOMES; i++) {
                    var s = t.s.copy();
                    var events = new ArrayList<GameEvent>();
                    t.rules.apply(s, 0, new Action.Act(place), new Dealer(chance, events::add));
                    int count = events.stream().filter(Event.Gathered.class::isInstance).mapToInt(event -> ((Event.Gathered) event).count())
                            .sum();
                    sum += count;
                    for (int k = 0; k < reached.length; k++) if (count >= (k + 1) * told.step()) reached[k]++;
                }
                assertThat((double) sum / OUTCOMES).isCloseTo(told.mean(), within(0.06));
                for (int k = 0; k < reached.length; k++)
                    assertThat((double) reached[k] / OUTCOMES).as("%s, %s", place, told).isCloseTo(told.chances().get(k), within(0.02));
            }
    }

    @Test
    void whatIsNotSureIsNotToldAsSure() {
        assertThat(Throws.told(10, Good.FOOD, 0).getLast().chances().getFirst()).as("ten dice show ten pips at least").isEqualTo(1);
        assertThat(Throws.told(7, Good.GOLD, 0).getLast().chances().getFirst()).isLessThan(1);
        assertThat(Throws.told(1, Good.GOLD, 0).getLast().chances()).hasSize(1);
    }

    @Test
    void toolsAreToldOnlyWhereThereAreAny() {
        var bare = Facts.of(Scene.terms(2), Scene.of(2).view(0), 0).hauls().getFirst();
        assertThat(bare.added()).isEmpty();
        var tooled = Facts.of(Scene.terms(2), Scene.of(2).tools(0, 2, 1, 1).view(0), 0).hauls().getFirst();
        assertThat(tooled.tools()).isEqualTo(4);
        assertThat(tooled.bare()).isEqualTo(bare.bare());
        assertThat(tooled.added().get(2).mean()).isGreaterThan(tooled.bare().get(2).mean());
    }
}
