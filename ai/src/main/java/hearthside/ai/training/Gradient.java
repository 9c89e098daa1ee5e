package hearthside.ai.training;

import hearthside.ai.search.Weights;

/// One step of learning: towards who really won, and how many points there really were.
final class Gradient {
    private static final double POINT = 0.02; // how much the hidden layer cares for a point missed, beside the chance to win

    private final Weights weights;
    private final double[][] inputs;
    private final double[] units;

    Gradient(Weights weights) {
        this.weights = weights;
        inputs = new double[8][weights.inputs()];
        units = new double[weights.hidden];
    }

    static double[] chances(Weights weights, float[][] seen, double progress, double[] inputs) {
        var chances = new double[seen.length];
        for (int seat = 0; seat < seen.length; seat++) {
            spreadOut(weights, seen[seat], progress, inputs);
            chances[seat] = weights.score(inputs);
        }
        return compared(chances);
    }

    private static double[] compared(double[] scores) {
        if (scores.length == 1) return new double[] {1 / (1 + Math.exp(-scores[0]))};
        double most = Double.NEGATIVE_INFINITY, sum = 0;
        for (double score : scores) most = Math.max(most, score);
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = Math.exp(scores[seat] - most);
            sum += scores[seat];
        }
        for (int seat = 0; seat < scores.length; seat++) scores[seat] /= sum;
        return scores;
    }

    private static void spreadOut(Weights weights, float[] seen, double progress, double[] into) {
        var wide = new double[seen.length];
        for (int i = 0; i < wide.length; i++) wide[i] = seen[i];
        weights.inputs(wide, progress, into);
    }

    void learn(float[][] seen, double progress, float[] won, float[] points, double rate) {
        var scores = new double[seen.length];
        for (int seat = 0; seat < seen.length; seat++) {
            spreadOut(weights, seen[seat], progress, inputs[seat]);
            scores[seat] = weights.score(inputs[seat]);
        }
        var chances = compared(scores);
        for (int seat = 0; seat < seen.length; seat++) {
            var in = inputs[seat];
            double error = won[seat] - chances[seat];
            for (int unit = 0; unit < units.length; unit++) units[unit] = Weights.tanh(Weights.dot(weights.layer[unit], in));
            double missed = points[seat] - weights.points(in), length = Weights.dot(in, in) + 1;
            boolean alone = seen.length == 1;
            if (alone) length += Weights.dot(units, units);
            for (int unit = 0; unit < units.length; unit++) {
                double back = error * weights.out[unit];
                if (alone) {
                    back += POINT * missed * weights.pointsOut[unit];
                    weights.pointsOut[unit] += 3 * rate * missed * units[unit] / length;
                }
                back *= 1 - units[unit] * units[unit];
                weights.out[unit] += rate * error * units[unit];
                var layer = weights.layer[unit];
                for (int i = 0; i < in.length; i++) layer[i] += rate * (back * in[i] - 1e-5 * layer[i]);
            }
            for (int i = 0; i < in.length; i++) weights.win[i] += rate * (error * in[i] - 1e-5 * weights.win[i]);
            for (int i = 0; i < in.length; i++) weights.points[i] += 3 * rate * missed * in[i] / length;
        }
    }
}
