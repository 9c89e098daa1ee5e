package hearthside.server;

import hearthside.core.Committed;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// What one viewer was told at a table from its beginning on, taken back or not, and how it looked to them at any moment. Nothing of it
/// is more than was shown at that time.
record Told<S extends Copyable<S>, A>(TableRow row, Match<S, A> match, List<String> lines, int viewer) {

    /// @param seq       the number of the update that told it
    /// @param seat      who decided; -1 where something was taken back
    /// @param undone    whether it was taken back later
    /// @param takesBack how many decisions this took back
    record Step(int seq, int seat, List<GameEvent> events, boolean undone, int takesBack) {}

    record Log(int viewer, List<Step> steps) {}

    private interface Listener<S extends Copyable<S>, A> {
        void hear(int line, Playback.Step<S, A> step);
    }

    Log log() {
        var standing = new HashSet<>(Playback.standing(lines));
        var steps = new ArrayList<Step>();
        follow(lines.size(), (line, step) -> {
            if (line == 0) return;
            int seat = step.isUndo() ? -1 : step.match().journal().getLast().seat();
            int takesBack = step.isUndo() ? Json.parse(lines.get(line)).get("undo").intValue() : 0;
            steps.add(new Step(line + 1, seat, step.events().stream().map(event -> event.seenBy(viewer)).toList(),
                    !step.isUndo() && !standing.contains(line), takesBack));
        });
        return new Log(viewer, steps);
    }

    /// The moment after an update.
    Past.Happened moment(int seq) {
        if (seq < 1 || seq > lines.size()) throw new Fault(404, "no-moment", "There is no such moment at this table.", "seq");
        var found = new ArrayList<Past.Happened>();
        follow(seq, (line, step) -> {
            if (line == seq - 1)
                found.add(new Past.Happened(seq, step.isUndo() ? -1 : step.match().journal().getLast().seat(),
                        step.events().stream().map(event -> event.seenBy(viewer)).toList(), step.match().view(viewer)));
        });
        return found.getFirst();
    }

    private void follow(int upTo, Listener<S, A> listener) {
        var luck = Committed.ofHex(row.seed());
        var replayed = match.opening().map(opening -> new Match<>(match.game(), match.terms(), opening, luck))
                .orElseGet(() -> new Match<>(match.game(), match.terms(), luck));
        for (int line = 0; line < upTo; line++) {
            var step = Playback.next(replayed, line, Json.parse(lines.get(line)));
            replayed = step.match();
            listener.hear(line, step);
        }
    }
}
