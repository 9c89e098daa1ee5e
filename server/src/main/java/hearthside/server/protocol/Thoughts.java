package hearthside.server.protocol;

import hearthside.ai.coach.Remark;
import hearthside.ai.review.Costly;
import hearthside.ai.review.Evaluation;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Reason;
import hearthside.ai.review.Summary;
import hearthside.wire.OfSomeGame;
import hearthside.wire.Written;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Hints while one plays, and the look back afterwards.
public interface Thoughts {
    /// @param state   none where the game cannot be judged, working, or done
    /// @param count   how many steps there are in all; step 0 is the setup
    /// @param judged  how many of them are judged
    /// @param steps   those from the one asked for on
    /// @param summary once it is done
    record ReviewShown(State state, int count, int judged, List<@Written(Evaluation.class) JsonNode> steps,
            @Nullable Summary summary) implements Answer {
        public enum State { NONE, WORKING, DONE }
    }

    /// @param hints the best, the best first
    record HintsShown(int seq, int seat, List<Hint<?>> hints) implements Answer {}

    /// What a coach says of a moment, the most important first.
    record Remarked(int seq, int seat, List<Remark> remarks) implements Answer {}

    /// What a coach has found out by thinking.
    ///
    /// @param wins   an option that wins the game at once
    /// @param costly options that give away more than a fifth of the chance to win
    /// @param other  what an opponent did last, and why
    record Considered(int seq, int seat, @Nullable @OfSomeGame Object wins, List<Costly<?>> costly,
            @Nullable Explained other) implements Answer {}

    /// @param seq the update that told it
    record Explained(int seq, int seat, @OfSomeGame Object action, Reason reason) {}
}
