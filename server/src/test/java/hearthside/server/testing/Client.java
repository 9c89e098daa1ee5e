package hearthside.server.testing;

import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.identity.Secrets;
import hearthside.wire.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// A browser in a test: a cookie of its own, HTTP calls, sockets.
public final class Client {
    public static final HttpClient HTTP = HttpClient.newHttpClient();
    public static final String GAME = "my-first-stone-age";

    public final Server server;
    public String cookie;

    public record Answer(int status, String text, HttpResponse<String> raw) {
        public JsonNode json() { return Json.parse(text); }

        public String error() { return json().get("error").stringValue(); }
    }

    public Client(Server server) { this(server, Secrets.cookie()); }

    public Client(Server server, String cookie) {
        this.server = server;
        this.cookie = cookie;
    }

    public static Config config(Path folder) { return config(Databases.SQLITE.fresh(folder)); }

    public static Config config(String database) {
        return Config.of(database).withPort(0).withBotPause(0).withLimits(RateLimits.UNLIMITED).withRatesNeighbours(true)
                .withRules(Path.of(System.getProperty("hearthside.root"), "docs/rules"));
    }

    public URI uri(String path) { return URI.create("http://127.0.0.1:" + server.port() + path); }

    public Answer get(String path) { return sendWithCookie(HttpRequest.newBuilder(uri(path))); }

    public Answer post(String path, String body) {
        return sendWithCookie(HttpRequest.newBuilder(uri(path)).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /// A browser keeps the cookie it is given.
    private Answer sendWithCookie(HttpRequest.Builder request) {
        var answer = send(request.header("Cookie", "hearthside=" + cookie).build());
        for (var given : answer.raw().headers().allValues("Set-Cookie"))
            if (given.startsWith("hearthside=")) cookie = given.replaceFirst("hearthside=([^;]*).*", "$1");
        return answer;
    }

    /// Opens an account, or comes into it.
    public Client signUp(String name) { return enter("/api/account", name); }

    public Client signIn(String name) { return enter("/api/session", name); }

    private Client enter(String path, String name) {
        var answer = post(path, "{\"name\":\"%s\",\"passphrase\":\"%s\"}".formatted(name, passphrase(name)));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return this;
    }

    public static String passphrase(String name) { return "three words for " + name.strip().toLowerCase(java.util.Locale.ROOT); }

    public static Answer send(HttpRequest request) {
        try {
            var answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            return new Answer(answer.statusCode(), answer.body(), answer);
        } catch (java.io.IOException | InterruptedException e) {
            throw new AssertionError("no answer to " + request, e);
        }
    }

    /// Opens a table with seats such as `me`, `here`, `open`, `bot:random`.
    public JsonNode open(String... seats) { return openWith("{}", seats); }

    public JsonNode openWith(String options, String... seats) { return open(GAME, "null", options, seats); }

    public JsonNode openPaced(String pace, String options, String... seats) { return open(GAME, pace, options, seats); }

    public JsonNode openGameWith(String game, String options, String... seats) { return open(game, "null", options, seats); }

    public JsonNode openGame(String game, String... seats) { return open(game, "null", "{}", seats); }

    private JsonNode open(String game, String pace, String options, String... seats) {
        var list = new ArrayList<String>();
        for (var seat : seats) {
            var parts = seat.split(":");
            list.add(parts.length == 1
                    ? "{\"kind\":\"%s\"}".formatted(seat)
                    : "{\"kind\":\"%s\",\"%s\":\"%s\"}".formatted(parts[0], parts[0].equals("bot") ? "bot" : "name", parts[1]));
        }
        var answer = post("/api/tables",
                "{\"game\":\"%s\",\"seats\":[%s],\"options\":%s,\"pace\":%s}".formatted(game, String.join(",", list), options, pace));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json();
    }

    public static String table(JsonNode opened) { return opened.get("table").stringValue(); }

    public static List<String> secrets(JsonNode opened) {
        var secrets = new ArrayList<String>();
        for (var invite : opened.get("invites")) {
            var path = invite.get("path").stringValue();
            secrets.add(path.substring(path.lastIndexOf('#') + 1));
        }
        return secrets;
    }

    public int join(String table, String secret, String name) {
        var answer = post("/api/tables/%s/join".formatted(table), "{\"secret\":\"%s\",\"name\":\"%s\"}".formatted(secret, name));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json().get("seat").intValue();
    }

    public Line watch(String table) { return new Line(server, table, cookie); }
}
