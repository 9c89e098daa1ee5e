package hearthside.server.http;

import hearthside.server.protocol.ApiError;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Keeps one address from asking for more than its share; see [RateLimits].
public final class RateLimiter {
    /// What a socket that is let in knows of where it comes from.
    static final String ADDRESS = "address";
    private static final int BURST_SECONDS = 10;
    private static final int FRAME_BURST_SECONDS = 5;
    private static final double HOUR_SECONDS = 3600;
    private static final int NETWORK_BYTES = 8;

    private final RateLimits limits;
    private final TokenBucket requests;
    private final TokenBucket tables;
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    public RateLimiter(RateLimits limits) {
        this.limits = limits;
        requests = new TokenBucket(limits.requests() * (double) BURST_SECONDS, limits.requests());
        tables = new TokenBucket(limits.tables(), limits.tables() / HOUR_SECONDS);
    }

    /// Before every call.
    public void call(Context ctx) {
        var who = address(ctx.ip());
        requests.admit(who);
        if (ctx.method().equals(HandlerType.POST) && ctx.path().equals("/api/tables")) tables.admit(who);
    }

    /// Before a socket opens.
    public void knock(Context ctx) {
        var who = address(ctx.ip());
        ctx.attribute(ADDRESS, who);
        requests.admit(who);
        if (limits.sockets() > 0 && sockets.getOrDefault(who, 0) >= limits.sockets())
            throw new ApiError(429, "too-many", "Too many pages are open from here; close some.");
    }

    void enter(String address) { sockets.merge(address, 1, Integer::sum); }

    void leave(String address) { sockets.computeIfPresent(address, (_, open) -> open > 1 ? open - 1 : null); }

    /// For the commands of one socket.
    TokenBucket frames() { return new TokenBucket(limits.frames() * (double) FRAME_BURST_SECONDS, limits.frames()); }

    public int open() { return sockets.values().stream().mapToInt(Integer::intValue).sum(); }

    /// Of an IPv6 address the network: whoever has one address there has 2^64.
    static String address(String ip) {
        try {
            if (ip.indexOf(':') < 0) return ip;
            var bytes = InetAddress.getByName(ip.replaceAll("[\\[\\]]|%.*", "")).getAddress(); // a literal: no name is looked up
            return bytes.length == 4 ? ip : HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES);
        } catch (UnknownHostException _) {
            return ip;
        }
    }
}
