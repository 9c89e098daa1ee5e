package hearthside.ai.search;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/// What a search may take of the machine it runs on. In a browser, where a program has one thread, `engine` puts a class of the same
/// name in its place.
final class Machine {
    /// Root parallelism over the cores there are, but not more than a table may fairly take.
    static final int THREADS = Math.clamp(Runtime.getRuntime().availableProcessors(), 1, 4);
    /// A thinking bot takes a twelfth of the memory there is, and not more than this.
    static final long MOST_BYTES = Math.min(64L << 20, Runtime.getRuntime().maxMemory() / 12);

    private Machine() {}

    /// What a search of one thread goes by. Where something is measured on a machine that does other things too
    /// (`-Dhearthside.clock=processor`), only the time counts in which it really ran: then everybody gets the same.
    static LongSupplier clock() {
        if (!"processor".equals(System.getProperty("hearthside.clock"))) return System::nanoTime;
        return ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
    }

    /// Does the same work for 0, 1, 2… on threads of their own, the first of which is the caller's, and waits for all of them.
    static void sideBySide(int threads, IntConsumer work) {
        var done = new CountDownLatch(threads - 1);
        var failure = new RuntimeException[1];
        for (int thread = 1; thread < threads; thread++) {
            int number = thread;
            Thread.ofPlatform().daemon().name("search").start(() -> {
                try {
                    work.accept(number);
                } catch (RuntimeException e) {
                    failure[0] = e;
                } finally {
                    done.countDown();
                }
            });
        }
        work.accept(0);
        boolean interrupted = Thread.interrupted();
        while (true) {
            try {
                done.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        if (failure[0] != null) throw failure[0];
    }
}
