package hearthside.ai.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class PolicyTest {
    private static final List<String> NAMES = List.of("food", "tools");
    private static final Action FOREST = new Action.Place(Location.FOREST, 3), RIVER = new Action.Place(Location.RIVER, 3),
            DECLINE = new Action.Decline();

    private static PolicyWeights weights() {
        var weights = new PolicyWeights(2, 2, List.of("Decline", "Place", "Place_figures=3", "Place_location=FOREST"));
        weights.layer[0][0] = 1; // looks at one's own food
        weights.says[3][0] = 2; // with food, into the forest
        weights.says[0][2] = -1; // hardly ever decline
        return weights;
    }

    @Test
    void anOptionIsWhatItSaysOfItself() {
        assertThat(Aspects.of(FOREST)).containsExactly("Place", "Place_location=FOREST", "Place_figures=3",
                "Place[location=FOREST,_figures=3]");
        assertThat(Aspects.of(DECLINE)).containsExactly("Decline");
        assertThat(Aspects.of(new Action.Act(Location.HUT))).containsExactly("Act", "Act_location=HUT");
        assertThat(Aspects.of(new Action.Pay(new Goods(0, 1, 0, 2)))).hasSize(2).first().isEqualTo("Pay");
    }

    @Test
    void thePositionSaysWhichOptionIsWorthATry() {
        var policy = new Policy<Action>(weights());
        var rich = policy.expect(new double[][] {{3, 0}, {0, 0}}, 0, 0.5, List.of(FOREST, RIVER, DECLINE));
        var poor = policy.expect(new double[][] {{-3, 0}, {0, 0}}, 0, 0.5, List.of(FOREST, RIVER, DECLINE));
        assertThat(rich[0]).isGreaterThan(2 * rich[1]);
        assertThat(poor[1]).isGreaterThan(2 * poor[0]);
        assertThat(rich[2]).isLessThan(rich[1]);
        assertThat(rich[0] + rich[1] + rich[2]).isCloseTo(1, Offset.offset(1e-5f));
    }

    @Test
    void anyNumberOfOptionsIsCompared() {
        var policy = new Policy<Action>(weights());
        for (int count : new int[] {1, 2, 300}) {
            var options = IntStream.range(0, count).<Action>mapToObj(Action.Spend::new).toList();
            assertThat(policy.expect(new double[2][2], 1, 0, options)).hasSize(count).contains(1f / count);
        }
    }

    @Test
    void whatWasLearntCanBeReadAgain() {
        var text = weights().text(NAMES, "made by a test");
        assertThat(PolicyWeights.parse(text, NAMES).text(NAMES, "made by a test")).isEqualTo(text);
        assertThatThrownBy(() -> PolicyWeights.parse(text.replace("tools", "fools"), NAMES)).isInstanceOf(BadInput.class)
                .hasMessageContaining("\"tools\"").hasMessageContaining("fools");
        assertThatThrownBy(() -> PolicyWeights.parse("# nothing\n", NAMES)).isInstanceOf(BadInput.class)
                .hasMessageContaining("2 features");
        assertThatThrownBy(() -> PolicyWeights.parse(text.replaceFirst("Decline 0", "Decline x"), NAMES)).isInstanceOf(BadInput.class)
                .hasMessageContaining("not a number");
    }

    /// A policy as large as those that are learnt, and fifty options: a search asks it at every new moment.
    @Test
    void askingItTakesMicroseconds() {
        var aspects = IntStream.range(0, 200).mapToObj(i -> "Spend_number=" + i).toList();
        var policy = new Policy<Action>(new PolicyWeights(16, 12, aspects));
        var options = IntStream.range(0, 50).<Action>mapToObj(Action.Spend::new).toList();
        var seen = new double[2][16];
        var clock = ManagementFactory.getThreadMXBean();
        var took = new ArrayList<Long>();
        for (int round = 0; round < 60; round++) {
            long since = clock.getCurrentThreadCpuTime();
            for (int i = 0; i < 200; i++) policy.expect(seen, 0, 0, options);
            took.add((clock.getCurrentThreadCpuTime() - since) / 200);
        }
        assertThat(took.stream().mapToLong(Long::longValue).min().orElseThrow()).as("nanoseconds").isLessThan(30_000);
    }
}
