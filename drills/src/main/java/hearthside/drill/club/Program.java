package hearthside.drill.club;

import hearthside.drill.harness.Browsing;
import hearthside.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import tools.jackson.databind.JsonNode;

/// A program that plays wherever it is put. When its stream breaks it comes again, to whichever server is there.
final class Program {
    private static final int AGAIN_MILLIS = 200;
    /// Once in so many decisions it gives up, so that a round has an end.
    private static final int STAMINA = 12;

    private final Member who;
    private final String token;
    private final int think;
    private final ExecutorService threads;
    private final Map<String, Integer> decided = new ConcurrentHashMap<>();
    private volatile boolean stopped;

    /// @param think milliseconds that a decision takes at most
    Program(Member who, int think, ExecutorService threads) {
        this.who = who;
        this.token = who.request("/", null).headers().firstValue("Authorization").orElseThrow();
        this.think = think;
        this.threads = threads;
    }

    Member who() { return who; }

    void stop() { stopped = true; }

    void listen() {
        while (!stopped) {
            try {
                decided.clear(); // all that runs is told once more
                var asked = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/api/bot/stream".formatted(who.port())))
                        .header("Authorization", token).build();
                var answer = who.http().send(asked, HttpResponse.BodyHandlers.ofInputStream());
                try (var reader = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
                    for (var line = reader.readLine(); line != null && !stopped; line = reader.readLine()) hear(line);
                }
            } catch (IOException _) {
                // a server is away
            } catch (InterruptedException _) {
                return;
            }
            Browsing.rest(AGAIN_MILLIS);
        }
    }

    private void hear(String line) {
        if (!line.startsWith("{\"is\":\"Update\"") || line.contains("\"options\":[]")) return;
        var update = Json.parse(line);
        if (update.get("over").booleanValue()) return;
        var table = update.get("table").stringValue();
        int seq = update.get("seq").intValue();
        var before = decided.put(table, seq);
        if (before == null || before < seq) threads.execute(() -> decide(table, seq, update));
    }

    /// What comes too late, or is refused because it was heard before, is told by the stream.
    private void decide(String table, int seq, JsonNode update) {
        Browsing.rest(ThreadLocalRandom.current().nextInt(think));
        if (stopped) return;
        var options = update.get("options");
        int seat = update.get("viewer").intValue();
        if (ThreadLocalRandom.current().nextInt(STAMINA) == 0) who.call("/api/bot/tables/%s/resign".formatted(table), Map.of("seat", seat));
        else
            who.call("/api/bot/tables/%s/move".formatted(table), Map.of("seq", seq, "seat", seat, "action",
                    options.get(ThreadLocalRandom.current().nextInt(options.size()))));
    }
}
