package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.Caller;
import hearthside.wire.Json;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// People who just play, each table from an address of its own: two at one screen, or one against a Chief. They note how long a move takes
/// until it is told, and how long the Chief takes to answer.
final class HonestPlayers implements AutoCloseable {
    private static final int THINK_MILLIS = 400;

    private final int port;
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final List<Caller> callers = new ArrayList<>();
    private final ConcurrentLinkedQueue<Long> moves = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> chiefs = new ConcurrentLinkedQueue<>();
    private final AtomicInteger turnedAway = new AtomicInteger();
    private volatile boolean stopped;

    /// Milliseconds.
    record Times(int moves, double p50, double p99, int answers, double chiefP50, double chiefLongest) {}

    HonestPlayers(int port) { this.port = port; }

    /// @param tables of two people each
    /// @param chiefs tables of one against a Chief
    void begin(int tables, int chiefs) {
        for (int i = 0; i < tables + chiefs; i++) {
            var caller = new Caller("127.0.1.%d".formatted(i + 1), port);
            callers.add(caller);
            boolean isChief = i >= tables;
            clock.execute(() -> open(caller, isChief));
        }
    }

    /// What was noted since the last time.
    Times take() {
        long[] moved = taken(moves), answered = taken(chiefs);
        return new Times(moved.length, at(moved, 0.5), at(moved, 0.99), answered.length, at(answered, 0.5), at(answered, 1));
    }

    /// How many moves were noted since then.
    int noted() { return moves.size(); }

    /// How often one of them could not open a table.
    int turnedAway() { return turnedAway.get(); }

    private static long[] taken(ConcurrentLinkedQueue<Long> noted) {
        var times = new ArrayList<Long>();
        for (var next = noted.poll(); next != null; next = noted.poll()) times.add(next);
        var sorted = times.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1e6;
    }

    private void open(Caller caller, boolean isChief) {
        if (stopped) return;
        var cookie = Browsing.cookie();
        var other = isChief ? Map.of("kind", "bot", "bot", "chief") : Map.of("kind", "here");
        var opened = caller.post("/api/tables", cookie, Map.of("game", isChief ? "stone-age" : "my-first-stone-age", "seats",
                List.of(Map.of("kind", "me"), other)));
        if (opened.isWell()) {
            new Player(caller, cookie, isChief).sit(opened.json().get("table").stringValue());
        } else {
            turnedAway.incrementAndGet();
            later(() -> open(caller, isChief), THINK_MILLIS);
        }
    }

    private void later(Runnable work, int millis) {
        if (stopped) return;
        var _ = clock.schedule(work, millis, TimeUnit.MILLISECONDS);
    }

    private final class Player {
        private final Caller caller;
        private final String cookie;
        private final boolean isChief;
        private @Nullable WebSocket socket;
        private int seen;
        private long sent;
        private long asked;

        Player(Caller caller, String cookie, boolean isChief) {
            this.caller = caller;
            this.cookie = cookie;
            this.isChief = isChief;
        }

        void sit(String table) {
            var _ = caller.watch(table, cookie, this::hear, () -> later(() -> open(caller, isChief), THINK_MILLIS))
                    .whenComplete((opened, failed) -> {
                        if (opened != null) socket = opened;
                        if (failed != null) later(() -> sit(table), THINK_MILLIS);
                    });
        }

        private synchronized void hear(String text) {
            if (!text.startsWith("{\"is\":\"Update\"")) return;
            long now = System.nanoTime();
            var update = Json.parse(text);
            int seq = update.get("seq").intValue();
            if (seq <= seen) return;
            seen = seq;
            if (sent != 0) moves.add(now - sent);
            if (asked != 0) chiefs.add(now - asked);
            sent = 0;
            asked = 0;
            if (update.get("over").booleanValue()) {
                if (socket != null) socket.abort();
                later(() -> open(caller, isChief), THINK_MILLIS);
            } else if (!update.get("options").isEmpty()) {
                later(() -> play(update), ThreadLocalRandom.current().nextInt(THINK_MILLIS / 2, THINK_MILLIS * 3 / 2));
            } else if (isChief) {
                asked = now;
            }
        }

        private synchronized void play(JsonNode update) {
            var to = socket;
            if (to == null) {
                later(() -> play(update), THINK_MILLIS); // the news was faster than the line itself
                return;
            }
            var options = update.get("options");
            sent = System.nanoTime();
            var _ = to.sendText(Json.write(Map.of("is", "Play", "seq", update.get("seq"), "seat", update.get("viewer"), "action",
                    options.get(ThreadLocalRandom.current().nextInt(options.size())))), true);
        }
    }

    @Override
    public void close() {
        stopped = true;
        clock.shutdownNow();
        callers.forEach(Caller::close);
    }
}
