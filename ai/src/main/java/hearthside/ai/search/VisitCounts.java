package hearthside.ai.search;

import java.util.List;
import java.util.stream.Stream;

/// How often each option was tried so far, as the threads of a search tell from time to time: once nothing can overtake the first any more,
/// it is played at once.
final class VisitCounts {
    /// What one thread told last.
    private static final class Told {
        volatile int[] visits;

        Told(int options) { visits = new int[options]; }
    }

    private final List<Told> counts; // by thread

    VisitCounts(int threads, int options) {
        counts = Stream.generate(() -> new Told(options)).limit(threads).toList();
    }

    void count(int thread, int[] visits) { counts.get(thread).visits = visits; }

    /// @param left how many more times something will be tried, by all threads together
    boolean decided(double left) {
        long first = 0, second = 0;
        for (int option = 0; option < counts.getFirst().visits.length; option++) {
            long sum = 0;
            for (var told : counts) sum += told.visits[option];
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
