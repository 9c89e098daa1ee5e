package hearthside.ai.search;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.chance.Chance;
import java.util.List;

/// What the search is told about a game beyond its rules.
public interface Heuristics<S extends Copyable<S>, A> {

    /// As version 0.1.0 had them, where today's leave out more: for the opponent that is kept as it was.
    default Heuristics<S, A> ofVersion01() { return this; }

    /// The names of what has weights of its own where one game is several, as the levels of a solo game are.
    default List<String> kinds() { return List.of(""); }

    /// Which of these it is.
    default String kind(S state) { return ""; }

    /// All the points there are for somebody who plays alone, such as the rounds to live through: the value then is the chance to win and
    /// the share of these. 0 where that does not make sense.
    default double whole(S state) { return 0; }

    /// Grows where a roll-out may be cut: at the end of a round.
    int round(S state);

    /// The game's heuristic, for first guesses and roll-outs. It goes by the view of its seat alone.
    Bot<S, A> adviser(int seat, Chance.Seeded chance);

    /// The options worth a thought. A game may leave out what no sensible player does, such as ending a turn in which something can
    /// still be done; never all of them.
    default List<A> sensible(Insight<S, A> insight) { return insight.options(); }

    /// What the value function looks at, in words.
    List<Feature> features();

    /// Whether a feature can be what an option is good for: who is sent hunting is not told of tools, who guesses is told nothing.
    default boolean isAbout(Insight<S, A> insight, A action, Feature feature) { return true; }

    /// Reads all features of every seat: `into[seat][feature]`.
    void read(S state, double[][] into);

    /// How far the game has come, from 0 to 1.
    double progress(S state);

    /// Whether a player knows something that the others do not.
    boolean hasSecrets();

    Tuning tuning(int seats);
}
