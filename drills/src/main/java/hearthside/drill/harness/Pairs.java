package hearthside.drill.harness;

import hearthside.wire.Json;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/// Tables of two people each, who play random options of My First Stone Age. Where there are several servers the two sit at different
/// ones. A table that is over is followed by another.
///
/// The time of a move runs from the frame of the one who moves to the update at each of the two, all measured on this side of the sockets;
/// the journal is on the disk by then.
public final class Pairs implements AutoCloseable {
    private static final String GAME = "my-first-stone-age";

    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final LongAdder received = new LongAdder(), sent = new LongAdder();
    private final AtomicInteger opened = new AtomicInteger();
    private final List<House> houses;
    private volatile int pace;
    private volatile boolean stopped;

    /// Times of moves in milliseconds.
    ///
    /// @param moves how many were told to both
    public record Times(int moves, double p50, double p99, double longest) {}

    /// @param pace milliseconds between two moves at a table; 0 as fast as they can
    public Pairs(List<House> houses, int pace) {
        this.houses = houses;
        this.pace = pace;
    }

    public void open(int tables) {
        var progress = Progress.of("tables opened", tables);
        for (int i = 0; i < tables; i++) {
            open();
            progress.at(i + 1);
        }
    }

    public void pace(int millis) { pace = millis; }

    /// What was noted since the last time.
    public Times take() {
        var noted = times.stream().mapToLong(Long::longValue).toArray();
        times.clear();
        Arrays.sort(noted);
        return new Times(noted.length / 2, at(noted, 0.5), at(noted, 0.99), at(noted, 1));
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1e6;
    }

    /// Characters of all frames so far, from and to the servers.
    public long received() { return received.sum(); }

    public long sent() { return sent.sum(); }

    private void open() {
        int number = opened.getAndIncrement();
        var near = houses.get(number % houses.size());
        var far = houses.get((number + 1) % houses.size());
        try {
            var host = Browsing.cookie();
            var friend = Browsing.cookie();
            var answer = Browsing.post(near.port(), "/api/tables", host,
                    Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open"))));
            var table = answer.get("table").stringValue();
            var path = answer.get("invites").get(0).get("path").stringValue();
            Browsing.post(far.port(), "/api/tables/" + table + "/join", friend,
                    Map.of("secret", path.substring(path.lastIndexOf('#') + 1)));
            var both = new Both();
            both.sit(near, table, host, 0);
            both.sit(far, table, friend, 1);
        } catch (IOException e) {
            if (!stopped) throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    /// The two people at one table.
    private final class Both {
        private final @Nullable WebSocket[] sockets = new WebSocket[2];
        private final int[] seq = new int[2];
        private final Map<Integer, Long> begun = new ConcurrentHashMap<>();

        void sit(House house, String table, String cookie, int seat) {
            sockets[seat] = Browsing.watch(house.port(), table, cookie, text -> hear(text, seat), () -> {}).join();
        }

        private void hear(String text, int seat) {
            received.add(text.length());
            if (!text.startsWith("{\"is\":\"Update\"")) return;
            long now = System.nanoTime();
            int colon = text.indexOf("\"seq\":") + 6;
            int next = Integer.parseInt(text.substring(colon, text.indexOf(',', colon)));
            if (next <= seq[seat]) return;
            seq[seat] = next;
            var since = begun.get(next - 1); // those who moved before may have forgotten it already
            if (since != null) times.add(now - since);
            begun.remove(next - 3);
            if (text.contains("\"over\":true")) leave(seat);
            else if (!text.contains("\"options\":[]")) play(text, seat);
        }

        private void leave(int seat) {
            if (sockets[seat] != null) sockets[seat].abort();
            if (seat == 0 && !stopped) clock.execute(Pairs.this::open);
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
            begun.put(seq[seat], System.nanoTime());
            sent.add(frame.length());
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
