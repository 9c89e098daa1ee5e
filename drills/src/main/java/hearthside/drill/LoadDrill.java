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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Many tables with two people each, all playing at once: how long it takes until a move is with everybody, and whether the memory stays
/// flat.
///
/// The time runs from the frame of the one who moves to the update at each of the two, all measured on this side of the sockets; the
/// journal is on the disk by then.
public final class LoadDrill implements AutoCloseable {
    private static final String GAME = "my-first-stone-age";
    private static final int WARM_UP_SECONDS = 20;
    private static final int LOOK_MILLIS = 100;

    /// @param early heap of the server after a collection, megabytes, when a third of the time has passed
    /// @param late  the same at the end
    public record Figures(String on, int tables, int sockets, int moves, double perSecond, double p50, double p99, double longest,
            double early, double late, double most) {
        String text() {
            return String.format(Locale.ROOT,
                    "%s: %d tables, %d sockets: %d moves, %.0f moves/s; move to update p50 %.1f ms, p99 %.1f ms, longest %.1f ms; "
                            + "heap in use %.0f MB after a third of the time, %.0f MB at the end; as fast as they can %.0f "
                            + "moves/s",
                    on, tables, sockets, moves, perSecond, p50, p99, longest, early, late, most);
        }
    }

    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final House house;
    private volatile int pace;
    private volatile boolean stopped;

    private LoadDrill(House house, int pace) {
        this.house = house;
        this.pace = pace;
    }

    /// @param on   `sqlite`, `postgresql` for one that is started here, or the address of one
    /// @param pace milliseconds between two moves at a table
    public static Figures run(String on, int tables, int seconds, int pace, PrintStream out) {
        TemporaryPostgres postgres = null;
        try (var folder = Folder.temporary()) {
            if (on.equals("postgresql")) postgres = TemporaryPostgres.start(true);
            var database = postgres != null ? postgres.database() : on.equals("sqlite") ? folder.resolve("load.db").toString() : on;
            try (var house = House.open(database, 0, folder.resolve("server.log")); var drill = new LoadDrill(house, pace)) {
                var found = drill.measure(database.startsWith("jdbc:") ? "PostgreSQL" : "SQLite", tables, seconds, pace);
                out.println(found.text());
                return found;
            }
        } finally {
            if (postgres != null) postgres.close();
        }
    }

    private Figures measure(String on, int tables, int seconds, int paceMillis) {
        var opening = Progress.of("tables opened", tables);
        for (int i = 0; i < tables; i++) {
            openTable();
            opening.at(i + 1);
        }
        Browsing.rest(Math.min(WARM_UP_SECONDS, seconds) * 1000L);
        times.clear();
        long begun = System.nanoTime();
        var progress = Progress.of("seconds", seconds);
        pass(begun, seconds / 3.0, progress);
        double early = heap();
        pass(begun, seconds, progress);
        double took = (System.nanoTime() - begun) / 1e9;
        var steady = sorted();
        double late = heap();
        pace = 0;
        Browsing.rest(paceMillis); // those who wait still do
        times.clear();
        long rushed = System.nanoTime();
        Browsing.rest(Math.max(1, seconds / 10) * 1000L);
        double most = times.size() / 2.0 / ((System.nanoTime() - rushed) / 1e9);
        return new Figures(on, tables, 2 * tables, steady.length / 2, steady.length / 2.0 / took, at(steady, 0.5), at(steady, 0.99),
                at(steady, 1), early, late, most);
    }

    private static void pass(long begun, double seconds, Progress progress) {
        while ((System.nanoTime() - begun) / 1e9 < seconds) {
            Browsing.rest(LOOK_MILLIS);
            progress.at((System.nanoTime() - begun) / 1_000_000_000L);
        }
    }

    private long[] sorted() { return Arrays.stream(times.toArray(Long[]::new)).mapToLong(Long::longValue).sorted().toArray(); }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1e6;
    }

    /// Megabytes of the heap in use, without garbage.
    private double heap() {
        house.collectGarbage();
        try {
            return Browsing.text(house.port(), "/metrics").lines().filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).sum() / 1e6;
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    private void openTable() {
        try {
            var host = Browsing.cookie();
            var friend = Browsing.cookie();
            var opened = Browsing.post(house.port(), "/api/tables", host,
                    Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open"))));
            var table = opened.get("table").stringValue();
            var path = opened.get("invites").get(0).get("path").stringValue();
            Browsing.post(house.port(), "/api/tables/" + table + "/join", friend,
                    Map.of("secret", path.substring(path.lastIndexOf('#') + 1)));
            var both = new Both();
            both.sit(table, host, 0);
            both.sit(table, friend, 1);
        } catch (IOException e) {
            if (!stopped) throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    /// The two people at one table.
    private final class Both {
        private final @Nullable WebSocket[] sockets = new WebSocket[2];
        private final int[] seq = new int[2];
        private volatile long sent;

        void sit(String table, String cookie, int seat) {
            sockets[seat] = Browsing.watch(house.port(), table, cookie, text -> hear(text, seat), () -> {}).join();
        }

        private void hear(String text, int seat) {
            if (!text.startsWith("{\"is\":\"Update\"")) return;
            long now = System.nanoTime();
            int colon = text.indexOf("\"seq\":") + 6;
            int next = Integer.parseInt(text.substring(colon, text.indexOf(',', colon)));
            if (next <= seq[seat]) return;
            if (seq[seat] > 0 && sent != 0) times.add(now - sent);
            seq[seat] = next;
            if (text.contains("\"over\":true")) leave(seat);
            else if (!text.contains("\"options\":[]")) play(text, seat);
        }

        private void leave(int seat) {
            if (sockets[seat] != null) sockets[seat].abort();
            if (seat == 0 && !stopped) clock.execute(LoadDrill.this::openTable);
        }

        private void play(String text, int seat) {
            var update = Json.parse(text);
            var options = update.get("options");
            var frame = Json.write(Map.of("is", "Play", "seq", update.get("seq"), "seat", seat, "action",
                    options.get(ThreadLocalRandom.current().nextInt(options.size()))));
            int wait = pace;
            if (!stopped) {
                var _ = clock.schedule(() -> send(frame, seat), wait == 0 ? 0 : ThreadLocalRandom.current().nextInt(wait / 2, wait * 3 / 2),
                        TimeUnit.MILLISECONDS);
            }
        }

        private void send(String frame, int seat) {
            sent = System.nanoTime();
            if (sockets[seat] != null) {
                var _ = sockets[seat].sendText(frame, true);
            }
        }
    }

    @Override
    public void close() {
        stopped = true;
        clock.shutdownNow();
    }
}
