package hearthside.server.protocol;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Accounts, passkeys, and the browsers that are signed in.
public interface People {
    /// Whoever asks; a guest has no account.
    record Me(@Nullable Mine account) implements Answer {}

    /// @param program whether it is a bot account
    record Mine(String name, Instant since, boolean program, boolean passphrase, List<Key> passkeys, List<Signed> browsers) {}

    record Key(String id, String device, Instant since, Instant used) {}

    /// @param here whether it is the one that asks
    record Signed(String id, String device, Instant since, Instant seen, boolean here) {}

    /// @param invitation where a new account needs one
    record Entry(String name, String passphrase, @Nullable String invitation) implements RequestBody {}

    /// @param browser which one to sign out; this one where it is missing
    record Ending(@Nullable String browser) implements RequestBody {}

    record NewPassphrase(@Nullable String old, String passphrase) implements RequestBody {}

    record NewKey(@Nullable String name, @Nullable String invitation) implements RequestBody {}

    record Signature(String id, JsonNode credential, @Nullable String invitation) implements RequestBody {}

    record OneKey(String id) implements RequestBody {}

    record Leaving(@Nullable String passphrase) implements RequestBody {}

    /// The lessons that somebody has finished, by game.
    record Progress(Map<String, List<String>> learnt) implements RequestBody, Answer {
        public List<String> of(String game) { return learnt.getOrDefault(game, List.of()); }
    }

    /// What the browser is asked to sign.
    ///
    /// @param options as `navigator.credentials` wants them
    record Question(String id, JsonNode options) implements Answer {}
}
