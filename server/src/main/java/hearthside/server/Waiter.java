package hearthside.server;

import hearthside.core.Copyable;
import hearthside.core.IllegalAction;
import hearthside.server.pace.Actor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Takes the commands of those at one table, and asks whether they may; what is then done is the table's business. It holds the table's
/// lock meanwhile.
final class Waiter<S extends Copyable<S>, A> {
    private final Table<S, A> table;
    private final Hall hall;
    private final Company company;
    private final Chat chat;
    private final Undoing undoing;
    private final PaceDesk desk;
    private final Echo echo;

    Waiter(Table<S, A> table, Hall hall, Company company, Chat chat, Undoing undoing, PaceDesk desk, Echo echo) {
        this.table = table;
        this.hall = hall;
        this.company = company;
        this.chat = chat;
        this.undoing = undoing;
        this.desk = desk;
        this.echo = echo;
    }

    void obey(Guest guest, Command command) {
        synchronized (table) {
            try {
                carryOut(guest, command);
            } catch (Overtaken _) {
                table.catchUp(); // whoever was too late sees what has happened
            }
        }
    }

    private void carryOut(Guest guest, Command command) {
        switch (command) {
            case Command.Play play -> play(guest, play);
            case Command.WhyNot ask -> guest.tell(whyNot(guest, ask));
            case Command.Undo undo -> undo(guest, undo);
            case Command.AnswerUndo answer -> answer(guest, answer.yes());
            case Command.Say say -> say(guest, say.text());
            case Command.Resign resign -> resign(guest, resign.seat());
            case Command.Hurry _ -> hurry(guest);
            case Command.Rematch _ -> rematch(guest);
            case Command.Wish wish -> wish(guest, wish);
            case Command.Ping _ -> guest.tell(new Message.Pong());
        }
    }

    private void play(Guest guest, Command.Play play) {
        company.mustOwn(guest.browser(), play.seat());
        if (isStale(guest, play.seq())) return;
        if (desk.isAway(play.seat())) table.repace(desk.wished(table.match(), company.chairs(), new Command.Return(play.seat())));
        try {
            table.move(play.seat(), Playback.action(table.game(), play.action()), Actor.PERSON);
        } catch (IllegalAction e) {
            guest.tell(Message.Refused.of(e.refusal()));
        }
    }

    private void wish(Guest guest, Command.Wish wish) {
        company.mustOwn(guest.browser(), wish.seat());
        if (table.isOver()) throw Fault.over();
        table.repace(desk.wished(table.match(), company.chairs(), wish));
    }

    private void hurry(Guest guest) {
        if (company.mine(guest.browser()).isEmpty()) throw Fault.notYours();
        table.hurryBots();
    }

    private Message whyNot(Guest guest, Command.WhyNot ask) {
        company.mustOwn(guest.browser(), ask.seat()); // what is forbidden to others may tell what they hide
        return table.match().whyNot(ask.seat(), Playback.action(table.game(), ask.action())).<Message>map(Message.Refused::of)
                .orElseGet(Message.Allowed::new);
    }

    /// A stale click is answered, not punished.
    private boolean isStale(Guest guest, int seq) {
        if (seq == table.seq()) return false;
        table.showLatest(guest);
        return true;
    }

    private void undo(Guest guest, Command.Undo undo) {
        var mine = company.mine(guest.browser());
        if (mine.isEmpty()) throw Fault.notYours();
        if (isStale(guest, undo.seq())) return;
        int entries = undoing.ask(table.match(), mine, company.others(mine), undo.whole());
        if (entries > 0) {
            table.takeBack(entries);
        } else {
            table.tellQuestion();
            echo.tellQuestion();
        }
    }

    private void answer(Guest guest, boolean yes) {
        var mine = company.mine(guest.browser());
        int granted = undoing.answer(mine, yes);
        echo.tellAnswer(mine, yes);
        grant(granted);
        if (!yes) table.withdrawQuestion();
    }

    private void grant(int entries) {
        if (entries > 0) table.takeBack(entries);
    }

    private void say(Guest guest, String text) {
        if (!company.belongs(guest.browser())) throw new Fault(403, "not-yours", "Only those who play can talk at this table.");
        var mine = company.mine(guest.browser());
        chat.say(mine.isEmpty() ? company.former(guest.browser()) : company.chair(table.sight().viewer(mine)), text)
                .forEach(company::tellAll);
    }

    private void resign(Guest guest, int seat) {
        company.mustOwn(guest.browser(), seat);
        if (table.isOver()) throw Fault.over();
        resign(seat);
    }

    private void resign(int seat) {
        table.resign(seat);
        if (undoing.isOpen()) echo.tellAnswer(List.of(seat), true);
        grant(undoing.agree(List.of(seat)));
    }

    /// Somebody leaves for good: bots play on where nobody else holds the seat.
    void abandon(Browser browser) {
        synchronized (table) {
            for (int seat : company.mine(browser)) if (!table.isOver() && company.chair(seat).holders().size() == 1) resign(seat);
        }
    }

    private void rematch(Guest guest) {
        if (!table.isOver()) throw new Fault(409, "not-over", "A rematch begins when this game is over.");
        if (!company.belongs(guest.browser())) throw Fault.notYours();
        var successor = table.successor();
        table.moveOn(successor != null ? successor : hall.openAgain(table, guest.browser()));
    }

    /// Gives the seat of a link to the browser that opened it. Returns the seat.
    int join(Browser browser, String secret, @Nullable String name) {
        synchronized (table) {
            var chair = company.invited(secret);
            if (chair.isBot()) throw new Fault(409, "resigned", "A bot plays on for this seat.");
            if (!chair.isHeldBy(browser)) take(chair, browser, name);
            return chair.seat();
        }
    }

    /// Gives a free seat to whoever comes to an open table; one is enough. Returns the seat.
    int sit(Browser browser, @Nullable String name) {
        synchronized (table) {
            var mine = company.mine(browser);
            if (!mine.isEmpty()) return mine.getFirst();
            var chair = company.chairs().stream().filter(Chair::isOpen).findFirst()
                    .orElseThrow(() -> new Fault(409, "full", "All seats at this table are taken."));
            take(chair, browser, name);
            return chair.seat();
        }
    }

    private void take(Chair chair, Browser browser, @Nullable String name) {
        table.seat(chair.takenBy(browser, browser.called(name, "name", "Player " + (chair.seat() + 1))));
    }
}
