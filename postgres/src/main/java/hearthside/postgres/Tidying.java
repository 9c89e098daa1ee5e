package hearthside.postgres;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/// What a drill must not leave behind: servers, databases, folders. Whoever stops one with Ctrl-C finds nothing of them either.
public final class Tidying {
    private static final Deque<Runnable> LEFT = new ConcurrentLinkedDeque<>();
    private static volatile boolean isStopping;

    static {
        try {
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("tidying").unstarted(Tidying::all));
        } catch (IllegalStateException e) { // too late for a hook: whoever asks first now asks while the program ends
            isStopping = true;
        }
    }

    private Tidying() {}

    /// Whether the program is ending: what fails now fails because of that.
    public static boolean isStopping() { return isStopping; }

    /// Done when the program ends, the latest first, unless [#done] comes before.
    public static Runnable later(Runnable work) {
        LEFT.push(work);
        return work;
    }

    public static void done(Runnable work) { LEFT.remove(work); }

    private static void all() {
        isStopping = true;
        for (var work = LEFT.poll(); work != null; work = LEFT.poll()) work.run();
    }
}
