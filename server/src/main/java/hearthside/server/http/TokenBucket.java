package hearthside.server.http;

import hearthside.server.protocol.ApiError;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// Lets everybody do something so many times at once, and so many times a second for long.
final class TokenBucket {
    private static final int REMEMBERED = 50_000;
    private static final double NANOS = 1e9;

    /// @param left how many times more, at the moment `at`
    private record Bucket(double left, long at) {}

    private final double burst;
    private final double perSecond;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override // nobody fills the memory with addresses
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) { return size() > REMEMBERED; }
    };

    /// @param burst 0 lets everybody do everything
    TokenBucket(double burst, double perSecond) { this(burst, perSecond, System::nanoTime); }

    TokenBucket(double burst, double perSecond, LongSupplier nanos) {
        this.burst = burst;
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    synchronized boolean admits(String who) {
        if (burst == 0) return true;
        long now = nanos.getAsLong();
        double left = left(who, now);
        boolean admitted = left >= 1;
        buckets.put(who, new Bucket(admitted ? left - 1 : left, now));
        return admitted;
    }

    /// Whether it would be admitted now.
    synchronized boolean has(String who) { return burst == 0 || left(who, nanos.getAsLong()) >= 1; }

    private double left(String who, long now) {
        var bucket = buckets.getOrDefault(who, new Bucket(burst, now));
        return Math.min(burst, bucket.left + (now - bucket.at) / NANOS * perSecond);
    }

    /// Throws a [ApiError] where it is too much.
    void admit(String who) {
        if (!admits(who)) throw tooMuch();
    }

    static ApiError tooMuch() { return new ApiError(429, "too-many", "This is too much at once; wait a little and try again."); }
}
