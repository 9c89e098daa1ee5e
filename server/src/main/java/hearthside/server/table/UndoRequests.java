package hearthside.server.table;

import hearthside.core.Match;
import hearthside.core.UndoRules;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Taking back at one table: what is free, and the question to the others where it is not.
public final class UndoRequests {
    private UndoRequests() {}

    /// How many decisions somebody who wants to take back takes back at once; 0 where the others are asked.
    ///
    /// @param others people who have to agree; bots always do
    /// @param whole  all of this turn instead of one step
    static int atOnce(TableState<?, ?> now, List<Integer> mine, List<Integer> others, boolean whole) {
        if (now.match().isOver())
            throw new ApiError(409, "game-over", "The game is over and its seed is told: nothing can be taken back now.");
        var journal = now.match().journal();
        int free = UndoRules.free(journal, mine), entries = UndoRules.sinceOwn(journal, mine);
        if (entries == 0) throw new ApiError(409, "nothing-to-undo", "You have decided nothing yet that could be taken back.");
        if (now.isAsking(Question.Kind.UNDO))
            throw new ApiError(409, "already-asked", "The question whether to take back is still open.");
        if (free > 0) return whole ? free : 1;
        if (others.isEmpty()) return entries;
        if (now.question() != null) throw new ApiError(409, "already-asked", "Something else is being asked; wait until it is settled.");
        return 0;
    }

    static Question ask(Match<?, ?> match, List<Integer> mine, List<Integer> others, long until) {
        var journal = match.journal();
        int entries = UndoRules.sinceOwn(journal, mine);
        return Question.undo(journal.get(journal.size() - entries).seat(), entries, Set.copyOf(others), until);
    }

    /// What a browser with these seats may take back.
    static Message.UndoState offer(Match<?, ?> match, List<Integer> mine, @Nullable Question question) {
        boolean isOver = match.isOver();
        var journal = match.journal();
        var asked = question == null || question.kind() != Question.Kind.UNDO ? null : question;
        return new Message.UndoState(isOver ? 0 : UndoRules.free(journal, mine), !isOver && UndoRules.sinceOwn(journal, mine) > 0,
                asked == null ? null : asked.seat(), asked == null ? null : asked.until());
    }
}
