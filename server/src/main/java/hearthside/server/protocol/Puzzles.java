package hearthside.server.protocol;

import hearthside.ai.review.Reason;
import hearthside.wire.OfSomeGame;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Decisions where one choice is clearly the best. Whoever solves one is told what their seat sees and nothing else until they have tried.
public interface Puzzles {
    /// @param level   the weakest bot that finds it
    /// @param seats   how many play
    /// @param choices among how many options one is the best
    /// @param rating  how hard it is, by those who tried
    /// @param solved  whether whoever asks found it at the first try; null where they have not tried, and for guests
    record Listed(String id, String game, String theme, String level, int seats, int choices, int rating, @Nullable Boolean solved) {}

    /// How somebody with an account fares.
    ///
    /// @param tries  puzzles they have tried, each once
    /// @param streak days in a row, up to today or yesterday, on which they found one
    record Solver(int rating, int tries, int solved, int streak) {}

    /// @param me null for guests
    record Shelf(List<Listed> puzzles, @Nullable Solver me) implements Answer {}

    /// @param day    the day of this puzzle, the same everywhere
    /// @param puzzle null in a house that has none
    /// @param me     null for guests
    record Daily(LocalDate day, @Nullable Listed puzzle, @Nullable Solver me) implements Answer {}

    /// A puzzle as it lies on the board.
    ///
    /// @param seat    who has to decide
    /// @param level   as in the list; empty for one from somebody's own game
    /// @param moments the first is the position, the last the one of the decision
    record Shown(String id, String game, int seat, String level, List<Lessons.Moment> moments, Message.Agreed terms) implements Answer {}

    record Try(@OfSomeGame JsonNode action) implements RequestBody {}

    /// @param win    the chance to win after it
    /// @param points what may be expected at the end; null where nobody has looked
    /// @param reason what sets it apart; null where nothing stands out
    record Estimate(@OfSomeGame JsonNode action, double win, @Nullable Double points, @Nullable Reason reason) {}

    /// @param theme   what it is about; empty where that is not known
    /// @param counted whether this was the first try of an account
    /// @param options all that were judged, the best first
    /// @param chosen  which of them was tried; -1 where it was not judged
    /// @param line    the best choice and what came after it, moment by moment
    /// @param result  where the line ends the game
    /// @param gained  how the rating of the solver changed
    /// @param me      null for guests
    record Tried(boolean right, boolean counted, String theme, List<Estimate> options, int chosen,
            List<Lessons.Moment> line, Message.@Nullable Standing result, int gained, @Nullable Solver me) implements Answer {}

    /// @param refused null where nothing forbids it
    record Why(Message.@Nullable Refused refused) implements Answer {}

    /// A choice of one's own that cost much.
    ///
    /// @param cost how much chance to win was given away
    record Own(String table, int step, String game, double cost, Instant played) implements Answer {}

    /// What is kept of an account's tries.
    record Kept(@Nullable Integer rating, List<Once> tries) {}

    record Once(String puzzle, boolean solved, Instant at) {}
}
