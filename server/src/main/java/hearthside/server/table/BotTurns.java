package hearthside.server.table;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.server.bots.BotRunner;
import hearthside.server.bots.BotTurn;
import hearthside.server.bots.TableBots;
import hearthside.server.table.TablePorts.WriteConflict;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who is sent to decide for the bots of one table, and when. It has a lock of its own, which comes after the table's: so a worker that
/// asks what there is to decide waits for no disk. What bots are told and what they see is of the same moment.
final class BotTurns<S extends Copyable<S>, A> implements BotTurn.Turns<S, A> {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

    private final Table<S, A> table;
    private final BotRunner runner;
    private final TablePace pace;
    private final TableBots<S, A> bots = new TableBots<>();
    private TableState<S, A> now;
    private Map<Integer, String> levels;

    BotTurns(Table<S, A> table, BotRunner runner, TablePace pace, TableState<S, A> now) {
        this.table = table;
        this.runner = runner;
        this.pace = pace;
        this.now = now;
        this.levels = levels(now);
        bots.seat(levels, now.match());
    }

    private Map<Integer, String> levels(TableState<S, A> at) { return pace.levels(at, Bots.of(at.match().game()).usual()); }

    synchronized Collection<String> levels() { return List.copyOf(levels.values()); }

    /// The table has changed. Where something was taken back, or others play now, new bots sit down that know all that has happened.
    synchronized void follow(TableState<S, A> after, List<GameEvent> events, boolean isUndo) {
        var next = levels(after);
        boolean isNew = isUndo || !next.equals(levels);
        now = after;
        levels = next;
        if (isNew) bots.seat(next, after.match());
        else bots.tell(events);
        wake();
    }

    synchronized void hurry() { bots.hurry(); }

    /// Nobody plays on by itself where the game is over, and where another server does. While people talk about taking back bots wait, but
    /// not the stand-in of somebody whose time has run out: a question stops no clock.
    private boolean mayPlay(int seat) { return !now.isOver() && runner.keeps(now.row().id()) && !pace.isHeldUp(now, seat); }

    /// Whether one of them has to decide.
    synchronized boolean areToMove() {
        return !now.isOver() && runner.keeps(now.row().id())
                && now.match().toAct().list().stream().anyMatch(seat -> pace.isHelped(now, seat));
    }

    /// Sends a worker for every bot that has to decide.
    synchronized void wake() {
        for (int seat : now.match().toAct().list())
            if (mayPlay(seat) && pace.isHelped(now, seat) && bots.begin(seat)) runner.work(new BotTurn<>(this, runner, seat));
    }

    @Override
    public synchronized Optional<TableBots.Task<S, A>> task(int seat) {
        var match = now.match();
        if (mayPlay(seat) && match.toAct().contains(seat) && pace.isHelped(now, seat))
            return Optional.of(bots.task(now.seq(), seat, match, pace.wanted(now, seat), now.row().host()));
        bots.end(seat);
        return Optional.empty();
    }

    @Override
    public boolean isLookedAt() { return table.isLookedAt(); }

    /// The same door as for people.
    @Override
    public boolean move(TableBots.Task<S, A> task, A action) {
        try {
            table.change(new Change.BotMove(task.seq(), task.seat(), action));
            return true;
        } catch (WriteConflict _) {
            return true;
        } catch (RuntimeException e) {
            LOG.warn("A bot's move at table {} was not made; it tries again.", table.id(), e);
            return false;
        }
    }
}
