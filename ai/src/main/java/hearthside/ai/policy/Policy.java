package hearthside.ai.policy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What is expected of options before any of them was tried. For one thread.
public final class Policy<A> {
    private static final int REMEMBERED = 20_000;

    private final PolicyWeights weights;
    private final double[] inputs, units, says;
    private final Map<A, int[]> known = new HashMap<>();

    public Policy(PolicyWeights weights) {
        this.weights = weights;
        inputs = new double[weights.inputs()];
        units = new double[weights.hidden];
        says = new double[weights.aspects.size()];
    }

    /// How likely each of the options is to be the best: as much as 1 together.
    ///
    /// @param seen the features of all seats
    public float[] expect(double[][] seen, int seat, double progress, List<A> options) {
        look(seen, seat, progress);
        var expected = new float[options.size()];
        float most = Float.NEGATIVE_INFINITY, sum = 0;
        for (int i = 0; i < expected.length; i++) {
            expected[i] = (float) score(aspects(options.get(i)));
            most = Math.max(most, expected[i]);
        }
        for (int i = 0; i < expected.length; i++) {
            expected[i] = (float) Math.exp(expected[i] - most);
            sum += expected[i];
        }
        for (int i = 0; i < expected.length; i++) expected[i] /= sum;
        return expected;
    }

    private void look(double[][] seen, int seat, double progress) {
        weights.inputs(seen, seat, progress, inputs);
        for (int unit = 0; unit < units.length; unit++) units[unit] = squashed(dot(weights.layer[unit], inputs, inputs.length));
        for (int aspect = 0; aspect < says.length; aspect++)
            says[aspect] = weights.says[aspect][units.length] + dot(weights.says[aspect], units, units.length);
    }

    private double score(int[] aspects) {
        double score = 0;
        for (int aspect : aspects) score += says[aspect];
        return score;
    }

    private int[] aspects(A option) {
        var aspects = known.get(option);
        if (aspects != null) return aspects;
        if (known.size() >= REMEMBERED) known.clear();
        aspects = weights.aspectsOf(option);
        known.put(option, aspects);
        return aspects;
    }

    /// From -1 to 1, like tanh, and the same to the last bit everywhere: browsers have another exp.
    public static double squashed(double x) { return x / (1 + Math.abs(x)); }

    private static double dot(double[] a, double[] b, int length) {
        double sum = 0;
        for (int i = 0; i < length; i++) sum += a[i] * b[i];
        return sum;
    }
}
