package hearthside.server.identity;

import hearthside.core.input.BadInput;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Somebody who comes back.
///
/// @param holder     whom seats and results belong to
/// @param linkKey    what the links of open seats are made from
/// @param program    whether a program plays under this name: then it is marked everywhere, for good
/// @param passphrase its Argon2id hash; null where there are only passkeys
public record Account(String id, String name, String holder, String linkKey, @Nullable String passphrase, long created, boolean program) {
    /// The name on finished games of whoever has deleted their data. Browsers say it in the player's language.
    public static final String LEFT = "somebody who left";
    private static final int KEY_LENGTH = 64;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._'’-]{1,23}");

    /// Guests who give no name are called so.
    private static final Pattern USUAL = Pattern.compile("player[0-9lo]{1,2}");

    /// A name as it is written; throws [BadInput].
    public static String name(String typed) {
        var name = Normalizer.normalize(typed, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
        if (!NAME.matcher(name).matches())
            throw new BadInput("name",
                    "A name has 2 to 24 letters, digits, blanks, dots, dashes or apostrophes, and begins with a letter or a digit.");
        if (key(name).equals(LEFT) || USUAL.matcher(LookAlike.shape(name)).matches())
            throw new BadInput("name", "This name is taken already; choose another.");
        return name;
    }

    /// A name as it is compared: Ada and ADA are one. A letter may become many; so many are compared as the database keeps.
    public static String key(String name) {
        var key = Normalizer.normalize(name, Normalizer.Form.NFKC).strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        return key.codePointCount(0, key.length()) <= KEY_LENGTH ? key : key.substring(0, key.offsetByCodePoints(0, KEY_LENGTH));
    }

    /// What a name looks like: two accounts cannot have names of one shape, and no guest the name of an account. A hash has the same length
    /// for every name.
    public static String shape(String name) { return Secrets.hash(LookAlike.shape(name)); }

    @Override
    public String toString() { return "account " + id; } // hashes and keys never get into logs
}
