package hearthside.server.http;

import hearthside.core.input.BadInput;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Table;
import hearthside.server.tables.TableRegistry;
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
public final class TableSocket {
    private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);
    private static final int PING_SECONDS = 30;

    private record Visit(TableConnection connection, Table<?, ?> table, TokenBucket bucket, String address, long suspended) {}

    private final TableRegistry registry;
    private final Sessions sessions;
    private final RateLimiter limiter;
    private final LongConsumer stopwatch;
    private final Map<String, Visit> visits = new ConcurrentHashMap<>();

    /// @param stopwatch gets the nanoseconds from a `Play` frame to its answer; the journal is on the disk by then
    public TableSocket(TableRegistry registry, Sessions sessions, RateLimiter limiter, LongConsumer stopwatch) {
        this.registry = registry;
        this.sessions = sessions;
        this.limiter = limiter;
        this.stopwatch = stopwatch;
    }

    public void configure(WsConfig ws) {
        ws.onConnect(this::enter);
        ws.onMessage(ctx -> hear(ctx, ctx.message()));
        ws.onBinaryMessage(ctx -> {
            var visit = visits.get(ctx.sessionId());
            if (visit != null) complain(visit.connection, "bad-frame", "A command is text, not binary.");
        });
        ws.onClose(this::leave);
        ws.onError(this::leave);
    }

    private void enter(WsContext ctx) {
        var address = Objects.requireNonNullElse(ctx.<String>attribute(RateLimiter.ADDRESS), "");
        var visitor = sessions.stranger(ctx.attribute(RequestGuard.KNOCKED)).from(address);
        var connection = new TableConnection(visitor, ctx.session, sessions.unheard(visitor));
        try {
            var table = registry.table(ctx.pathParam("table"));
            registry.access().look(table, visitor);
            visits.put(ctx.sessionId(), new Visit(connection, table, limiter.ofSocket(), address, sessions.suspendedUntil(visitor)));
            if (!limiter.enter(address)) throw new ApiError(429, "too-many", "Too many pages are open from here; close some.");
            table.enter(connection);
            ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        } catch (ApiError e) {
            connection.close(1008, e.sentence);
        }
    }

    private void leave(WsContext ctx) {
        ctx.disableAutomaticPings();
        var visit = visits.remove(ctx.sessionId());
        if (visit == null) return;
        limiter.leave(visit.address);
        visit.table.leave(visit.connection);
    }

    private void hear(WsContext ctx, String frame) {
        long begun = System.nanoTime();
        var visit = visits.get(ctx.sessionId());
        if (visit == null || visit.connection.isClosed()) return;
        try {
            limiter.command(visit.bucket, visit.address);
            var command = Json.read(Command.class, IncomingText.json(frame));
            if (sessions.isBefore(visit.suspended) && !(command instanceof Command.Ping)) throw Sessions.suspended();
            visit.table.commands().obey(visit.connection, command);
            if (command instanceof Command.Play) stopwatch.accept(System.nanoTime() - begun);
        } catch (BadInput e) {
            complain(visit.connection, e.field().isEmpty() ? "bad-json" : "bad-command", e.text());
        } catch (ApiError e) {
            complain(visit.connection, e.error, e.sentence);
        } catch (WriteFailed e) {
            LOG.warn("Table {}: a command was not written.", visit.table.id(), e);
            visit.connection.tell(new Message.Error("not-saved", "This could not be saved, so it has not happened. Try again."));
        } catch (RuntimeException e) {
            LOG.error("Table {}: a command failed.", visit.table.id(), e);
            visit.connection.tell(new Message.Error("fault", "Something went wrong here, and it has been noted. Nothing has changed."));
        }
    }

    private static void complain(TableConnection connection, String error, String sentence) {
        connection.tell(new Message.Error(error, sentence));
        connection.forgive();
    }
}
