package hearthside.drill.club;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.Newcomer;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Somebody at an address of their own, whose calls are tried again until a server answers.
final class Member {
    static final long PATIENCE_NANOS = 150_000_000_000L;
    private static final Duration ONE_TRY = Duration.ofSeconds(30);
    private static final int AGAIN_MILLIS = 200;
    private static final JsonNode NOTHING = Json.parse("{}");

    /// @param isSure false where a try before it broke off: nobody knows whether that was heard
    record Answer(int status, JsonNode told, boolean isSure) {
        boolean isWell() { return status == 200; }

        JsonNode mustBeWell() {
            if (!isWell()) throw new IllegalStateException("the server of the drill answers %d %s".formatted(status, told));
            return told;
        }
    }

    private final IntSupplier port;
    private final Wrongs wrongs;
    private final String name;
    private final String header;
    private final String key;
    private final HttpClient http = Newcomer.client();

    private Member(IntSupplier port, Wrongs wrongs, String name, String header, String key) {
        this.port = port;
        this.wrongs = wrongs;
        this.name = name;
        this.header = header;
        this.key = key;
    }

    static Member guest(IntSupplier port, Wrongs wrongs) {
        return new Member(port, wrongs, "", "Cookie", "hearthside=" + Browsing.cookie());
    }

    /// With an account.
    static Member person(IntSupplier port, Wrongs wrongs, String name) {
        try {
            return new Member(port, wrongs, name, "Cookie", "hearthside=" + new Newcomer(port.getAsInt(), name).signUp());
        } catch (IOException e) {
            throw new IllegalStateException("no account was made", e);
        }
    }

    static Member program(IntSupplier port, Wrongs wrongs, String name) {
        try {
            return new Member(port, wrongs, name, "Authorization", "Bearer " + new Newcomer(port.getAsInt(), name).becomeProgram());
        } catch (IOException e) {
            throw new IllegalStateException("no bot account was made", e);
        }
    }

    String name() { return name; }

    int port() { return port.getAsInt(); }

    String cookie() { return key.replaceFirst("^hearthside=", ""); }

    Answer call(String path) { return call(path, null); }

    Answer call(String path, @Nullable Map<String, ?> body) {
        boolean isSure = true;
        for (long end = System.nanoTime() + PATIENCE_NANOS; System.nanoTime() < end && !Thread.currentThread().isInterrupted();) {
            try {
                var answer = Newcomer.exchange(http, request(path, body));
                if (answer.statusCode() == 429) wrongs.add("refused as too much: " + path.replaceAll("[a-z0-9]{12}", "…"));
                // trap: a database that breaks off in the middle of a commit may have done it
                if (answer.statusCode() < 500)
                    return new Answer(answer.statusCode(), answer.body().isEmpty() ? NOTHING : Json.parse(answer.body()), isSure);
            } catch (IOException _) {
                // a server is away
            }
            isSure = false;
            Browsing.rest(AGAIN_MILLIS);
        }
        return new Answer(0, NOTHING, false);
    }

    HttpClient http() { return http; }

    void leave() { http.shutdownNow(); }

    HttpRequest request(String path, @Nullable Map<String, ?> body) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d%s".formatted(port(), path))).timeout(ONE_TRY)
                .header(header, key).header("Content-Type", "application/json");
        return body == null ? request.build() : request.POST(HttpRequest.BodyPublishers.ofString(Json.write(body))).build();
    }
}
