package hearthside.server.protocol;

import hearthside.ai.review.Hint;
import hearthside.ai.review.Summary;
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
    record ReviewShown(State state, int count, int judged, List<JsonNode> steps, @Nullable Summary summary) implements Answer {
        public enum State { NONE, WORKING, DONE }
    }

    /// @param hints the best, the best first
    record HintsShown(int seq, int seat, List<Hint<?>> hints) implements Answer {}
}
