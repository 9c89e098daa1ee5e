package hearthside.server.http;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Keeps one visitor from asking for more than its share; see [RateLimits].
public final class RateLimiter {
    /// What a socket that is let in knows of where it comes from.
    static final String ADDRESS = "address";
    private static final int BURST_SECONDS = 10;
    private static final int FRAME_BURST_SECONDS = 5;
    private static final int STUDY_BURST_SECONDS = 30;
    private static final double HOUR_SECONDS = 3600;
    /// Calls that play a game again from its journal, or gather much.
    private static final Pattern STUDY = Pattern.compile("/api/(?:tables/[^/]*/(?:replay|fairness|review|journal|log|moment|since|fork)"
            + "|positions|practice|me/(?:export|statistics|results\\.csv)|archive|players/[^/]*|ratings/[^/]*)/*");

    private final RateLimits limits;
    private final TokenBucket requests;
    private final TokenBucket studies;
    private final TokenBucket tables;
    private final TokenBucket guestTables;
    private final TokenBucket accountTables;
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    public RateLimiter(RateLimits limits) {
        this.limits = limits;
        requests = new TokenBucket(limits.requests() * (double) BURST_SECONDS, limits.requests());
        studies = new TokenBucket(limits.studies() * (double) STUDY_BURST_SECONDS, limits.studies());
        tables = hourly(limits.tables());
        guestTables = hourly(limits.guestTables());
        accountTables = hourly(limits.accountTables());
    }

    private static TokenBucket hourly(int most) { return new TokenBucket(most, most / HOUR_SECONDS); }

    /// Before every call.
    public void call(Context ctx) {
        var who = RequestGuard.address(ctx);
        requests.admit(who);
        if (STUDY.matcher(ctx.path()).matches()) studies.admit(who);
    }

    /// Before a table is opened, whatever the way: by address, and by guest or account. Whoever is refused is charged nothing.
    public synchronized void mayOpen(Visitor host) {
        var perHolder = host.account() == null ? guestTables : accountTables;
        var where = Objects.requireNonNullElse(host.address(), "");
        if (!tables.has(where) || !perHolder.has(host.hash()))
            throw new ApiError(429, "too-many-tables", "You have opened many tables lately; play at one of them, or try again in an hour.");
        tables.admits(where);
        perHolder.admits(host.hash());
    }

    /// Before a socket opens.
    public void knock(Context ctx) {
        var who = RequestGuard.address(ctx);
        requests.admit(who);
        if (limits.sockets() > 0 && sockets.getOrDefault(who, 0) >= limits.sockets())
            throw new ApiError(429, "too-many", "Too many pages are open from here; close some.");
    }

    void enter(String address) { sockets.merge(address, 1, Integer::sum); }

    void leave(String address) { sockets.computeIfPresent(address, (_, open) -> open > 1 ? open - 1 : null); }

    /// For the commands of one socket.
    TokenBucket frames() { return new TokenBucket(limits.frames() * (double) FRAME_BURST_SECONDS, limits.frames()); }

    public int open() { return sockets.values().stream().mapToInt(Integer::intValue).sum(); }
}
