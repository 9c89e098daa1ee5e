package hearthside.server.identity;

import hearthside.core.input.BadInput;
import java.text.Normalizer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Whoever visits, known by a cookie: a guest, or somebody who has signed in with an account.
///
/// @param cookie  what the links of its tables are made from; an account has a secret of its own for that, the same on every device
/// @param hash    whom seats belong to: all of a guest's cookie that is ever stored
/// @param account null for a guest
/// @param address where they come from, as far as it matters: of an IPv6 address the network; null where nobody has looked
public record Visitor(String cookie, String hash, @Nullable Account account, @Nullable String address) {
    /// Who opens tables that nobody has asked for: no cookie is like this one.
    public static final Visitor HOUSE = of("the house");
    private static final int NAME_LENGTH = 24;
    private static final Pattern COOKIE = Pattern.compile("[A-Za-z0-9_-]{43}");

    public static Visitor of(String cookie) { return new Visitor(cookie, Secrets.hash(cookie), null, null); }

    public static Visitor of(Account account) { return new Visitor(account.linkKey(), account.holder(), account, null); }

    public Visitor from(String where) { return new Visitor(cookie, hash, account, where); }

    public static boolean isCookie(String text) { return COOKIE.matcher(text).matches(); }

    /// The name on a seat: an account goes by its own, a guest by what was typed.
    public String called(@Nullable String typed, String field, String usual) {
        return account != null ? account.name() : name(typed, field, usual);
    }

    /// A name people typed: composed, without control characters and blanks around it. Throws [BadInput] where it is too long then.
    public static String name(@Nullable String typed, String field, String usual) {
        var name = typed == null ? "" : Normalizer.normalize(typed.replaceAll("\\p{C}", " "), Normalizer.Form.NFC).strip();
        if (name.codePointCount(0, name.length()) > NAME_LENGTH)
            throw new BadInput(field, "A name has at most 24 letters.");
        return name.isEmpty() ? usual : name;
    }

    @Override
    public String toString() { return "a browser"; } // cookies never get into logs
}
