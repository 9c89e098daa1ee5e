package hearthside.app.command;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/// Closes what runs when the process is told to end (Ctrl-C, SIGTERM), and ends the process in time whatever happens: what was confirmed is
/// on the disk already.
final class Shutdown {
    static final Duration LIMIT = Duration.ofSeconds(8);
    private static final int NOT_IN_TIME = 75;

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    private Shutdown() {}

    /// @param close may fail, and may never return
    static Shutdown with(Runnable close) {
        var shutdown = new Shutdown();
        // there already: when it is needed there may be no memory for another thread
        Thread.ofPlatform().daemon().name("shutdown-limit").start(shutdown::endInTime);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> shutdown.run(close), "shutdown"));
        return shutdown;
    }

    private void run(Runnable close) {
        told.countDown();
        try {
            close.run();
        } finally {
            closed.countDown();
        }
    }

    private void endInTime() {
        try {
            told.await();
            Thread.sleep(LIMIT); // the process has ended by then, or is stuck
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(NOT_IN_TIME);
    }

    /// Returns when all is closed.
    void await() {
        try {
            closed.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
