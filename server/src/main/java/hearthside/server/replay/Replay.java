package hearthside.server.replay;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Replays;
import hearthside.server.table.Table;
import hearthside.server.table.TableRow;
import hearthside.server.table.TableState;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import java.util.ArrayList;
import java.util.List;

/// A finished game, told again: every step, every draw, the journal. Nothing of this is told before the end.
public final class Replay {
    private Replay() {}

    private static final int MOST_SINCE = 200;

    /// What has happened since this browser's player last decided by hand, for somebody who was away. Nothing of it is more than was
    /// shown at that time, nor more than is shown now.
    ///
    /// @param actors who wrote each line; those who play on meanwhile may be missing
    public static <S extends Copyable<S>, A> Replays.Since since(TableState<S, A> now, List<Actor> actors, Visitor visitor) {
        var mine = now.participants().mine(visitor);
        return since(now.match(), now.lines(), actors, mine, now.viewer(mine));
    }

    public static <S extends Copyable<S>, A> Replays.Since since(Match<S, A> played, List<JournalLine<A>> lines, List<Actor> actors,
            List<Integer> mine,
            int viewer) {
        if (mine.isEmpty()) return new Replays.Since(viewer, List.of());
        var standing = JournalLine.standing(lines);
        var journal = played.journal();
        int last = 0;
        for (int i = 1; i < journal.size(); i++)
            if (mine.contains(journal.get(i).seat()) && standing.get(i) < actors.size() && actors.get(standing.get(i)) == Actor.PERSON)
                last = i;
        int from = Math.max(last, journal.size() - 1 - MOST_SINCE);
        var steps = new ArrayList<Replays.Happened>();
        played.follow((match, events) -> {
            int step = match.journal().size() - 1;
            if (step < from) return;
            int seat = match.journal().getLast().seat();
            played.retell(match, events, viewer).ifPresent(told -> steps.add(
                    new Replays.Happened(standing.get(step) + 1, seat, steps.isEmpty() ? List.of() : told.events(), told.view(),
                            played.facts(told.view(), viewer))));
        });
        return new Replays.Since(viewer, steps);
    }

    public static <S extends Copyable<S>, A> Replays.Whole replay(Table<S, A> table, int from, int count) {
        var played = table.finished();
        var now = table.state();
        var steps = new ArrayList<Replays.Step>();
        played.follow((match, events) -> {
            int step = match.journal().size() - 1;
            if (step < from || step >= from + count) return;
            var entry = match.journal().getLast();
            var view = match.view(Game.REFEREE);
            steps.add(new Replays.Step(entry.seat(), entry.action(), events.stream().map(event -> event.seenBy(Game.REFEREE)).toList(),
                    view, match.facts(view, Game.REFEREE)));
        });
        return new Replays.Whole(played.journal().size(), Message.Agreed.whole(table.game(), played.terms()),
                Message.Standing.of(now.result()), steps);
    }

    public static <S extends Copyable<S>, A> Replays.Fairness fairness(Table<S, A> table) {
        mustBePromised(table.row());
        return new Replays.Fairness(table.row().hash(), table.row().seed(), draws(table));
    }

    /// Throws [ApiError] where the luck was that of somebody's device.
    public static void mustBePromised(TableRow row) {
        if (row.isLocal())
            throw new ApiError(409, "local-luck", "This game was begun on a device, with luck of its own: nobody can check that.");
    }

    /// What was drawn, each with what it had to be below.
    public static <S extends Copyable<S>, A> List<List<Integer>> draws(Table<S, A> table) {
        var played = table.finished();
        var luck = new Chance.Recorder(table.row().luck(table.state().lines()));
        JournalPlayer.match(table.game(), played.terms(), played.opening().orElse(null), luck, table.state().lines());
        var bounds = luck.bounds();
        var drawn = luck.take();
        var draws = new ArrayList<List<Integer>>();
        for (int i = 0; i < drawn.size(); i++) draws.add(List.of(bounds.get(i), drawn.get(i)));
        return draws;
    }

    /// The journal file, with the seed as its last line.
    public static String journal(Table<?, ?> table) {
        table.finished();
        var text = new StringBuilder(table.row().header()).append('\n');
        for (var line : table.state().lines()) text.append(line.text()).append('\n');
        return revealed(table.row(), text);
    }

    /// The seed, where all of the luck follows from it.
    public static String revealed(TableRow row, StringBuilder text) {
        return row.isLocal() ? text.toString() : text.append(new JournalLine.Revealed<>(row.seed()).text()).append('\n').toString();
    }
}
