package hearthside.server;

import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.club.ResultRecorder;
import hearthside.server.club.ResultRepository;
import hearthside.server.http.ClubApi;
import hearthside.server.http.Connections;
import hearthside.server.http.Metrics;
import hearthside.server.http.PeopleApi;
import hearthside.server.http.RateLimiter;
import hearthside.server.http.RateLimits;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.http.Sessions;
import hearthside.server.http.StaticPages;
import hearthside.server.http.TableApi;
import hearthside.server.http.TableSocket;
import hearthside.server.identity.Origins;
import hearthside.server.notice.Notice;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.notice.NoticeRepository;
import hearthside.server.notice.Notices;
import hearthside.server.people.AccountRepository;
import hearthside.server.protocol.ApiError;
import hearthside.server.puzzle.PuzzleApi;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.SteadyClock;
import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePorts;
import hearthside.server.tables.BotQuota;
import hearthside.server.keeping.Retention;
import hearthside.server.tables.TableHooks;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.TableRepository;
import hearthside.server.tables.Upgrades;
import hearthside.server.thinking.HintsAndReviews;
import hearthside.server.thinking.ThinkingPool;
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
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: `try (var server = Server.start(config)) { … }`.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final long NANOS_IN_A_MILLI = 1_000_000;
    private static final Duration SOCKET_IDLE = Duration.ofMinutes(5);
    /// How somebody fared is told under the names of others, and they may leave.
    private static final Duration RESULTS_KEPT = Duration.ofSeconds(30);
    private static final Duration CONNECTION_PATIENCE = Duration.ofSeconds(30);

    private final Javalin http;
    private final Parts parts;
    private final Metrics metrics;

    private Server(Javalin http, Parts parts, Metrics metrics) {
        this.http = http;
        this.parts = parts;
        this.metrics = metrics;
    }

    /// The parts of the house, put together: what happens at tables is told to those who keep results, write notices and look back.
    record Parts(Store store, ScheduledJobs jobs, Origins origins, ThinkingPool pool, TableRegistry registry, Notices notices,
            HintsAndReviews thinking, ResultRecorder recorder, FinishedAnswers answers,
            FinishedAnswers results, Clock time) implements TableHooks, AutoCloseable {

        static Parts of(Store store, int botPause, NoticeChannels channels, boolean ratesNeighbours, Retention retention, Clock time) {
            return of(store, botPause, channels, ratesNeighbours, retention, Games::find, time);
        }

        static Parts of(Store store, int botPause, NoticeChannels channels, boolean ratesNeighbours, Retention retention,
                Upgrades.Rules rules, Clock time) {
            var jobs = new ScheduledJobs(store, time);
            var origins = new Origins();
            var pool = new ThinkingPool(origins);
            var registry = new TableRegistry(new TableRepository(store), jobs, pool, botPause, retention, rules, time);
            var notices = new Notices(new NoticeRepository(store), channels, time);
            var thinking = new HintsAndReviews(registry::table, store, jobs, origins, botPause);
            var parts = new Parts(store, jobs, origins, pool, registry, notices, thinking,
                    new ResultRecorder(registry::table, new ResultRepository(store, ratesNeighbours)), new FinishedAnswers(),
                    new FinishedAnswers(RESULTS_KEPT), time);
            jobs.on(Notices.JOB, id -> notices.deliver(id, parts::situation));
            registry.hooks(parts);
            return parts;
        }

        void begin() {
            new AccountRepository(store).fillShapes();
            registry.work(recorder::catchUp);
            jobs.begin();
            registry.begin();
        }

        /// What was given up, so that somebody looks why.
        void count(Metrics metrics) {
            metrics.count("hearthside.jobs.given.up", "Jobs that failed again and again", jobs::givenUp);
            metrics.count("hearthside.notices.given.up", "Notices that could not be sent, however often it was tried", notices::givenUp);
            metrics.count("hearthside.database.questions", "Statements asked of the database by those who read", store::questions);
            metrics.count("hearthside.answers.again", "Answers about finished games that were told from memory",
                    () -> answers.again() + results.again());
        }

        private Notices.Situation situation(String id) {
            var table = registry.table(id);
            var now = table.state();
            var names = now.participants().seats().stream().filter(seat -> !seat.isOpen())
                    .collect(Collectors.toMap(Seat::seat, Seat::name));
            return new Notices.Situation(table.game().info().title(), now.toAct(), names);
        }

        @Override
        public void waits(TablePorts.Host.Reason reason, String table, Seat seat, boolean isLooking) {
            var since = notices.now();
            var kind = switch (reason) {
                case TURN -> Notice.Kind.TURN;
                case STOOD_IN -> Notice.Kind.STOOD_IN;
                case OVER -> Notice.Kind.OVER;
            };
            registry.work(() -> notices.tell(kind, table, seat.seat(), seat.holders(), isLooking, since));
        }

        @Override
        public void over(Table<?, ?> table) {
            registry.work(() -> recorder.keep(table, System.currentTimeMillis()));
            registry.work(() -> thinking.lookBack(table));
        }

        @Override
        public void hintsWanted(String table) { thinking.allowHints(table); }

        @Override
        public void rematch(String old, String next) { thinking.follow(old, next); }

        /// All HTTP calls.
        List<Route> routes(StaticPages pages) {
            var routes = new ArrayList<>(new TableApi(registry, notices, thinking, pages, answers).routes());
            routes.addAll(new PeopleApi(registry, store).routes());
            routes.addAll(new ClubApi(registry, store, results).routes());
            routes.addAll(new PuzzleApi(store, registry, thinking.reviewer(), answers, time).routes());
            return routes;
        }

        /// Those who write first, the database last.
        @Override
        public void close() {
            thinking.close();
            jobs.close();
            notices.close();
            registry.close();
            pool.close();
        }
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
        var parts = Parts.of(Store.open(config.database()), config.botPause(), config.channels(), config.ratesNeighbours(),
                config.retention(), rules, time);
        var limiter = new RateLimiter(config.limits());
        parts.registry().doorkeeper(limiter::mayOpen, limiter::mayList);
        var metrics = new Metrics(parts.store(), parts.registry(), limiter);
        parts.count(metrics);
        parts.registry().quota(config.limits().equals(RateLimits.UNLIMITED)
                ? BotQuota.none(parts.origins())
                : BotQuota.usual(parts.origins()));
        try {
            var http = Javalin.create(javalin -> configure(javalin, config, parts, limiter, metrics, stopwatch))
                    .start(config.host(), config.port());
            parts.begin();
            LOG.info("Hearthside listens on http://{}:{}/ after {} ms.", config.host(), http.port(),
                    (System.nanoTime() - begun) / NANOS_IN_A_MILLI);
            return new Server(http, parts, metrics);
        } catch (RuntimeException e) {
            metrics.close();
            parts.close();
            parts.store().close();
            if (e instanceof JavalinBindException)
                throw new BadInput("port", "Port %d of %s cannot be used; another program may have it. Name another port."
                        .formatted(config.port(), config.host()));
            throw e;
        }
    }

    public int port() { return http.port(); }

    TableRegistry tables() { return parts.registry(); }

    @Override
    public void close() {
        parts.close();
        http.stop();
        metrics.close();
        parts.store().close();
    }

    private static void configure(JavalinConfig javalin, Config config, Parts parts, RateLimiter limiter, Metrics metrics,
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
        var pages = new StaticPages(config.web(), config.rules());
        var routes = javalin.routes;
        routes.before(RequestGuard::guard);
        routes.before("/api/*", RequestGuard::text);
        routes.before("/api/*", limiter::call);
        routes.get("/health", metrics::health);
        routes.get("/metrics", metrics::metrics);
        var sessions = new Sessions(new AccountRepository(parts.store()));
        routes.before("/api/*", sessions::recognise);
        routes.before("/api/*", limiter::known);
        routes.before("/api/*", ctx -> RequestGuard.note(ctx, parts.origins()));
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
