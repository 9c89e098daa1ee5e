package hearthside.server.replay;

import hearthside.core.Committed;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.server.protocol.ApiError;
import hearthside.server.identity.Visitor;
import hearthside.server.table.TableRow;
import hearthside.server.table.TableState;
import hearthside.wire.JournalPlayer;
import hearthside.wire.Json;
import java.util.HashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What one viewer was told at a table from its beginning on, taken back or not, and how it looked to them at any moment. Nothing of it
/// is more than was shown at that time, nor more than is shown now.
public record TableLog<S extends Copyable<S>, A>(TableRow row, Match<S, A> match, List<String> lines, int viewer) {

    public static <S extends Copyable<S>, A> TableLog<S, A> of(TableState<S, A> now, Visitor visitor) {
        return new TableLog<>(now.row(), now.match(), now.lines(), now.viewer(now.participants().mine(visitor)));
    }

    /// @param seq       the number of the update that told it
    /// @param seat      who decided; -1 where something was taken back
    /// @param undone    whether it was taken back later
    /// @param takesBack how many decisions this took back
    record Step(int seq, int seat, List<GameEvent> events, boolean undone, int takesBack) {}

    record Whole(int viewer, List<Step> steps) {}

    private interface Listener<S extends Copyable<S>, A> {
        void hear(int line, JournalPlayer.Step<S, A> step);
    }

    public Whole whole() {
        var standing = new HashSet<>(JournalPlayer.standing(lines));
        var steps = new ArrayList<Step>();
        follow(lines.size(), (line, step) -> {
            if (line == 0) return;
            int takesBack = step.isUndo() ? Json.parse(lines.get(line)).get("undo").intValue() : 0;
            var events = retold(step).map(Game.Retold::events).orElse(List.of()); // what is hidden now leaves a line without words
            steps.add(new Step(line + 1, seat(step), events, !step.isUndo() && !standing.contains(line), takesBack));
        });
        return new Whole(viewer, steps);
    }

    /// The moment after an update.
    public Replay.Happened moment(int seq) {
        if (seq < 1 || seq > lines.size()) throw new ApiError(404, "no-moment", "There is no such moment at this table.", "seq");
        var found = new Object() {
            Replay.@Nullable Happened moment;
        };
        follow(seq, (line, step) -> {
            if (line == seq - 1)
                found.moment = retold(step).map(told -> new Replay.Happened(seq, seat(step), told.events(), told.view())).orElse(null);
        });
        if (found.moment == null)
            throw new ApiError(409, "hidden-moment", "What was seen then is hidden now; it can be looked at when the game is over.", "seq");
        return found.moment;
    }

    private static int seat(JournalPlayer.Step<?, ?> step) { return step.isUndo() ? -1 : step.match().journal().getLast().seat(); }

    private Optional<Game.Retold> retold(JournalPlayer.Step<S, A> step) { return match.retell(step.match(), step.events(), viewer); }

    private void follow(int upTo, Listener<S, A> listener) {
        var luck = Committed.ofHex(row.seed());
        var replayed = match.opening().map(opening -> new Match<>(match.game(), match.terms(), opening, luck))
                .orElseGet(() -> new Match<>(match.game(), match.terms(), luck));
        for (int line = 0; line < upTo; line++) {
            var step = JournalPlayer.next(replayed, line, Json.parse(lines.get(line)));
            replayed = step.match();
            listener.hear(line, step);
        }
    }
}
