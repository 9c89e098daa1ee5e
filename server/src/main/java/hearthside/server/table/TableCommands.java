package hearthside.server.table;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.IllegalAction;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.store.WriteConflict;
import hearthside.server.tables.ClusterSync;
import hearthside.server.tables.TableRegistry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Takes the commands of those at one table, and asks whether they may; what is then done is the table's business. It holds the table's
/// lock meanwhile.
public final class TableCommands<S extends Copyable<S>, A> {
    private final Table<S, A> table;
    private final TableRegistry registry;
    private final Participants participants;
    private final Chat chat;
    private final Undoing undoing;
    private final TablePace tablePace;
    private final ClusterSync sync;

    TableCommands(Table<S, A> table, TableRegistry registry, Participants participants, Chat chat, Undoing undoing, TablePace tablePace,
            ClusterSync sync) {
        this.table = table;
        this.registry = registry;
        this.participants = participants;
        this.chat = chat;
        this.undoing = undoing;
        this.tablePace = tablePace;
        this.sync = sync;
    }

    public void obey(TableConnection connection, Command command) {
        synchronized (table) {
            try {
                carryOut(connection, command);
            } catch (WriteConflict _) {
                table.catchUp(); // whoever was too late sees what has happened
            }
        }
    }

    private void carryOut(TableConnection connection, Command command) {
        switch (command) {
            case Command.Play play -> play(connection, play);
            case Command.WhyNot ask -> connection.tell(whyNot(connection, ask));
            case Command.Undo undo -> undo(connection, undo);
            case Command.AnswerUndo answer -> answer(connection, answer.yes());
            case Command.Say say -> say(connection, say.text());
            case Command.Resign resign -> resign(connection, resign.seat());
            case Command.Hurry _ -> hurry(connection);
            case Command.Rematch _ -> rematch(connection);
            case Command.Wish wish -> wish(connection, wish);
            case Command.Ping _ -> connection.tell(new Message.Pong());
        }
    }

    private void play(TableConnection connection, Command.Play play) {
        participants.mustOwn(connection.visitor(), play.seat());
        mustGoOn();
        if (isStale(connection, play.seq())) return;
        if (tablePace.isAway(play.seat()))
            table.repace(tablePace.wished(table.match(), participants.chairs(), new Command.Return(play.seat())));
        try {
            table.move(play.seat(), JournalPlayer.action(table.game(), play.action()), Actor.PERSON);
        } catch (IllegalAction e) {
            connection.tell(Message.Refused.of(e.refusal()));
        }
    }

    private void wish(TableConnection connection, Command.Wish wish) {
        participants.mustOwn(connection.visitor(), wish.seat());
        if (table.isOver()) throw ApiError.over();
        table.repace(tablePace.wished(table.match(), participants.chairs(), wish));
    }

    private void hurry(TableConnection connection) {
        if (participants.mine(connection.visitor()).isEmpty()) throw ApiError.notYours();
        table.hurryBots();
    }

    private Message whyNot(TableConnection connection, Command.WhyNot ask) {
        participants.mustOwn(connection.visitor(), ask.seat()); // what is forbidden to others may tell what they hide
        mustGoOn();
        return table.match().whyNot(ask.seat(), JournalPlayer.action(table.game(), ask.action())).<Message>map(Message.Refused::of)
                .orElseGet(Message.Allowed::new);
    }

    /// Once people gave up nobody decides; where the game has ended by its rules, those say no.
    private void mustGoOn() { if (participants.isGivenUp()) throw ApiError.over(); }

    /// A stale click is answered, not punished.
    private boolean isStale(TableConnection connection, int seq) {
        if (seq == table.seq()) return false;
        table.showLatest(connection);
        return true;
    }

    private void undo(TableConnection connection, Command.Undo undo) {
        var mine = participants.mine(connection.visitor());
        if (mine.isEmpty()) throw ApiError.notYours();
        mustGoOn();
        if (isStale(connection, undo.seq())) return;
        int entries = undoing.ask(table.match(), mine, participants.others(mine), undo.whole());
        if (entries > 0) {
            table.takeBack(entries);
        } else {
            table.tellQuestion();
            sync.tellQuestion();
        }
    }

    private void answer(TableConnection connection, boolean yes) {
        var mine = participants.mine(connection.visitor());
        int granted = undoing.answer(mine, yes);
        sync.tellAnswer(mine, yes);
        grant(granted);
        if (!yes) table.withdrawQuestion();
    }

    private void grant(int entries) {
        if (entries > 0) table.takeBack(entries);
    }

    private void say(TableConnection connection, String text) {
        if (!participants.belongs(connection.visitor()))
            throw new ApiError(403, "not-yours", "Only those who play can talk at this table.");
        var mine = participants.mine(connection.visitor());
        chat.say(mine.isEmpty() ? participants.former(connection.visitor()) : participants.chair(table.snapshot().viewer(mine)), text)
                .forEach(participants::tellAll);
    }

    private void resign(TableConnection connection, int seat) {
        participants.mustOwn(connection.visitor(), seat);
        if (table.isOver()) throw ApiError.over();
        resign(seat);
    }

    private void resign(int seat) {
        table.seat(participants.chair(seat).resignedTo(Bots.of(table.game()).usual()));
        table.wakeBots();
        if (undoing.isOpen()) sync.tellAnswer(List.of(seat), true);
        grant(undoing.agree(List.of(seat)));
    }

    /// Somebody leaves for good, and gives up where nobody else holds the seat.
    public void abandon(Visitor visitor) {
        synchronized (table) {
            for (int seat : participants.mine(visitor)) if (!table.isOver() && participants.chair(seat).holders().size() == 1) resign(seat);
        }
    }

    private void rematch(TableConnection connection) {
        if (!table.isOver()) throw new ApiError(409, "not-over", "A rematch begins when this game is over.");
        if (!participants.belongs(connection.visitor())) throw ApiError.notYours();
        var successor = table.successor();
        table.moveOn(successor != null ? successor : registry.openAgain(table, connection.visitor()));
    }

    /// Gives the seat of a link to the browser that opened it. Returns the seat.
    public int join(Visitor visitor, String secret, @Nullable String name) {
        synchronized (table) {
            var chair = participants.invited(secret);
            if (chair.isBot()) throw new ApiError(409, "resigned", "A bot plays on for this seat.");
            if (!chair.isHeldBy(visitor)) take(chair, visitor, name);
            return chair.seat();
        }
    }

    /// Gives a free seat to whoever comes to an open table; one is enough. Returns the seat.
    public int sit(Visitor visitor, @Nullable String name) {
        synchronized (table) {
            var mine = participants.mine(visitor);
            if (!mine.isEmpty()) return mine.getFirst();
            var chair = participants.chairs().stream().filter(Seat::isOpen).findFirst()
                    .orElseThrow(() -> new ApiError(409, "full", "All seats at this table are taken."));
            take(chair, visitor, name);
            return chair.seat();
        }
    }

    private void take(Seat chair, Visitor visitor, @Nullable String name) {
        if (chair.isOpen()) mustGoOn();
        table.seat(chair.takenBy(visitor, visitor.called(name, "name", "Player " + (chair.seat() + 1))));
    }
}
