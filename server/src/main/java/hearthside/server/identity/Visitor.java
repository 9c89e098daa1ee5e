package hearthside.server.identity;

import hearthside.server.table.Seat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Whoever visits, known by a cookie: a guest, or somebody who has signed in with an account.
///
/// @param cookie  what the links of its tables are made from; an account has a secret of its own for that, the same on every device
/// @param hash    whom seats belong to: all of a guest's cookie that is ever stored
/// @param account null for a guest
public record Visitor(String cookie, String hash, @Nullable Account account) {
    private static final Pattern COOKIE = Pattern.compile("[A-Za-z0-9_-]{43}");

    public static Visitor of(String cookie) { return new Visitor(cookie, Secrets.hash(cookie), null); }

    public static Visitor of(Account account) { return new Visitor(account.linkKey(), account.holder(), account); }

    public static boolean isCookie(String text) { return COOKIE.matcher(text).matches(); }

    /// The name on a seat: an account goes by its own, a guest by what was typed.
    public String called(@Nullable String typed, String field, String usual) {
        return account != null ? account.name() : Seat.name(typed, field, usual);
    }

    @Override
    public String toString() { return "a browser"; } // cookies never get into logs
}
