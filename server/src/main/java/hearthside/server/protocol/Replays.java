package hearthside.server.protocol;

import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

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

    /// A game that was begun under older rules, and went on under those of today. What was decided before cannot be taken back.
    ///
    /// @param rules the version it was played by before
    /// @param lost  how many of the last decisions did not fit, and have to be made again
    record Continued(int rules, int lost) {}

    /// A [LogStep] with how it looked after it, for a game that is kept; without a view where nothing of it may be told.
    record Moment(int seq, int seat, List<GameEvent> events, boolean undone, int takesBack, @Nullable Record view) {}

    /// @param continued null where it was always played by the same rules
    record Log(int viewer, List<LogStep> steps, @Nullable Continued continued) implements Answer {}

    /// A finished game as it was kept; the same as [Whole], whatever has become of the rules.
    record Kept(int count, JsonNode terms, JsonNode result, List<JsonNode> steps) implements Answer {}

    /// The same as [Log].
    record KeptLog(int viewer, List<JsonNode> steps, @Nullable Continued continued) implements Answer {}

    /// The same as [Happened].
    record KeptMoment(int seq, int seat, JsonNode events, JsonNode view) implements Answer {}

    /// The same as [Fairness].
    record KeptFairness(String hash, String seed, JsonNode draws) implements Answer {}
}
