package hearthside.server;

import hearthside.core.Match;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Taking back: what is free, and the question to the others where it is not.
final class Undoing {
    private final int seat;
    private final int entries;
    private final Set<Integer> silent;

    /// @param seat    who asks
    /// @param entries how many decisions would be taken back
    /// @param silent  the seats that have not answered yet
    Undoing(int seat, int entries, List<Integer> silent) {
        this.seat = seat;
        this.entries = entries;
        this.silent = new HashSet<>(silent);
    }

    int seat() { return seat; }

    int entries() { return entries; }

    boolean isAsked(List<Integer> seats) { return seats.stream().anyMatch(silent::contains); }

    /// Some agree. Returns whether now all have.
    boolean agree(List<Integer> seats) {
        seats.forEach(silent::remove);
        return silent.isEmpty();
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
}
