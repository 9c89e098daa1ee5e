package hearthside.server.table;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Message;
import hearthside.wire.Json;
import java.util.ArrayDeque;
import java.util.Queue;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// One open socket: a browser looking at a table. It has a queue of its own; whoever does not keep up is closed, and nobody waits.
///
/// The session is never called with the lock held: it may call back at once, and a closed socket leaves its table, which has a lock of
/// its own.
public final class TableConnection {
    static final int WAITING = 256;
    private static final int BAD_FRAMES = 50;
    private static final long WINDOW_NANOS = 10_000_000_000L;

    private final Visitor visitor;
    private final Session session;
    private final Queue<String> waiting = new ArrayDeque<>();
    private final Queue<Long> badFrames = new ArrayDeque<>();
    private boolean sending;
    private boolean closed;

    public TableConnection(Visitor visitor, Session session) {
        this.visitor = visitor;
        this.session = session;
    }

    Visitor visitor() { return visitor; }

    public void tell(Message message) { send(Json.write(message)); }

    void send(String text) {
        boolean isFull, isFirst;
        synchronized (this) {
            if (closed) return;
            isFull = waiting.size() >= WAITING;
            isFirst = !sending;
            if (!isFull) waiting.add(text);
            sending = true;
        }
        if (isFull) close(1008, "This browser does not keep up; it may connect again.");
        else if (isFirst) sendNext();
    }

    private void sendNext() {
        String text;
        synchronized (this) {
            text = closed ? null : waiting.poll();
            sending = text != null;
        }
        if (text != null) session.sendText(text, Callback.from(this::sendNext, _ -> close(1011, "The connection broke.")));
    }

    /// Counts a frame that could not be used. A flood of them ends the connection.
    public void forgive() {
        boolean isFlood;
        synchronized (this) {
            long now = System.nanoTime();
            badFrames.add(now);
            while (now - badFrames.element() > WINDOW_NANOS) badFrames.remove();
            isFlood = badFrames.size() > BAD_FRAMES;
        }
        if (isFlood) close(1008, "Too many frames that cannot be used.");
    }

    public synchronized boolean isClosed() { return closed; }

    public void close(int code, String reason) {
        synchronized (this) {
            if (closed) return;
            closed = true;
            waiting.clear();
        }
        session.close(code, reason, Callback.NOOP);
    }
}
