package hearthside.server;

import hearthside.ai.Bots;
import hearthside.ai.Insight;
import hearthside.core.Committed;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.server.notice.Notice;
import hearthside.server.pace.Actor;
import hearthside.server.pace.Pacing;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A match with people around it. One lock; everything it hands out is immutable.
///
/// Write before you tell: a decision is on the disk before anybody hears of it, and one that cannot be written has not happened.
final class Table<S extends Copyable<S>, A> {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final Hall hall;
    private final Ledger ledger;
    private final TableRow row;
    private final List<String> lines; // of the journal: their number is the seq
    private final Company company;
    private final Chat chat;
    private final BotDesk<S, A> bots = new BotDesk<>();
    private final Undoing undoing = new Undoing();
    private final PaceDesk desk;
    private final Echo echo;
    private Match<S, A> match;
    private @Nullable String successor;

    Table(Hall hall, Ledger ledger, TableRow row, Match<S, A> match, List<String> lines, List<Chair> chairs, Chat chat, PaceDesk desk) {
        this.hall = hall;
        this.ledger = ledger;
        this.row = row;
        this.match = match;
        this.lines = new ArrayList<>(lines);
        this.company = new Company(chairs);
        this.chat = chat;
        this.desk = desk;
        this.echo = new Echo(this, hall, company, chat, undoing);
        this.successor = row.successor();
        seatBots();
    }

    String id() { return row.id(); }

    TableRow row() { return row; }

    Game<S, A> game() { return match.game(); }

    /// The match, once nobody can change it any more.
    synchronized Match<S, A> finished() {
        if (!match.isOver()) throw Fault.notOver();
        return match;
    }

    synchronized boolean isOver() { return match.isOver(); }

    synchronized boolean isDeserted() { return company.isDeserted(); }

    synchronized List<Integer> toAct() { return match.toAct().list(); }

    synchronized Message.Paced paced(Browser browser) { return desk.shown(mine(browser)); }

    synchronized Past.Since since(Browser browser, List<Actor> actors) { return Past.since(match, lines, actors, mine(browser), sight().viewer(mine(browser))); }

    /// What a seat may use to think about its decision; only for whoever sits there.
    synchronized Insight<S, A> insight(Browser browser, int seat) {
        company.mustOwn(browser, seat);
        return Insight.of(match, seat);
    }

    synchronized List<String> lines() { return List.copyOf(lines); }

    synchronized List<Chair> chairs() { return company.chairs(); }

    synchronized List<Message.Seated> seated() { return company.seated(); }

    synchronized List<Integer> mine(Browser browser) { return company.mine(browser); }

    synchronized void enter(Guest guest) {
        company.enter(guest);
        showLatest(guest);
        chat.last().forEach(guest::tell);
        echo.tellWhoIsHere();
    }

    synchronized void leave(Guest guest) { if (company.leave(guest)) echo.tellWhoIsHere(); }

    /// Gives the seat of a link to the browser that opened it. Returns the seat.
    synchronized int join(Browser browser, String secret, @Nullable String name) {
        var chair = company.invited(secret);
        if (chair.isBot()) throw new Fault(409, "resigned", "A bot plays on for this seat.");
        if (!chair.isHeldBy(browser)) seat(chair.takenBy(browser, Chair.name(name, "name", "Player " + (chair.seat() + 1))));
        return chair.seat();
    }

    private void seatBots() { bots.seat(desk.players(company.chairs(), Bots.of(game()).usual()), match); }

    private void seat(Chair chair) {
        var next = desk.seated(match, company.with(chair));
        ledger.seat(row.id(), chair, desk.stamp(next, Actor.PERSON));
        company.seat(chair);
        desk.set(next);
        if (chair.isBot()) seatBots();
        publish(List.of());
        echo.tellWhoIsHere();
    }

    synchronized void hear(Signal signal) { echo.hear(signal); }

    /// After a time in which signals may have been missed.
    synchronized void catchUpWithAll() { echo.catchUp(); }

    /// On another server somebody has sat down or left, or a clock has run out.
    void reseat() {
        ledger.chairs(row.id()).forEach(company::seat);
        desk.set(ledger.pacing(row.id(), desk.pacing()));
        seatBots();
        publish(List.of());
        company.tellWhoIsHere();
        wakeBots();
    }

    void obey(Guest guest, Command command) {
        try {
            carryOut(guest, command);
        } catch (Overtaken _) {
            catchUp(); // whoever was too late sees what has happened
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
            case Command.Rematch _ -> rematch(guest);
            case Command.Wish wish -> wish(guest, wish);
            case Command.Ping _ -> guest.tell(new Message.Pong());
        }
    }

    private synchronized void play(Guest guest, Command.Play play) {
        company.mustOwn(guest.browser(), play.seat());
        if (isStale(guest, play.seq())) return;
        if (desk.isAway(play.seat())) repace(desk.wished(match, company.chairs(), new Command.Return(play.seat())));
        try {
            move(play.seat(), Playback.action(game(), play.action()), Actor.PERSON);
        } catch (IllegalAction e) {
            guest.tell(Message.Refused.of(e.refusal()));
        }
    }

    private synchronized void wish(Guest guest, Command.Wish wish) {
        company.mustOwn(guest.browser(), wish.seat());
        if (match.isOver()) throw Fault.over();
        repace(desk.wished(match, company.chairs(), wish));
    }

    /// A clock may have run out: then a stand-in plays on for that seat.
    synchronized void timeIsUp() {
        catchUp();
        desk.overdue(match, company.chairs()).ifPresent(next -> {
            var gone = desk.leaving(next, company.chairs());
            repace(next);
            for (var chair : gone) hall.tell(Notice.Kind.STOOD_IN, row.id(), chair, company.isHere(chair.seat()));
        });
    }

    private void repace(Pacing next) {
        ledger.pace(row.id(), desk.stamp(next, Actor.PERSON));
        if (desk.set(next)) seatBots();
        publish(List.of());
        wakeBots();
    }

    private synchronized Message whyNot(Guest guest, Command.WhyNot ask) {
        company.mustOwn(guest.browser(), ask.seat()); // what is forbidden to others may tell what they hide
        return match.whyNot(ask.seat(), Playback.action(game(), ask.action())).<Message>map(Message.Refused::of).orElseGet(Message.Allowed::new);
    }

    /// A stale click is answered, not punished.
    private boolean isStale(Guest guest, int seq) {
        if (seq == lines.size()) return false;
        showLatest(guest);
        return true;
    }

    /// Plays, writes, tells. Throws [IllegalAction] or [NotWritten], and then nothing has happened.
    private void move(int seat, A action, Actor actor) {
        List<GameEvent> events;
        var waiting = match.toAct().list();
        try {
            events = match.play(seat, action);
            var line = Playback.line(match.journal().getLast());
            var next = desk.decided(match, company.chairs(), seat, action, actor);
            Overtaken.unless(ledger.append(row.id(), lines.size(), line, match.isOver() ? TableRow.Status.OVER : TableRow.Status.PLAYING, desk.stamp(next, actor)));
            lines.add(line);
            desk.set(next);
        } catch (IllegalAction e) {
            throw e;
        } catch (RuntimeException e) {
            restore();
            throw e;
        }
        withdrawQuestion();
        bots.tell(events);
        publish(events);
        for (var chair : desk.toTell(match, company.chairs(), waiting)) hall.tell(match.isOver() ? Notice.Kind.OVER : Notice.Kind.TURN, row.id(), chair, company.isHere(chair.seat()));
        if (match.isOver()) hall.lookBack(row.id(), company.chairs());
        wakeBots();
    }

    /// Plays what other servers have written at this table.
    synchronized void catchUp() {
        var unread = ledger.journal(row.id(), lines.size());
        if (!unread.isEmpty()) desk.set(ledger.pacing(row.id(), desk.pacing()));
        for (var line : unread) {
            var step = Playback.next(match, lines.size(), Json.parse(line));
            match = step.match();
            lines.add(line);
            if (undoing.close()) company.tellAll(new Message.UndoAnswered(step.isUndo()));
            if (step.isUndo()) seatBots();
            else bots.tell(step.events());
            publish(step.events());
        }
        wakeBots();
    }

    /// Back to what is written. The luck must go back too, so everything is played again from the seed.
    private void restore() {
        match = Playback.match(game(), match.terms(), match.opening().orElse(null), Committed.ofHex(row.seed()), lines);
        seatBots();
        try {
            catchUp(); // a commit may have failed after all was on the disk, or another server was faster: what is there has happened
        } catch (RuntimeException e) {
            LOG.warn("Table {} cannot be read now: {}", row.id(), e.getMessage());
        }
    }

    private synchronized void undo(Guest guest, Command.Undo undo) {
        var mine = mine(guest.browser());
        if (mine.isEmpty()) throw Fault.notYours();
        if (isStale(guest, undo.seq())) return;
        int entries = undoing.ask(match, mine, company.others(mine), undo.whole());
        if (entries > 0) {
            takeBack(entries);
        } else {
            company.tellAll(undoing.asked());
            publish(List.of());
            echo.tellQuestion();
        }
    }

    private synchronized void answer(Guest guest, boolean yes) {
        var mine = mine(guest.browser());
        int granted = undoing.answer(mine, yes);
        echo.tellAnswer(mine, yes);
        grant(granted);
        if (!yes) withdraw();
    }

    void withdraw() {
        withdrawQuestion();
        publish(List.of());
        wakeBots();
    }

    /// On another server somebody asks to take back.
    void askedElsewhere() {
        company.tellAll(undoing.asked());
        publish(List.of());
    }

    int seq() { return lines.size(); }

    private void grant(int entries) {
        if (entries == 0) return;
        takeBack(entries);
        company.tellAll(new Message.UndoAnswered(true));
    }

    private void withdrawQuestion() { if (undoing.close()) company.tellAll(new Message.UndoAnswered(false)); }

    private void takeBack(int entries) {
        var line = Playback.undoLine(entries);
        var before = match.before(entries);
        var next = desk.takenBack(before, company.chairs());
        Overtaken.unless(ledger.append(row.id(), lines.size(), line, TableRow.Status.PLAYING, desk.stamp(next, Actor.PERSON)));
        match = before;
        lines.add(line);
        desk.set(next);
        undoing.close();
        seatBots();
        publish(List.of());
        wakeBots();
    }

    private synchronized void say(Guest guest, String text) {
        if (!company.belongs(guest.browser())) throw new Fault(403, "not-yours", "Only those who play can talk at this table.");
        var mine = mine(guest.browser());
        chat.say(mine.isEmpty() ? company.former(guest.browser()) : company.chair(sight().viewer(mine)), text).forEach(company::tellAll);
    }

    private synchronized void resign(Guest guest, int seat) {
        company.mustOwn(guest.browser(), seat);
        if (match.isOver()) throw Fault.over();
        seat(company.chair(seat).resignedTo(Bots.of(game()).usual()));
        if (undoing.isOpen()) echo.tellAnswer(List.of(seat), true);
        grant(undoing.agree(List.of(seat)));
        wakeBots();
    }

    private synchronized void rematch(Guest guest) {
        if (!match.isOver()) throw new Fault(409, "not-over", "A rematch begins when this game is over.");
        if (!company.belongs(guest.browser())) throw Fault.notYours();
        moveOn(successor != null ? successor : hall.openAgain(this, guest.browser()));
    }

    void moveOn(String next) {
        successor = next;
        company.tellAll(new Message.Moved(next));
    }

    /// Sends a worker for every bot that has to decide, unless people are still talking about taking back.
    synchronized void wakeBots() {
        if (!undoing.isOpen() && hall.keeps(row.id())) for (int seat : match.toAct().list()) if (desk.isHelped(match, company.chair(seat)) && bots.begin(seat)) hall.work(new BotWorker<>(this, hall, seat));
    }

    /// What the bot at `seat` has to decide now; its worker goes home where there is nothing.
    synchronized Optional<BotDesk.Task<S, A>> botTask(int seat) {
        if (!undoing.isOpen() && hall.keeps(row.id()) && match.toAct().contains(seat) && desk.isHelped(match, company.chair(seat)))
            return Optional.of(bots.task(lines.size(), seat, match, desk.wanted(seat, match.options(seat))));
        bots.end(seat);
        return Optional.empty();
    }

    /// The same door as for people: a bot that was overtaken by events thinks again. Returns whether the disk is well.
    synchronized boolean botMove(BotDesk.Task<S, A> task, A action) {
        if (task.seq() != lines.size() || undoing.isOpen() || !desk.isHelped(match, company.chair(task.seat()))) return true;
        try {
            move(task.seat(), action, desk.actor(company.chair(task.seat())));
            return true;
        } catch (Overtaken _) {
            return true;
        } catch (RuntimeException e) {
            LOG.warn("A bot's move at table {} was not made; it tries again.", row.id(), e);
            return false;
        }
    }

    private Sight sight() { return new Sight(row, lines.size(), match, company, undoing, desk); }

    private void publish(List<GameEvent> events) { company.tellEach(mine -> sight().update(mine, events)); }

    private void showLatest(Guest guest) { guest.tell(sight().update(mine(guest.browser()), List.of())); }
}
