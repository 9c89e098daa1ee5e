package hearthside.server.testing;

import hearthside.server.Server;
import hearthside.wire.Json;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// An open table page in a test: a socket and what came through it.
public final class Line implements WebSocket.Listener, AutoCloseable {
    private static final int PATIENCE_SECONDS = 15;
    private static final JsonNode CLOSED = Json.parse("{\"is\":\"Closed\"}");

    public final List<String> heard = new CopyOnWriteArrayList<>();
    public final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final LinkedBlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();
    private final WebSocket socket;
    private JsonNode update;
    private final Random any = new Random(1);

    public Line(Server server, String table, String cookie) {
        socket = Client.HTTP.newWebSocketBuilder().header("Cookie", "hearthside=" + cookie)
                .buildAsync(URI.create("ws://127.0.0.1:%d/ws/tables/%s".formatted(server.port(), table)), this).join();
        update = await("Update");
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        text.append(data);
        if (last) {
            heard.add(text.toString());
            messages.add(Json.parse(text.toString()));
            text.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        messages.add(CLOSED);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.completeExceptionally(error);
        messages.add(CLOSED);
    }

    /// The next message of a kind; updates that come meanwhile are remembered.
    public JsonNode await(String is) {
        try {
            while (true) {
                var message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (message == null)
                    throw new AssertionError("no %s came; heard %s".formatted(is, heard.stream().skip(Math.max(0, heard.size() - 5))
                            .map(each -> each.substring(0, Math.min(60, each.length()))).toList()));
                var kind = message.get("is").stringValue();
                if (kind.equals("Update")) update = message;
                if (kind.equals(is)) return message;
                if (kind.equals("Closed")) throw new AssertionError("it was closed before a %s came".formatted(is));
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// Takes note of all that has come, and waits for nothing.
    public void drain() {
        for (var message = messages.poll(); message != null; message = messages.poll())
            if (message.get("is").stringValue().equals("Update")) update = message;
    }

    /// Waits until so many seats are connected and so many watch.
    public void awaitPeople(int connected, int spectators) {
        while (true) {
            var people = await("People");
            int there = 0;
            for (var seat : people.get("seats")) if (seat.get("connected").booleanValue()) there++;
            if (there == connected && people.get("spectators").intValue() == spectators) return;
        }
    }

    /// Nothing but a pause; messages wait.
    public void awaitSilence(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// The next update that has come so far.
    public JsonNode update() { return update; }

    /// Waits for an update that is so.
    public JsonNode until(Predicate<JsonNode> isSo) {
        while (!isSo.test(update)) await("Update");
        return update;
    }

    public JsonNode awaitSeq(int seq) {
        while (update.get("seq").intValue() < seq) await("Update");
        return update;
    }

    public int seq() { return update.get("seq").intValue(); }

    public boolean isOver() { return update.get("over").booleanValue(); }

    public boolean isToAct() { return !update.get("options").isEmpty(); }

    public void send(String frame) { socket.sendText(frame, true).join(); }

    public void sendBinary(byte[] frame) { socket.sendBinary(java.nio.ByteBuffer.wrap(frame), true).join(); }

    @com.google.errorprone.annotations.FormatMethod
    public void send(String frame, Object... gaps) { send(String.format(java.util.Locale.ROOT, frame, gaps)); }

    public void play(JsonNode action) {
        send("{\"is\":\"Play\",\"seq\":%d,\"seat\":%d,\"action\":%s}", seq(), update.get("viewer").intValue(), action);
    }

    /// Plays any option and waits until it has happened.
    public JsonNode playAny(Random random) {
        var options = update.get("options");
        play(options.get(random.nextInt(options.size())));
        return awaitSeq(seq() + 1);
    }

    /// The same for whoever plays on. Trap: with one seed begun anew each time it is the same option each time, and may be for ever.
    public JsonNode playAny() { return playAny(any); }

    /// A line with several seats plays until the game is over, or so many decisions are made.
    public void playOn(Random random, int decisions) {
        for (int i = 0; i < decisions && !isOver(); i++) {
            while (!isToAct() && !isOver()) await("Update");
            if (!isOver()) playAny(random);
        }
    }

    @Override
    public void close() { socket.abort(); }
}
