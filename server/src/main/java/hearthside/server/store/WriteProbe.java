package hearthside.server.store;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jdbi.v3.core.Handle;

/// Whether a move could be saved now. It is tried: a table and a line of its journal are written and taken away again in one transaction,
/// which waits in the same queue and gets to the disk like a move. Whoever asks often is told what was found a moment ago.
final class WriteProbe {
    private static final Duration FRESH = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /// As long as a long move.
    private static final String LINE = "x".repeat(8192);
    private static final String ID = "probe";

    private final Store store;
    private boolean isWell = true;
    private long looked = System.nanoTime() - FRESH.toNanos();

    WriteProbe(Store store) { this.store = store; }

    synchronized boolean isWell() {
        if (System.nanoTime() - looked < FRESH.toNanos()) return isWell;
        isWell = canWrite();
        looked = System.nanoTime();
        return isWell;
    }

    private boolean canWrite() {
        var tried = new CompletableFuture<Boolean>();
        Thread.ofVirtual().start(() -> {
            try {
                tried.complete(store.write(ID, WriteProbe::write));
            } catch (RuntimeException _) {
                tried.complete(false);
            }
        });
        try {
            return tried.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException | TimeoutException _) {
            return false;
        }
    }

    private static boolean write(Handle handle) {
        handle.createUpdate("""
                insert into tables (id, game, header, seed, hash, host, status, created, updated)
                values (:id, '', '', '', '', '', 'over', 0, 0)""").bind("id", ID).execute();
        handle.createUpdate("insert into journal (table_id, line, entry) values (:id, 0, :line)").bind("id", ID).bind("line", LINE)
                .execute();
        handle.createUpdate("delete from journal where table_id = :id").bind("id", ID).execute();
        handle.createUpdate("delete from tables where id = :id").bind("id", ID).execute();
        return true;
    }
}
