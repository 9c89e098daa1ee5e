package hearthside.server.cluster;

import hearthside.core.input.BadInput;
import hearthside.server.store.Store;
import hearthside.wire.Json;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens to the [Signal]s of other servers on a connection of its own (LISTEN), and hands them on: those of one table in their order,
/// those of different
/// tables side by side.
public final class SignalListener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SignalListener.class);
    private static final int LISTEN_MILLIS = 500;
    private static final int LANES = 8;

    private final Store store;
    private final Consumer<Signal> hear;
    private final Runnable begunAnew;
    private final List<ExecutorService> lanes = Stream.generate(() -> Executors.newSingleThreadExecutor(Thread.ofVirtual().factory()))
            .limit(LANES).toList();
    private final Thread listener;
    private volatile boolean closed;

    /// @param begunAnew called whenever listening has begun: what was told before may have been missed
    SignalListener(Store store, Consumer<Signal> hear, Runnable begunAnew) {
        this.store = store;
        this.hear = hear;
        this.begunAnew = begunAnew;
        listener = Thread.ofPlatform().name("relay").daemon().start(this::listen);
    }

    private void listen() {
        while (!closed) {
            try (var connection = store.connect(); var statement = connection.createStatement()) {
                statement.execute("listen " + Signal.CHANNEL);
                begunAnew.run();
                var notes = connection.unwrap(PGConnection.class);
                while (!closed) for (var note : notes.getNotifications(LISTEN_MILLIS)) handOn(note.getParameter());
            } catch (SQLException | RuntimeException e) {
                if (closed) return;
                LOG.warn("The line to the other servers broke ({}); it is made anew.", e.getMessage());
                pause();
            }
        }
    }

    private void handOn(String text) {
        try {
            var signal = Json.read(Signal.class, text);
            if (signal.node().equals(store.node())) return;
            lanes.get(Math.floorMod(signal.table().hashCode(), LANES)).execute(() -> {
                try {
                    hear.accept(signal);
                } catch (RuntimeException e) {
                    LOG.warn("A signal about table {} could not be followed.", signal.table(), e);
                }
            });
        } catch (BadInput e) {
            LOG.warn("A server of another version said what is not understood here: {}", e.text());
        } catch (RejectedExecutionException _) {
            // closing
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LISTEN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        listener.interrupt();
        lanes.forEach(ExecutorService::shutdownNow);
    }
}
