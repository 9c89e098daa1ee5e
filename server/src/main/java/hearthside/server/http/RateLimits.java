package hearthside.server.http;

/// How visitors come in, and how much one address may ask for.
///
/// @param isProxied        whether a reverse proxy stands before the door: then it is believed who comes, and whether by https
/// @param requests         calls a second for long; ten times as many at once
/// @param tables           tables opened in an hour
/// @param sockets          open sockets at a time
/// @param frames           commands a second on one socket for long; five times as many at once
public record RateLimits(boolean isProxied, int requests, int tables, int sockets, int frames) {
    /// A class of pupils behind one address still gets in.
    public static final RateLimits USUAL = new RateLimits(false, 50, 200, 500, 20);
    /// For drills.
    public static final RateLimits UNLIMITED = new RateLimits(false, 0, 0, 0, 0);

    public RateLimits proxied(boolean isProxied) { return new RateLimits(isProxied, requests, tables, sockets, frames); }
}
