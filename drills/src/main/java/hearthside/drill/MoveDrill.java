package hearthside.drill;

import hearthside.postgres.Folder;
import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.identity.Secrets;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Measures how long a move takes: a server on a free port, tables with two people each who play random options.
///
/// The time runs from the frame to the moment when the update is with the socket of everybody; the journal line is on the disk by then.
public final class MoveDrill implements AutoCloseable {
    private static final String GAME = "my-first-stone-age";
    private static final int PACE_MILLIS = 500;
    private static final int WARM_UP_SECONDS = 3;

    /// @param p50 milliseconds inside the server, from frame to sockets
    /// @param seen50 milliseconds as a player's browser sees it
    public record Figures(int tables, int moves, double perSecond, double p50, double p99, double longest, double seen50, double seen99) {
        String text() {
            return String.format(Locale.ROOT,
                    "%d tables: %d moves, %.0f moves/s; in the server p50 %.1f ms, p99 %.1f ms, longest %.1f ms; as players see it "
                            + "p50 %.1f ms, p99 %.1f ms",
                    tables, moves, perSecond, p50, p99, longest, seen50, seen99);
        }
    }

    private final ConcurrentLinkedQueue<Long> inside = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> seen = new ConcurrentLinkedQueue<>();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    private final HttpClient http = HttpClient.newHttpClient();
    private final Server server;
    private volatile int pace;
    private volatile boolean stopped;

    private MoveDrill(Folder folder) {
        server = Server.start(Config.of(folder.resolve("drill.db")).withPort(0).withBotPause(0)
                .withLimits(RateLimits.UNLIMITED), inside::add); // on a quick machine so many games end that no more could be opened
    }

    /// Two moves a second at each table, then as fast as they can.
    public static Figures run(int tables, int seconds, PrintStream out) {
        try (var folder = Folder.temporary(); var drill = new MoveDrill(folder)) {
            drill.open(tables);
            drill.measure(tables, WARM_UP_SECONDS, 0);
            var steady = drill.measure(tables, seconds, PACE_MILLIS);
            out.println("Two moves a second at each of " + steady.text());
            out.println("As fast as they can, at " + drill.measure(tables, Math.max(1, seconds / 2), 0).text());
            return steady;
        }
    }

    private Figures measure(int tables, int seconds, int paceMillis) {
        pace = paceMillis;
        rest(paceMillis); // let those who still hurry finish
        inside.clear();
        seen.clear();
        long begun = System.nanoTime();
        rest(seconds * 1000L);
        double took = (System.nanoTime() - begun) / 1e9;
        var times = sorted(inside);
        var round = sorted(seen);
        return new Figures(tables, times.length, times.length / took, at(times, 0.5), at(times, 0.99), at(times, 1), at(round, 0.5),
                at(round, 0.99));
    }

    private static long[] sorted(ConcurrentLinkedQueue<Long> nanos) {
        return Arrays.stream(nanos.toArray(Long[]::new)).mapToLong(Long::longValue).sorted().toArray();
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1e6;
    }

    private void open(int tables) { for (int i = 0; i < tables; i++) openTable(); }

    private void openTable() {
        var host = Secrets.cookie();
        var friend = Secrets.cookie();
        var opened = post("/api/tables", host, Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open"))));
        var table = opened.get("table").stringValue();
        var path = opened.get("invites").get(0).get("path").stringValue();
        post("/api/tables/" + table + "/join", friend, Map.of("secret", path.substring(path.lastIndexOf('#') + 1)));
        new Player().sit(table, host);
        new Player().sit(table, friend);
    }

    private JsonNode post(String path, String cookie, Map<String, ?> body) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Content-Type", "application/json")
                .header("Cookie", "hearthside=" + cookie).POST(HttpRequest.BodyPublishers.ofString(Json.write(body))).build();
        try {
            return Json.parse(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("the drill's own server does not answer", e);
        }
    }

    /// One browser: plays whenever it may.
    private final class Player implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();
        private volatile long sent;

        void sit(String table, String cookie) {
            http.newWebSocketBuilder().header("Cookie", "hearthside=" + cookie)
                    .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/ws/tables/" + table), this).join();
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                var message = text.toString();
                text.setLength(0);
                if (message.startsWith("{\"is\":\"Update\"")) hear(from, Json.parse(message));
            }
            from.request(1);
            return null;
        }

        private void hear(WebSocket to, JsonNode update) {
            if (sent != 0) seen.add(System.nanoTime() - sent);
            sent = 0;
            var options = update.get("options");
            if (update.get("over").booleanValue()) {
                to.abort();
                if (!stopped && update.get("mine").get(0).intValue() == 0) clock.execute(MoveDrill.this::openTable);
            } else if (!options.isEmpty() && !stopped) {
                var play = Map.of("is", "Play", "seq", update.get("seq"), "seat", update.get("viewer"), "action",
                        options.get(ThreadLocalRandom.current().nextInt(options.size())));
                var frame = Json.write(play);
                int wait = pace;
                var _ = clock.schedule(() -> send(to, frame), wait == 0 ? 0 : ThreadLocalRandom.current().nextInt(wait / 2, wait * 3 / 2),
                        TimeUnit.MILLISECONDS);
            }
        }

        private void send(WebSocket to, String frame) {
            sent = System.nanoTime();
            var _ = to.sendText(frame, true);
        }
    }

    private static void rest(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        stopped = true;
        clock.shutdownNow();
        http.shutdownNow();
        server.close();
    }
}
