package hearthside.drill.scale;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Where work waits for one of several that do it, first come, first served.
final class Station {
    private final Calendar calendar;
    private final int channels;
    private final Deque<Work> waiting = new ArrayDeque<>();
    private final List<Work> inHand = new ArrayList<>();
    private double busy;
    private boolean isGone;

    private record Work(double takes, Runnable done, Runnable lost) {}

    Station(Calendar calendar, int channels) {
        this.calendar = calendar;
        this.channels = channels;
    }

    void enter(double takes, Runnable done) { enter(takes, done, () -> {}); }

    /// @param lost is done instead where the station goes before the work is done
    void enter(double takes, Runnable done, Runnable lost) {
        if (isGone) {
            lost.run();
            return;
        }
        waiting.add(new Work(takes, done, lost));
        begin();
    }

    private void begin() {
        while (inHand.size() < channels && !waiting.isEmpty()) {
            var next = waiting.poll();
            inHand.add(next);
            calendar.in(next.takes, () -> end(next));
        }
    }

    private void end(Work work) {
        if (isGone) return;
        inHand.remove(work);
        busy += work.takes;
        work.done.run();
        begin();
    }

    /// It breaks down for good.
    void go() {
        isGone = true;
        var left = new ArrayList<>(inHand);
        left.addAll(waiting);
        inHand.clear();
        waiting.clear();
        left.forEach(work -> work.lost.run());
    }

    boolean isGone() { return isGone; }

    /// Milliseconds of work done so far, over all channels.
    double busy() { return busy; }

    int waiting() { return waiting.size(); }
}
