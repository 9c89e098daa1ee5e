package hearthside.drill;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Progress;
import hearthside.drill.harness.RawSocket;
import hearthside.postgres.Folder;
import hearthside.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/// Frames and requests that are malformed or hostile, made from real ones: the server must neither fail nor log an exception, and no
/// table may change.
public final class JunkDrill {
    private static final String GAME = "my-first-stone-age";
    private static final int BOTS_SLEEP = 600_000;
    private static final int VICTIMS = 5;
    private static final int FRAMES_AT_ONCE = 60;
    private static final int LOOK_MILLIS = 100;
    private static final int REQUESTS_IN_TEN = 1;
    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "PATCH", "BREW", "get");
    private static final List<String> HEADERS = List.of("Host: 127.0.0.1", "Origin: http://evil.example", "Content-Type: application/json",
            "Content-Type: text/plain", "Content-Length: -1", "Content-Length: 99999999999",
            "Transfer-Encoding: chunked",
            "Cookie: hearthside=../../x", "X-Forwarded-For: 1.2.3.4", "Range: bytes=0-99999999999", "Accept-Encoding: gzip;q=NaN",
            "Upgrade: websocket", "Expect: 100-continue", "Accept: text/html");
    private static final List<String> PATHS = List.of("/", "/index.html", "/assets/../../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd",
            "/ws/tables/{table}", "/join/{table}/x", "/metrics", "/health",
            "/api/tables/{table}/replay?from=0&count=50");

    /// @param failures answers with a status of 500 or more, and frames that were answered with a fault of our own
    /// @param logged   lines in the log that tell of an error
    /// @param changed  tables that are not as they were
    public record Figures(int frames, int requests, Map<Integer, Integer> answers, int failures, int logged, int changed, double seconds) {
        String text() {
            return String.format(Locale.ROOT,
                    "%d hostile frames and %d hostile requests (answers by status %s): %d failures, %d errors in the log, %d tables "
                            + "changed; %.0f s",
                    frames, requests, answers, failures, logged, changed, seconds);
        }

        public boolean isClean() { return failures + logged + changed == 0; }
    }

    private final House house;
    private final List<String> victims = new ArrayList<>();
    private final String owner = Browsing.cookie();
    private final String playground;
    private final List<String> commands = new ArrayList<>();
    private final List<String> paths = new ArrayList<>(PATHS);
    private final Map<Integer, Integer> answers = new TreeMap<>();
    private final AtomicInteger failures = new AtomicInteger();

    private JunkDrill(House house) throws IOException {
        this.house = house;
        for (int i = 0; i < VICTIMS; i++) victims.add(open(Browsing.cookie()));
        playground = open(owner);
        Browsing.get(house.port(), "/api", owner).get("paths").propertyNames().forEach(paths::add);
        for (var option : look(playground, owner).get("options"))
            commands.add("{\"is\":\"Play\",\"seq\":1,\"seat\":0,\"action\":%s}".formatted(option));
        commands.addAll(List.of("{\"is\":\"WhyNot\",\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":3}}",
                "{\"is\":\"Undo\",\"seq\":1,\"whole\":false}", "{\"is\":\"AnswerUndo\",\"yes\":true}",
                "{\"is\":\"Say\",\"text\":\"hello\"}",
                "{\"is\":\"Resign\",\"seat\":0}", "{\"is\":\"Rematch\"}",
                "{\"is\":\"FreeSeat\",\"seat\":1}", "{\"is\":\"AnswerVote\",\"yes\":true}", "{\"is\":\"Ping\"}"));
    }

    public static Figures run(int count, long seed, PrintStream out) {
        try (var folder = Folder.temporary();
                var house = House.open(folder.resolve("junk.db").toString(), BOTS_SLEEP, folder.resolve("server.log"))) {
            var found = new JunkDrill(house).attack(count, seed, folder.resolve("server.log"));
            out.println(found.text());
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the drill broke off", e);
        }
    }

    private String open(String cookie) throws IOException {
        return Browsing
                .post(house.port(), "/api/tables", cookie,
                        Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "here"), Map.of("kind", "open"))))
                .get("table").stringValue();
    }

    private Figures attack(int count, long seed, Path log) throws IOException, InterruptedException, ExecutionException {
        var before = new ArrayList<String>();
        for (var victim : victims) before.add(fingerprint(victim));
        long begun = System.nanoTime();
        int requests = count * REQUESTS_IN_TEN / 10, frames = count - requests, threads = 2 * Runtime.getRuntime().availableProcessors();
        var left = new AtomicInteger(frames);
        var asked = new AtomicInteger(requests);
        var progress = Progress.of("frames and requests", count);
        try (var attackers = Executors.newFixedThreadPool(2 * threads)) {
            var work = new ArrayList<Future<?>>();
            for (int i = 0; i < threads; i++) {
                var random = new Random(seed + i);
                work.add(attackers.submit(() -> { while (left.addAndGet(-FRAMES_AT_ONCE) > -FRAMES_AT_ONCE) pester(random); }));
                work.add(attackers.submit(() -> { while (asked.decrementAndGet() >= 0) ask(random); }));
            }
            while (!work.stream().allMatch(Future::isDone)) {
                Browsing.rest(LOOK_MILLIS);
                progress.at(count - Math.max(0, left.get()) - Math.max(0, asked.get()));
            }
            for (var each : work) each.get();
        }
        int changed = 0;
        for (int i = 0; i < victims.size(); i++) if (!fingerprint(victims.get(i)).equals(before.get(i))) changed++;
        if (Browsing.status(house.port(), "/api/tables/" + playground, owner) != 200
                || Browsing.status(house.port(), "/health", owner) != 200)
            changed++;
        int logged = (int) Files.readString(log, ISO_8859_1).lines()
                .filter(line -> line.contains("ERROR") || line.contains("Exception") || line.startsWith("\tat ")).count();
        return new Figures(frames, requests, answers, failures.get(), logged, changed, (System.nanoTime() - begun) / 1e9);
    }

    /// Everything spectators see of a table, but for who is connected.
    private String fingerprint(String table) throws IOException {
        return look(table, Browsing.cookie()).toString().replaceAll("\"(connected|now)\":[^,}]*", "");
    }

    private JsonNode look(String table, String cookie) {
        var first = new CompletableFuture<String>();
        var socket = Browsing.watch(house.port(), table, cookie, first::complete, () -> {}).join();
        var update = Json.parse(first.join());
        socket.abort();
        return update;
    }

    /// One socket, on which one thing after the other is sent without waiting.
    private void pester(Random random) {
        boolean isOwner = random.nextInt(4) == 0;
        try (var socket = new RawSocket(house.port())) {
            if (!socket.upgrade(isOwner ? playground : victims.get(random.nextInt(VICTIMS)), isOwner ? owner : Browsing.cookie())) return;
            var out = new ByteArrayOutputStream();
            for (int i = 0; i < FRAMES_AT_ONCE; i++) junk(out, random);
            // against the protocol itself
            if (random.nextInt(10) == 0) RawSocket.frame(out, random.nextInt(256), "junk".getBytes(UTF_8), random);
            RawSocket.frame(out, RawSocket.CLOSE, new byte[] {3, (byte) 232}, random);
            socket.send(out.toByteArray());
            if (socket.readAll().contains("\"error\":\"fault\"")) failures.incrementAndGet();
        } catch (IOException _) {
            // closed half-way, as it should be
        }
    }

    private void junk(ByteArrayOutputStream out, Random random) {
        var command = commands.get(random.nextInt(commands.size()));
        var text = random.nextInt(10) == 0 ? command : Mutations.of(command, random);
        var bytes = text.getBytes(random.nextInt(10) == 0 ? ISO_8859_1 : UTF_8);
        RawSocket.frame(out, random.nextInt(20) == 0 ? RawSocket.BINARY : RawSocket.TEXT, bytes, random);
    }

    private void ask(Random random) {
        try (var socket = new RawSocket(house.port())) {
            socket.send(request(random).getBytes(random.nextBoolean() ? UTF_8 : ISO_8859_1));
            note(socket.readAll());
        } catch (IOException _) {
            note("");
        }
    }

    private String request(Random random) {
        var path = paths.get(random.nextInt(paths.size())).replaceAll("\\{table\\}", victims.get(random.nextInt(VICTIMS)))
                .replaceAll("\\{\\w+\\}", GAME);
        if (random.nextInt(3) == 0) path = Mutations.of(path, random);
        var body = random.nextBoolean()
                ? ""
                : Mutations.of(
                        ("{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"},{\"kind\":\"bot\",\"bot\":\"random\"}],"
                                + "\"secret\":\"x\",\"name\":\"y\"}")
                                .formatted(GAME),
                        random);
        var request = new StringBuilder(METHODS.get(random.nextInt(random.nextInt(3) == 0 ? METHODS.size() : 2))).append(' ').append(path)
                .append(" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n");
        if (!body.isEmpty())
            request.append("Content-Type: application/json\r\nContent-Length: ").append(body.getBytes(UTF_8).length).append("\r\n");
        for (int i = random.nextInt(3); i > 0; i--)
            request.append(random.nextInt(5) == 0
                    ? Mutations.of(HEADERS.get(random.nextInt(HEADERS.size())), random)
                    : HEADERS.get(random.nextInt(HEADERS.size()))).append("\r\n");
        return request.append("\r\n").append(body).toString();
    }

    private void note(String answer) {
        int status = answer.matches("(?s)HTTP/1\\.1 \\d{3}.*") ? Integer.parseInt(answer.substring(9, 12)) : 0;
        synchronized (answers) {
            answers.merge(status, 1, Integer::sum);
        }
        if (status >= 500) failures.incrementAndGet();
    }
}
