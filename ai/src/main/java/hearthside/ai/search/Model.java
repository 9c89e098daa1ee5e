package hearthside.ai.search;

import hearthside.core.Copyable;
import hearthside.core.input.BadInput;

/// A value function learnt from self-play: it adds up the features of each seat, weighed for the moment of the game, passes them through
/// one
/// small hidden layer besides, and compares the seats. Kept as a text file that one can read.
final class Model<S extends Copyable<S>> implements ValueFunction<S> {
    private final Heuristics<S, ?> heuristics;
    private final Weights weights;
    private final double[] inputs;

    Model(Heuristics<S, ?> heuristics, Weights weights) {
        if (weights.features() != heuristics.features().size())
            throw new BadInput("weights", "These weights are for %d features, but the game has %d: train it again."
                    .formatted(weights.features(), heuristics.features().size()));
        this.heuristics = heuristics;
        this.weights = weights;
        inputs = new double[weights.inputs()];
    }

    @Override
    public void evaluate(S state, double[] wins, double[] points, double[][] features) {
        heuristics.read(state, features);
        double progress = heuristics.progress(state), sum = 0, most = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < wins.length; seat++) {
            weights.inputs(features[seat], progress, inputs);
            wins[seat] = weights.score(inputs);
            points[seat] = weights.points(inputs);
            most = Math.max(most, wins[seat]);
        }
        if (wins.length == 1) {
            wins[0] = 1 / (1 + Math.exp(-wins[0]));
            return;
        }
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] = Math.exp(wins[seat] - most);
            sum += wins[seat];
        }
        for (int seat = 0; seat < wins.length; seat++) wins[seat] /= sum;
    }
}
