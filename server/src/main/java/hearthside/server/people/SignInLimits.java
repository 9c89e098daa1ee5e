package hearthside.server.people;

import hearthside.server.identity.Account;
import hearthside.server.protocol.ApiError;
import java.time.Duration;
import java.util.Map;

/// How often one may be wrong about a passphrase, have one looked at, and open an account.
public final class SignInLimits {
    private static final int WRONG_FOR_NAME = 5, WRONG_FROM_ADDRESS = 30, WRONG_FOR_ACCOUNT = 100, WRONG_FROM_KNOWN = 10;
    private static final int NEW_FROM_ADDRESS = 30;
    /// Right or wrong, a passphrase is dear to look at, and there is one line of those who wait.
    private static final int LOOKED_AT_FROM_ADDRESS = 120, LOOKED_AT_OF_ACCOUNT = 40;

    private final SignInAttempts wrong = new SignInAttempts(Duration.ofMinutes(15));
    private final SignInAttempts looked = new SignInAttempts(Duration.ofMinutes(5));
    private final SignInAttempts opened = new SignInAttempts(Duration.ofHours(1));

    /// A try that has been counted as wrong, until it is given back.
    public final class Attempt {
        private final Map<String, Integer> counted;

        private Attempt(Map<String, Integer> counted) { this.counted = counted; }

        /// It was right, or nobody has looked at it.
        public void giveBack() { wrong.giveBack(counted); }
    }

    /// Counts one more account that is opened from there. Throws [ApiError] where there were too many.
    public void mayOpen(String address) {
        if (!opened.take(Map.of(address, NEW_FROM_ADDRESS)))
            throw new ApiError(429, "too-many", "Too many accounts were opened from here; try again in an hour.");
    }

    /// A few wrong tries are free: for a name from one place, for a place in all, and for a name from everywhere. A browser that has been
    /// signed in to this account before has tries of its own, so nobody else can use up those of its owner. Throws [ApiError] where there
    /// were too many.
    public Attempt attempt(String name, String address, boolean isKnown) {
        var key = Account.key(name);
        var counted = isKnown
                ? Map.of("known " + key, WRONG_FROM_KNOWN)
                : Map.of("name " + key, WRONG_FOR_ACCOUNT, "from " + address, WRONG_FROM_ADDRESS, "both " + key + " " + address,
                        WRONG_FOR_NAME);
        if (!wrong.take(counted))
            throw new ApiError(429, "too-many",
                    "Too many wrong tries; wait a quarter of an hour, or come with a browser that was signed in before, or with a "
                            + "passkey.");
        if (!looked.take(Map.of("from " + address, LOOKED_AT_FROM_ADDRESS, "account " + address + " " + key, LOOKED_AT_OF_ACCOUNT))) {
            wrong.giveBack(counted); // nobody has looked at it
            throw new ApiError(429, "too-many", "Too many have signed in from here just now; wait a few minutes.");
        }
        return new Attempt(counted);
    }
}
