package hearthside.server.table;

import hearthside.core.Match;
import hearthside.server.cluster.Signal;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Taking back at one table: what is free, and the question to the others where it is not. Its table calls it under the table's lock.
public final class Undoing {
    /// @param seat    who asks
    /// @param entries how many decisions would be taken back
    /// @param silent  the seats that have not answered yet
    private record Question(int seat, int entries, Set<Integer> silent) {}

    private @Nullable Question question;

    /// Whether people are still talking about it: until then nobody plays on by itself.
    public boolean isOpen() { return question != null; }

    @Nullable
    Integer asker() { return question == null ? null : question.seat; }

    /// Somebody wants to take back. Returns how many decisions are taken back at once; 0 where the others are asked now.
    ///
    /// @param others people who have to agree; bots always do
    /// @param whole  all of this turn instead of one step
    int ask(Match<?, ?> match, List<Integer> mine, List<Integer> others, boolean whole) {
        if (match.isOver()) throw new ApiError(409, "game-over", "The game is over and its seed is told: nothing can be taken back now.");
        var journal = match.journal();
        int free = free(journal, mine), entries = sinceOwn(journal, mine);
        if (entries == 0) throw new ApiError(409, "nothing-to-undo", "You have decided nothing yet that could be taken back.");
        if (question != null) throw new ApiError(409, "already-asked", "The question whether to take back is still open.");
        if (free > 0) return whole ? free : 1;
        if (others.isEmpty()) return entries;
        question = new Question(journal.get(journal.size() - entries).seat(), entries, new HashSet<>(others));
        return 0;
    }

    /// The question, for other servers.
    public Optional<Signal> signal(String node, String table, int seq) {
        return Optional.ofNullable(question)
                .map(open -> new Signal.Asked(node, table, seq, open.seat, open.entries, List.copyOf(open.silent)));
    }

    public void hear(Signal.Asked asked) { question = new Question(asked.seat(), asked.entries(), new HashSet<>(asked.silent())); }

    Message asked() {
        if (question == null) throw new IllegalStateException("nobody has asked");
        return new Message.UndoAsked(question.seat, question.entries);
    }

    /// The answer of another player; whoever has asked may take the question back with a no. Returns how many decisions are taken back
    /// now that all agree, else 0.
    int answer(List<Integer> mine, boolean yes) {
        var open = question;
        if (open == null || mine.stream().noneMatch(open.silent::contains) && !(mine.contains(open.seat) && !yes))
            throw new ApiError(409, "not-asked", "Nobody has asked you to take anything back.");
        return yes ? agree(mine) : 0;
    }

    /// Some agree. Returns how many decisions are taken back now that all do, else 0.
    public int agree(List<Integer> seats) {
        var open = question;
        if (open == null) return 0;
        seats.forEach(open.silent::remove);
        return open.silent.isEmpty() ? open.entries : 0;
    }

    /// It is settled, one way or the other. Returns whether there was a question.
    boolean close() {
        boolean wasOpen = question != null;
        question = null;
        return wasOpen;
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
    Message.Takeback offer(Match<?, ?> match, List<Integer> mine) {
        boolean isOver = match.isOver();
        return new Message.Takeback(isOver ? 0 : free(match.journal(), mine), !isOver && sinceOwn(match.journal(), mine) > 0, asker());
    }
}
