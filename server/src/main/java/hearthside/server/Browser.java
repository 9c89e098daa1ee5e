package hearthside.server;

import java.util.regex.Pattern;

/// Whoever visits, known by a cookie.
///
/// @param hash all of it that is ever stored
record Browser(String cookie, String hash) {
    private static final Pattern COOKIE = Pattern.compile("[A-Za-z0-9_-]{43}");

    static Browser of(String cookie) { return new Browser(cookie, Secrets.hash(cookie)); }

    static boolean isCookie(String text) { return COOKIE.matcher(text).matches(); }

    @Override
    public String toString() { return "a browser"; } // cookies never get into logs
}
