package hearthside.server.table;

import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import java.util.List;

/// What one browser may look at beside the latest update. It holds the table's lock meanwhile.
public record TableViews<S extends Copyable<S>, A>(Table<S, A> table, Participants participants, TablePace tablePace) {

    public Message.Paced paced(Visitor visitor) {
        synchronized (table) {
            return tablePace.shown(participants.mine(visitor));
        }
    }

    public Replay.Since since(Visitor visitor, List<Actor> actors) {
        synchronized (table) {
            return Replay.since(table.match(), table.lines(), actors, participants.mine(visitor), viewer(visitor));
        }
    }

    public TableLog<S, A> log(Visitor visitor) {
        synchronized (table) {
            return new TableLog<>(table.row(), table.match(), table.lines(), viewer(visitor));
        }
    }

    /// What a hint for a seat may use: what it is shown now, and nothing else; only for whoever sits there.
    public Insight<S, A> insight(Visitor visitor, int seat) {
        synchronized (table) {
            participants.mustOwn(visitor, seat);
            if (table.isOver()) throw ApiError.over();
            return Insight.shown(table.match(), seat);
        }
    }

    private int viewer(Visitor visitor) { return table.snapshot().viewer(participants.mine(visitor)); }
}
