package hearthside.ai.search;

/// The settings of the search for one game and player count, found by `hearthside tune`.
///
/// @param curiosity how much an option tried seldom is tried again
/// @param trust     the share of the first guesses that the heuristic's choice gets; the rest is for all alike
/// @param urgency   how much worse than its parent an option is thought that was never tried
/// @param horizon   how many round ends a roll-out goes on for; [#TO_THE_END] plays to the end of the game
/// @param steps     the most decisions of a roll-out before it is cut all the same
/// @param rollout   who decides in roll-outs
/// @param slips     per cent of decisions in roll-outs made at random
/// @param points    the share of the value that is about points instead of winning
public record Tuning(double curiosity, double trust, double urgency, int horizon, int steps, Rollout rollout, int slips, double points) {
    public static final int TO_THE_END = 1_000_000;

    public enum Rollout {
        /// Any option.
        RANDOM,
        /// The actions that did best so far, wherever they were played (MAST).
        HISTORY,
        /// The game's heuristic.
        HEURISTIC
    }

    public static final Tuning PLAIN = new Tuning(0.5, 0.5, 0.05, 1, 400, Rollout.HEURISTIC, 10, 0.1);

    /// Full random roll-outs, as the peers are measured.
    public static final Tuning FULL = new Tuning(0.7, 0, 0.05, TO_THE_END, TO_THE_END, Rollout.RANDOM, 0, 0);

    /// The same for whoever wants to know about several options, not just to play the best: it tries more of them.
    public Tuning curious() { return new Tuning(2 * curiosity, trust / 2, urgency, horizon, steps, rollout, slips, points); }

    @Override
    public String toString() {
        return "curiosity=%s, trust=%s, urgency=%s, horizon=%s, steps=%d, rollout=%s, slips=%d, points=%s".formatted(curiosity, trust, urgency, horizon == TO_THE_END ? "to the end" : String.valueOf(horizon), steps, rollout, slips, points);
    }
}
