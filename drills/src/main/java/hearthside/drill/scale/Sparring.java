package hearthside.drill.scale;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A guest against one bot, who plays anything at once, one game after the other, and counts what the bot decides.
final class Sparring implements AutoCloseable {
    private static final int MOMENT_MILLIS = 20;

    private final House house;
    private final String game;
    private final String level;
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    private final AtomicInteger answered = new AtomicInteger();
    private @Nullable WebSocket socket;
    private int seen;
    private boolean isOwn;

    Sparring(House house, String game, String level) throws IOException {
        this.house = house;
        this.game = game;
        this.level = level;
        open();
    }

    int answered() { return answered.get(); }

    private synchronized void open() throws IOException {
        var cookie = Browsing.cookie();
        var table = Browsing.post(house.port(), "/api/tables", cookie,
                Map.of("game", game, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "bot", "bot", level)))).get("table")
                .stringValue();
        seen = 0;
        isOwn = false;
        if (socket != null) socket.abort();
        socket = Browsing.watch(house.port(), table, cookie, this::hear, () -> {}).join();
    }

    private void again() {
        try {
            open();
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    private synchronized void hear(String text) {
        if (!text.startsWith("{\"is\":\"Update\"")) return;
        var update = Json.parse(text);
        int seq = update.get("seq").intValue();
        if (seq <= seen) return;
        if (seen > 0 && !isOwn) answered.incrementAndGet();
        seen = seq;
        isOwn = !update.get("options").isEmpty();
        if (update.get("over").booleanValue()) {
            var _ = clock.schedule(this::again, MOMENT_MILLIS, TimeUnit.MILLISECONDS);
        } else if (isOwn) {
            var options = update.get("options");
            var frame = Json.write(Map.of("is", "Play", "seq", seq, "seat", update.get("viewer"), "action",
                    options.get(ThreadLocalRandom.current().nextInt(options.size()))));
            var _ = clock.schedule(() -> send(frame), MOMENT_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private synchronized void send(String frame) {
        if (socket == null) return;
        var _ = socket.sendText(frame, true);
    }

    @Override
    public synchronized void close() {
        clock.shutdownNow();
        if (socket != null) socket.abort();
    }
}
