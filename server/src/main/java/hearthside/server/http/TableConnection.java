package hearthside.server.http;

import hearthside.server.identity.Visitor;
import hearthside.server.table.AudienceMember;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Set;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// One open socket: a browser looking at a table. It has a queue of its own; whoever does not keep up is closed, and nobody waits.
///
/// The session is never called with the lock held: it may call back at once, and a closed socket leaves its table, which has a lock of
/// its own.
public final class TableConnection implements AudienceMember {
    static final int WAITING = 256;
    /// An update has some thousand letters, and one who does not read must not hold much of our memory.
    static final int WAITING_LETTERS = 500_000;
    private static final int BAD_FRAMES = 50;
    private static final int BAD_BEHAVIOUR = 1008; // the codes of RFC 6455
    private static final int BROKEN = 1011;
    private static final long WINDOW_NANOS = 10_000_000_000L;

    private final Visitor visitor;
    private final Session session;
    private final Set<String> unheard;
    private final Queue<String> waiting = new ArrayDeque<>();
    private final Queue<Long> badFrames = new ArrayDeque<>();
    private int letters;
    private boolean sending;
    private boolean closed;

    /// @param unheard whose words are not told here
    public TableConnection(Visitor visitor, Session session, Set<String> unheard) {
        this.visitor = visitor;
        this.session = session;
        this.unheard = Set.copyOf(unheard);
    }

    @Override
    public Visitor visitor() { return visitor; }

    @Override
    public boolean hears(@Nullable String holder) { return holder == null || !unheard.contains(holder); }

    @Override
    public void send(String text) {
        boolean isFull, isFirst;
        synchronized (this) {
            if (closed) return;
            isFull = waiting.size() >= WAITING || !waiting.isEmpty() && letters + text.length() > WAITING_LETTERS;
            isFirst = !sending;
            if (!isFull) {
                waiting.add(text);
                letters += text.length();
            }
            sending = true;
        }
        if (isFull) close(BAD_BEHAVIOUR, "This browser does not keep up; it may connect again.");
        else if (isFirst) sendNext();
    }

    private void sendNext() {
        String text;
        synchronized (this) {
            text = closed ? null : waiting.poll();
            sending = text != null;
            if (text != null) letters -= text.length();
        }
        if (text != null) session.sendText(text, Callback.from(this::sendNext, _ -> close(BROKEN, "The connection broke.")));
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
        if (isFlood) close(BAD_BEHAVIOUR, "Too many frames that cannot be used.");
    }

    public synchronized boolean isClosed() { return closed; }

    @Override
    public void close(int code, String reason) {
        synchronized (this) {
            if (closed) return;
            closed = true;
            waiting.clear();
        }
        session.close(code, reason, Callback.NOOP);
    }
}
