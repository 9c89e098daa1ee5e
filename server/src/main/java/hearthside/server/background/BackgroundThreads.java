package hearthside.server.background;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;

/// Makes threads that compute for long and give way to whoever plays: where all cores are busy, moves go first.
///
/// Trap: Java's own priorities do nothing on Linux. There a thread lowers its own niceness, which needs no right; threads that it starts
/// have the same. On other systems these are threads like all others.
public final class BackgroundThreads {
    /// A thread of this niceness gets a tenth of what one that moves gets, where both want the same core.
    private static final int NICENESS = 10;
    private static final int PROCESS = 0, THIS_THREAD = 0;
    private static final Optional<MethodHandle> SET_PRIORITY = "Linux".equals(System.getProperty("os.name")) ? find() : Optional.empty();

    private BackgroundThreads() {}

    /// @param name of the threads, before their number
    public static ThreadFactory named(String name) {
        var factory = Thread.ofPlatform().daemon().name(name, 0).factory();
        return work -> factory.newThread(() -> {
            giveWay();
            work.run();
        });
    }

    /// `int setpriority(int which, id_t who, int priority)`, of which the C library of Linux makes one for each thread.
    @SuppressWarnings("restricted") // what is called can do no harm
    private static Optional<MethodHandle> find() {
        var linker = Linker.nativeLinker();
        return linker.defaultLookup().find("setpriority").map(address -> linker.downcallHandle(address,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)));
    }

    private static void giveWay() {
        SET_PRIORITY.ifPresent(set -> {
            try {
                int _ = (int) set.invokeExact(PROCESS, THIS_THREAD, NICENESS); // refused means as before
            } catch (Throwable e) {
                throw new IllegalStateException("The C library could not be called.", e);
            }
        });
    }
}
