package hearthside.server;

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
final class Visitor {
    static final HttpClient HTTP = HttpClient.newHttpClient();
    static final String GAME = "my-first-stone-age";

    final Server server;
    final String cookie = Secrets.cookie();

    record Answer(int status, String text, HttpResponse<String> raw) {
        JsonNode json() { return Json.parse(text); }

        String error() { return json().get("error").stringValue(); }
    }

    Visitor(Server server) { this.server = server; }

    static Config config(Path folder) { return config(folder.resolve("data/hearthside.db").toString()); }

    static Config config(String database) { return Config.of(database).withPort(0).withBotPause(0).withRules(Path.of(System.getProperty("hearthside.root"), "docs/rules")); }

    URI uri(String path) { return URI.create("http://127.0.0.1:" + server.port() + path); }

    Answer get(String path) { return send(HttpRequest.newBuilder(uri(path)).header("Cookie", "hearthside=" + cookie).build()); }

    Answer post(String path, String body) {
        return send(HttpRequest.newBuilder(uri(path)).header("Cookie", "hearthside=" + cookie).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    static Answer send(HttpRequest request) {
        try {
            var answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            return new Answer(answer.statusCode(), answer.body(), answer);
        } catch (java.io.IOException | InterruptedException e) {
            throw new AssertionError("no answer to " + request, e);
        }
    }

    /// Opens a table with seats such as `me`, `here`, `open`, `bot:random`.
    JsonNode open(String... seats) { return openWith("{}", seats); }

    JsonNode openWith(String options, String... seats) {
        var list = new ArrayList<String>();
        for (var seat : seats) {
            var parts = seat.split(":");
            list.add(parts.length == 1 ? "{\"kind\":\"%s\"}".formatted(seat) : "{\"kind\":\"%s\",\"%s\":\"%s\"}".formatted(parts[0], parts[0].equals("bot") ? "bot" : "name", parts[1]));
        }
        var answer = post("/api/tables", "{\"game\":\"%s\",\"seats\":[%s],\"options\":%s}".formatted(GAME, String.join(",", list), options));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json();
    }

    static String table(JsonNode opened) { return opened.get("table").stringValue(); }

    static List<String> secrets(JsonNode opened) {
        var secrets = new ArrayList<String>();
        for (var invite : opened.get("invites")) {
            var path = invite.get("path").stringValue();
            secrets.add(path.substring(path.lastIndexOf('/') + 1));
        }
        return secrets;
    }

    int join(String table, String secret, String name) {
        var answer = post("/api/tables/%s/join".formatted(table), "{\"secret\":\"%s\",\"name\":\"%s\"}".formatted(secret, name));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json().get("seat").intValue();
    }

    Line watch(String table) { return new Line(server, table, cookie); }
}
