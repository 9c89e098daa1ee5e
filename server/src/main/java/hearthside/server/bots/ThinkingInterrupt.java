package hearthside.server.bots;

import org.jspecify.annotations.Nullable;

/// Lets whoever waits for a bot end its thinking: it plays the best it has found so far.
public final class ThinkingInterrupt {
    private @Nullable Thread thinker;
    private boolean asked;

    /// The bot begins to think, on this thread.
    public synchronized void begin() {
        thinker = Thread.currentThread();
        if (asked) thinker.interrupt();
    }

    public synchronized void ask() {
        asked = true;
        if (thinker != null) thinker.interrupt();
    }

    /// It has decided. The thread may have other work, so it is not told twice.
    public synchronized void end() {
        thinker = null;
        if (asked) Thread.interrupted();
    }
}
