package hearthside.server.cluster;

import hearthside.server.store.Store;
import java.sql.SQLException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Signals through PostgreSQL itself (NOTIFY and LISTEN, on a connection of its own): there is nothing else to run, and what is told is
/// part of the transaction. But all who commit with a signal wait for each other, for it holds a lock of the whole database until it is
/// on the disk.
///
/// A server alone on its file tells nobody.
final class NotifyBus implements Bus {
    private static final Logger LOG = LoggerFactory.getLogger(NotifyBus.class);
    private static final String CHANNEL = "hearthside";
    private static final int LISTEN_MILLIS = 500;

    private final Store store;
    private final LongAdder breaks = new LongAdder();
    private @Nullable Thread listener;
    private volatile boolean closed;

    NotifyBus(Store store) { this.store = store; }

    @Override
    public void send(Handle handle, String text) {
        if (store.isShared())
            handle.createQuery("select pg_notify(:channel, :text)").bind("channel", CHANNEL).bind("text", text).mapTo(String.class).list();
    }

    @Override
    public void tell(String text) {
        store.read(handle -> {
            send(handle, text);
            return "";
        });
    }

    @Override
    public void listen(Consumer<String> hear, Runnable begunAnew) {
        listener = Thread.ofPlatform().name("relay").daemon().start(() -> hearken(hear, begunAnew));
    }

    private void hearken(Consumer<String> hear, Runnable begunAnew) {
        while (!closed) {
            try (var connection = store.connect(); var statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                begunAnew.run();
                var notes = connection.unwrap(PGConnection.class);
                while (!closed) for (var note : notes.getNotifications(LISTEN_MILLIS)) hear.accept(note.getParameter());
            } catch (SQLException | RuntimeException e) {
                if (closed) return;
                breaks.increment();
                LOG.warn("The line to the other servers broke ({}); it is made anew.", e.getMessage());
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LISTEN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whoever listens anew is told so; what is committed is told.
    @Override
    public Loss lost() { return Loss.NOTHING; }

    @Override
    public boolean mayDieUntold() { return false; }

    @Override
    public long breaks() { return breaks.sum(); }

    @Override
    public void close() {
        closed = true;
        if (listener != null) listener.interrupt();
    }
}
