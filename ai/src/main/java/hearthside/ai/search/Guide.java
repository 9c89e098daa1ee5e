package hearthside.ai.search;

import hearthside.ai.Bot;
import hearthside.core.Chance;
import hearthside.core.Copyable;
import java.util.List;

/// What the search is told about a game beyond its rules.
public interface Guide<S extends Copyable<S>, A> {

    /// Grows where a roll-out may be cut: at the end of a round.
    int round(S state);

    /// The game's heuristic, for first guesses and roll-outs. It goes by the view of its seat alone.
    Bot<S, A> adviser(int seat, Chance.Seeded chance);

    /// What the value function looks at, in words.
    List<Feature> features();

    /// Reads all features of every seat: `into[seat][feature]`.
    void read(S state, double[][] into);

    /// How far the game has come, from 0 to 1.
    double progress(S state);

    /// Whether a player knows something that the others do not.
    boolean hasSecrets();

    Tuning tuning(int seats);
}
