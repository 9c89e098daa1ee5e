package hearthside.ai.search;

import java.util.concurrent.atomic.AtomicReferenceArray;

/// How often each option was tried so far, as the threads of a search tell from time to time: once nothing can overtake the first any more,
/// it is played at once.
final class Votes {
    private final AtomicReferenceArray<int[]> cast;

    Votes(int threads, int options) {
        cast = new AtomicReferenceArray<>(threads);
        for (int thread = 0; thread < threads; thread++) cast.set(thread, new int[options]);
    }

    void cast(int thread, int[] visits) { cast.set(thread, visits); }

    /// @param left how many more times something will be tried, by all threads together
    boolean decided(double left) {
        long first = 0, second = 0;
        for (int option = 0; option < cast.get(0).length; option++) {
            long sum = 0;
            for (int thread = 0; thread < cast.length(); thread++) sum += cast.get(thread)[option];
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
