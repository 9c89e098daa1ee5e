package hearthside.engine.home;

import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/// What a search may take of a browser: one thread, and less memory than a server has.
public final class Machine {
    public static final int THREADS = 1;
    public static final long MOST_BYTES = 24L << 20;

    private Machine() {}

    public static LongSupplier clock() { return System::nanoTime; }

    /// One after the other: nobody asks for more than [#THREADS].
    public static void sideBySide(int threads, IntConsumer work) { for (int thread = 0; thread < threads; thread++) work.accept(thread); }
}
