package hearthside.drill.club;

import hearthside.drill.harness.Browsing;
import hearthside.wire.Json;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Guests who wait at the fire, sit down where they are put, give up there, and come back.
final class Fireside {
    private static final String GAME = "my-first-stone-age";
    private static final int LOOK_MILLIS = 500, LISTEN_SECONDS = 10;
    /// Who has asked within this time is not forgotten.
    private static final long HEARD_NANOS = 20_000_000_000L;

    private final Wrongs wrongs;
    private final int pause;
    private int seated;
    private double longest;
    private volatile boolean stopped;

    /// @param pause milliseconds until somebody comes back
    Fireside(Wrongs wrongs, int pause) {
        this.wrongs = wrongs;
        this.pause = pause;
    }

    synchronized int seated() { return seated; }

    /// Seconds.
    synchronized double longest() { return longest; }

    void stop() { stopped = true; }

    /// @param withBots whether bots may take the other seat at once
    void waitAgainAndAgain(Member guest, boolean withBots) {
        while (!stopped) {
            var table = await(guest, withBots);
            if (table != null && !stopped) play(guest, table);
            Browsing.rest(pause);
        }
    }

    private @Nullable String await(Member guest, boolean withBots) {
        Map<String, ?> wish = withBots
                ? Map.of("games", List.of(GAME), "tempo", "live", "seats", 2, "botsAfter", 0, "name", "")
                : Map.of("games", List.of(GAME), "tempo", "live", "seats", 2, "name", "");
        if (!guest.call("/api/quick", wish).isWell()) return null;
        long begun = System.nanoTime();
        for (long heard = begun; !stopped;) {
            var told = guest.call("/api/quick");
            if (!told.isWell()) return null;
            long now = System.nanoTime();
            var table = told.told().get("table");
            if (!table.isNull()) {
                note((now - begun) / 1e9);
                return table.stringValue();
            }
            if (!told.told().get("waiting").booleanValue()) {
                if (now - heard < HEARD_NANOS) wrongs.add("forgotten at the fire");
                return null;
            }
            if (now - begun > Member.PATIENCE_NANOS) {
                wrongs.add("waits for ever at the fire");
                return null;
            }
            heard = now;
            Browsing.rest(LOOK_MILLIS);
        }
        return null;
    }

    private synchronized void note(double seconds) {
        seated++;
        longest = Math.max(longest, seconds);
    }

    private void play(Member guest, String table) {
        for (long end = System.nanoTime() + Member.PATIENCE_NANOS; !stopped && System.nanoTime() < end;) {
            if (hasGivenUp(guest, table)) return;
            Browsing.rest(LOOK_MILLIS);
        }
        if (!stopped) wrongs.add("no seat at the table of the fire");
    }

    /// False where the line breaks before that is told.
    private boolean hasGivenUp(Member guest, String table) {
        var lines = new LinkedBlockingQueue<String>();
        WebSocket socket = null;
        try {
            socket = Browsing.watch(guest.http(), guest.port(), table, guest.cookie(), lines::add, () -> lines.add("")).get(LISTEN_SECONDS,
                    TimeUnit.SECONDS);
            for (var line = next(lines); line != null && !line.isEmpty(); line = next(lines)) {
                if (!line.startsWith("{\"is\":\"Update\"")) continue;
                var update = Json.parse(line);
                if (update.get("over").booleanValue() || update.get("mine").isEmpty() || hasResigned(update)) return true;
                Browsing.rest(LOOK_MILLIS);
                socket.sendText(Json.write(Map.of("is", "Resign", "seat", update.get("mine").get(0).intValue())), true).get(LISTEN_SECONDS,
                        TimeUnit.SECONDS);
            }
        } catch (ExecutionException | TimeoutException _) {
            // a server is away
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        } finally {
            if (socket != null) socket.abort();
        }
        return false;
    }

    private static boolean hasResigned(JsonNode update) {
        return update.get("seats").get(update.get("mine").get(0).intValue()).get("resigned").booleanValue();
    }

    private static @Nullable String next(LinkedBlockingQueue<String> lines) throws InterruptedException {
        return lines.poll(LISTEN_SECONDS, TimeUnit.SECONDS);
    }
}
