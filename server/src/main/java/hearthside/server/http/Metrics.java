package hearthside.server.http;

import hearthside.server.protocol.Answer;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Keeper;
import hearthside.server.store.Store;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.TableRepository;
import io.javalin.http.Context;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/// What those who run the server look at: `/health` and `/metrics`. Numbers only; nothing about anybody.
public final class Metrics implements AutoCloseable {
    private static final Duration[] STEPS = {Duration.ofMillis(5), Duration.ofMillis(10), Duration.ofMillis(25), Duration.ofMillis(50),
            Duration.ofMillis(100), Duration.ofMillis(250), Duration.ofSeconds(1)};

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Timer moves = Timer.builder("hearthside.moves")
            .description("From the frame of a move to the moment when everybody is told; its line is on the disk by then")
            .serviceLevelObjectives(STEPS).register(registry);
    private final List<LongSupplier> counters = new ArrayList<>();
    private final Store store;
    private final TableRegistry tables;
    private final RateLimiter limiter;

    public Metrics(Store store, TableRegistry tables, RateLimiter limiter) {
        this.store = store;
        this.tables = tables;
        this.limiter = limiter;
        new JvmMemoryMetrics().bindTo(registry);
        collections.bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        Gauge.builder("hearthside.tables.open", tables, TableRegistry::open).description("Tables in memory").register(registry);
        Gauge.builder("hearthside.tables.kept", tables, TableRegistry::kept).description("Tables whose bots play on this server")
                .register(registry);
        Gauge.builder("hearthside.sockets", limiter, RateLimiter::open).description("Open table pages").register(registry);
        Gauge.builder("hearthside.writes.waiting", store, Store::waiting).description("Writes that wait for the disk").register(registry);
        Gauge.builder("hearthside.tables.quarantined", tables.repository(), TableRepository::quarantined)
                .description("Tables whose journal could not be played again").register(registry);
    }

    long moves() { return moves.count(); }

    /// How the house is now.
    ///
    /// @param played moves since the sample before
    Keeper.Sample sample(Instant now, long played) {
        var memory = Runtime.getRuntime();
        return new Keeper.Sample(now, tables.open(), limiter.open(), store.waiting(), played, memory.totalMemory() - memory.freeMemory());
    }

    /// Something else that only grows.
    public void count(String name, String description, LongSupplier counted) {
        counters.add(counted); // Trap: the registry itself holds it only weakly, and would go on telling 0
        FunctionCounter.builder(name, counted, LongSupplier::getAsLong).description(description).register(registry);
    }

    public LongConsumer stopwatch(LongConsumer other) {
        return nanos -> {
            moves.record(nanos, TimeUnit.NANOSECONDS);
            other.accept(nanos);
        };
    }

    /// Whether moves can be saved: a proxy sends nobody to a server that cannot write.
    public void health(Context ctx) {
        boolean isWell = store.isWell();
        ctx.status(isWell ? 200 : 503);
        RequestGuard.answer(ctx, new Answer.Health(isWell ? "well" : "moves cannot be saved"));
    }

    /// For those who ask directly; what comes through a proxy comes from outside.
    public void metrics(Context ctx) {
        if (ctx.header("X-Forwarded-For") != null || ctx.header("Forwarded") != null)
            throw new ApiError(404, "unknown-path", "There is nothing at /metrics.");
        ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
