package hearthside.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// The only one who writes. While one commit waits for the disk, others queue up and share the next: so fifty tables cost few commits.
final class Scribe implements AutoCloseable {
    private static final int MOST_AT_ONCE = 256;

    private record Job(Consumer<Handle> work, CompletableFuture<Void> done) {}

    private final Job stop = new Job(_ -> {}, new CompletableFuture<>());
    private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Handle handle;
    private boolean closed;

    Scribe(Jdbi jdbi) {
        handle = jdbi.open();
        Thread.ofPlatform().name("scribe").daemon().start(this::run);
    }

    /// Returns when it is safe on the disk. Throws [NotWritten], and then nothing of it is there.
    void write(Consumer<Handle> work) {
        var job = new Job(work, new CompletableFuture<>());
        synchronized (this) {
            if (closed) throw new NotWritten(new IllegalStateException("the server is closing"));
            queue.add(job);
        }
        try {
            job.done.join();
        } catch (CompletionException e) {
            throw new NotWritten(e.getCause() == null ? e : e.getCause());
        }
    }

    private void run() {
        var batch = new ArrayList<Job>();
        try {
            while (!batch.contains(stop)) {
                batch.clear();
                batch.add(queue.take());
                queue.drainTo(batch, MOST_AT_ONCE - 1);
                commit(batch);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt(); // nobody interrupts this thread
        }
    }

    /// One bad job must not take the others with it: if they cannot be committed together, each is tried alone.
    private void commit(List<Job> batch) {
        try {
            handle.begin();
            for (var job : batch) job.work.accept(handle);
            handle.commit();
        } catch (RuntimeException e) {
            rollBack();
            if (batch.size() == 1) batch.getFirst().done.completeExceptionally(e);
            else for (var job : batch) commit(List.of(job));
            return;
        }
        for (var job : batch) job.done.complete(null);
    }

    private void rollBack() {
        try {
            if (handle.isInTransaction()) handle.rollback();
        } catch (RuntimeException _) {
            // the database has rolled back by itself
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closed) return;
            closed = true;
            queue.add(stop);
        }
        stop.done.join();
        handle.close();
    }
}
