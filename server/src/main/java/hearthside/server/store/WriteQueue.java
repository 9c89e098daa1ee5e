package hearthside.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The only one who writes. While one commit waits for the disk, others queue up and share the next: so fifty tables cost few commits.
///
/// It survives whatever a job does wrong, errors too. Where it cannot, nobody waits for it: all that wait are told, whoever comes later is
/// refused, and the process ends, for a server that cannot write is none.
final class WriteQueue implements AutoCloseable {
    private static final int MOST_AT_ONCE = 256;
    private static final long IDLE_NANOS = 1_000_000_000L;
    private static final int PROBE_SECONDS = 2;

    private static final class Job<T> {
        private final String table;
        private final Function<Handle, T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private @Nullable T answer;

        Job(String table, Function<Handle, T> work) {
            this.table = table;
            this.work = work;
        }

        String table() { return table; }

        void run(Handle handle) { answer = work.apply(handle); }

        void succeed() { done.complete(answer); }

        void fail(Throwable e) { done.completeExceptionally(e); }
    }

    private final Job<String> stop = new Job<>("", _ -> "");
    private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
    private final Jdbi jdbi;
    private final Consumer<Throwable> fatal;
    private @Nullable Handle handle;
    private long used = System.nanoTime();
    private boolean closed;

    /// @param fatal is called when nothing can be written any more
    WriteQueue(Jdbi jdbi, Consumer<Throwable> fatal) {
        this.jdbi = jdbi;
        this.fatal = fatal;
        handle = jdbi.open();
        Thread.ofPlatform().name("scribe").daemon().start(this::run);
    }

    /// Returns when it is safe on the disk. Throws [WriteFailed]: then nothing of it is there, unless the connection broke in the middle
    /// of the commit.
    ///
    /// @param table whose lines it writes: on a database that several servers share all of them must write in the same order, or they
    ///   would wait for each other
    <T> T write(String table, Function<Handle, T> work) {
        var job = new Job<>(table, work);
        synchronized (this) {
            if (closed) throw new WriteFailed(new IllegalStateException("the server is closing"));
            queue.add(job);
        }
        try {
            return job.done.join();
        } catch (CompletionException e) {
            throw new WriteFailed(e.getCause() == null ? e : e.getCause());
        }
    }

    int waiting() { return queue.size(); }

    private void run() {
        var batch = new ArrayList<Job<?>>();
        try {
            while (!batch.contains(stop)) {
                batch.clear();
                batch.add(queue.take());
                queue.drainTo(batch, MOST_AT_ONCE - 1);
                batch.sort(Comparator.comparing(Job::table)); // stable: the writes of one table stay in order
                commit(batch);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt(); // nobody interrupts this thread
        } catch (Throwable e) {
            giveUp(batch, e);
        }
    }

    private void giveUp(List<Job<?>> batch, Throwable e) {
        synchronized (this) {
            closed = true;
            queue.drainTo(batch);
        }
        batch.forEach(job -> job.fail(e));
        stop.fail(e); // whoever closes does not wait
        fatal.accept(e);
    }

    /// One bad job must not take the others with it: if they cannot be committed together, each is tried alone. But not where the
    /// connection
    /// broke: perhaps all was written.
    private void commit(List<Job<?>> batch) {
        try {
            var open = connected();
            open.begin();
            for (var job : batch) job.run(open);
            open.commit();
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            boolean isBroken = !rollBack();
            if (batch.size() == 1 || isBroken) batch.forEach(job -> job.fail(e));
            else for (var job : batch) commit(List.of(job));
            return;
        } finally {
            used = System.nanoTime();
        }
        batch.forEach(Job::succeed);
    }

    private Handle connected() {
        var open = handle;
        if (open != null && System.nanoTime() - used > IDLE_NANOS && !isAlive(open)) drop();
        if (handle != null) return handle;
        var fresh = jdbi.open();
        handle = fresh;
        return fresh;
    }

    /// Returns whether the connection is well.
    private boolean rollBack() {
        var open = handle;
        if (open == null) return false;
        try {
            if (open.isInTransaction()) open.rollback();
        } catch (RuntimeException _) {
            // the database has rolled back by itself
        }
        if (isAlive(open)) return true;
        drop();
        return false;
    }

    private static boolean isAlive(Handle open) {
        try {
            return open.getConnection().isValid(PROBE_SECONDS);
        } catch (SQLException _) {
            return false;
        }
    }

    private void drop() {
        try {
            if (handle != null) handle.close();
        } catch (RuntimeException _) {
            // it is gone anyway
        }
        handle = null;
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closed) return;
            closed = true;
            queue.add(stop);
        }
        stop.done.handle((_, _) -> "").join();
        drop();
    }
}
