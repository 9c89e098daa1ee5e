package hearthside.server.replay;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Replays;
import hearthside.server.table.TableRow;
import hearthside.server.table.TableState;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What one viewer was told at a table from its beginning on, taken back or not, and how it looked to them at any moment. Nothing of it
/// is more than was shown at that time, nor more than is shown now.
public record TableLog<S extends Copyable<S>, A>(TableRow row, Match<S, A> match, List<JournalLine<A>> lines, int viewer) {

    public static <S extends Copyable<S>, A> TableLog<S, A> of(TableState<S, A> now, Visitor visitor) {
        return new TableLog<>(now.row(), now.match(), now.lines(), now.viewer(now.participants().mine(visitor)));
    }

    public Replays.Log whole() { return whole(null); }

    /// @param continued how it went on under newer rules, if it did
    public Replays.Log whole(Replays.@Nullable Continued continued) {
        var steps = moments().stream().filter(each -> each.seq() > 1)
                .map(each -> new Replays.LogStep(each.seq(), each.seat(), each.events(), each.undone(), each.takesBack())).toList();
        return new Replays.Log(viewer, steps, continued);
    }

    /// Every line, the setup first, with how it looked after it.
    public List<Replays.Moment> moments() {
        var standing = new HashSet<>(JournalLine.standing(lines));
        var all = new ArrayList<Replays.Moment>();
        follow(lines.size(), step -> {
            int takesBack = step.line() instanceof JournalLine.Undone<A>(int entries) ? entries : 0;
            var told = retold(step); // what is hidden now leaves a line without words
            all.add(new Replays.Moment(step.number() + 1, step.seat(), told.map(Game.Retold::events).orElse(List.of()),
                    !step.isUndo() && !standing.contains(step.number()), takesBack, told.map(Game.Retold::view).orElse(null),
                    told.map(this::facts).orElse(null)));
        });
        return all;
    }

    /// The moment after an update.
    public Replays.Happened moment(int seq) {
        if (seq < 1 || seq > lines.size()) throw new ApiError(404, "no-moment", "There is no such moment at this table.", "seq");
        var found = new ArrayList<Replays.Happened>(1);
        follow(seq, step -> {
            if (step.number() == seq - 1)
                retold(step).ifPresent(told -> found.add(new Replays.Happened(seq, step.seat(), told.events(), told.view(), facts(told))));
        });
        if (found.isEmpty())
            throw new ApiError(409, "hidden-moment", "What was seen then is hidden now; it can be looked at when the game is over.", "seq");
        return found.getFirst();
    }

    /// A game that is over is kept for long: what somebody might have planned then (where a longboat could have sailed) is left out, for
    /// nobody plans in the past.
    private @Nullable Record facts(Game.Retold told) { return match.facts(told.view(), match.isOver() ? Game.SPECTATOR : viewer); }

    private Optional<Game.Retold> retold(JournalPlayer.Step<S, A> step) { return match.retell(step.match(), step.events(), viewer); }

    private void follow(int upTo, Consumer<JournalPlayer.Step<S, A>> after) {
        JournalPlayer.play(match.game(), match.terms(), match.opening().orElse(null), row.luck(lines), lines.subList(0, upTo),
                step -> after.accept(step.checked()));
    }
}
