package hearthside.server;

import hearthside.core.BadInput;
import hearthside.server.club.Scores;
import hearthside.server.people.Accounts;
import hearthside.server.people.Rows;
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
    private final Hall hall;
    private final Store store;
    private final Gauges gauges;

    private Server(Javalin http, Hall hall, Store store, Gauges gauges) {
        this.http = http;
        this.hall = hall;
        this.store = store;
        this.gauges = gauges;
    }

    /// Returns when it is listening. Throws [BadInput] that says in a sentence what is wrong with the database or the port, and what to do.
    public static Server start(Config config) { return start(config, _ -> {}); }

    static Server start(Config config, LongConsumer stopwatch) { return start(config, stopwatch, Clock.systemUTC()); }

    /// @param time for tests that do not want to wait
    static Server start(Config config, LongConsumer stopwatch, Clock time) {
        long begun = System.nanoTime();
        var store = Store.open(config.database());
        var hall = new Hall(new Ledger(store), config.botPause(), config.outreach(), time);
        var gate = new Gate(config.entrance());
        var gauges = new Gauges(store, hall, gate);
        try {
            var http = Javalin.create(javalin -> configure(javalin, config, hall, store, gate, gauges, stopwatch)).start(config.host(),
                    config.port());
            keepScores(hall, store);
            hall.begin();
            LOG.info("Hearthside listens on http://{}:{}/ after {} ms.", config.host(), http.port(),
                    (System.nanoTime() - begun) / 1_000_000);
            return new Server(http, hall, store, gauges);
        } catch (RuntimeException e) {
            gauges.close();
            hall.close();
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
        hall.close();
        http.stop();
        gauges.close();
        store.close();
    }

    private static void keepScores(Hall hall, Store store) {
        var scorekeeper = new Scorekeeper(hall, new Scores(store));
        hall.whenOver(table -> scorekeeper.keep(table, System.currentTimeMillis()));
        hall.work(scorekeeper::catchUp);
    }

    /// All HTTP calls.
    static List<Api.Route> routes(Hall hall, Pages pages, Rows rows) {
        var routes = new ArrayList<>(new Api(hall, pages).routes());
        routes.addAll(new PeopleApi(hall, rows).routes());
        routes.addAll(new ClubApi(hall, rows).routes());
        return routes;
    }

    private static void configure(JavalinConfig javalin, Config config, Hall hall, Store store, Gate gate, Gauges gauges,
            LongConsumer stopwatch) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.concurrency.useVirtualThreads = true;
        javalin.http.compressionStrategy = CompressionStrategy.GZIP;
        javalin.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            if (config.entrance().isProxied()) http.addCustomizer(new ForwardedRequestCustomizer());
        });
        javalin.jetty.modifyServer(jetty -> jetty.setErrorHandler(Door::refuse));
        javalin.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(Door.LARGEST);
            sockets.setMaxBinaryMessageSize(Door.LARGEST);
            sockets.setMaxFrameSize(Door.LARGEST);
            sockets.setIdleTimeout(SOCKET_IDLE);
        });
        var pages = new Pages(config.web(), config.rules());
        var routes = javalin.routes;
        routes.before(Door::guard);
        routes.before("/api/*", gate::call);
        routes.get("/health", gauges::health);
        routes.get("/metrics", gauges::metrics);
        var doorkeeper = new Doorkeeper(new Accounts(store));
        routes.before("/api/*", doorkeeper::recognise);
        for (var route : routes(hall, pages, store)) routes.addHttpHandler(route.method(), route.path(), route.handler());
        routes.get("/*", pages::serve);
        routes.wsBeforeUpgrade("/ws/tables/{table}", ctx -> {
            Door.mustBeOurs(ctx);
            gate.knock(ctx);
            hall.table(ctx.pathParam("table"));
        });
        routes.ws("/ws/tables/{table}", new TableSocket(hall, doorkeeper, gate, gauges.stopwatch(stopwatch))::configure);
        routes.exception(Fault.class, (e, ctx) -> Door.refuse(ctx, e));
        routes.exception(BadInput.class, (e, ctx) -> Door.refuse(ctx, Fault.of(e)));
        routes.exception(HttpResponseException.class, (e, ctx) -> Door.refuse(ctx, unknown(e, ctx)));
        routes.exception(NotWritten.class, (e, ctx) -> {
            LOG.warn("{} {} was not written.", ctx.method(), ctx.path(), e);
            Door.refuse(ctx, new Fault(503, "not-saved", "This could not be saved, so it has not happened. Try again."));
        });
        routes.exception(Exception.class, (e, ctx) -> {
            LOG.error("{} {} failed.", ctx.method(), ctx.path(), e);
            Door.refuse(ctx, new Fault(500, "fault", "Something went wrong here, and it has been noted."));
        });
    }

    private static Fault unknown(HttpResponseException e, Context ctx) {
        return e.getStatus() == 404
                ? new Fault(404, "unknown-path", "There is nothing at %s for %s.".formatted(ctx.path(), ctx.method()))
                : new Fault(e.getStatus(), "bad-request", "This request cannot be used.");
    }
}
