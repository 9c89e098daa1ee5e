package hearthside.server.tables;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.cluster.Cluster;
import hearthside.server.cluster.Signal;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.notice.Notice;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.notice.NoticeRepository;
import hearthside.server.notice.Notices;
import hearthside.server.pace.Actor;
import hearthside.server.pace.Pace;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.WriteConflict;
import hearthside.server.table.Chat;
import hearthside.server.table.ClockUpdate;
import hearthside.server.table.JournalPlayer;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePace;
import hearthside.server.table.TableRow;
import hearthside.server.thinking.HintsAndReviews;
import hearthside.server.thinking.ThinkingPool;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All tables of this server. A table is opened from its journal when somebody first asks for it; those still being played are opened
/// soon after the start, so that bots play on. Finished ones are put away when nobody looks.
///
/// Locks: whoever has the lock of a table may come here; nobody in here waits for the lock of a table that others can reach.
public final class TableRegistry implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);
    private static final long PUT_AWAY_MILLIS = 60_000;
    private static final int CLOSING_SECONDS = 5;

    private final TableRepository repository;
    private final Clock time;
    private final ScheduledJobs jobs;
    private final Cluster cluster;
    private final Notices notices;
    private final HintsAndReviews thinking;
    private final int botPause;
    private final Map<String, Table<?, ?>> tables = new ConcurrentHashMap<>();
    private volatile Consumer<Table<?, ?>> recorder = _ -> {};
    private final ThinkingPool thinkingPool = new ThinkingPool();
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();

    public TableRegistry(TableRepository repository, int botPause) { this(repository, botPause, NoticeChannels.NONE, Clock.systemUTC()); }

    public TableRegistry(TableRepository repository, int botPause, NoticeChannels channels, Clock time) {
        this.repository = repository;
        this.time = time;
        this.jobs = new ScheduledJobs(repository.store(), time);
        this.cluster = new Cluster(repository.store(), this);
        this.notices = new Notices(new NoticeRepository(repository.store()), channels, time);
        this.thinking = new HintsAndReviews(this, repository.store(), botPause);
        this.botPause = botPause;
        jobs.on(ClockUpdate.CLOCK, id -> table(id).timeIsUp());
        jobs.on(Notices.ERRAND, id -> notices.deliver(id, this));
    }

    /// @param recorder gets each table whose game ends
    public void whenOver(Consumer<Table<?, ?>> recorder) { this.recorder = recorder; }

    public void ended(Table<?, ?> table) {
        work(() -> recorder.accept(table));
        thinking.lookBack(table);
    }

    public Instant now() { return time.instant(); }

    public HintsAndReviews thinking() { return thinking; }

    public ThinkingPool thinkingPool() { return thinkingPool; }

    public TableRepository repository() { return repository; }

    public ScheduledJobs jobs() { return jobs; }

    public Notices notices() { return notices; }

    String node() { return repository.store().node(); }

    public int botPause() { return botPause; }

    /// Tells whoever holds a seat that something waits for them; nobody waits until that is done.
    public void tell(Notice.Kind kind, String table, Seat chair, boolean looking) {
        var since = now();
        work(() -> notices.tell(kind, table, chair, looking, since));
    }

    /// Opens what is still being played, then keeps the hall tidy.
    public void begin() {
        jobs.begin();
        cluster.begin();
        work(() -> {
            if (!cluster.isShared()) openAll(repository.playing()); // among several servers the keeper does
            while (rest(PUT_AWAY_MILLIS)) tables.values().removeIf(table -> table.isDeserted() && table.isOver());
        });
    }

    public void openAll(List<String> ids) { ids.forEach(this::openQuietly); }

    private void openQuietly(String id) {
        try {
            table(id).wakeBots();
        } catch (ApiError _) {
            // quarantined, and logged
        } catch (RuntimeException e) {
            LOG.warn("Table {} could not be opened now; it will be when somebody asks for it.", id, e);
        }
    }

    /// Whether the bots of this table play on this server.
    public boolean keeps(String table) { return cluster.keeps(table); }

    public int open() { return tables.size(); }

    public int kept() { return cluster.isShared() ? cluster.kept() : tables.size(); }

    public void tell(Signal signal) { cluster.tell(signal); }

    /// What another server tells of a table; where it is not open here, nobody needs to know.
    public void hear(Signal signal) {
        if (signal.table().isEmpty()) tables.values().forEach(table -> table.hear(signal));
        var table = tables.get(signal.table());
        if (table != null) table.hear(signal);
    }

    /// Signals may have been missed.
    public void catchUp() { for (var table : tables.values()) work(table::catchUpWithAll); }

    public Table<?, ?> table(String id) {
        var known = tables.get(id);
        if (known != null) return known;
        var opened = tables.computeIfAbsent(id, this::reopen);
        opened.wakeBots();
        if (cluster.isShared()) work(opened::catchUpWithAll); // between reading and being known here something may have happened
        return opened;
    }

    private Table<?, ?> reopen(String id) {
        var row = repository.find(id).orElseThrow(() -> new ApiError(404, "unknown-table", "There is no table \"%s\".".formatted(id)));
        if (row.status() == TableRow.Status.QUARANTINED) throw quarantined();
        var lines = repository.journal(id);
        var chairs = repository.chairs(id);
        var chat = new Chat(repository, id);
        try { // everything is read; what fails now is the journal's fault, not the disk's
            var game = Games.find(row.game())
                    .orElseThrow(() -> new BadInput("game", "This program does not know the game %s.".formatted(row.game())));
            return reopen(row, game, lines, chairs, chat);
        } catch (RuntimeException e) {
            var reason = e instanceof BadInput bad ? bad.text() : e.toString();
            LOG.warn("Table {} is quarantined, its journal cannot be played again: {}", id, reason);
            // its keeper may be of another version, and know better
            if (row.status() == TableRow.Status.PLAYING && cluster.keeps(id)) repository.quarantine(id, reason);
            throw quarantined();
        }
    }

    private static ApiError quarantined() {
        return new ApiError(409, "quarantined",
                "This table cannot be opened: its journal does not fit the rules of this program. It is kept; tell whoever runs the server.");
    }

    private <S extends Copyable<S>, A> Table<S, A> reopen(TableRow row, Game<S, A> game, List<String> lines, List<Seat> chairs,
            Chat chat) {
        var header = Json.read(Journal.Header.class, row.header());
        var journal = new Journal<A>(header, List.of(), null);
        var terms = journal.terms(game);
        var luck = Committed.ofHex(row.seed());
        if (!luck.hash().equals(row.hash())) throw new BadInput("seed", "The seed does not have the hash that was shown.");
        var pace = repository.pace(row.id());
        var tablePace = new TablePace(pace, repository.pacing(row.id()).orElse(Pacing.of(pace, terms.seats())), time);
        return new Table<>(this, repository, row, JournalPlayer.match(game, terms, journal.opening(game), luck, lines), lines, chairs, chat,
                tablePace);
    }

    /// A new table for `host`.
    ///
    /// @param chairs who sits where, given the table's name
    Table<?, ?> open(Game<?, ?> game, Terms terms, @Nullable Pace pace, Visitor host, BiFunction<String, Integer, Seat> chairs) {
        return open(game, terms, pace, host, chairs, null);
    }

    private <S extends Copyable<S>, A> Table<S, A> open(Game<S, A> game, Terms terms, @Nullable Pace pace, Visitor host,
            BiFunction<String, Integer, Seat> chairs, @Nullable String predecessor) {
        var luck = Committed.fresh();
        return open(new Match<>(game, terms, luck), luck, pace, host, chairs, predecessor);
    }

    /// A new table that begins where `from` stands.
    <S extends Copyable<S>, A> Table<S, A> openFrom(Match<S, A> from, Visitor host, IntFunction<Seat> chairs) {
        var luck = Committed.fresh();
        return open(new Match<>(from.game(), from.terms(), from.view(Game.REFEREE), luck), luck, null, host,
                (_, seat) -> chairs.apply(seat), null);
    }

    private <S extends Copyable<S>, A> Table<S, A> open(Match<S, A> match, Committed luck, @Nullable Pace pace, Visitor host,
            BiFunction<String, Integer, Seat> chairs, @Nullable String predecessor) {
        var id = Secrets.tableId();
        var seated = new ArrayList<Seat>();
        int seats = match.terms().seats();
        for (int seat = 0; seat < seats; seat++) seated.add(chairs.apply(id, seat));
        var row = new TableRow(id, match.game().info().id(), Json.write(Journal.header(match, luck.hash())), luck.seed(), luck.hash(),
                host.hash(),
                TableRow.Status.PLAYING, null, null, time.millis());
        var setup = JournalPlayer.line(match.journal().getFirst());
        var tablePace = new TablePace(pace, Pacing.of(pace, seats), time);
        tablePace.set(tablePace.seated(match, seated));
        WriteConflict.unless(repository.open(row, seated, setup, predecessor, pace, tablePace.stamp(tablePace.pacing(), Actor.PERSON)));
        cluster.keep(id);
        var table = new Table<>(this, repository, row, match, List.of(setup), seated, new Chat(repository, id), tablePace);
        tables.put(id, table);
        table.wakeBots();
        return table;
    }

    /// The same people on the same terms. Returns the name of the new table.
    public <S extends Copyable<S>, A> String openAgain(Table<S, A> old, Visitor host) {
        try {
            return openAgain(old, host, old.chairs());
        } catch (WriteConflict _) {
            return repository.find(old.id()).map(TableRow::successor).orElseThrow();
        }
    }

    private <S extends Copyable<S>, A> String openAgain(Table<S, A> old, Visitor host, List<Seat> chairs) {
        var next = open(old.game(), old.finished().terms(), repository.pace(old.id()), host, (id, seat) -> {
            var chair = chairs.get(seat);
            return chair.isOpen() ? Seat.open(seat, Secrets.hash(Secrets.invite(host, id, seat))) : chair.again();
        }, old.id());
        thinking.follow(old.id(), next.id());
        return next.id();
    }

    /// What this holder had has changed hands in the ledger: tables that know them read again who is there.
    public void regather(String holder) { tellAndHear(new Signal.Holder(node(), holder, true)); }

    /// Closes the sockets of whoever was this; those still welcome come back at once.
    public void dismiss(String holder) { tellAndHear(new Signal.Holder(node(), holder, false)); }

    private void tellAndHear(Signal signal) {
        tell(signal);
        hear(signal);
    }

    public void work(Runnable work) {
        try {
            workers.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException e) {
                    LOG.error("A worker failed.", e);
                }
            });
        } catch (RejectedExecutionException _) {
            // the server is closing
        }
    }

    /// Waits; false when the server closes meanwhile.
    public boolean rest(long millis) {
        try {
            if (millis > 0) Thread.sleep(millis);
            return !workers.isShutdown();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Lets those at work finish their move, so that nothing is written after the ledger closes.
    @Override
    public void close() {
        thinking.close();
        jobs.close();
        cluster.close();
        workers.shutdownNow();
        thinkingPool.close();
        try {
            if (!workers.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) LOG.warn("A bot is still thinking; its move is dropped.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    public static Game<?, ?> game(String id) {
        return Games.find(id).orElseThrow(() -> new ApiError(404, "unknown-game", "There is no game \"%s\"; there is %s.".formatted(id,
                String.join(", ", Games.ALL.stream().map(game -> game.info().id()).toList())), "game"));
    }

    /// Throws [BadInput] that lists the bots there are.
    static <S extends Copyable<S>, A> String botLevel(Game<S, A> game, @Nullable String asked) {
        var ladder = Bots.of(game);
        return asked == null ? ladder.usual() : ladder.level(asked).id();
    }
}
