package hearthside.server;

import hearthside.ai.Bots;
import hearthside.core.BadInput;
import hearthside.core.Committed;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

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
    private Match<S, A> match;
    private @Nullable Undoing asked;
    private @Nullable String successor;

    Table(Hall hall, Ledger ledger, TableRow row, Match<S, A> match, List<String> lines, List<Chair> chairs, Chat chat) {
        this.hall = hall;
        this.ledger = ledger;
        this.row = row;
        this.match = match;
        this.lines = new ArrayList<>(lines);
        this.company = new Company(chairs);
        this.chat = chat;
        this.successor = row.successor();
        bots.seat(chairs, match);
    }

    String id() { return row.id(); }

    synchronized TableRow row() { return row; }

    Game<S, A> game() { return match.game(); }

    /// The match, once nobody can change it any more.
    synchronized Match<S, A> finished() {
        if (!match.isOver()) throw Fault.notOver();
        return match;
    }

    synchronized boolean isOver() { return match.isOver(); }

    synchronized boolean isDeserted() { return company.isDeserted(); }

    synchronized List<Integer> toAct() { return match.toAct().list(); }

    synchronized List<String> lines() { return List.copyOf(lines); }

    synchronized List<Chair> chairs() { return company.chairs(); }

    synchronized List<Message.Seated> seated() { return company.seated(); }

    synchronized List<Integer> mine(Browser browser) { return company.mine(browser); }

    synchronized void enter(Guest guest) {
        company.enter(guest);
        showLatest(guest);
        chat.last().forEach(guest::tell);
        company.tellWhoIsHere();
    }

    synchronized void leave(Guest guest) {
        if (company.leave(guest)) company.tellWhoIsHere();
    }

    /// Gives the seat of a link to the browser that opened it. Returns the seat.
    synchronized int join(Browser browser, String secret, @Nullable String name) {
        var chair = company.invited(secret);
        if (chair.isBot()) throw new Fault(409, "resigned", "A bot plays on for this seat.");
        if (!chair.isHeldBy(browser)) seat(chair.takenBy(browser, browser.called(name, "name", "Player " + (chair.seat() + 1))));
        return chair.seat();
    }

    /// Gives a free seat to whoever comes to an open table; one is enough. Returns the seat.
    synchronized int sit(Browser browser, @Nullable String name) {
        var mine = company.mine(browser);
        if (!mine.isEmpty()) return mine.getFirst();
        var chair = company.chairs().stream().filter(Chair::isOpen).findFirst().orElseThrow(() -> new Fault(409, "full", "All seats at this table are taken."));
        seat(chair.takenBy(browser, browser.called(name, "name", "Player " + (chair.seat() + 1))));
        return chair.seat();
    }

    /// Somebody leaves for good: bots play on where nobody else holds the seat.
    synchronized void abandon(Browser browser) {
        for (int seat : company.mine(browser)) if (!match.isOver() && company.chair(seat).holders().size() == 1) resign(seat);
    }

    /// Seats have changed hands in the ledger.
    synchronized void regather(String holder) {
        if (!holder.equals(row.host()) && company.chairs().stream().noneMatch(chair -> chair.holders().contains(holder))) return;
        row = ledger.find(row.id()).orElse(row);
        ledger.chairs(row.id()).forEach(company::seat);
        chat.read();
        publish(List.of());
        company.tellWhoIsHere();
    }

    synchronized void dismiss(String holder) { company.dismiss(holder); }

    private void seat(Chair chair) {
        ledger.seat(row.id(), chair);
        company.seat(chair);
        if (chair.isBot()) bots.seat(company.chairs(), match);
        publish(List.of());
        company.tellWhoIsHere();
    }

    void obey(Guest guest, Command command) {
        switch (command) {
            case Command.Play play -> play(guest, play);
            case Command.WhyNot ask -> guest.tell(whyNot(guest, ask));
            case Command.Undo undo -> undo(guest, undo);
            case Command.AnswerUndo answer -> answer(guest, answer.yes());
            case Command.Say say -> say(guest, say.text());
            case Command.Resign resign -> resign(guest, resign.seat());
            case Command.Rematch _ -> rematch(guest);
            case Command.Ping _ -> guest.tell(new Message.Pong());
        }
    }

    private synchronized void play(Guest guest, Command.Play play) {
        company.mustOwn(guest.browser(), play.seat());
        if (isStale(guest, play.seq())) return;
        try {
            move(play.seat(), action(play.action()));
        } catch (IllegalAction e) {
            guest.tell(Message.Refused.of(e.refusal()));
        }
    }

    private synchronized Message whyNot(Guest guest, Command.WhyNot ask) {
        company.mustOwn(guest.browser(), ask.seat()); // what is forbidden to others may tell what they hide
        return match.whyNot(ask.seat(), action(ask.action())).<Message>map(Message.Refused::of).orElseGet(Message.Allowed::new);
    }

    private A action(JsonNode tree) {
        try {
            return Json.read(game().info().actions(), tree);
        } catch (BadInput e) {
            throw new Fault(400, "bad-action", e.within("action").text(), "action");
        }
    }

    /// A stale click is answered, not punished.
    private boolean isStale(Guest guest, int seq) {
        if (seq == lines.size()) return false;
        showLatest(guest);
        return true;
    }

    /// Plays, writes, tells. Throws [IllegalAction] or [NotWritten], and then nothing has happened.
    private void move(int seat, A action) {
        List<GameEvent> events;
        try {
            events = match.play(seat, action);
            var line = Playback.line(match.journal().getLast());
            ledger.append(row.id(), lines.size(), line, match.isOver() ? TableRow.Status.OVER : TableRow.Status.PLAYING);
            lines.add(line);
        } catch (IllegalAction e) {
            throw e;
        } catch (RuntimeException e) {
            restore();
            throw e;
        }
        withdrawQuestion();
        bots.tell(events);
        publish(events);
        wakeBots();
        if (match.isOver()) hall.ended(this);
    }

    /// Back to what is written. The luck must go back too, so everything is played again from the seed.
    private void restore() {
        var written = ledger.journal(row.id(), lines); // a commit may have failed after all was on the disk: what is there has happened
        boolean hasHappened = written.size() > lines.size();
        match = Playback.match(game(), match.terms(), Committed.ofHex(row.seed()), written);
        lines.clear();
        lines.addAll(written);
        bots.seat(company.chairs(), match);
        if (hasHappened) publish(List.of());
    }

    private synchronized void undo(Guest guest, Command.Undo undo) {
        var mine = mine(guest.browser());
        if (mine.isEmpty()) throw Fault.notYours();
        if (isStale(guest, undo.seq())) return;
        if (match.isOver()) throw new Fault(409, "game-over", "The game is over and its seed is told: nothing can be taken back now.");
        int free = Undoing.free(match.journal(), mine), entries = Undoing.sinceOwn(match.journal(), mine);
        if (entries == 0) throw new Fault(409, "nothing-to-undo", "You have decided nothing yet that could be taken back.");
        if (asked != null) throw new Fault(409, "already-asked", "The question whether to take back is still open.");
        if (free > 0) {
            takeBack(undo.whole() ? free : 1);
            return;
        }
        var others = company.others(mine);
        if (others.isEmpty()) { // bots always agree
            takeBack(entries);
            return;
        }
        asked = new Undoing(match.journal().get(match.journal().size() - entries).seat(), entries, others);
        company.tellAll(new Message.UndoAsked(asked.seat(), asked.entries()));
        publish(List.of());
    }

    /// The answer of another player; whoever has asked may take the question back with a no.
    private synchronized void answer(Guest guest, boolean yes) {
        var mine = mine(guest.browser());
        if (asked == null || !asked.isAsked(mine) && !(mine.contains(asked.seat()) && !yes)) throw new Fault(409, "not-asked", "Nobody has asked you to take anything back.");
        if (!yes) {
            withdrawQuestion();
            publish(List.of());
            wakeBots();
        } else if (asked.agree(mine)) grant(asked);
    }

    private void grant(Undoing question) {
        takeBack(question.entries());
        company.tellAll(new Message.UndoAnswered(true));
    }

    private void withdrawQuestion() {
        if (asked == null) return;
        asked = null;
        company.tellAll(new Message.UndoAnswered(false));
    }

    private void takeBack(int entries) {
        var line = Playback.undoLine(entries);
        ledger.append(row.id(), lines.size(), line, TableRow.Status.PLAYING);
        match = match.before(entries);
        lines.add(line);
        asked = null;
        bots.seat(company.chairs(), match);
        publish(List.of());
        wakeBots();
    }

    private synchronized void say(Guest guest, String text) {
        if (!company.belongs(guest.browser())) throw new Fault(403, "not-yours", "Only those who play can talk at this table.");
        var mine = mine(guest.browser());
        var speaker = mine.isEmpty() ? company.chairs().stream().filter(chair -> chair.holders().contains(guest.browser().hash())).findFirst().orElseThrow() : company.chair(viewer(mine));
        company.tellAll(chat.say(speaker, text));
    }

    private synchronized void resign(Guest guest, int seat) {
        company.mustOwn(guest.browser(), seat);
        if (match.isOver()) throw new Fault(409, "game-over", "The game is over already.");
        resign(seat);
    }

    private void resign(int seat) {
        seat(company.chair(seat).resignedTo(Bots.of(game()).usual()));
        if (asked != null && asked.agree(List.of(seat))) grant(asked);
        wakeBots();
    }

    private synchronized void rematch(Guest guest) {
        if (!match.isOver()) throw new Fault(409, "not-over", "A rematch begins when this game is over.");
        if (!company.belongs(guest.browser())) throw Fault.notYours();
        if (successor == null) successor = hall.openAgain(this, guest.browser());
        company.tellAll(new Message.Moved(successor));
    }

    /// Sends a worker for every bot that has to decide, unless people are still talking about taking back.
    synchronized void wakeBots() {
        if (asked == null) for (int seat : match.toAct().list()) if (bots.begin(seat)) hall.work(new BotWorker<>(this, hall, seat));
    }

    /// What the bot at `seat` has to decide now; its worker goes home where there is nothing.
    synchronized Optional<BotDesk.Task<S, A>> botTask(int seat) {
        if (asked == null && match.toAct().contains(seat) && company.chair(seat).isBot()) return Optional.of(bots.task(lines.size(), seat, match));
        bots.end(seat);
        return Optional.empty();
    }

    /// The same door as for people: a bot that was overtaken by events thinks again. Returns whether the disk is well.
    synchronized boolean botMove(BotDesk.Task<S, A> task, A action) {
        if (task.seq() != lines.size() || asked != null) return true;
        try {
            move(task.seat(), action);
            return true;
        } catch (RuntimeException e) {
            LOG.warn("A bot's move at table {} was not made; it tries again.", row.id(), e);
            return false;
        }
    }

    private void publish(List<GameEvent> events) { company.tellEach(mine -> update(mine, events)); }

    private void showLatest(Guest guest) { guest.tell(update(mine(guest.browser()), List.of())); }

    /// Of several seats at one screen, the one to act; else the first.
    private int viewer(List<Integer> mine) {
        return mine.stream().filter(match.toAct()::contains).findFirst().orElseGet(() -> mine.isEmpty() ? Game.SPECTATOR : mine.getFirst());
    }

    private Message.Update update(List<Integer> mine, List<GameEvent> events) {
        boolean over = match.isOver();
        int viewer = viewer(mine);
        var toAct = match.toAct().list();
        return new Message.Update(lines.size(), row.id(), row.game(), row.hash(), new Message.Agreed(match.terms().seats(), match.terms().options()), company.seated(), mine, viewer, toAct,
                match.options(viewer), events.stream().map(event -> event.seenBy(viewer)).toList(), match.view(viewer),
                new Message.Takeback(over ? 0 : Undoing.free(match.journal(), mine), !over && Undoing.sinceOwn(match.journal(), mine) > 0, asked == null ? null : asked.seat()),
                over, Message.Standing.of(match.result()), over ? row.seed() : null, toAct.stream().filter(seat -> company.chair(seat).isBot()).toList());
    }
}
