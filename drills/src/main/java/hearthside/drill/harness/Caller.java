package hearthside.drill.harness;

import hearthside.wire.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/// Somebody at an address of their own: all of 127.0.0.0/8 is this machine, and the server sees which of it calls.
public final class Caller implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final HttpClient http;
    private final InetAddress address;
    private final int port;

    /// @param status 0 where there was no answer
    public record Answer(int status, String text) {
        public boolean isWell() { return status == 200; }

        public JsonNode json() { return Json.parse(text); }

        /// Why it was refused.
        public String error() {
            try {
                return status == 0 ? "no answer" : Json.parse(text).path("error").asString(String.valueOf(status));
            } catch (RuntimeException _) {
                return String.valueOf(status);
            }
        }
    }

    public Caller(String address, int port) {
        try {
            this.address = InetAddress.getByName(address);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(address, e);
        }
        this.port = port;
        http = HttpClient.newBuilder().localAddress(this.address).connectTimeout(Duration.ofSeconds(5)).build();
    }

    public InetAddress address() { return address; }

    public Answer get(String path, String cookie) { return send(request(path, cookie)); }

    public Answer post(String path, String cookie, Object body) { return post(path, cookie, Json.write(body)); }

    public Answer post(String path, String cookie, String body) {
        return send(request(path, cookie).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String cookie) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).timeout(PATIENCE).header("Cookie",
                "hearthside=" + cookie);
    }

    public Answer send(HttpRequest.Builder request) {
        try {
            var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(answer.statusCode(), answer.body());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Answer(0, "");
        } catch (IOException _) {
            return new Answer(0, "");
        }
    }

    public CompletableFuture<WebSocket> watch(String table, String cookie, Consumer<String> hear, Runnable closed) {
        return Browsing.watch(http, port, table, cookie, hear, closed);
    }

    @Override
    public void close() { http.shutdownNow(); }
}
