package hearthside.server.people;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/// Counts what may be tried only so often: wrong passphrases, new accounts. What is tried counts before its outcome is known, or many
/// could try at once; whoever was right gets it back.
public final class SignInAttempts {
    private static final int MOST_KEYS = 20_000;

    private final long window;
    private final Map<String, Deque<Long>> tried = new HashMap<>();

    public SignInAttempts(Duration window) { this.window = window.toNanos(); }

    /// Counts one more of each, unless there were as many as it says of any of them lately; then it counts none. Returns whether it did.
    public synchronized boolean take(Map<String, Integer> mostOf) {
        if (!mostOf.entrySet().stream().allMatch(most -> isFree(most.getKey(), most.getValue()))) return false;
        mostOf.keySet().forEach(this::count);
        return true;
    }

    /// It was none of these after all.
    public synchronized void giveBack(Map<String, Integer> mostOf) {
        for (var key : mostOf.keySet()) {
            var times = tried.get(key);
            if (times != null) times.pollLast();
            if (times != null && times.isEmpty()) tried.remove(key);
        }
    }

    private boolean isFree(String key, int most) {
        var times = tried.get(key);
        return times == null || forget(times).size() < most;
    }

    private void count(String key) {
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
