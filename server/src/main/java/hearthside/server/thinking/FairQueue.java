package hearthside.server.thinking;

import hearthside.server.identity.Origin;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/// Work waits in one queue for each holder, and is taken from them in turn: first the addresses take turns, then the holders at one
/// address. So whoever asks for much waits for their own work, and not everybody else for it.
final class FairQueue implements AutoCloseable {
    private final ExecutorService threads;
    private final int mostOfAddress;
    private final Map<String, Map<String, Queue<FutureTask<?>>>> waiting = new LinkedHashMap<>();

    /// @param mostOfAddress how much may wait from one address
    FairQueue(int atOnce, ThreadFactory factory, int mostOfAddress) {
        threads = Executors.newFixedThreadPool(atOnce, factory);
        this.mostOfAddress = mostOfAddress;
    }

    /// Throws [RejectedExecutionException] where too much waits from this address already, or the server closes.
    <T> Future<T> submit(Origin origin, Callable<T> work) {
        var task = new FutureTask<>(work);
        synchronized (this) {
            if (threads.isShutdown() || waiting(origin.address()) >= mostOfAddress) throw new RejectedExecutionException("too much waits");
            waiting.computeIfAbsent(origin.address(), _ -> new LinkedHashMap<>()).computeIfAbsent(origin.holder(), _ -> new ArrayDeque<>())
                    .add(task);
            threads.execute(this::runNext); // which of all is found out when there is a thread for it
        }
        return task;
    }

    /// How much waits from one address now.
    synchronized int waiting(String address) {
        return waiting.getOrDefault(address, Map.of()).values().stream().mapToInt(Queue::size).sum();
    }

    private void runNext() {
        var next = next();
        if (next != null) next.run();
    }

    private synchronized @Nullable FutureTask<?> next() {
        var addresses = waiting.entrySet().iterator();
        if (!addresses.hasNext()) return null;
        var address = addresses.next();
        addresses.remove();
        var holders = address.getValue().entrySet().iterator();
        var holder = holders.next();
        holders.remove();
        var task = holder.getValue().poll();
        if (!holder.getValue().isEmpty()) address.getValue().put(holder.getKey(), holder.getValue()); // to the end of the line
        if (!address.getValue().isEmpty()) waiting.put(address.getKey(), address.getValue());
        return task;
    }

    @Override
    public void close() {
        threads.shutdownNow();
        synchronized (this) {
            for (var next = next(); next != null; next = next()) next.cancel(false);
        }
    }
}
