package hearthside.server.tables;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Committed;
import hearthside.games.Games;
import hearthside.server.bots.BotRunner;
import hearthside.server.cluster.Cluster;
import hearthside.server.cluster.Signal;
import hearthside.server.identity.Origins;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.pace.Pace;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Talk;
import hearthside.server.retention.Housekeeping;
import hearthside.server.retention.OpenTables;
import hearthside.server.retention.Retention;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.table.Chat;
import hearthside.server.table.Participants;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePace;
import hearthside.server.table.TablePorts;
import hearthside.server.table.TablePorts.WriteConflict;
import hearthside.server.table.TableRow;
import hearthside.server.table.TableState;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All tables of this server. A table is opened from its journal when somebody asks for it, and put away when nobody has needed it for a
/// while; a start opens only those where bots have to play on.
///
/// Locks: whoever has the lock of a table may come here; nobody in here waits for the lock of a table that others can reach.
public final class TableRegistry implements Cluster.Tables, TablePorts.Host, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);

    private final TableRepository repository;
    private final Clock time;
    private final Cluster cluster;
    private final Workers workers;
    private final OpenQuestions questions;
    private final OpenTables tables;
    private final Housekeeping housekeeping;
    private final Upgrades upgrades;
    private final Reopening reopening;
    private volatile TableHooks hooks = TableHooks.NONE;
    private volatile Consumer<Visitor> mayOpen = _ -> {}, mayList = _ -> {};
    private volatile BotQuota quota = BotQuota.none(new Origins());

    /// @param jobs     runs the clocks; whoever made it begins and closes it
    /// @param botPause how many milliseconds a bot takes for a move, so that people can follow
    /// @param rules    the games this program knows
    public TableRegistry(TableRepository repository, ScheduledJobs jobs, BotRunner.Thinker thinker, int botPause, Retention retention,
            Upgrades.Rules rules, Clock time) {
        this.repository = repository;
        this.time = time;
        this.tables = new OpenTables(() -> TimeUnit.MILLISECONDS.toNanos(time.millis()));
        this.cluster = new Cluster(repository.store(), repository.bus(), this);
        this.workers = new Workers(thinker, cluster::keeps, botPause);
        this.housekeeping = new Housekeeping(repository.store(), retention, time);
        this.upgrades = new Upgrades(repository.store(), rules, jobs, time, this);
        this.reopening = new Reopening(repository, cluster, upgrades, this::ports, time);
        this.questions = new OpenQuestions(workers);
        jobs.on(PacingRow.CLOCK, id -> table(id).timeIsUp());
    }

    /// Before anybody comes.
    public void hooks(TableHooks installed) { hooks = installed; }

    TableHooks hooks() { return hooks; }

    /// Before anybody comes. Both throw [ApiError] where somebody has opened enough tables, or put enough into the lobby.
    public void limits(Consumer<Visitor> opens, Consumer<Visitor> lists) {
        mayOpen = opens;
        mayList = lists;
    }

    void mayList(Visitor host) { mayList.accept(host); }

    /// Before anybody comes.
    public void quota(BotQuota installed) { quota = installed; }

    public TableRepository repository() { return repository; }
    public Upgrades upgrades() { return upgrades; }
    public Retention retention() { return housekeeping.retention(); }

    private String node() { return repository.store().node(); }

    /// Opens what goes on by itself, then puts away what nobody needs.
    public void begin() {
        cluster.begin();
        upgrades.begin();
        if (!cluster.isShared()) work(() -> openAll(List.of())); // among several servers the home server does
        work(() -> housekeeping.work(tables, this::rest));
    }

    /// Only where bots have to play on; a clock that runs out is a scheduled job, and opens its table by itself.
    @Override
    public void openAll(List<String> ids) {
        housekeeping.openSlowly(repository.goingOn().stream().filter(cluster::keeps).toList(), tables, this::openQuietly, this::rest);
    }

    /// Puts away what nobody has asked for, looked at or played at for so long, and lets go what has been kept long enough.
    public void tidy(Duration idle) { housekeeping.tidy(tables, idle, this::rest); }

    private void openQuietly(String id) {
        try {
            var table = table(id);
            if (repository.toAct(id).isEmpty()) repository.pace(id, table.clockUpdate()); // the next start knows without opening it
            table.wakeBots();
        } catch (ApiError _) {
            // quarantined, and logged
        } catch (RuntimeException e) {
            LOG.warn("Table {} could not be opened now; it will be when somebody asks for it.", id, e);
        }
    }

    public int open() { return tables.size(); }

    public boolean isOpen(String table) { return tables.peek(table) != null; }

    public int kept() { return cluster.isShared() ? cluster.kept() : tables.size(); }

    /// What another server tells of a table; where it is not open here, nobody needs to know.
    @Override
    public void hear(Signal signal) {
        if (signal instanceof Signal.Holder(_, var holder, _)) hooks.dismissed(holder);
        if (signal instanceof Signal.Called(_, var holder)) hooks.called(holder);
        else if (signal.table().isEmpty()) tables.all().forEach(table -> ClusterSync.hear(table.news(), signal));
        var table = tables.peek(signal.table());
        if (table != null) ClusterSync.hear(table.news(), signal);
    }

    @Override
    public void catchUp() { for (var table : tables.all()) work(() -> catchUp(table)); }

    private void catchUp(Table<?, ?> table) { sync(table.id()).catchUp(table.news()); }

    private ClusterSync sync(String table) { return new ClusterSync(node(), table, cluster::tell); }

    private TablePorts ports(String table, int first) {
        return new TablePorts(new StoredTable(repository, table, first), sync(table), workers, this);
    }

    public Table<?, ?> table(String id) {
        var known = tables.find(id);
        if (known != null) return known;
        var opened = tables.find(id, reopening::table);
        opened.wakeBots();
        if (cluster.isShared()) work(() -> catchUp(opened)); // between reading and being known here something may have happened
        return opened;
    }

    /// How the clocks of a table stand.
    ///
    /// @param mine the seats of whoever asks
    public Message.Paced paced(TableRepository.Standing now, int seats, List<Integer> mine) {
        return new TablePace(now.pace(), time).shown(now.pacing() != null ? now.pacing() : Pacing.of(now.pace(), seats), mine);
    }

    /// A new table for `host`.
    ///
    /// @param seats who sits where, given the table's name
    Table<?, ?> open(Game<?, ?> game, Terms terms, @Nullable Pace pace, Talk talk, Visitor host, BiFunction<String, Integer, Seat> seats) {
        return open(game, terms, pace, talk, host, seats, null);
    }

    <S extends Copyable<S>, A> Table<S, A> open(Game<S, A> game, Terms terms, @Nullable Pace pace, Talk talk, Visitor host,
            BiFunction<String, Integer, Seat> seats, @Nullable String predecessor) {
        var luck = Committed.fresh();
        return open(Secrets.tableId(), new Match<>(game, terms, luck), luck, false, pace, talk, host, seats, predecessor);
    }

    /// A new table that begins where `from` stands.
    <S extends Copyable<S>, A> Table<S, A> openFrom(Match<S, A> from, Visitor host, IntFunction<Seat> seats) {
        var luck = Committed.fresh();
        return open(Secrets.tableId(), new Match<>(from.game(), from.terms(), from.view(Game.REFEREE), luck), luck, false, null, Talk.FREE,
                host,
                (_, seat) -> seats.apply(seat), null);
    }

    /// @param id       what the table will be called
    /// @param isShared whether other tables have the same luck
    <S extends Copyable<S>, A> Table<S, A> open(String id, Match<S, A> match, Committed luck, boolean isShared, @Nullable Pace pace,
            Talk talk, Visitor host, BiFunction<String, Integer, Seat> seats, @Nullable String predecessor) {
        var seated = IntStream.range(0, match.terms().seats()).mapToObj(seat -> seats.apply(id, seat)).toList();
        var row = new TableRow(id, match.game().info().id(), Json.write(Journal.header(match, luck.hash())), luck.seed(), luck.hash(),
                host.hash(), TableRow.Status.PLAYING, null, null, time.millis(), talk).sharing(isShared);
        return open(row, match, List.of(JournalLine.of(match.journal().getFirst())), seated, pace, host, predecessor);
    }

    /// A game that was played elsewhere: all of its lines are written at once, and it comes in by the same door.
    <S extends Copyable<S>, A> Table<S, A> takeIn(String id, Match<S, A> match, List<JournalLine<A>> lines, Committed luck,
            boolean ownDice, Visitor host, List<Seat> seats) {
        boolean isOver = match.isOver() || new Participants(seats).isGivenUp();
        var row = new TableRow(id, match.game().info().id(), Json.write(Journal.header(match, null)), luck.seed(), luck.hash(), host.hash(),
                isOver ? TableRow.Status.OVER : TableRow.Status.PLAYING, null, null, time.millis(), Talk.FREE, lines.size(), false,
                ownDice);
        return open(row, match, lines, seats, null, host, null);
    }

    private <S extends Copyable<S>, A> Table<S, A> open(TableRow row, Match<S, A> match, List<JournalLine<A>> lines, List<Seat> seated,
            @Nullable Pace pace, Visitor host, @Nullable String predecessor) {
        var id = row.id();
        var tablePace = new TablePace(pace, time);
        var people = new Participants(seated);
        var pacing = tablePace.seated(match, people, Pacing.of(pace, seated.size()).expecting(people.expected(host)));
        var state = TableState.of(row, match, lines, seated, pacing, Chat.NONE);
        var table = quota.admit(match.game(), seated, host, tables, () -> {
            mayOpen.accept(host);
            housekeeping.mustHaveRoom();
            var opening = repository.open(row, seated, lines.stream().map(JournalLine::text).toList(), predecessor, pace,
                    tablePace.clockUpdate(state, Actor.PERSON), housekeeping.retention().maxTables());
            if (opening == TableRepository.Opening.NO_ROOM) throw Housekeeping.full(); // others came at the same time
            WriteConflict.unless(opening == TableRepository.Opening.DONE);
            cluster.keep(id);
            var opened = new Table<>(ports(id, 0), tablePace, state);
            tables.put(id, opened);
            return opened;
        });
        table.wakeBots();
        return table;
    }

    @Override
    public void asks(Table<?, ?> table) { questions.add(table); }

    /// Who gets to which seat.
    public SeatAccess access() { return new SeatAccess(repository, hooks, time); }

    @Override
    public boolean mayTalk(Visitor visitor) { return hooks.mayTalk(visitor); }

    @Override
    public String openAgain(Table<?, ?> old, Visitor host) { return TableOpening.again(this, old, host); }

    @Override
    public void waits(Reason reason, String table, Seat seat, boolean isLooking) { hooks.waits(reason, table, seat, isLooking); }

    @Override
    public void over(Table<?, ?> table) {
        hooks.over(table);
        upgrades.over(table);
    }

    @Override
    public void moved(Table<?, ?> table) { upgrades.moved(table); }

    /// What this holder had has changed hands in the database: tables that know them read again who is there.
    public void regather(String holder) { tellAndHear(new Signal.Holder(node(), holder, true)); }

    /// Something may be new for this holder, wherever they are connected.
    public void call(String holder) { tellAndHear(new Signal.Called(node(), holder)); }

    /// Closes the sockets of whoever was this.
    public void dismiss(String holder) { tellAndHear(new Signal.Holder(node(), holder, false)); }

    private void tellAndHear(Signal signal) {
        cluster.tell(signal);
        hear(signal);
    }

    @Override
    public void work(Runnable work) { workers.work(work); }

    @Override
    public boolean rest(long millis) { return workers.rest(millis); }

    @Override
    public void close() {
        cluster.close();
        workers.close();
        upgrades.close();
    }

    public static Game<?, ?> game(String id) {
        return Games.find(id).orElseThrow(() -> new ApiError(404, "unknown-game", "There is no game \"%s\"; there is %s.".formatted(id,
                String.join(", ", Games.ALL.stream().map(game -> game.info().id()).toList())), "game"));
    }
}
