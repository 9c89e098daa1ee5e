package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Newcomer;
import hearthside.drill.harness.Progress;
import hearthside.postgres.Folder;
import hearthside.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/// An arena of bot accounts, each with a stream of its own and a call for every move: how long it takes until a move is with both who sit
/// there, and whether anything is refused.
///
/// The time runs from the call of the one who moves to the line in each of the two streams, all measured on this side, on the same cores.
public final class ArenaDrill implements AutoCloseable {
    private static final String GAME = "my-first-stone-age";
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int SIGN_UPS_AT_ONCE = 4, SHORTEST_ARENA = 5, LOOK_MILLIS = 200;

    /// @param errors what was refused or broke off, and how often
    public record Figures(int bots, int tables, int moves, double seconds, int pace, double p50, double p99, double longest,
            Map<String, Long> errors) {
        public boolean isClean() { return errors.isEmpty() && moves > 0; }

        String text() {
            return String.format(Locale.ROOT,
                    "An arena of %d bots over the HTTP API for %.0f s, a move after %d ms or so: %d tables, %d moves, %.0f moves/s; move "
                            + "to event p50 %.1f ms, p99 %.1f ms, longest %.1f ms; errors: %s",
                    bots, seconds, pace, tables, moves, moves / seconds, p50, p99, longest, errors.isEmpty() ? "none" : errors);
        }
    }

    private record Sent(int seq, long at) {}

    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private final ConcurrentHashMap<String, Sent> moves = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Integer> decided = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, LongAdder> errors = new ConcurrentHashMap<>();
    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(10))
            .build();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger played = new AtomicInteger();
    private final House house;
    private final int pace;
    private volatile boolean stopped;

    private ArenaDrill(House house, int pace) {
        this.house = house;
        this.pace = pace;
    }

    /// @param pace milliseconds a bot takes for a move, more or less
    public static Figures run(int bots, int seconds, int pace, PrintStream out) {
        try (var folder = Folder.temporary();
                var house = House.open(folder.resolve("arena.db").toString(), 0, folder.resolve("server.log"));
                var drill = new ArenaDrill(house, pace)) {
            var found = drill.play(drill.tokens(bots), seconds);
            out.println(found.text());
            return found;
        }
    }

    /// Bot accounts are made as people make them; that takes a while, for passphrases are hashed slowly.
    private List<String> tokens(int bots) {
        var tokens = new ConcurrentLinkedQueue<String>();
        var progress = Progress.of("bot accounts made", bots);
        try (var makers = Executors.newFixedThreadPool(SIGN_UPS_AT_ONCE)) {
            for (int i = 1; i <= bots; i++) {
                var name = "Drilled bot " + i;
                makers.execute(() -> {
                    if (!stopped) tokens.add(token(name));
                    progress.at(tokens.size());
                });
            }
        }
        if (tokens.size() < bots) throw new IllegalStateException("only %d of %d bot accounts were made".formatted(tokens.size(), bots));
        return new ArrayList<>(tokens);
    }

    private String token(String name) {
        try {
            return new Newcomer(house.port(), name).becomeProgram();
        } catch (IOException e) {
            throw new IllegalStateException("no bot account was made", e);
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d%s".formatted(house.port(), path))).timeout(PATIENCE)
                .header("Content-Type", "application/json");
    }

    private static HttpRequest.BodyPublisher body(Map<String, ?> body) { return HttpRequest.BodyPublishers.ofString(Json.write(body)); }

    private HttpResponse<String> exchange(HttpRequest request) throws IOException {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        }
    }

    private Figures play(List<String> tokens, int seconds) {
        try {
            var cookie = new Newcomer(house.port(), "Host of the arena").signUp();
            var arena = Browsing.post(house.port(), "/api/tournaments", cookie, Map.of("name", "Drill", "game", GAME, "kind", "arena",
                    "seats", 2, "minutes", Math.max(SHORTEST_ARENA, seconds / 60 + SHORTEST_ARENA), "programs", true))
                    .get("tournament").stringValue();
            for (var token : tokens) {
                var entered = exchange(bot("/tournaments/%s/enter".formatted(arena), token).POST(body(Map.of())).build());
                if (entered.statusCode() != 200) throw new IOException("%d %s".formatted(entered.statusCode(), entered.body()));
                threads.execute(() -> listen(token));
            }
            Browsing.post(house.port(), "/api/tournaments/%s/begin".formatted(arena), cookie, Map.of());
            awaitFirstMoves();
            times.clear();
            played.set(0);
            long begun = System.nanoTime();
            var progress = Progress.of("seconds", seconds);
            while ((System.nanoTime() - begun) / 1e9 < seconds) {
                Browsing.rest(LOOK_MILLIS);
                progress.at((System.nanoTime() - begun) / 1_000_000_000L);
            }
            stopped = true;
            double took = (System.nanoTime() - begun) / 1e9;
            var sorted = Arrays.stream(times.toArray(Long[]::new)).mapToLong(Long::longValue).sorted().toArray();
            var shown = Browsing.get(house.port(), "/api/tournaments/" + arena, cookie);
            var faults = new TreeMap<String, Long>();
            errors.forEach((what, count) -> faults.put(what, count.sum()));
            return new Figures(tokens.size(), shown.get("tables").size(), played.get(), took, pace, at(sorted, 0.5), at(sorted, 0.99),
                    at(sorted, 1), faults);
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    private void awaitFirstMoves() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (times.isEmpty() && System.nanoTime() < end) Browsing.rest(LOOK_MILLIS);
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1e6;
    }

    private HttpRequest.Builder bot(String path, String token) {
        return request("/api/bot" + path).header("Authorization", "Bearer " + token);
    }

    private void count(String error) { if (!stopped) errors.computeIfAbsent(error, _ -> new LongAdder()).increment(); }

    /// As long as the drill lasts.
    private void listen(String token) {
        var asked = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/api/bot/stream".formatted(house.port())))
                .header("Authorization", "Bearer " + token).build();
        try {
            var answer = http.send(asked, HttpResponse.BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                count("no stream: " + answer.statusCode());
                return;
            }
            try (var reader = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
                for (var line = reader.readLine(); line != null && !stopped; line = reader.readLine()) hear(line, token);
            }
            count("a stream broke off");
        } catch (IOException e) {
            count("a stream failed: " + e.getClass().getSimpleName());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void hear(String line, String token) {
        long now = System.nanoTime();
        if (!line.startsWith("{\"is\":\"Update\"")) return;
        int colon = line.indexOf("\"seq\":") + 6, quote = line.indexOf("\"table\":\"") + 9;
        int seq = Integer.parseInt(line.substring(colon, line.indexOf(',', colon)));
        var table = line.substring(quote, line.indexOf('"', quote));
        var sent = moves.get(table);
        if (sent != null && seq == sent.seq + 1) times.add(now - sent.at);
        if (line.contains("\"over\":true")) {
            moves.remove(table);
            decided.remove(table);
        } else if (!line.contains("\"options\":[]") && isNew(table, seq)) threads.execute(() -> move(line, table, seq, token));
    }

    /// Trap: the same moment is told again when a clock begins to run, and whoever answers it twice is refused once.
    private boolean isNew(String table, int seq) {
        var before = decided.put(table, seq);
        return before == null || before < seq;
    }

    private void move(String line, String table, int seq, String token) {
        if (pace > 0) Browsing.rest(ThreadLocalRandom.current().nextInt(pace / 2, pace * 3 / 2 + 1));
        if (stopped) return;
        var update = Json.parse(line);
        var options = update.get("options");
        var move = Map.of("seq", seq, "seat", update.get("viewer"), "action",
                options.get(ThreadLocalRandom.current().nextInt(options.size())));
        moves.put(table, new Sent(seq, System.nanoTime()));
        try {
            var answer = exchange(bot("/tables/%s/move".formatted(table), token).POST(body(move)).build());
            if (answer.statusCode() == 200) played.incrementAndGet();
            else count("a move was answered %d".formatted(answer.statusCode()));
        } catch (IOException e) {
            count("a move failed: " + e.getClass().getSimpleName());
        }
    }

    @Override
    public void close() {
        stopped = true;
        threads.shutdownNow();
        http.shutdownNow();
    }
}
