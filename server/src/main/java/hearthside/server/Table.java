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
    private TableRow row;
    private final List<String> lines; // of the journal: their number is the seq
    private final Company company;
    private final Chat chat;
    private final BotDesk<S, A> bots = new BotDesk<>();
    private final Undoing undoing = new Undoing();
    private final PaceDesk desk;
    private final Echo echo;
    private final Waiter<S, A> waiter;
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
        this.waiter = new Waiter<>(this, hall, company, chat, undoing, desk, echo);
        this.successor = row.successor();
        seatBots();
    }

    String id() { return row.id(); }

    synchronized TableRow row() { return row; }

    Waiter<S, A> waiter() { return waiter; }

    Match<S, A> match() { return match; }

    int seq() { return lines.size(); }

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

    synchronized Past.Since since(Browser browser, List<Actor> actors) {
        return Past.since(match, lines, actors, mine(browser), sight().viewer(mine(browser)));
    }

    synchronized Told<S, A> told(Browser browser) { return new Told<>(row, match, List.copyOf(lines), sight().viewer(mine(browser))); }

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

    private void seatBots() { bots.seat(desk.players(company.chairs(), Bots.of(game()).usual()), match); }

    /// Seats have changed hands in the ledger.
    void regather(String holder) {
        if (!holder.equals(row.host()) && company.chairs().stream().noneMatch(chair -> chair.holders().contains(holder))) return;
        row = ledger.find(row.id()).orElse(row);
        chat.read();
        reseat();
    }

    void seat(Chair chair) {
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

    /// A clock may have run out: then a stand-in plays on for that seat.
    synchronized void timeIsUp() {
        catchUp();
        desk.set(ledger.pacing(row.id(), desk.pacing())); // another server may have moved a clock
        desk.overdue(match, company.chairs()).ifPresent(next -> {
            var gone = desk.leaving(next, company.chairs());
            repace(next);
            for (var chair : gone) hall.tell(Notice.Kind.STOOD_IN, row.id(), chair, company.isHere(chair.seat()));
        });
    }

    void repace(Pacing next) {
        ledger.pace(row.id(), desk.stamp(next, Actor.PERSON));
        if (desk.set(next)) seatBots();
        publish(List.of());
        wakeBots();
    }

    /// Plays, writes, tells. Throws [IllegalAction] or [NotWritten], and then nothing has happened.
    void move(int seat, A action, Actor actor) {
        List<GameEvent> events;
        var waiting = match.toAct().list();
        try {
            events = match.play(seat, action);
            var line = Playback.line(match.journal().getLast());
            var next = desk.decided(match, company.chairs(), seat, action, actor);
            Overtaken.unless(ledger.append(row.id(), lines.size(), line, match.isOver() ? TableRow.Status.OVER : TableRow.Status.PLAYING,
                    desk.stamp(next, actor)));
            lines.add(line);
            desk.set(next);
        } catch (IllegalAction e) {
            throw e;
        } catch (RuntimeException e) {
            restore();
            throw e;
        }
        settleQuestion(false);
        bots.tell(events);
        publish(events);
        for (var chair : desk.toTell(match, company.chairs(), waiting))
            hall.tell(match.isOver() ? Notice.Kind.OVER : Notice.Kind.TURN, row.id(), chair, company.isHere(chair.seat()));
        wakeBots();
        if (match.isOver()) hall.ended(this);
    }

    /// Plays what other servers have written at this table.
    synchronized void catchUp() {
        var unread = ledger.journal(row.id(), lines.size());
        if (!unread.isEmpty()) desk.set(ledger.pacing(row.id(), desk.pacing()));
        for (var line : unread) {
            var step = Playback.next(match, lines.size(), Json.parse(line));
            match = step.match();
            lines.add(line);
            settleQuestion(step.isUndo());
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

    void tellQuestion() {
        company.tellAll(undoing.asked());
        publish(List.of());
    }

    void withdrawQuestion() {
        settleQuestion(false);
        publish(List.of());
        wakeBots();
    }

    private void settleQuestion(boolean yes) {
        if (undoing.close()) company.tellAll(new Message.UndoAnswered(yes));
    }

    /// Throws [NotWritten] or [Overtaken], and then nothing has happened.
    void takeBack(int entries) {
        var line = Playback.undoLine(entries);
        var before = match.before(entries);
        var next = desk.takenBack(before, company.chairs());
        Overtaken.unless(ledger.append(row.id(), lines.size(), line, TableRow.Status.PLAYING, desk.stamp(next, Actor.PERSON)));
        match = before;
        lines.add(line);
        desk.set(next);
        seatBots();
        publish(List.of());
        settleQuestion(true);
        wakeBots();
    }

    void resign(int seat) {
        seat(company.chair(seat).resignedTo(Bots.of(game()).usual()));
        wakeBots();
    }

    @Nullable
    String successor() { return successor; }

    void moveOn(String next) {
        successor = next;
        company.tellAll(new Message.Moved(next));
    }

    /// Sends a worker for every bot that has to decide, unless people are still talking about taking back.
    synchronized void wakeBots() {
        if (!undoing.isOpen() && hall.keeps(row.id()))
            for (int seat : match.toAct().list())
                if (desk.isHelped(match, company.chair(seat)) && bots.begin(seat)) hall.work(new BotWorker<>(this, hall, seat));
    }

    /// What the bot at `seat` has to decide now; its worker goes home where there is nothing.
    synchronized Optional<BotDesk.Task<S, A>> botTask(int seat) {
        if (!undoing.isOpen() && hall.keeps(row.id()) && match.toAct().contains(seat) && desk.isHelped(match, company.chair(seat)))
            return Optional.of(bots.task(lines.size(), seat, match, desk.wanted(seat, match.options(seat))));
        bots.end(seat);
        return Optional.empty();
    }

    void hurryBots() { bots.hurry(); }

    /// The same door as for people: a bot that was overtaken by events thinks again. Returns whether the disk is well.
    synchronized boolean botMove(BotDesk.Task<S, A> task, A action) {
        if (task.seq() != lines.size() || undoing.isOpen() || !desk.isHelped(match, company.chair(task.seat()))) return true;
        try {
            move(task.seat(), action, desk.actor(company.chair(task.seat()), match.options(task.seat())));
            return true;
        } catch (Overtaken _) {
            return true;
        } catch (RuntimeException e) {
            LOG.warn("A bot's move at table {} was not made; it tries again.", row.id(), e);
            return false;
        }
    }

    Sight sight() { return new Sight(row, lines.size(), match, company, undoing, desk); }

    private void publish(List<GameEvent> events) { company.tellEach(mine -> sight().update(mine, events)); }

    void showLatest(Guest guest) { guest.tell(sight().update(mine(guest.browser()), List.of())); }
}
