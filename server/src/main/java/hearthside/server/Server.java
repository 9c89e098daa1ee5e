package hearthside.server;

import hearthside.core.input.BadInput;
import hearthside.server.club.ResultRepository;
import hearthside.server.http.ClubApi;
import hearthside.server.http.Metrics;
import hearthside.server.http.PeopleApi;
import hearthside.server.http.RateLimiter;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.http.Sessions;
import hearthside.server.http.StaticPages;
import hearthside.server.http.TableApi;
import hearthside.server.http.TableSocket;
import hearthside.server.people.AccountRepository;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.Rows;
import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.server.tables.ResultRecorder;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.TableRepository;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: `try (var server = Server.start(config)) { … }`.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final Duration SOCKET_IDLE = Duration.ofMinutes(5);

    private final Javalin http;
    private final TableRegistry registry;
    private final Store store;
    private final Metrics metrics;

    private Server(Javalin http, TableRegistry registry, Store store, Metrics metrics) {
        this.http = http;
        this.registry = registry;
        this.store = store;
        this.metrics = metrics;
    }

    /// Returns when it is listening. Throws [BadInput] that says in a sentence what is wrong with the database or the port, and what to do.
    public static Server start(Config config) { return start(config, _ -> {}); }

    public static Server start(Config config, LongConsumer stopwatch) { return start(config, stopwatch, Clock.systemUTC()); }

    /// @param time for tests that do not want to wait
    public static Server start(Config config, LongConsumer stopwatch, Clock time) {
        long begun = System.nanoTime();
        var store = Store.open(config.database());
        var registry = new TableRegistry(new TableRepository(store), config.botPause(), config.channels(), time);
        var limiter = new RateLimiter(config.limits());
        var metrics = new Metrics(store, registry, limiter);
        try {
            var http = Javalin.create(javalin -> configure(javalin, config, registry, store, limiter, metrics, stopwatch)).start(
                    config.host(),
                    config.port());
            keepScores(registry, store);
            registry.begin();
            LOG.info("Hearthside listens on http://{}:{}/ after {} ms.", config.host(), http.port(),
                    (System.nanoTime() - begun) / 1_000_000);
            return new Server(http, registry, store, metrics);
        } catch (RuntimeException e) {
            metrics.close();
            registry.close();
            store.close();
            if (e instanceof JavalinBindException)
                throw new BadInput("port", "Port %d of %s cannot be used; another program may have it. Name another port."
                        .formatted(config.port(), config.host()));
            throw e;
        }
    }

    public int port() { return http.port(); }

    @Override
    public void close() {
        registry.close();
        http.stop();
        metrics.close();
        store.close();
    }

    private static void keepScores(TableRegistry registry, Store store) {
        var recorder = new ResultRecorder(registry, new ResultRepository(store));
        registry.whenOver(table -> recorder.keep(table, System.currentTimeMillis()));
        registry.work(recorder::catchUp);
    }

    /// All HTTP calls.
    static List<Route> routes(TableRegistry registry, StaticPages pages, Rows rows) {
        var routes = new ArrayList<>(new TableApi(registry, pages).routes());
        routes.addAll(new PeopleApi(registry, rows).routes());
        routes.addAll(new ClubApi(registry, rows).routes());
        return routes;
    }

    private static void configure(JavalinConfig javalin, Config config, TableRegistry registry, Store store, RateLimiter limiter,
            Metrics metrics,
            LongConsumer stopwatch) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.concurrency.useVirtualThreads = true;
        javalin.http.compressionStrategy = CompressionStrategy.GZIP;
        javalin.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            if (config.limits().isProxied()) http.addCustomizer(new ForwardedRequestCustomizer());
        });
        javalin.jetty.modifyServer(jetty -> jetty.setErrorHandler(RequestGuard::refuse));
        javalin.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(RequestGuard.LARGEST);
            sockets.setMaxBinaryMessageSize(RequestGuard.LARGEST);
            sockets.setMaxFrameSize(RequestGuard.LARGEST);
            sockets.setIdleTimeout(SOCKET_IDLE);
        });
        var pages = new StaticPages(config.web(), config.rules());
        var routes = javalin.routes;
        routes.before(RequestGuard::guard);
        routes.before("/api/*", limiter::call);
        routes.get("/health", metrics::health);
        routes.get("/metrics", metrics::metrics);
        var sessions = new Sessions(new AccountRepository(store));
        routes.before("/api/*", sessions::recognise);
        for (var route : routes(registry, pages, store)) routes.addHttpHandler(route.method(), route.path(), route.handler());
        routes.get("/*", pages::serve);
        routes.wsBeforeUpgrade("/ws/tables/{table}", ctx -> {
            RequestGuard.mustBeOurs(ctx);
            limiter.knock(ctx);
            registry.table(ctx.pathParam("table"));
        });
        routes.ws("/ws/tables/{table}", new TableSocket(registry, sessions, limiter, metrics.stopwatch(stopwatch))::configure);
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
