package hearthside.server.http;

import hearthside.server.protocol.Keeper;

/// How visitors come in, and how much one of them may ask for. 0 is without a limit.
///
/// @param proxies       the reverse proxies that are believed who comes, and whether by https
/// @param requests      calls a second from one address for long; ten times as many at once
/// @param tables        tables opened in an hour from one address, whatever the way
/// @param guestTables   the same for one guest
/// @param accountTables the same for one account
/// @param sockets       open sockets of one address at a time
/// @param frames        commands a second on one socket, and calls a second with one program's token, for long; five times as many at
///                      once
/// @param studies       calls a second from one address for long that play games again or gather much; thirty times as many at once
/// @param connections   open connections of one address at a time
public record RateLimits(Proxies proxies, int requests, int tables, int guestTables, int accountTables, int sockets, int frames,
        int studies, int connections) {
    /// A class of pupils behind one address still gets in.
    public static final RateLimits USUAL = new RateLimits(Proxies.NONE, 50, 200, 40, 100, 500, 20, 4, 1000);
    /// For drills.
    public static final RateLimits UNLIMITED = new RateLimits(Proxies.NONE, 0, 0, 0, 0, 0, 0, 0, 0);

    /// As keepers are told them.
    public Keeper.Quotas quotas(int games) {
        return new Keeper.Quotas(games, tables, guestTables, accountTables, requests, studies, frames, sockets, connections);
    }

    public RateLimits behind(Proxies named) {
        return new RateLimits(named, requests, tables, guestTables, accountTables, sockets, frames, studies, connections);
    }

    public RateLimits withRequests(int perSecond) {
        return new RateLimits(proxies, perSecond, tables, guestTables, accountTables, sockets, frames, studies, connections);
    }

    public RateLimits withTables(int fromAddress, int guest, int account) {
        return new RateLimits(proxies, requests, fromAddress, guest, account, sockets, frames, studies, connections);
    }

    public RateLimits withSockets(int open, int framesPerSecond) {
        return new RateLimits(proxies, requests, tables, guestTables, accountTables, open, framesPerSecond, studies, connections);
    }

    public RateLimits withStudies(int perSecond) {
        return new RateLimits(proxies, requests, tables, guestTables, accountTables, sockets, frames, perSecond, connections);
    }

    public RateLimits withConnections(int open) {
        return new RateLimits(proxies, requests, tables, guestTables, accountTables, sockets, frames, studies, open);
    }
}
