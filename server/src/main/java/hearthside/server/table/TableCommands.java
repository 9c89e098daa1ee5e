package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.IllegalAction;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.table.TablePorts.WriteConflict;
import org.jspecify.annotations.Nullable;

/// Takes the commands of those at one table: what changes it becomes a [Change], the rest is answered.
public record TableCommands(Table<?, ?> table, TablePorts.Host host) {

    public void obey(AudienceMember viewer, Command command) {
        try {
            carryOut(viewer, command);
        } catch (WriteConflict _) {
            table.change(new Caught.Seats());
            table.catchUp(); // whoever was too late sees what has happened
        } catch (IllegalAction e) {
            viewer.tell(Message.Refused.of(e.refusal()));
        }
    }

    private void carryOut(AudienceMember viewer, Command command) {
        var visitor = viewer.visitor();
        switch (command) {
            case Command.Play play -> {
                table.arrive(visitor); // a program may play without ever looking at the table
                orShowLatest(viewer, new Change.Move(visitor, play));
            }
            case Command.Undo undo -> orShowLatest(viewer, new Change.AskUndo(visitor, undo));
            case Command.AnswerUndo answer -> table.change(new Change.AnswerUndo(visitor, answer.yes()));
            case Command.Say say -> say(new Change.Say(visitor, say.text(), null));
            case Command.SayPhrase say -> say(new Change.Say(visitor, say.phrase().text, say.phrase()));
            case Command.Resign resign -> table.change(new Change.Resign(visitor, resign.seat()));
            case Command.Wish wish -> table.change(new Change.Pace(visitor, wish));
            case Command.FreeSeat free -> table.change(new SeatChange.Free(visitor, free.seat()));
            case Command.AnswerVote answer -> table.change(new SeatChange.AnswerVote(visitor, answer.yes()));
            case Command.Rematch _ -> rematch(viewer);
            case Command.WhyNot ask -> viewer.tell(whyNot(table.state(), visitor, ask));
            case Command.Hurry _ -> hurry(visitor);
            case Command.Ping _ -> viewer.tell(new Message.Pong());
        }
    }

    /// A stale click is answered, not punished.
    private void orShowLatest(AudienceMember viewer, Change change) { if (!table.change(change)) table.showLatest(viewer); }

    private void say(Change.Say say) {
        if (!host.mayTalk(say.visitor()))
            throw new ApiError(403, "muted", "You cannot talk for now; the home page tells why, and until when.");
        while (true) {
            try {
                table.say(say);
                return;
            } catch (WriteConflict _) {
                table.catchUp(); // somebody on another server was faster; what they said comes first
            }
        }
    }

    private void hurry(Visitor visitor) {
        if (table.mine(visitor).isEmpty()) throw ApiError.notYours();
        table.hurryBots();
    }

    private static <S extends Copyable<S>, A> Message whyNot(TableState<S, A> now, Visitor visitor, Command.WhyNot ask) {
        now.participants().mustOwn(visitor, ask.seat()); // what is forbidden to others may tell what they hide
        now.mustGoOn();
        return now.match().whyNot(ask.seat(), Decisions.action(now.match().game(), ask.action())).<Message>map(Message.Refused::of)
                .orElseGet(Message.Allowed::new);
    }

    private void rematch(AudienceMember viewer) {
        var visitor = viewer.visitor();
        var now = table.state();
        if (!now.isOver()) throw new ApiError(409, "not-over", "A rematch begins when this game is over.");
        if (!now.participants().belongs(visitor)) throw ApiError.notYours();
        if (now.successor() != null) {
            viewer.tell(new Message.Moved(now.successor())); // all others know
            return;
        }
        table.change(new SeatChange.WantRematch(visitor));
        table.change(new Caught.Seats()); // on another server the last one may have said yes at the same time
        if (!table.state().participants().wantRematch()) return;
        var next = table.state().successor();
        table.change(new Change.MoveOn(next != null ? next : host.openAgain(table, visitor)));
    }

    /// Of two who want the same seat on two servers the second sees that it is taken.
    private void seated(Change change) {
        try {
            table.change(change);
        } catch (WriteConflict _) {
            table.change(new Caught.Seats());
            table.change(change);
        }
    }

    /// Gives the seats of `holder` to another device of theirs, too. Returns the first of them.
    public int adopt(Visitor visitor, String holder) {
        seated(new SeatChange.Adopt(visitor, holder));
        return table.mine(visitor).stream().findFirst().orElseThrow(ApiError::notYours);
    }

    /// Whoever looks after the house ends the game.
    public void close() { seated(new SeatChange.Close()); }

    /// Their clock may run, whether they have come or not.
    public void startClock(Visitor visitor) { seated(new SeatChange.Arrive(visitor)); }

    /// A free seat gets this link.
    public void link(Visitor visitor, int seat, String hash) { seated(new SeatChange.Link(visitor, seat, hash)); }

    /// Somebody leaves for good, and gives up where nobody else holds the seat.
    public void abandon(Visitor visitor) { seated(new Change.Abandon(visitor)); }

    /// Gives the seat of a link to the browser that opened it. Returns the seat.
    public int join(Visitor visitor, String secret, @Nullable String name) {
        seated(new Change.Join(visitor, secret, name));
        return table.state().participants().invited(secret).seat();
    }

    /// Gives a free seat to whoever comes to an open table; one is enough. Returns the seat.
    public int sit(Visitor visitor, @Nullable String name) {
        seated(new Change.Sit(visitor, name));
        return table.mine(visitor).getFirst();
    }
}
