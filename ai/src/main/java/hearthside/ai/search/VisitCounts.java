package hearthside.ai.search;

import java.util.concurrent.atomic.AtomicReferenceArray;

/// How often each option was tried so far, as the threads of a search tell from time to time: once nothing can overtake the first any more,
/// it is played at once.
final class VisitCounts {
    private final AtomicReferenceArray<int[]> counts;

    VisitCounts(int threads, int options) {
        counts = new AtomicReferenceArray<>(threads);
        for (int thread = 0; thread < threads; thread++) counts.set(thread, new int[options]);
    }

    void count(int thread, int[] visits) { counts.set(thread, visits); }

    /// @param left how many more times something will be tried, by all threads together
    boolean decided(double left) {
        long first = 0, second = 0;
        for (int option = 0; option < counts.get(0).length; option++) {
            long sum = 0;
            for (int thread = 0; thread < counts.length(); thread++) sum += counts.get(thread)[option];
            if (sum > first) {
                second = first;
                first = sum;
            } else if (sum > second) {
                second = sum;
            }
        }
        return first - second > left;
    }
}
