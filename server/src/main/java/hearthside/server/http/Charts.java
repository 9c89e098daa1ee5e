package hearthside.server.http;

import hearthside.server.protocol.Keeper;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.List;
import java.util.function.LongPredicate;

/// How the house was, minute by minute, for those who look after it. It is kept in memory alone.
public final class Charts {
    private static final int KEPT = 180;
    private static final long MINUTE_MILLIS = 60_000;

    private final Metrics metrics;
    private final Clock time;
    private final ArrayDeque<Keeper.Sample> samples = new ArrayDeque<>();
    private long moves;

    public Charts(Metrics metrics, Clock time) {
        this.metrics = metrics;
        this.time = time;
    }

    /// For as long as the server runs.
    ///
    /// @param rest waits; false when the server closes meanwhile
    public void work(LongPredicate rest) {
        do
            sample();
        while (rest.test(MINUTE_MILLIS));
    }

    synchronized void sample() {
        long all = metrics.moves();
        samples.addLast(metrics.sample(time.instant(), all - moves));
        moves = all;
        if (samples.size() > KEPT) samples.removeFirst();
    }

    /// The oldest first.
    public synchronized List<Keeper.Sample> samples() { return List.copyOf(samples); }
}
