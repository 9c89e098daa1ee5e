package hearthside.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;

/// Calls that have all looked before any of them writes: what they write waits, in the order in which they were called, behind a write
/// that waits for all of them. So whoever looks first and writes later is found out every time, without luck.
public final class Together {
    private static final long PATIENCE_NANOS = 60_000_000_000L, NAP_NANOS = 500_000;

    private Together() {}

    /// @param stores of all servers on one database
    public static <T> List<T> call(List<Store> stores, List<? extends Callable<T>> calls) {
        var go = new CountDownLatch(1);
        var held = new CountDownLatch(stores.size());
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var store : stores) threads.execute(() -> store.write(_ -> {
                held.countDown();
                await(go);
            }));
            await(held);
            var answers = new ArrayList<Future<T>>();
            try {
                for (var call : calls) {
                    answers.add(threads.submit(call));
                    untilAllWait(stores, answers);
                }
            } finally {
                go.countDown();
            }
            var all = new ArrayList<T>();
            for (var answer : answers) all.add(answer.get());
            return all;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /// For their turn to write; or they are refused before.
    private static void untilAllWait(List<Store> stores, List<? extends Future<?>> calls) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (calls.stream().filter(Future::isDone).count() + stores.stream().mapToInt(Store::waiting).sum() < calls.size()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(NAP_NANOS); // whoever spins takes the processor from those it waits for
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
