package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import hearthside.wire.JournalPlayer;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A match with people around it. Whatever changes it goes one road, [#change]; whoever reads takes [#state], and waits for nobody.
///
/// Write before you tell: a decision is on the disk before anybody hears of it, and one that cannot be written has not happened.
public final class Table<S extends Copyable<S>, A> {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final TablePorts ports;
    private final TablePace pace;
    private final Audience audience = new Audience();
    private final BotTurns<S, A> bots;
    private final TableCommands commands;
    private final Set<String> origins = ConcurrentHashMap.newKeySet(); // written by this server
    private volatile TableState<S, A> state;

    public Table(TablePorts ports, TablePace pace, TableState<S, A> state) {
        this.ports = ports;
        this.pace = pace;
        this.state = state;
        this.bots = new BotTurns<>(this, ports.bots(), pace, state);
        this.commands = new TableCommands(this, ports.host());
    }

    /// Everything that changes this table goes through here, in this order, under its lock: decide, write, apply, tell, wake. Returns
    /// whether anything was decided; where the moment has passed nothing is. Throws what refuses it or what could not be written, and then
    /// that has not happened.
    boolean change(Change change) {
        lock.lock();
        try {
            var decisions = change.decide(state, pace, ports.journal());
            var known = state.chat();
            for (var decision : decisions) {
                boolean isMoreHeard = decision.after().chat().equals(known) && !state.chat().equals(known);
                carryOut(change, isMoreHeard ? decision.talking(state.chat()) : decision);
            }
            return !decisions.isEmpty();
        } catch (IllegalAction | ApiError e) {
            throw e;
        } catch (RuntimeException e) {
            if (change.draws()) rewind(change);
            throw e;
        } finally {
            lock.unlock();
        }
    }

    private void carryOut(Change change, Decision<S, A> decision) {
        var before = state;
        boolean isFirst = decision.write().to(ports.journal());
        var after = decision.after().talking(heardBefore(change, before, decision.after()));
        state = after;
        tell(before, decision);
        decision.passOn().accept(ports.others());
        bots.follow(after, decision.events(), decision.isUndo());
        if (after.question() != null) ports.host().asks(this);
        if (change.isOurs() && isFirst) tellElsewhere(before, decision);
        if (after.isGivenUp()) change(new Change.End());
    }

    /// What was said on other servers before the line that is written now: it is told before it, as there.
    private Chat heardBefore(Change change, TableState<S, A> before, TableState<S, A> after) {
        if (!change.isOurs() || after.seq() == before.seq()) return after.chat();
        var missed = ports.journal().missed(before.chat().next(), before.seq());
        missed.forEach(audience::tell);
        return after.chat().with(missed);
    }

    /// A remark is told as it is read: after all that was decided before it, wherever that was.
    void say(Change.Say say) {
        lock.lock();
        try {
            change(say);
            catchUp();
        } finally {
            lock.unlock();
        }
    }

    /// The same messages in the same order, whoever made the change, and on whatever server.
    private void tell(TableState<S, A> before, Decision<S, A> decision) {
        var after = decision.after();
        Question asked = before.question(), asks = after.question();
        boolean wasAsked = before.isAsking(Question.Kind.UNDO), isAsked = after.isAsking(Question.Kind.UNDO);
        if (wasAsked && !isAsked) audience.tellAll(new Message.UndoAnswered(decision.isUndo()));
        if (asks != null && isAsked && (asked == null || !wasAsked || asked.seat() != asks.seat()))
            audience.tellAll(new Message.UndoAsked(asks.seat(), asks.entries()));
        after.chat().since(before.chat()).forEach(audience::tell);
        decision.messages().forEach(audience::tellAll);
        if (decision.isShown()) {
            var seated = audience.seated(after.participants());
            audience.tellEach(after.participants(), mine -> after.update(mine, seated, pace, decision.events()));
        }
        if (!before.participants().equals(after.participants())) tellWhoIsHere();
    }

    /// People who may not look at the table; and whoever keeps results.
    private void tellElsewhere(TableState<S, A> before, Decision<S, A> decision) {
        var after = decision.after();
        boolean wasOver = before.isOver() && before.row().status() == after.row().status(), isMove = after.seq() > before.seq();
        var seats = after.participants().seats();
        if (after.isGivenUp() && !wasOver) {
            seats.stream().filter(Seat::isPerson).forEach(seat -> waits(TablePorts.Host.Reason.OVER, seat));
        } else if (isMove && !decision.isUndo()) {
            for (var seat : pace.toTell(after, before.match().toAct().list()))
                waits(after.match().isOver() ? TablePorts.Host.Reason.OVER : TablePorts.Host.Reason.TURN, seat);
        }
        seats.stream().filter(seat -> after.pacing().isAway(seat.seat()) && !before.pacing().isAway(seat.seat()))
                .forEach(seat -> waits(TablePorts.Host.Reason.STOOD_IN, seat));
        if (isMove) ports.host().moved(this);
        if (after.isOver() && !wasOver) ports.host().over(this);
    }

    private void waits(TablePorts.Host.Reason reason, Seat seat) { ports.host().waits(reason, id(), seat, audience.isHere(seat)); }

    /// Back to what is written. The luck must go back too, so everything is played again from the seed.
    private void rewind(Change failed) {
        var match = state.match();
        state = state.replayed(JournalPlayer.match(match.game(), match.terms(), match.opening().orElse(null),
                state.row().luck(state.lines()), state.lines()));
        if (failed instanceof Caught) return;
        try {
            change(new Caught.Seats()); // or somebody has given up there
            catchUp(); // a commit may have failed after all was on the disk, or another server was faster: what is there has happened
        } catch (RuntimeException e) {
            LOG.warn("Table {} cannot be read now: {}", id(), e.getMessage());
        }
    }

    /// Plays what other servers have written at this table, and tells what was said there.
    public void catchUp() { change(new Caught.Lines()); }

    /// A clock may have run out.
    public void timeIsUp() {
        catchUp();
        change(new Change.TimeIsUp());
    }

    /// A question may have been open for long enough. Returns whether one is open still.
    public boolean endQuestion() {
        change(new SeatChange.QuestionEnds());
        return state.question() != null;
    }

    /// Lets the bots that have to decide do so.
    public void wakeBots() {
        change(new Change.End());
        bots.wake();
    }

    void hurryBots() { bots.hurry(); }

    public void enter(AudienceMember viewer) {
        lock.lock();
        try {
            arrive(viewer.visitor());
            audience.enter(viewer);
            showLatest(viewer);
            state.chat().last().forEach(said -> said.tell(viewer));
            tellWhoIsHere();
        } finally {
            lock.unlock();
        }
    }

    /// From now on their clock may run; of accounts, which may be rated, it is known from where they play.
    void arrive(Visitor visitor) {
        try {
            change(new SeatChange.Arrive(visitor));
            var where = visitor.address();
            if (where != null && visitor.account() != null && !state.isOver() && !mine(visitor).isEmpty()
                    && origins.add(visitor.hash() + " " + where))
                ports.journal().came(mine(visitor), Secrets.hash(state.row().seed() + " " + where));
        } catch (RuntimeException e) {
            LOG.warn("Table {}: that somebody has come could not be written: {}", id(), e.getMessage());
        }
    }

    public void leave(AudienceMember viewer) {
        lock.lock();
        try {
            if (audience.leave(viewer)) tellWhoIsHere();
        } finally {
            lock.unlock();
        }
    }

    private void tellWhoIsHere() {
        audience.tellAll(audience.people(state.participants()));
        ports.others().here(audience.here(state.participants()));
    }

    void showLatest(AudienceMember viewer) {
        lock.lock(); // or a newer one could overtake it
        try {
            var now = state;
            viewer.tell(now.update(now.participants().mine(viewer.visitor()), audience.seated(now.participants()), pace, List.of()));
        } finally {
            lock.unlock();
        }
    }

    /// Who looks at the table through another server; null where that server is gone.
    void hear(String node, Audience.@Nullable Presence there) {
        lock.lock();
        try {
            if (there != null) audience.hear(node, there);
            else if (!audience.forget(node)) return;
            audience.tellAll(audience.people(state.participants()));
        } finally {
            lock.unlock();
        }
    }

    /// Tells the other servers what they cannot read.
    void tellOthers() {
        lock.lock();
        try {
            ports.others().here(audience.here(state.participants()));
            var open = state.question();
            if (open != null) ports.others().asked(state.seq(), open);
        } finally {
            lock.unlock();
        }
    }

    void dismiss(String holder) { audience.dismiss(holder); }

    public TableState<S, A> state() { return state; }

    public String id() { return state.row().id(); }

    public TableRow row() { return state.row(); }

    public TableCommands commands() { return commands; }

    public TableNews news() { return new TableNews(this); }

    public int seq() { return state.seq(); }

    public Game<S, A> game() { return state.match().game(); }

    /// The match, once nobody can change it any more.
    public Match<S, A> finished() {
        var now = state;
        if (!now.isOver()) throw ApiError.notOver();
        return now.match();
    }

    public boolean isOver() { return state.isOver(); }

    /// Whether nobody looks on and nothing happens by itself: then it can be put away, and read again when somebody asks. A clock that
    /// runs out is on the disk, and wakes it.
    public boolean isQuiet() { return audience.isEmpty() && !bots.areToMove(); }

    /// How those play who are no people, or stand in for somebody.
    public Collection<String> levels() { return bots.levels(); }

    boolean isLookedAt() { return audience.isAnywhere(); }

    public List<Seat> seats() { return state.participants().seats(); }

    public List<Message.Seated> seated() { return audience.seated(state.participants()); }

    public List<Integer> mine(Visitor visitor) { return state.participants().mine(visitor); }

    /// What is written about it beside what happens, as it is now.
    public ClockUpdate clockUpdate() { return pace.clockUpdate(state, Actor.PERSON); }

    /// The seats of this browser, also those it has given up.
    public List<Integer> theirs(Visitor visitor) { return state.participants().theirs(visitor); }

    @Override
    public String toString() { return Objects.toString(state.row()); }
}
