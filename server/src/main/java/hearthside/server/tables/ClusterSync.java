package hearthside.server.tables;

import hearthside.server.cluster.Signal;
import hearthside.server.table.Chat;
import hearthside.server.table.Participants;
import hearthside.server.table.Table;
import hearthside.server.table.TableRow;
import hearthside.server.table.Undoing;
import java.util.List;

/// What other servers tell of one table, and what they are told of it. The table calls it under the table's lock.
public final class ClusterSync {
    private final Table<?, ?> table;
    private final TableRegistry registry;
    private final Participants participants;
    private final Chat chat;
    private final Undoing undoing;

    public ClusterSync(Table<?, ?> table, TableRegistry registry, Participants participants, Chat chat, Undoing undoing) {
        this.table = table;
        this.registry = registry;
        this.participants = participants;
        this.chat = chat;
        this.undoing = undoing;
    }

    public void tellWhoIsHere() {
        participants.tellWhoIsHere();
        registry.tell(participants.here(registry.node(), table.id()));
    }

    public void tellQuestion() { undoing.signal(registry.node(), table.id(), table.seq()).ifPresent(registry::tell); }

    public void tellAnswer(List<Integer> seats, boolean yes) {
        registry.tell(new Signal.Answered(registry.node(), table.id(), table.seq(), seats, yes));
    }

    public void hear(Signal signal) {
        switch (signal) {
            case Signal.Changed(_, _, var what) -> read(what);
            case Signal.Here here -> {
                participants.hear(here);
                participants.tellWhoIsHere();
            }
            case Signal.WhoIsHere _ -> {
                registry.tell(participants.here(registry.node(), table.id()));
                tellQuestion();
            }
            case Signal.Asked asked -> {
                if (asked.seq() != table.seq() || undoing.isOpen()) return;
                undoing.hear(asked);
                table.tellQuestion();
            }
            case Signal.Answered answered -> {
                if (answered.seq() != table.seq() || !undoing.isOpen()) return;
                if (answered.yes()) undoing.agree(answered.seats()); // the server of the last to agree takes back
                else table.withdrawQuestion();
            }
            case Signal.Holder(_, var holder, boolean regather) -> {
                if (regather) table.regather(holder);
                participants.dismiss(holder);
            }
            case Signal.Gone(var node) -> {
                if (participants.forget(node)) participants.tellWhoIsHere();
            }
        }
    }

    private void read(Signal.What what) {
        switch (what) {
            case LINES -> table.catchUp();
            case SEATS, PACE -> table.reseat();
            case TALK -> chat.catchUp().forEach(participants::tellAll);
            case REMATCH -> registry.repository().find(table.id()).map(TableRow::successor).ifPresent(table::moveOn);
        }
    }

    /// After a time in which signals may have been missed.
    public void catchUp() {
        for (var what : Signal.What.values()) read(what);
        registry.tell(participants.here(registry.node(), table.id()));
        registry.tell(new Signal.WhoIsHere(registry.node(), table.id()));
    }
}
