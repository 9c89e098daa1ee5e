package hearthside.drill.harness;

import hearthside.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What a browser does, as far as a drill needs it.
public final class Browsing {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final HttpClient HTTP = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private static final SecureRandom RANDOM = new SecureRandom();

    private Browsing() {}

    public static String cookie() {
        var bits = new byte[32];
        RANDOM.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    public static JsonNode post(int port, String path, String cookie, Map<String, ?> body) throws IOException {
        return send(request(port, path, cookie).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(body))).build());
    }

    public static JsonNode get(int port, String path, String cookie) throws IOException {
        return send(request(port, path, cookie).build());
    }

    public static int status(int port, String path, String cookie) throws IOException {
        return exchange(request(port, path, cookie).build()).statusCode();
    }

    public static String text(int port, String path) throws IOException {
        return exchange(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).build()).body();
    }

    private static HttpRequest.Builder request(int port, String path, String cookie) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).timeout(PATIENCE).header("Cookie",
                "hearthside=" + cookie);
    }

    private static JsonNode send(HttpRequest request) throws IOException {
        var answer = exchange(request);
        if (answer.statusCode() != 200) throw new IOException("%d %s".formatted(answer.statusCode(), answer.body()));
        return Json.parse(answer.body());
    }

    private static HttpResponse<String> exchange(HttpRequest request) throws IOException {
        try {
            return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        }
    }

    /// Opens the socket of a table.
    public static CompletableFuture<WebSocket> watch(int port, String table, String cookie, Consumer<String> hear, Runnable closed) {
        return watch(HTTP, port, table, cookie, hear, closed);
    }

    public static CompletableFuture<WebSocket> watch(HttpClient http, int port, String table, String cookie, Consumer<String> hear,
            Runnable closed) {
        return http.newWebSocketBuilder().connectTimeout(PATIENCE).header("Cookie", "hearthside=" + cookie)
                .buildAsync(URI.create("ws://127.0.0.1:%d/ws/tables/%s".formatted(port, table)), new Ear(hear, closed));
    }

    private static final class Ear implements WebSocket.Listener {
        private final Consumer<String> hear;
        private final Runnable closed;
        private final StringBuilder text = new StringBuilder();

        Ear(Consumer<String> hear, Runnable closed) {
            this.hear = hear;
            this.closed = closed;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                var message = text.toString();
                text.setLength(0);
                hear.accept(message);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed.run();
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) { closed.run(); }
    }

    public static void rest(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
