package hearthside.ai.search;

import hearthside.core.Copyable;

/// Judges a position: how likely each seat wins, and with how many points.
public interface ValueFunction<S extends Copyable<S>> {
    /// @param wins   filled with the chance of each seat; they add up to 1
    /// @param points filled with the points each seat may expect at the end
    /// @param seen   filled with the features of each seat, for the reasons of a hint
    void evaluate(S state, double[] wins, double[] points, double[][] seen);
}
