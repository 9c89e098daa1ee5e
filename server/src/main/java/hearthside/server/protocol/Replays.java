package hearthside.server.protocol;

import hearthside.core.GameEvent;
import hearthside.wire.OfSomeGame;
import hearthside.wire.Position;
import hearthside.wire.Written;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What was played, told again.
public interface Replays {
    record Step(int seat, @Nullable @OfSomeGame Object action, List<GameEvent> events, Record view, @Nullable Record facts) {}

    /// @param count how many steps there are in all; step 0 is the setup
    record Whole(int count, Message.Agreed terms, Message.Standing result, List<Step> steps) implements Answer {}

    /// @param draws bound and number drawn, in the order drawn
    record Fairness(String hash, String seed, List<List<Integer>> draws) implements Answer {}

    /// @param seq the number of the update that told it
    record Happened(int seq, int seat, List<GameEvent> events, Record view, @Nullable Record facts) implements Answer {}

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
    record Moment(int seq, int seat, List<GameEvent> events, boolean undone, int takesBack, @Nullable Record view,
            @Nullable Record facts) {}

    /// @param continued null where it was always played by the same rules
    record Log(int viewer, List<LogStep> steps, @Nullable Continued continued) implements Answer {}

    /// A finished game as it was kept; the same as [Whole], whatever has become of the rules.
    record Kept(int count, @Written(Message.Agreed.class) JsonNode terms, @Written(Message.Standing.class) JsonNode result,
            List<@Written(Step.class) JsonNode> steps) implements Answer {}

    /// The same as [Log].
    record KeptLog(int viewer, List<@Written(LogStep.class) JsonNode> steps, @Nullable Continued continued) implements Answer {}

    /// The same as [Happened].
    record KeptMoment(int seq, int seat, JsonNode events, JsonNode view, @Nullable JsonNode facts) implements Answer {}

    /// The same as [Fairness].
    record KeptFairness(String hash, String seed, JsonNode draws) implements Answer {}

    /// "Play on from here": a private table against bots that begins from a step of a finished game, or from a position somebody has on
    /// file.
    ///
    /// @param step     of the finished game; step 0 is the setup
    /// @param position instead of a step, where there is no table
    /// @param seat     where the host sits
    /// @param bot      how the others play; as usual unless given
    record PlayOn(@Nullable Integer step, @Nullable Position position, int seat, @Nullable String name,
            @Nullable String bot) implements RequestBody {}

    /// A running game that anybody may look on at.
    record Watchable(String table, String game, List<Message.Seated> seats, Instant updated) implements Answer {}

    /// @param shown null where nothing has happened since
    record Watched(int seq, @Nullable Watching shown) implements Answer {}

    /// How it stands for a spectator, as far as a small board draws it.
    record Watching(List<Message.Seated> seats, List<Integer> toAct, Record view, boolean over) {}
}
