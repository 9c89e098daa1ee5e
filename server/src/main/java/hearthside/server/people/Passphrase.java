package hearthside.server.people;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import hearthside.core.input.BadInput;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Passphrases are kept as Argon2id: 19 MB and two rounds each, as OWASP advises, so that guessing is dear.
public final class Passphrase {
    public static final int LEAST = 10;
    private static final int MOST = 200;
    private static final int MEMORY_KB = 19_456, ROUNDS = 2, LANES = 1, BYTES = 32;
    private static final Argon2Function ARGON = Argon2Function.getInstance(MEMORY_KB, ROUNDS, LANES, BYTES, Argon2.ID);
    /// So many at once: a flood of sign-ins must not eat the memory of the tables.
    private static final Semaphore AT_ONCE = new Semaphore(2);
    /// Compared with where there is no such account, so that the time of the answer does not tell which names exist.
    private static final String NOBODY = hash("nobody has this passphrase");

    private Passphrase() {}

    /// Throws [BadInput] where it is too short.
    public static String checked(String typed, String field) {
        if (typed.length() < LEAST) throw new BadInput(field, "A passphrase has at least 10 characters; three words will do.");
        if (typed.length() > MOST) throw new BadInput(field, "A passphrase has at most 200 characters.");
        return typed;
    }

    public static String hash(String passphrase) { return slowly(() -> ARGON.hash(passphrase).getResult()); }

    /// @param hash null where there is none: that takes as long, and is never right
    public static boolean isRight(String typed, @Nullable String hash) {
        if (typed.length() > MOST) return false;
        return slowly(() -> Argon2Function.getInstanceFromHash(hash == null ? NOBODY : hash).check(typed, hash == null ? NOBODY : hash))
                && hash != null;
    }

    private static <T> T slowly(Supplier<T> work) {
        AT_ONCE.acquireUninterruptibly();
        try {
            return work.get();
        } finally {
            AT_ONCE.release();
        }
    }
}
