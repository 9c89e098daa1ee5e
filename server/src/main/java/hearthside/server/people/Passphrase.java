package hearthside.server.people;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import hearthside.core.input.BadInput;
import hearthside.server.background.BackgroundThreads;
import hearthside.server.protocol.ApiError;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Passphrases are kept as Argon2id: 19 MB and two rounds each, as OWASP advises, so that guessing is dear.
public final class Passphrase {
    public static final int LEAST = 10;
    private static final int MOST = 200;
    private static final int MEMORY_KB = 19_456, ROUNDS = 2, LANES = 1, BYTES = 32;
    private static final int AT_ONCE = Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2), WAITING = 64, IDLE_SECONDS = 10;
    private static final Argon2Function ARGON = Argon2Function.getInstance(MEMORY_KB, ROUNDS, LANES, BYTES, Argon2.ID);
    /// Compared with where there is no such account, so that the time of the answer does not tell which names exist: as dear as all
    /// others, and what no passphrase gives.
    private static final String NOBODY = "$argon2id$v=19$m=%d,t=%d,p=%d$".formatted(MEMORY_KB, ROUNDS, LANES) + "A".repeat(86) + "$"
            + "A".repeat(43);
    /// So many at once, on threads of their own, and so many who wait: a flood of sign-ins must eat neither the memory nor the processor
    /// of the tables.
    private static final ThreadPoolExecutor POOL = pool();

    private Passphrase() {}

    private static ThreadPoolExecutor pool() {
        var pool = new ThreadPoolExecutor(AT_ONCE, AT_ONCE, IDLE_SECONDS, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING),
                BackgroundThreads.named("passphrase-"));
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /// Throws [BadInput] where it is too short.
    public static String checked(String typed, String field) {
        if (typed.length() < LEAST) throw new BadInput(field, "A passphrase has at least 10 characters; three words will do.");
        if (typed.length() > MOST) throw new BadInput(field, "A passphrase has at most 200 characters.");
        return typed;
    }

    /// Throws [ApiError] where too many wait already.
    public static String hash(String passphrase) { return slowly(() -> ARGON.hash(passphrase).getResult()); }

    /// Throws [ApiError] where too many wait already.
    ///
    /// @param hash null where there is none: that takes as long, and is never right
    public static boolean isRight(String typed, @Nullable String hash) {
        if (typed.length() > MOST) return false;
        var kept = hash == null ? NOBODY : hash;
        return slowly(() -> Argon2Function.getInstanceFromHash(kept).check(typed, kept)) && hash != null;
    }

    private static <T> T slowly(Callable<T> work) {
        try {
            return POOL.submit(work).get();
        } catch (RejectedExecutionException _) {
            throw busy();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw busy();
        } catch (ExecutionException e) {
            throw new IllegalStateException("A passphrase could not be looked at", e.getCause());
        }
    }

    private static ApiError busy() { return new ApiError(503, "busy", "Many people sign in just now; try again in a moment."); }
}
