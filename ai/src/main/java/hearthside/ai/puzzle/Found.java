package hearthside.ai.puzzle;

import hearthside.ai.review.Hint;
import hearthside.core.Match;
import java.util.List;

/// A decision that makes a puzzle.
///
/// @param match   as it stands before the decision
/// @param options every option, the best first
/// @param theme   what the best one is good for: the feature of its reason, or `chances` where nothing stands out
/// @param level   the weakest level of bot that finds it
/// @param line    the best one and what follows
public record Found<A>(Match<?, A> match, int seat, List<Hint<A>> options, String theme, String level, List<Match.Entry<A>> line) {
    /// How near another choice may come to the best to count as found: some things can be said in two ways.
    private static final double AS_GOOD = 0.02;

    /// Whether a choice with this chance to win solves a puzzle whose best one has that.
    public static boolean isAsGood(double win, double best) { return win >= best - AS_GOOD; }
}
