package hearthside.server.table;

import hearthside.core.Match;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Taking back at one table: what is free, and the question to the others where it is not.
public final class Undoing {
    private Undoing() {}

    /// @param seat    who asks
    /// @param entries how many decisions would be taken back
    /// @param silent  the seats that have not answered yet
    public record Question(int seat, int entries, Set<Integer> silent) {
        public Question {
            silent = Set.copyOf(silent);
        }

        Question without(List<Integer> seats) {
            var left = new HashSet<>(silent);
            left.removeAll(seats);
            return new Question(seat, entries, left);
        }

        /// Whether somebody with these seats may answer so; whoever has asked may take the question back with a no.
        boolean mayAnswer(List<Integer> mine, boolean yes) {
            return mine.stream().anyMatch(silent::contains) || mine.contains(seat) && !yes;
        }
    }

    /// How many decisions somebody who wants to take back takes back at once; 0 where the others are asked.
    ///
    /// @param others people who have to agree; bots always do
    /// @param whole  all of this turn instead of one step
    static int atOnce(TableState<?, ?> now, List<Integer> mine, List<Integer> others, boolean whole) {
        if (now.match().isOver())
            throw new ApiError(409, "game-over", "The game is over and its seed is told: nothing can be taken back now.");
        var journal = now.match().journal();
        int free = free(journal, mine), entries = sinceOwn(journal, mine);
        if (entries == 0) throw new ApiError(409, "nothing-to-undo", "You have decided nothing yet that could be taken back.");
        if (now.question() != null) throw new ApiError(409, "already-asked", "The question whether to take back is still open.");
        if (free > 0) return whole ? free : 1;
        return others.isEmpty() ? entries : 0;
    }

    static Question ask(Match<?, ?> match, List<Integer> mine, List<Integer> others) {
        var journal = match.journal();
        int entries = sinceOwn(journal, mine);
        return new Question(journal.get(journal.size() - entries).seat(), entries, Set.copyOf(others));
    }

    /// How many of the last decisions can be taken back at once: all by one seat of `mine`, and nobody has learnt anything from them.
    static int free(List<? extends Match.Entry<?>> journal, List<Integer> mine) {
        int seat = journal.getLast().seat(), free = 0;
        if (!mine.contains(seat)) return 0;
        for (var entry : journal.reversed()) {
            if (entry.seat() != seat || !entry.undoable()) break;
            free++;
        }
        return free;
    }

    /// How many decisions lead back to before the last one of `mine`; 0 where there is none.
    static int sinceOwn(List<? extends Match.Entry<?>> journal, List<Integer> mine) {
        for (int back = 1; back < journal.size(); back++) if (mine.contains(journal.get(journal.size() - back).seat())) return back;
        return 0;
    }

    /// What a browser with these seats may take back.
    static Message.Takeback offer(Match<?, ?> match, List<Integer> mine, @Nullable Question question) {
        boolean isOver = match.isOver();
        var journal = match.journal();
        return new Message.Takeback(isOver ? 0 : free(journal, mine), !isOver && sinceOwn(journal, mine) > 0,
                question == null ? null : question.seat());
    }
}
