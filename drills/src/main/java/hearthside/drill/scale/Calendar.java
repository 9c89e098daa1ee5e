package hearthside.drill.scale;

import java.util.Comparator;
import java.util.PriorityQueue;

/// What happens when, in milliseconds of the simulation; what falls on the same moment happens in the order in which it was noted.
final class Calendar {
    private record Entry(double at, long number, Runnable what) {}

    private final PriorityQueue<Entry> entries = new PriorityQueue<>(
            Comparator.comparingDouble(Entry::at).thenComparingLong(Entry::number));
    private double now;
    private long noted;

    double now() { return now; }

    void in(double millis, Runnable what) { entries.add(new Entry(now + millis, noted++, what)); }

    void runUntil(double end) {
        while (!entries.isEmpty() && entries.element().at <= end) {
            var next = entries.remove();
            now = next.at;
            next.what.run();
        }
        now = end;
    }
}
