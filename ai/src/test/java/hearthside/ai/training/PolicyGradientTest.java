package hearthside.ai.training;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.policy.PolicyWeights;
import hearthside.core.chance.Chance;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class PolicyGradientTest {
    private static final int[][] ASPECTS = {{0, 1}, {0, 2}, {3}};
    private static final float[] TRIED = {0.7f, 0.2f, 0.1f};
    private static final double RATE = 1e-5, NUDGE = 1e-5;

    private final PolicyWeights weights = new PolicyWeights(2, 3, List.of("a", "b", "c", "d"));
    private final float[] position = new float[weights.inputs()];

    PolicyGradientTest() {
        var luck = new Chance.Seeded(4);
        for (var row : weights.layer) fill(row, luck);
        for (var row : weights.says) fill(row, luck);
        for (int i = 0; i < position.length; i++) position[i] = (luck.below(2001) - 1000) / 1000f;
    }

    private static void fill(double[] row, Chance luck) {
        for (int i = 0; i < row.length; i++) row[i] = (luck.below(2001) - 1000) / 1000.0;
    }

    private double surprise() { return new PolicyGradient(weights).surprise(position, ASPECTS, TRIED); }

    /// Each number is moved by as much as the surprise falls where it is nudged.
    @Test
    void everyNumberGoesDownhill() {
        for (var rows : List.of(weights.layer, weights.says)) for (var row : rows) for (int i = 0; i < row.length; i++) {
            double was = row[i];
            row[i] = was + NUDGE;
            double above = surprise();
            row[i] = was - NUDGE;
            double slope = (above - surprise()) / (2 * NUDGE);
            row[i] = was;
            assertThat(moved(row, i) / RATE).isCloseTo(-slope, Offset.offset(2e-3));
        }
    }

    /// How far one step of learning moves a number; all is put back.
    private double moved(double[] row, int place) {
        var before = copies(weights.layer);
        var said = copies(weights.says);
        double was = row[place];
        new PolicyGradient(weights).learn(position, ASPECTS, TRIED, RATE);
        double by = row[place] - was;
        for (int i = 0; i < before.length; i++) System.arraycopy(before[i], 0, weights.layer[i], 0, before[i].length);
        for (int i = 0; i < said.length; i++) System.arraycopy(said[i], 0, weights.says[i], 0, said[i].length);
        return by;
    }

    private static double[][] copies(double[][] rows) {
        var copies = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) copies[i] = rows[i].clone();
        return copies;
    }

    @Test
    void itLearnsWhatIsTried() {
        var step = new PolicyGradient(weights);
        for (int i = 0; i < 2_000; i++) step.learn(position, ASPECTS, TRIED, 0.1);
        var expected = step.expected(position, ASPECTS);
        for (int option = 0; option < TRIED.length; option++) assertThat(expected[option]).isCloseTo(TRIED[option], Offset.offset(0.02));
    }
}
