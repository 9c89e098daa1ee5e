package hearthside.drill.scale;

import hearthside.drill.harness.Browsing;
import hearthside.postgres.TemporaryNats;
import hearthside.postgres.TemporaryPostgres;
import hearthside.server.cluster.Bus;
import hearthside.server.pace.Actor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.Talk;
import hearthside.server.store.Store;
import hearthside.server.table.TableRow;
import hearthside.server.tables.TableRepository;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/// What the database alone does: servers that write lines of journals as they do after a move, each for so many tables at once, without
/// people, rules and pages. So what the lock of NOTIFY costs is not hidden behind what a move costs besides.
final class CommitDrill {
    private static final String LINE = "{\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":3},\"drew\":[11],\"revealed\":true}";
    private static final int MOST = 1_000_000;

    /// @param each     tables at which each server writes at a time
    /// @param database milliseconds of processor time of PostgreSQL for a line
    /// @param together how many lines shared a commit
    record Figures(Way way, int servers, int each, long lines, double perSecond, double database, double together) {
        String text() {
            return String.format(Locale.ROOT,
                    "Writing alone, %d servers %s, %d tables each: %d lines, %.0f lines/s, %.1f to a commit; PostgreSQL %.2f ms of "
                            + "processor time for a line",
                    servers, way.words(), each, lines, perSecond, together, database);
        }
    }

    private CommitDrill() {}

    static List<Figures> run(List<Integer> servers, List<Integer> each, int seconds, int rounds, PrintStream out) {
        var all = new ArrayList<Figures>();
        try (var postgres = TemporaryPostgres.start(true); var nats = TemporaryNats.start()) {
            for (int round = 0; round < rounds; round++)
                for (int tables : each)
                    for (int count : servers)
                        for (var way : Way.values()) {
                            var found = measure(postgres, way, way == Way.BUS ? nats.address() : null, count, tables, seconds);
                            out.println(found.text());
                            all.add(found);
                        }
        }
        for (int tables : each) for (int count : servers) out.println(ratio(count, tables, all));
        return all;
    }

    static double perSecond(Way way, int servers, int each, List<Figures> all) {
        return all.stream().filter(one -> one.way == way && one.servers == servers && one.each == each)
                .mapToDouble(Figures::perSecond).average().orElse(Double.NaN);
    }

    /// What PostgreSQL works for a commit whatever is in it, from lines that each had one and lines that shared it: milliseconds.
    static double commit(int few, int many, List<Figures> all) {
        double alone = average(few, all, Figures::database), shared = average(many, all, Figures::database);
        double lines = average(few, all, Figures::together), more = average(many, all, Figures::together);
        return more > lines ? Math.max(0, alone - shared) / (1 / lines - 1 / more) : 0;
    }

    private static double average(int each, List<Figures> all, ToDoubleFunction<Figures> what) {
        return all.stream().filter(one -> one.way == Way.BUS && one.each == each).mapToDouble(what).average().orElse(Double.NaN);
    }

    private static String ratio(int servers, int each, List<Figures> all) {
        double slow = perSecond(Way.NOTIFY, servers, each, all), quick = perSecond(Way.BUS, servers, each, all);
        return String.format(Locale.ROOT, "Writing alone, %d servers, %d tables each: %.0f lines/s %s, %.0f %s; ratio %.2f", servers, each,
                slow, Way.NOTIFY.words(), quick, Way.BUS.words(), quick / slow);
    }

    private static Figures measure(TemporaryPostgres postgres, Way way, @Nullable String bus, int servers, int tables, int seconds) {
        var database = postgres.database();
        var nodes = new ArrayList<Node>();
        var lines = new LongAdder();
        try {
            for (int i = 0; i < servers; i++) nodes.add(new Node(database, bus));
            for (int i = 0; i < servers; i++)
                for (int table = 0; table < tables; table++) nodes.get(i).write("t%d-%d".formatted(i, table), lines);
            Browsing.rest(seconds * 500L);
            double commits = Asked.commits(database);
            long earlier = lines.sum(), begun = System.nanoTime();
            var before = Usage.each(postgres.pid());
            Browsing.rest(seconds * 1000L);
            long written = lines.sum() - earlier;
            double took = (System.nanoTime() - begun) / 1e9;
            return new Figures(way, servers, tables, written, written / took, Usage.since(before, Usage.each(postgres.pid())) / written,
                    written / Math.max(1, Asked.commits(database) - commits));
        } finally {
            nodes.forEach(Node::close);
        }
    }

    /// What a server has of the way to the disk.
    private static final class Node implements AutoCloseable {
        private final Store store;
        private final Bus bus;
        private final TableRepository repository;
        private final List<Thread> writing = new ArrayList<>();
        private volatile boolean stopped;

        Node(String database, @Nullable String address) {
            store = Store.open(database);
            bus = Bus.of(store, address);
            bus.listen(_ -> {}, () -> {});
            repository = new TableRepository(store, bus);
        }

        void write(String table, LongAdder lines) {
            var clockUpdate = new ClockUpdate(System.currentTimeMillis(), Actor.PERSON, Pacing.of(null, 2), Optional.empty(), List.of(0),
                    false);
            repository
                    .open(new TableRow(table, "my-first-stone-age", "{}", "", "", "", TableRow.Status.PLAYING, null, null, clockUpdate.at(),
                            Talk.FREE), List.of(), List.of(LINE), null, null, clockUpdate, MOST);
            writing.add(Thread.ofVirtual().start(() -> {
                for (int line = 1; !stopped; line++) {
                    if (!repository.append(table, line, LINE, TableRow.Status.PLAYING, clockUpdate))
                        throw new IllegalStateException("somebody else wrote a line of the drill");
                    lines.increment();
                }
            }));
        }

        @Override
        public void close() {
            stopped = true;
            try {
                for (var thread : writing) thread.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            store.close();
            bus.close();
        }
    }
}
