package hearthside.drill;

import hearthside.core.GameInfo;
import hearthside.drill.harness.Browsing;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Somebody who plays with bots at one table, comes back whenever the line breaks, and remembers every move that was confirmed.
final class Stalwart {
    private static final int MOST_SEATS = 3;
    private static final int AGAIN_MILLIS = 150;
    private static final int THINK_MILLIS = 150;

    private final IntSupplier port;
    private final ScheduledExecutorService clock;
    private final String cookie = Browsing.cookie();
    private final String table;
    private final Map<Integer, JsonNode> confirmed = new HashMap<>();
    private @Nullable WebSocket socket;
    private @Nullable JsonNode pending;
    private int pendingSeq;
    private int seen;
    private int lost;
    private boolean sending;
    private boolean damaged;
    private boolean over;
    private boolean stopped;

    /// @param port of any server that runs now
    /// @param game one in which one seat decides at a time: what comes after a move confirms it
    Stalwart(IntSupplier port, ScheduledExecutorService clock, GameInfo<?> game) throws IOException {
        this.port = port;
        this.clock = clock;
        var seats = new ArrayList<Map<String, String>>(List.of(Map.of("kind", "me")));
        while (seats.size() < Math.min(MOST_SEATS, game.maxSeats())) seats.add(Map.of("kind", "bot", "bot", "random"));
        table = Browsing.post(port.getAsInt(), "/api/tables", cookie, Map.of("game", game.id(), "seats", seats)).get("table").stringValue();
        connect();
    }

    String table() { return table; }

    String cookie() { return cookie; }

    synchronized Map<Integer, JsonNode> confirmed() { return Map.copyOf(confirmed); }

    synchronized int seen() { return seen; }

    /// How often the table came back with less than was seen.
    synchronized int lost() { return lost; }

    synchronized boolean isDamaged() { return damaged; }

    synchronized boolean isOver() { return over; }

    synchronized void stop() {
        stopped = true;
        if (socket != null) socket.abort();
    }

    private void connect() {
        var _ = Browsing.watch(port.getAsInt(), table, cookie, this::hear, this::again).whenComplete((opened, failed) -> {
            synchronized (this) {
                if (opened != null) socket = opened;
                if (opened != null && stopped) opened.abort();
            }
            if (failed == null) return;
            for (Throwable cause = failed; cause != null; cause = cause.getCause())
                if (cause instanceof WebSocketHandshakeException refused && refused.getResponse() != null
                        && refused.getResponse().statusCode() == 409) {
                            synchronized (this) {
                                damaged = true;
                            }
                            return;
                        }
            again();
        });
    }

    private void again() { later(this::connect, AGAIN_MILLIS); }

    private synchronized void later(Runnable work, int millis) {
        if (!stopped && !over && !clock.isShutdown()) {
            var _ = clock.schedule(work, millis, TimeUnit.MILLISECONDS);
        }
    }

    private void hear(String text) {
        if (text.startsWith("{\"is\":\"Update\"")) hear(Json.parse(text));
        else if (text.startsWith("{\"is\":\"Error\"")) sendSoon(2 * THINK_MILLIS); // not saved: the same once more
    }

    private synchronized void hear(JsonNode update) {
        int seq = update.get("seq").intValue();
        if (seq < seen) lost++;
        seen = Math.max(seen, seq);
        if (pending != null && seq > pendingSeq) {
            confirmed.put(pendingSeq, pending);
            pending = null;
        }
        over = update.get("over").booleanValue();
        var options = update.get("options");
        if (over || options.isEmpty()) return;
        if (pending == null || pendingSeq != seq) {
            pending = options.get(ThreadLocalRandom.current().nextInt(options.size()));
            pendingSeq = seq;
        }
        sendSoon(ThreadLocalRandom.current().nextInt(THINK_MILLIS));
    }

    /// Once, however many ask for it.
    private synchronized void sendSoon(int millis) {
        if (!sending) later(this::send, millis);
        sending = true;
    }

    private synchronized void send() {
        sending = false;
        if (socket == null) sendSoon(AGAIN_MILLIS); // the news was faster than the line itself
        if (pending == null || socket == null || stopped) return;
        var _ = socket.sendText(Json.write(Map.of("is", "Play", "seq", pendingSeq, "seat", 0, "action", pending)), true)
                .exceptionally(_ -> {
                    sendSoon(AGAIN_MILLIS); // this was still the old line; the new one may have told its news already
                    return null;
                });
    }
}
