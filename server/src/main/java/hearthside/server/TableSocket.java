package hearthside.server;

import hearthside.core.BadInput;
import hearthside.wire.Json;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The socket of a table page: frames in, commands out.
final class TableSocket {
    private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);
    private static final int PING_SECONDS = 30;

    private record Visit(Guest guest, Table<?, ?> table, Throttle frames, String address) {}

    private final Hall hall;
    private final Doorkeeper doorkeeper;
    private final Gate gate;
    private final LongConsumer stopwatch;
    private final Map<String, Visit> visits = new ConcurrentHashMap<>();

    /// @param stopwatch gets the nanoseconds from a `Play` frame to its answer; the journal is on the disk by then
    TableSocket(Hall hall, Doorkeeper doorkeeper, Gate gate, LongConsumer stopwatch) {
        this.hall = hall;
        this.doorkeeper = doorkeeper;
        this.gate = gate;
        this.stopwatch = stopwatch;
    }

    void configure(WsConfig ws) {
        ws.onConnect(this::enter);
        ws.onMessage(ctx -> hear(ctx, ctx.message()));
        ws.onBinaryMessage(ctx -> {
            var visit = visits.get(ctx.sessionId());
            if (visit != null) complain(visit.guest, "bad-frame", "A command is text, not binary.");
        });
        ws.onClose(this::leave);
        ws.onError(this::leave);
    }

    private void enter(WsContext ctx) {
        var guest = new Guest(doorkeeper.stranger(ctx.cookie(Door.cookieName())), ctx.session);
        try {
            var table = hall.table(ctx.pathParam("table"));
            var address = Objects.requireNonNullElse(ctx.<String>attribute(Gate.ADDRESS), "");
            visits.put(ctx.sessionId(), new Visit(guest, table, gate.frames(), address));
            gate.enter(address);
            table.enter(guest);
            ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        } catch (Fault e) {
            guest.close(1008, e.sentence);
        }
    }

    private void leave(WsContext ctx) {
        ctx.disableAutomaticPings();
        var visit = visits.remove(ctx.sessionId());
        if (visit == null) return;
        gate.leave(visit.address);
        visit.table.leave(visit.guest);
    }

    private void hear(WsContext ctx, String frame) {
        long begun = System.nanoTime();
        var visit = visits.get(ctx.sessionId());
        if (visit == null || visit.guest.isClosed()) return;
        try {
            visit.frames.admit("");
            var command = Json.read(Command.class, frame);
            visit.table.waiter().obey(visit.guest, command);
            if (command instanceof Command.Play) stopwatch.accept(System.nanoTime() - begun);
        } catch (BadInput e) {
            complain(visit.guest, e.field().isEmpty() ? "bad-json" : "bad-command", e.text());
        } catch (Fault e) {
            complain(visit.guest, e.error, e.sentence);
        } catch (NotWritten e) {
            LOG.warn("Table {}: a command was not written.", visit.table.id(), e);
            visit.guest.tell(new Message.Error("not-saved", "This could not be saved, so it has not happened. Try again."));
        } catch (RuntimeException e) {
            LOG.error("Table {}: a command failed.", visit.table.id(), e);
            visit.guest.tell(new Message.Error("fault", "Something went wrong here, and it has been noted. Nothing has changed."));
        }
    }

    private static void complain(Guest guest, String error, String sentence) {
        guest.tell(new Message.Error(error, sentence));
        guest.forgive();
    }
}
