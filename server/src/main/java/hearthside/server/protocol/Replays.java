package hearthside.server.protocol;

import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What was played, told again.
public interface Replays {
    record Step(int seat, @Nullable Object action, List<GameEvent> events, Record view) {}

    /// @param count how many steps there are in all; step 0 is the setup
    record Whole(int count, Message.Agreed terms, Message.Standing result, List<Step> steps) implements Answer {}

    /// @param draws bound and number drawn, in the order drawn
    record Fairness(String hash, String seed, List<List<Integer>> draws) implements Answer {}

    /// @param seq the number of the update that told it
    record Happened(int seq, int seat, List<GameEvent> events, Record view) implements Answer {}

    /// @param viewer whose eyes the views have
    /// @param steps  the moment after the viewer's last decision, then all that followed, as the viewer was shown it; what has been hidden
    ///               since then is left out, and then it begins later
    record Since(int viewer, List<Happened> steps) implements Answer {}

    /// @param seq       the number of the update that told it
    /// @param seat      who decided; -1 where something was taken back
    /// @param undone    whether it was taken back later
    /// @param takesBack how many decisions this took back
    record LogStep(int seq, int seat, List<GameEvent> events, boolean undone, int takesBack) {}

    record Log(int viewer, List<LogStep> steps) implements Answer {}
}
