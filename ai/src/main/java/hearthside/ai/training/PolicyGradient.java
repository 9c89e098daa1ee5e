package hearthside.ai.training;

import hearthside.ai.policy.PolicyWeights;
import java.util.Arrays;

/// One step of learning which options are worth a try: towards how often the search tried each.
final class PolicyGradient {
    private static final double DECAY = 1e-4;

    private final PolicyWeights weights;
    private final double[] inputs, units, back;

    PolicyGradient(PolicyWeights weights) {
        this.weights = weights;
        inputs = new double[weights.inputs()];
        units = new double[weights.hidden];
        back = new double[weights.hidden];
    }

    /// What is expected of each option: as much as 1 together.
    double[] expected(float[] position, int[][] aspects) {
        for (int i = 0; i < inputs.length; i++) inputs[i] = position[i];
        for (int unit = 0; unit < units.length; unit++) {
            double x = 0;
            for (int i = 0; i < inputs.length; i++) x += weights.layer[unit][i] * inputs[i];
            units[unit] = x / (1 + Math.abs(x));
        }
        var expected = new double[aspects.length];
        double most = Double.NEGATIVE_INFINITY, sum = 0;
        for (int option = 0; option < expected.length; option++) {
            for (int aspect : aspects[option]) {
                var says = weights.says[aspect];
                expected[option] += says[units.length];
                for (int unit = 0; unit < units.length; unit++) expected[option] += says[unit] * units[unit];
            }
            most = Math.max(most, expected[option]);
        }
        for (int option = 0; option < expected.length; option++) {
            expected[option] = Math.exp(expected[option] - most);
            sum += expected[option];
        }
        for (int option = 0; option < expected.length; option++) expected[option] /= sum;
        return expected;
    }

    /// @param tried the share of each option
    void learn(float[] position, int[][] aspects, float[] tried, double rate) {
        var expected = expected(position, aspects);
        Arrays.fill(back, 0);
        for (int option = 0; option < expected.length; option++) {
            double error = tried[option] - expected[option];
            for (int aspect : aspects[option])
                for (int unit = 0; unit < units.length; unit++) back[unit] += error * weights.says[aspect][unit];
        }
        for (int option = 0; option < expected.length; option++) {
            double step = rate * (tried[option] - expected[option]);
            for (int aspect : aspects[option]) {
                var says = weights.says[aspect];
                for (int unit = 0; unit < units.length; unit++) says[unit] += step * units[unit] - rate * DECAY * says[unit];
                says[units.length] += step;
            }
        }
        for (int unit = 0; unit < units.length; unit++) {
            double open = 1 - Math.abs(units[unit]); // the slope of x / (1 + |x|) is (1 - |y|)²
            double step = rate * back[unit] * open * open;
            var layer = weights.layer[unit];
            for (int i = 0; i < inputs.length; i++) layer[i] += step * inputs[i] - rate * DECAY * layer[i];
        }
    }

    /// How surprising it is what the search tried.
    double surprise(float[] position, int[][] aspects, float[] tried) {
        var expected = expected(position, aspects);
        double sum = 0;
        for (int option = 0; option < expected.length; option++) sum -= tried[option] * Math.log(Math.max(1e-9, expected[option]));
        return sum;
    }
}
