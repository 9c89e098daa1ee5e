package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Progress;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryPostgres;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.net.http.WebSocket;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// Two answers to the same decision at the same moment, one on each of two servers: exactly one must count, and both must see which.
public final class RaceDrill {
    private static final String GAME = "my-first-stone-age";
    private static final int AT_ONCE = 10;
    private static final int PATIENCE_SECONDS = 60;

    /// @param here  accepted on the first server
    /// @param there accepted on the second
    /// @param wrong pairs of which not exactly one was accepted, or of which the servers disagree
    public record Figures(int pairs, int here, int there, int wrong, double seconds) {
        String text() {
            return String.format(Locale.ROOT,
                    "%d pairs of conflicting answers on two servers: %d won on one, %d on the other, %d times not exactly one; %.0f s",
                    pairs, here, there, wrong, seconds);
        }
    }

    private final int pairs;
    private final Progress progress;
    private final AtomicInteger left;
    private final AtomicInteger here = new AtomicInteger();
    private final AtomicInteger there = new AtomicInteger();
    private final AtomicInteger wrong = new AtomicInteger();
    private final String database;
    private final House one;
    private final House two;

    private RaceDrill(int pairs, String database, House one, House two) {
        this.pairs = pairs;
        this.progress = Progress.of("pairs", pairs);
        this.left = new AtomicInteger(pairs);
        this.database = database;
        this.one = one;
        this.two = two;
    }

    /// On a PostgreSQL of its own.
    public static Figures run(int pairs, PrintStream out) {
        try (var postgres = TemporaryPostgres.start(true)) {
            return run(pairs, postgres.database(), out);
        }
    }

    public static Figures run(int pairs, String database, PrintStream out) {
        try (var folder = Folder.temporary()) {
            var found = run(pairs, database, folder);
            out.println(found.text());
            return found;
        }
    }

    private static Figures run(int pairs, String database, Folder folder) {
        try (var one = House.open(database, 0, folder.resolve("one.log"));
                var two = House.open(database, 0, folder.resolve("two.log"));
                var players = Executors.newVirtualThreadPerTaskExecutor()) {
            long begun = System.nanoTime();
            var drill = new RaceDrill(pairs, database, one, two);
            var games = IntStream.range(0, AT_ONCE).<Future<?>>mapToObj(_ -> players.submit(drill::playOn)).toList();
            for (var game : games) game.get();
            return new Figures(pairs, drill.here.get(), drill.there.get(), drill.wrong.get(), (System.nanoTime() - begun) / 1e9);
        } catch (InterruptedException | java.util.concurrent.ExecutionException e) {
            throw new IllegalStateException("the drill broke off", e);
        }
    }

    /// One browser with one table open on both servers.
    private static final class Page {
        private final BlockingQueue<JsonNode> updates = new LinkedBlockingQueue<>();
        private final WebSocket socket;
        private JsonNode update;

        Page(int port, String table, String cookie) {
            socket = Browsing.watch(port, table, cookie, this::hear, () -> {}).join();
            update = Json.parse("{\"seq\":0}");
            await(1);
        }

        private void hear(String text) {
            if (text.startsWith("{\"is\":\"Update\"")) updates.add(Json.parse(text));
        }

        int seq() { return update.get("seq").intValue(); }

        /// Waits until so many lines are written.
        void await(int seq) {
            try {
                while (seq() < seq) {
                    var next = updates.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    if (next == null) throw new IllegalStateException("no update came");
                    if (next.get("seq").intValue() > seq()) update = next;
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }

        void play(JsonNode action) {
            var _ = socket.sendText(
                    Json.write(Map.of("is", "Play", "seq", update.get("seq"), "seat", update.get("viewer"), "action", action)), true);
        }
    }

    private void playOn() {
        try {
            while (left.get() > 0) playOne();
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    private void playOne() throws IOException {
        var cookie = Browsing.cookie();
        var table = Browsing.post(one.port(), "/api/tables", cookie,
                Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "here")))).get("table").stringValue();
        var a = new Page(one.port(), table, cookie);
        var b = new Page(two.port(), table, cookie);
        while (!a.update.get("over").booleanValue()) {
            int seq = a.seq();
            b.await(seq);
            var options = a.update.get("options");
            if (options.size() < 2) {
                a.play(options.get(0));
            } else {
                if (left.getAndDecrement() <= 0) break;
                race(table, a, b, options.get(0), options.get(options.size() - 1));
            }
            a.await(seq + 1);
        }
        a.socket.abort();
        b.socket.abort();
    }

    private void race(String table, Page a, Page b, JsonNode first, JsonNode second) {
        int seq = a.seq();
        progress.at(pairs - left.get());
        a.play(first);
        b.play(second);
        a.await(seq + 1);
        b.await(seq + 1);
        var line = line(table, seq);
        boolean agree = a.seq() == seq + 1 && b.seq() == seq + 1 && a.update.get("view").equals(b.update.get("view"));
        if (agree && line.equals(first)) here.incrementAndGet();
        else if (agree && line.equals(second)) there.incrementAndGet();
        else wrong.incrementAndGet();
    }

    private JsonNode line(String table, int seq) {
        try (var connection = DriverManager.getConnection(database);
                var query = connection.prepareStatement("select entry from journal where table_id = ? and line = ?")) {
            query.setString(1, table);
            query.setInt(2, seq);
            try (var found = query.executeQuery()) {
                return found.next() ? Json.parse(found.getString(1)).get("action") : Json.parse("null");
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the journal cannot be read", e);
        }
    }
}
