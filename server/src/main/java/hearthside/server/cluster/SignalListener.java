package hearthside.server.cluster;

import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hands on the [Signal]s of other servers: those of one table in their order, those of different tables side by side.
final class SignalListener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SignalListener.class);
    private static final int LANES = 8;

    private final String node;
    private final Consumer<Signal> hear;
    private final List<ExecutorService> lanes = Stream.generate(() -> Executors.newSingleThreadExecutor(Thread.ofVirtual().factory()))
            .limit(LANES).toList();

    /// @param node the name of this server, which need not hear itself
    SignalListener(String node, Consumer<Signal> hear) {
        this.node = node;
        this.hear = hear;
    }

    void handOn(String text) {
        try {
            var signal = Json.read(Signal.class, text);
            if (signal.node().equals(node)) return;
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

    @Override
    public void close() { lanes.forEach(ExecutorService::shutdownNow); }
}
