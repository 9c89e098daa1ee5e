package hearthside.server.table;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.server.store.WriteConflict;
import hearthside.server.tables.TableRegistry;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who is sent to decide for the bots of one table, and when. Its table calls it under the table's lock; workers take that lock themselves.
final class BotTurns<S extends Copyable<S>, A> {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

    private final Table<S, A> table;
    private final TableRegistry registry;
    private final Participants participants;
    private final Undoing undoing;
    private final TablePace tablePace;
    private final TableBots<S, A> bots = new TableBots<>();

    BotTurns(Table<S, A> table, TableRegistry registry, Participants participants, Undoing undoing, TablePace tablePace) {
        this.table = table;
        this.registry = registry;
        this.participants = participants;
        this.undoing = undoing;
        this.tablePace = tablePace;
    }

    void seat() { bots.seat(tablePace.players(participants.chairs(), Bots.of(table.game()).usual()), table.match()); }

    void tell(List<GameEvent> events) { bots.tell(events); }

    void hurry() { bots.hurry(); }

    /// Nobody plays on by itself where the game is over, where people are still talking about taking back, and where another server does.
    private boolean mayPlay() { return !table.isOver() && !undoing.isOpen() && registry.keeps(table.id()); }

    private boolean isHelped(int seat) { return tablePace.isHelped(table.match(), participants.chair(seat)); }

    /// Sends a worker for every bot that has to decide.
    void wake() {
        if (mayPlay())
            for (int seat : table.match().toAct().list())
                if (isHelped(seat) && bots.begin(seat)) registry.work(new BotTurn<>(this, registry, seat));
    }

    /// What the bot at `seat` has to decide now; its worker goes home where there is nothing.
    Optional<TableBots.Task<S, A>> task(int seat) {
        synchronized (table) {
            var match = table.match();
            if (mayPlay() && match.toAct().contains(seat) && isHelped(seat))
                return Optional.of(bots.task(table.seq(), seat, match, tablePace.wanted(seat, match.options(seat))));
            bots.end(seat);
            return Optional.empty();
        }
    }

    /// The same door as for people: a bot that was overtaken by events thinks again. Returns whether the disk is well.
    boolean move(TableBots.Task<S, A> task, A action) {
        synchronized (table) {
            if (task.seq() != table.seq() || table.isOver() || undoing.isOpen() || !isHelped(task.seat())) return true;
            try {
                table.move(task.seat(), action,
                        tablePace.actor(participants.chair(task.seat()), table.match().options(task.seat())));
                return true;
            } catch (WriteConflict _) {
                return true;
            } catch (RuntimeException e) {
                LOG.warn("A bot's move at table {} was not made; it tries again.", table.id(), e);
                return false;
            }
        }
    }
}
