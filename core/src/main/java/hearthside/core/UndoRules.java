package hearthside.core;

import java.util.List;

/// What somebody may take back of what was decided last.
public final class UndoRules {
    private UndoRules() {}

    /// How many of the last decisions can be taken back at once: all by one seat of `mine`, and nobody has learnt anything from them.
    public static int free(List<? extends Match.Entry<?>> journal, List<Integer> mine) {
        int seat = journal.getLast().seat(), free = 0;
        if (!mine.contains(seat)) return 0;
        for (var entry : journal.reversed()) {
            if (entry.seat() != seat || !entry.undoable()) break;
            free++;
        }
        return free;
    }

    /// How many decisions lead back to before the last one of `mine`; 0 where there is none.
    public static int sinceOwn(List<? extends Match.Entry<?>> journal, List<Integer> mine) {
        for (int back = 1; back < journal.size(); back++) if (mine.contains(journal.get(journal.size() - back).seat())) return back;
        return 0;
    }
}
