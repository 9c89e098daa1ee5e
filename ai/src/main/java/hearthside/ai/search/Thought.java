package hearthside.ai.search;

/// What a search found about an option.
///
/// @param visits how often it was tried
/// @param value  how good it is for the searcher, from 0 to 1
/// @param wins   the chance of each seat to win after it
/// @param points what each seat may expect at the end
/// @param seen   the features of the searcher, on average, where roll-outs were cut
public record Thought<A>(A action, int visits, double value, double[] wins, double[] points, double[] seen) {}
