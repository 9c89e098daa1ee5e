package hearthside.server;

import hearthside.ai.Bots;
import hearthside.core.BadInput;
import hearthside.core.Committed;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.games.Games;
import hearthside.wire.Journal;
import hearthside.wire.Json;
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
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All tables of this server. A table is opened from its journal when somebody first asks for it; those still being played are opened
/// soon after the start, so that bots play on. Finished ones are put away when nobody looks.
///
/// Locks: whoever has the lock of a table may come here; nobody in here waits for the lock of a table that others can reach.
final class Hall implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final long PUT_AWAY_MILLIS = 60_000;
    private static final int CLOSING_SECONDS = 5;

    private final Ledger ledger;
    private final int botPause;
    private final Map<String, Table<?, ?>> tables = new ConcurrentHashMap<>();
    private volatile Consumer<Table<?, ?>> scorekeeper = _ -> {};
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();

    Hall(Ledger ledger, int botPause) {
        this.ledger = ledger;
        this.botPause = botPause;
    }

    /// @param scorekeeper gets each table whose game ends
    void whenOver(Consumer<Table<?, ?>> scorekeeper) { this.scorekeeper = scorekeeper; }

    void ended(Table<?, ?> table) { work(() -> scorekeeper.accept(table)); }

    Ledger ledger() { return ledger; }

    int botPause() { return botPause; }

    /// Opens what is still being played, then keeps the hall tidy.
    void begin() {
        work(() -> {
            for (var id : ledger.playing()) openQuietly(id);
            while (rest(PUT_AWAY_MILLIS)) tables.values().removeIf(table -> table.isDeserted() && table.isOver());
        });
    }

    private void openQuietly(String id) {
        try {
            table(id);
        } catch (Fault _) {
            // quarantined, and logged
        } catch (RuntimeException e) {
            LOG.warn("Table {} could not be opened now; it will be when somebody asks for it.", id, e);
        }
    }

    Table<?, ?> table(String id) {
        var known = tables.get(id);
        if (known != null) return known;
        var opened = tables.computeIfAbsent(id, this::reopen);
        opened.wakeBots();
        return opened;
    }

    private Table<?, ?> reopen(String id) {
        var row = ledger.find(id).orElseThrow(() -> new Fault(404, "unknown-table", "There is no table \"%s\".".formatted(id)));
        if (row.status() == TableRow.Status.QUARANTINED) throw quarantined();
        var lines = ledger.journal(id);
        var chairs = ledger.chairs(id);
        var chat = new Chat(ledger, id);
        try { // everything is read; what fails now is the journal's fault, not the disk's
            var game = Games.find(row.game()).orElseThrow(() -> new BadInput("game", "This program does not know the game %s.".formatted(row.game())));
            return reopen(row, game, lines, chairs, chat);
        } catch (RuntimeException e) {
            var reason = e instanceof BadInput bad ? bad.text() : e.toString();
            LOG.warn("Table {} is quarantined, its journal cannot be played again: {}", id, reason);
            if (row.status() == TableRow.Status.PLAYING) ledger.quarantine(id, reason);
            throw quarantined();
        }
    }

    private static Fault quarantined() {
        return new Fault(409, "quarantined", "This table cannot be opened: its journal does not fit the rules of this program. It is kept; tell whoever runs the server.");
    }

    private <S extends Copyable<S>, A> Table<S, A> reopen(TableRow row, Game<S, A> game, List<String> lines, List<Chair> chairs, Chat chat) {
        var header = Json.read(Journal.Header.class, row.header());
        var terms = new Journal<A>(header, List.of(), null).terms(game);
        var luck = Committed.ofHex(row.seed());
        if (!luck.hash().equals(row.hash())) throw new BadInput("seed", "The seed does not have the hash that was shown.");
        return new Table<>(this, ledger, row, Playback.match(game, terms, luck, lines), lines, chairs, chat);
    }

    /// A new table for `host`.
    ///
    /// @param chairs who sits where, given the table's name
    Table<?, ?> open(Game<?, ?> game, Terms terms, Browser host, BiFunction<String, Integer, Chair> chairs) { return open(game, terms, host, chairs, null); }

    private <S extends Copyable<S>, A> Table<S, A> open(Game<S, A> game, Terms terms, Browser host, BiFunction<String, Integer, Chair> chairs, @Nullable String predecessor) {
        var luck = Committed.fresh();
        var match = new Match<>(game, terms, luck);
        var id = Secrets.tableId();
        var seated = new ArrayList<Chair>();
        for (int seat = 0; seat < terms.seats(); seat++) seated.add(chairs.apply(id, seat));
        var row = new TableRow(id, game.info().id(), Json.write(Journal.header(game, terms, luck.hash())), luck.seed(), luck.hash(), host.hash(),
                TableRow.Status.PLAYING, null, null, System.currentTimeMillis());
        var setup = Playback.line(match.journal().getFirst());
        ledger.open(row, seated, setup, predecessor);
        var table = new Table<>(this, ledger, row, match, List.of(setup), seated, new Chat(ledger, id));
        tables.put(id, table);
        table.wakeBots();
        return table;
    }

    /// The same people on the same terms. Returns the name of the new table.
    <S extends Copyable<S>, A> String openAgain(Table<S, A> old, Browser host) {
        var chairs = old.chairs();
        return open(old.game(), old.finished().terms(), host, (id, seat) -> {
            var chair = chairs.get(seat);
            return chair.isOpen() ? Chair.open(seat, Secrets.hash(Secrets.invite(host, id, seat))) : chair.again();
        }, old.id()).id();
    }

    /// What this holder had has changed hands in the ledger: tables that know them read again who is there.
    void regather(String holder) {
        for (var table : tables.values()) table.regather(holder);
        dismiss(holder);
    }

    /// Closes the sockets of whoever was this; those still welcome come back at once.
    void dismiss(String holder) { for (var table : tables.values()) table.dismiss(holder); }

    void work(Runnable work) {
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
    boolean rest(long millis) {
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
        workers.shutdownNow();
        try {
            if (!workers.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) LOG.warn("A bot is still thinking; its move is dropped.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    static Game<?, ?> game(String id) {
        return Games.find(id).orElseThrow(() -> new Fault(404, "unknown-game", "There is no game \"%s\"; there is %s.".formatted(id, String.join(", ", Games.ALL.stream().map(game -> game.info().id()).toList())), "game"));
    }

    /// Throws [BadInput] that lists the bots there are.
    static <S extends Copyable<S>, A> String botLevel(Game<S, A> game, @Nullable String asked) {
        var ladder = Bots.of(game);
        return asked == null ? ladder.usual() : ladder.level(asked).id();
    }
}
