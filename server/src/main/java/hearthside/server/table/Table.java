package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.Result;
import hearthside.core.chance.Committed;
import hearthside.server.cluster.Signal;
import hearthside.server.identity.Visitor;
import hearthside.server.notice.Notice;
import hearthside.server.pace.Actor;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.store.WriteConflict;
import hearthside.server.tables.ClusterSync;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.TableRepository;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A match with people around it. One lock; everything it hands out is immutable.
///
/// Write before you tell: a decision is on the disk before anybody hears of it, and one that cannot be written has not happened.
public final class Table<S extends Copyable<S>, A> {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final TableRegistry registry;
    private final TableRepository repository;
    private TableRow row;
    private final List<String> lines; // of the journal: their number is the seq
    private final Participants participants;
    private final Chat chat;
    private final BotTurns<S, A> bots;
    private final Undoing undoing = new Undoing();
    private final TablePace tablePace;
    private final ClusterSync sync;
    private final TableCommands<S, A> commands;
    private Match<S, A> match;
    private @Nullable String successor;

    public Table(TableRegistry registry, TableRepository repository, TableRow row, Match<S, A> match, List<String> lines, List<Seat> chairs,
            Chat chat, TablePace tablePace) {
        this.registry = registry;
        this.repository = repository;
        this.row = row;
        this.match = match;
        this.lines = new ArrayList<>(lines);
        this.participants = new Participants(chairs);
        this.chat = chat;
        this.tablePace = tablePace;
        this.bots = new BotTurns<>(this, registry, participants, undoing, tablePace);
        this.sync = new ClusterSync(this, registry, participants, chat, undoing);
        this.commands = new TableCommands<>(this, registry, participants, chat, undoing, tablePace, sync);
        this.successor = row.successor();
        bots.seat();
    }

    public String id() { return row.id(); }

    public synchronized TableRow row() { return row; }

    public TableCommands<S, A> commands() { return commands; }

    public TableViews<S, A> views() { return new TableViews<>(this, participants, tablePace); }

    Match<S, A> match() { return match; }

    public int seq() { return lines.size(); }

    public Game<S, A> game() { return match.game(); }

    /// The match, once nobody can change it any more.
    public synchronized Match<S, A> finished() {
        if (!isOver()) throw ApiError.notOver();
        return match;
    }

    /// By the rules, or because people gave up.
    public synchronized boolean isOver() { return match.isOver() || participants.isGivenUp(); }

    /// How it came out, or how it stands.
    public synchronized Result result() { return GivingUp.result(match, participants.chairs()); }

    public synchronized boolean isDeserted() { return participants.isDeserted(); }

    public synchronized List<Integer> toAct() { return isOver() ? List.of() : match.toAct().list(); }

    synchronized List<String> lines() { return List.copyOf(lines); }

    public synchronized List<Seat> chairs() { return participants.chairs(); }

    public synchronized List<Message.Seated> seated() { return participants.seated(); }

    public synchronized List<Integer> mine(Visitor visitor) { return participants.mine(visitor); }

    public synchronized void enter(TableConnection connection) {
        participants.enter(connection);
        showLatest(connection);
        chat.last().forEach(connection::tell);
        sync.tellWhoIsHere();
    }

    public synchronized void leave(TableConnection connection) { if (participants.leave(connection)) sync.tellWhoIsHere(); }

    /// Seats have changed hands in the ledger.
    public void regather(String holder) {
        if (!holder.equals(row.host()) && participants.chairs().stream().noneMatch(chair -> chair.holders().contains(holder))) return;
        row = repository.find(row.id()).orElse(row);
        chat.read();
        reseat();
    }

    void seat(Seat chair) {
        boolean wasOver = isOver(), isGivenUp = GivingUp.ends(participants.with(chair));
        var next = isGivenUp ? tablePace.ended() : tablePace.seated(match, participants.with(chair));
        var stamp = tablePace.stamp(next, Actor.PERSON);
        repository.seat(row.id(), chair, stamp, isGivenUp && !wasOver);
        participants.seat(chair);
        tablePace.set(next);
        if (chair.isBot()) bots.seat();
        if (isGivenUp) settleQuestion(false);
        publish(List.of());
        sync.tellWhoIsHere();
        if (isGivenUp && !wasOver) ended(stamp);
    }

    /// It was given up, and that is written.
    private void ended(ClockUpdate stamp) {
        row = row.over(stamp.at());
        for (var chair : participants.chairs())
            if (chair.isPerson()) registry.tell(Notice.Kind.OVER, row.id(), chair, participants.isHere(chair.seat()));
        registry.ended(this);
    }

    /// Two may give up at the same time on two servers: then neither has written that it is over.
    private void endGivenUp() {
        if (row.status() != TableRow.Status.PLAYING) return;
        var stamp = tablePace.stamp(tablePace.ended(), Actor.PERSON);
        if (repository.end(row.id(), stamp)) ended(stamp);
        else row = row.over(stamp.at());
    }

    public synchronized void hear(Signal signal) { sync.hear(signal); }

    /// After a time in which signals may have been missed.
    public synchronized void catchUpWithAll() { sync.catchUp(); }

    /// On another server somebody has sat down or left, or a clock has run out.
    public void reseat() {
        repository.chairs(row.id()).forEach(participants::seat);
        tablePace.set(repository.pacing(row.id(), tablePace.pacing()));
        bots.seat();
        if (isOver()) settleQuestion(false);
        publish(List.of());
        participants.tellWhoIsHere();
        wakeBots();
    }

    /// A clock may have run out: then a stand-in plays on for that seat.
    public synchronized void timeIsUp() {
        catchUp();
        if (isOver()) return;
        tablePace.set(repository.pacing(row.id(), tablePace.pacing())); // another server may have moved a clock
        tablePace.overdue(match, participants.chairs()).ifPresent(next -> {
            var gone = tablePace.leaving(next, participants.chairs());
            repace(next);
            for (var chair : gone) registry.tell(Notice.Kind.STOOD_IN, row.id(), chair, participants.isHere(chair.seat()));
        });
    }

    void repace(Pacing next) {
        repository.pace(row.id(), tablePace.stamp(next, Actor.PERSON));
        if (tablePace.set(next)) bots.seat();
        publish(List.of());
        wakeBots();
    }

    /// Plays, writes, tells. Throws [IllegalAction] or [WriteFailed], and then nothing has happened.
    void move(int seat, A action, Actor actor) {
        List<GameEvent> events;
        var waiting = match.toAct().list();
        try {
            events = match.play(seat, action);
            var line = JournalPlayer.line(match.journal().getLast());
            var next = tablePace.decided(match, participants.chairs(), seat, action, actor);
            WriteConflict
                    .unless(repository.append(row.id(), lines.size(), line, match.isOver() ? TableRow.Status.OVER : TableRow.Status.PLAYING,
                            tablePace.stamp(next, actor)));
            lines.add(line);
            tablePace.set(next);
        } catch (IllegalAction e) {
            throw e;
        } catch (RuntimeException e) {
            restore();
            throw e;
        }
        settleQuestion(false);
        bots.tell(events);
        publish(events);
        for (var chair : tablePace.toTell(match, participants.chairs(), waiting))
            registry.tell(match.isOver() ? Notice.Kind.OVER : Notice.Kind.TURN, row.id(), chair, participants.isHere(chair.seat()));
        wakeBots();
        if (match.isOver()) registry.ended(this);
    }

    /// Plays what other servers have written at this table.
    public synchronized void catchUp() {
        var unread = repository.journal(row.id(), lines.size());
        if (!unread.isEmpty()) tablePace.set(repository.pacing(row.id(), tablePace.pacing()));
        for (var line : unread) {
            var step = JournalPlayer.next(match, lines.size(), Json.parse(line));
            match = step.match();
            lines.add(line);
            settleQuestion(step.isUndo());
            if (step.isUndo()) bots.seat();
            else bots.tell(step.events());
            publish(step.events());
        }
        wakeBots();
    }

    /// Back to what is written. The luck must go back too, so everything is played again from the seed.
    private void restore() {
        match = JournalPlayer.match(game(), match.terms(), match.opening().orElse(null), Committed.ofHex(row.seed()), lines);
        bots.seat();
        try {
            repository.chairs(row.id()).forEach(participants::seat); // or somebody has given up there
            catchUp(); // a commit may have failed after all was on the disk, or another server was faster: what is there has happened
        } catch (RuntimeException e) {
            LOG.warn("Table {} cannot be read now: {}", row.id(), e.getMessage());
        }
    }

    public void tellQuestion() {
        participants.tellAll(undoing.asked());
        publish(List.of());
    }

    public void withdrawQuestion() {
        settleQuestion(false);
        publish(List.of());
        wakeBots();
    }

    private void settleQuestion(boolean yes) {
        if (undoing.close()) participants.tellAll(new Message.UndoAnswered(yes));
    }

    /// Throws [WriteFailed] or [WriteConflict], and then nothing has happened.
    void takeBack(int entries) {
        var line = JournalPlayer.undoLine(entries);
        var before = match.before(entries);
        var next = tablePace.takenBack(before, participants.chairs());
        WriteConflict.unless(repository.append(row.id(), lines.size(), line, TableRow.Status.PLAYING, tablePace.stamp(next, Actor.PERSON)));
        match = before;
        lines.add(line);
        tablePace.set(next);
        bots.seat();
        publish(List.of());
        settleQuestion(true);
        wakeBots();
    }

    @Nullable
    String successor() { return successor; }

    public void moveOn(String next) {
        successor = next;
        participants.tellAll(new Message.Moved(next));
    }

    /// Lets the bots that have to decide do so.
    public synchronized void wakeBots() {
        if (participants.isGivenUp()) endGivenUp();
        else bots.wake();
    }

    void hurryBots() { bots.hurry(); }

    TableSnapshot snapshot() { return new TableSnapshot(row, lines.size(), match, participants, undoing, tablePace); }

    private void publish(List<GameEvent> events) { participants.tellEach(mine -> snapshot().update(mine, events)); }

    void showLatest(TableConnection connection) { connection.tell(snapshot().update(mine(connection.visitor()), List.of())); }
}
