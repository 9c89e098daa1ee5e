package hearthside.server.testing;

import hearthside.server.Server;
import hearthside.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A program in a test: its token, its calls, and what its stream told.
public final class Program implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 15;

    public final Client at;
    public final String name;
    public final String token;
    public final List<JsonNode> told = new CopyOnWriteArrayList<>();
    private final LinkedBlockingQueue<JsonNode> lines = new LinkedBlockingQueue<>();
    private @Nullable InputStream stream;

    private Program(Client at, String name, String token) {
        this.at = at;
        this.name = name;
        this.token = token;
    }

    /// A new bot account.
    public static Program of(Server server, String name) {
        var owner = new Client(server).signUp(name);
        var answer = owner.post("/api/account/program", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase(name)));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return new Program(owner, name, answer.json().get("token").stringValue());
    }

    /// The same program at another server.
    public Program at(Server other) { return new Program(new Client(other), name, token); }

    public Program connect() {
        try {
            var answer = Client.HTTP.send(
                    HttpRequest.newBuilder(at.uri("/api/bot/stream")).header("Authorization", "Bearer " + token).build(),
                    HttpResponse.BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) throw new AssertionError("no stream: " + answer.statusCode());
            var reader = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
            stream = answer.body(); // trap: a reader cannot be closed while somebody reads from it
            Thread.startVirtualThread(() -> read(reader));
            await("Welcome");
            return this;
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void read(BufferedReader reader) {
        try {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isEmpty()) continue;
                told.add(Json.parse(line));
                lines.add(told.getLast());
            }
        } catch (IOException _) {
            // closed
        }
        lines.add(Json.parse("{\"is\":\"Closed\"}"));
    }

    public JsonNode await(String is) { return await(is, _ -> true); }

    public JsonNode await(String is, Predicate<JsonNode> isIt) {
        try {
            while (true) {
                var line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (line == null)
                    throw new AssertionError("no %s came to %s; told %s".formatted(is, name, told.stream()
                            .map(each -> each.get("is").stringValue()).toList()));
                var kind = line.get("is").stringValue();
                if (kind.equals(is) && isIt.test(line)) return line;
                if (kind.equals("Closed")) throw new AssertionError("%s was cut off before %s came".formatted(name, is));
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public Client.Answer post(String path, String body) {
        return Client.send(HttpRequest.newBuilder(at.uri("/api/bot" + path)).header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    public Client.Answer move(JsonNode update, JsonNode action) {
        return post("/tables/%s/move".formatted(update.get("table").stringValue()), "{\"seq\":%d,\"seat\":%d,\"action\":%s}".formatted(
                update.get("seq").intValue(), update.get("viewer").intValue(), action));
    }

    /// Plays anything until it is cut off.
    public void play(Random random) { playUntil(Integer.MAX_VALUE, random); }

    /// Accepts what is asked and plays anything until so many games have ended.
    public void playUntil(int ended, Random random) {
        for (int over = 0; over < ended;) {
            JsonNode line;
            try {
                line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            if (line == null && ended == Integer.MAX_VALUE) continue;
            if (line == null) throw new AssertionError(name + " waits in vain");
            switch (line.get("is").stringValue()) {
                case "Challenge" -> post("/challenges/%s/accept".formatted(line.get("challenge").stringValue()), "{}");
                case "Update" -> {
                    var options = line.get("options");
                    if (!options.isEmpty()) move(line, options.get(random.nextInt(options.size())));
                }
                case "End" -> over++;
                case "Closed" -> {
                    if (ended == Integer.MAX_VALUE) return;
                    throw new AssertionError(name + " was cut off");
                }
                default -> {
                    // nothing to do
                }
            }
        }
    }

    @Override
    public void close() {
        try {
            if (stream != null) stream.close();
        } catch (IOException _) {
            // it is closed all the same
        }
    }
}
