package hearthside.server.people;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/// Counts what may be tried only so often: wrong passphrases, new accounts.
public final class SignInAttempts {
    private static final int MOST_KEYS = 20_000;

    private final long window;
    private final Map<String, Deque<Long>> tried = new HashMap<>();

    public SignInAttempts(Duration window) { this.window = window.toNanos(); }

    /// Whether there were fewer than `most` of these lately.
    public synchronized boolean isFree(String key, int most) {
        var times = tried.get(key);
        if (times == null) return true;
        forget(times);
        return times.size() < most;
    }

    public synchronized void count(String key) {
        if (tried.size() >= MOST_KEYS) tried.values().removeIf(times -> forget(times).isEmpty());
        if (tried.size() >= MOST_KEYS) tried.clear(); // a flood from everywhere: better to forget than to fall over
        tried.computeIfAbsent(key, _ -> new ArrayDeque<>()).add(System.nanoTime());
    }

    private Deque<Long> forget(Deque<Long> times) {
        long now = System.nanoTime();
        while (!times.isEmpty() && now - times.getFirst() > window) times.removeFirst();
        return times;
    }
}
