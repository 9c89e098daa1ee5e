package hearthside.server;

import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.cluster.Bus;
import hearthside.server.http.Connections;
import hearthside.server.http.Metrics;
import hearthside.server.http.RateLimiter;
import hearthside.server.http.RateLimits;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Sessions;
import hearthside.server.http.StaticPages;
import hearthside.server.http.TableSocket;
import hearthside.server.keeper.Keepers;
import hearthside.server.keeper.LegalTexts;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Measures;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.SteadyClock;
import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.server.tables.BotQuota;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.Upgrades;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: `try (var server = Server.start(config)) { … }`.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final long NANOS_IN_A_MILLI = 1_000_000;
    private static final int LAST_PORT = 65_535;
    private static final Duration SOCKET_IDLE = Duration.ofMinutes(5);
    private static final Duration CONNECTION_PATIENCE = Duration.ofSeconds(30);

    private final Javalin http;
    private final Parts parts;
    private final Metrics metrics;

    private Server(Javalin http, Parts parts, Metrics metrics) {
        this.http = http;
        this.parts = parts;
        this.metrics = metrics;
    }

    /// Returns when it is listening. Throws [BadInput] that says in a sentence what is wrong with the database or the port, and what to do.
    public static Server start(Config config) { return start(config, _ -> {}); }

    public static Server start(Config config, LongConsumer stopwatch) { return start(config, stopwatch, new SteadyClock()); }

    /// @param time for tests that do not want to wait
    public static Server start(Config config, LongConsumer stopwatch, Clock time) {
        return start(config, stopwatch, time, Games::find);
    }

    /// @param rules for tests of other rules than those of today
    static Server start(Config config, LongConsumer stopwatch, Clock time, Upgrades.Rules rules) {
        long begun = System.nanoTime();
        var parts = parts(config, rules, time);
        var limiter = new RateLimiter(config.limits());
        parts.registry().limits(limiter::mayOpen, limiter::mayList);
        parts.thinking().reviewer().limits(limiter::mayLookBack);
        limiter.openings(parts.registry()::isOpen);
        parts.streams().limits(limiter::enterStream, limiter::leaveStream);
        Predicate<List<String>> admission = holders -> limiter.maySit(holders.stream().map(parts.origins()::of).toList());
        parts.tournaments().limits(admission);
        parts.quick().limits(admission, holder -> limiter.mayBePaired(parts.origins().of(holder)));
        var metrics = new Metrics(parts.store(), parts.registry(), limiter);
        parts.count(metrics);
        parts.registry().quota(config.limits().equals(RateLimits.UNLIMITED)
                ? BotQuota.none(parts.origins())
                : BotQuota.usual(parts.origins()));
        try {
            var keepers = Keepers.named(config.keepers(), new AccountRepository(parts.store()));
            var http = Javalin.create(javalin -> configure(javalin, config, parts, keepers, limiter, metrics, stopwatch))
                    .start(config.host(), config.port());
            parts.begin();
            LOG.info("Hearthside listens on http://{}:{}/ after {} ms.", config.host(), http.port(),
                    (System.nanoTime() - begun) / NANOS_IN_A_MILLI);
            return new Server(http, parts, metrics);
        } catch (RuntimeException e) {
            metrics.close();
            parts.close();
            parts.store().close();
            parts.bus().close();
            if (e instanceof JavalinBindException) throw taken(config);
            throw e;
        }
    }

    private static Parts parts(Config config, Upgrades.Rules rules, Clock time) {
        var store = Store.open(config.database());
        try {
            return Parts.of(store, Bus.of(store, config.bus()), config.botPause(), config.channels(), config.ratesNeighbours(),
                    config.retention(), rules, time);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private static BadInput taken(Config config) {
        int next = config.port() < LAST_PORT ? config.port() + 1 : config.port() - 1;
        return new BadInput("port",
                ("Port %1$d of %2$s cannot be used: another program has it (perhaps a Hearthside that is open already: look "
                        + "at http://localhost:%1$d/), or you may not use it. Name another, such as --port %3$d.").formatted(config.port(),
                                config.host(), next));
    }

    public int port() { return http.port(); }

    TableRegistry tables() { return parts.registry(); }

    ScheduledJobs jobs() { return parts.jobs(); }

    @Override
    public void close() {
        parts.close();
        http.stop();
        metrics.close();
        parts.store().close();
        parts.bus().close(); // what is written last is told, too
    }

    private static void configure(JavalinConfig javalin, Config config, Parts parts, Keepers keepers, RateLimiter limiter, Metrics metrics,
            LongConsumer stopwatch) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.concurrency.useVirtualThreads = true;
        javalin.http.compressionStrategy = CompressionStrategy.GZIP;
        javalin.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setHeaderCacheSize(0); // it would be 98 KB for each connection, and anybody may hold a thousand
            http.addCustomizer(config.limits().proxies());
            http.addCustomizer(RequestGuard::readable);
        });
        javalin.jetty.modifyServer(jetty -> {
            jetty.setErrorHandler(RequestGuard::refuse);
            Connections.limit(jetty, config.limits(), CONNECTION_PATIENCE);
        });
        javalin.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(RequestGuard.LARGEST);
            sockets.setMaxBinaryMessageSize(RequestGuard.LARGEST);
            sockets.setMaxFrameSize(RequestGuard.LARGEST);
            sockets.setIdleTimeout(SOCKET_IDLE);
        });
        var pages = new StaticPages(config.web(), config.rules(), !keepers.isEmpty());
        var routes = javalin.routes;
        var sessions = new Sessions(new AccountRepository(parts.store()), parts.programs(), new Measures(parts.store()), parts.time());
        limiter.programs(sessions::program);
        routes.before(RequestGuard::guard);
        routes.before("/api/*", RequestGuard::text);
        routes.before("/api/*", limiter::call);
        routes.get("/health", metrics::health);
        routes.get("/metrics", metrics::metrics);
        routes.before("/api/*", sessions::recognise);
        routes.before("/api/*", sessions::mustNotBeSuspended);
        routes.before("/api/*", limiter::known);
        routes.before("/api/*", ctx -> RequestGuard.note(ctx, parts.origins()));
        routes.before("/api/tables/{table}", parts.sharedLuck()::door);
        routes.before("/api/tables/{table}/*", parts.sharedLuck()::door);
        for (var route : parts.routes(keepers, new LegalTexts(config.legal()), config.limits(), metrics))
            routes.addHttpHandler(route.method(), route.path(), route.handler());
        for (var route : parts.routes(pages)) routes.addHttpHandler(route.method(), route.path(), route.handler());
        routes.get("/*", pages::serve);
        routes.wsBeforeUpgrade("/ws/tables/{table}", ctx -> {
            RequestGuard.knock(ctx);
            limiter.knock(ctx);
            parts.registry().table(ctx.pathParam("table"));
        });
        routes.ws("/ws/tables/{table}", new TableSocket(parts.registry(), sessions, limiter, metrics.stopwatch(stopwatch))::configure);
        routes.exception(ApiError.class, (e, ctx) -> RequestGuard.refuse(ctx, e));
        routes.exception(BadInput.class, (e, ctx) -> RequestGuard.refuse(ctx, ApiError.of(e)));
        routes.exception(HttpResponseException.class, (e, ctx) -> RequestGuard.refuse(ctx, unknown(e, ctx)));
        routes.exception(WriteFailed.class, (e, ctx) -> {
            LOG.warn("{} {} was not written.", ctx.method(), ctx.path(), e);
            RequestGuard.refuse(ctx, new ApiError(503, "not-saved", "This could not be saved, so it has not happened. Try again."));
        });
        routes.exception(Exception.class, (e, ctx) -> {
            LOG.error("{} {} failed.", ctx.method(), ctx.path(), e);
            RequestGuard.refuse(ctx, new ApiError(500, "fault", "Something went wrong here, and it has been noted."));
        });
    }

    private static ApiError unknown(HttpResponseException e, Context ctx) {
        return e.getStatus() == 404
                ? new ApiError(404, "unknown-path", "There is nothing at %s for %s.".formatted(ctx.path(), ctx.method()))
                : new ApiError(e.getStatus(), "bad-request", "This request cannot be used.");
    }
}
