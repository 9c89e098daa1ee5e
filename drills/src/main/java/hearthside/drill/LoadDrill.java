package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Pairs;
import hearthside.drill.harness.Progress;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryPostgres;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/// Many tables with two people each, all playing at once: how long it takes until a move is with everybody, and whether the memory stays
/// flat.
///
/// The time is that of [Pairs].
public final class LoadDrill {
    private static final int WARM_UP_SECONDS = 20;
    private static final int LOOK_MILLIS = 100;

    /// @param early heap of the server after a collection, megabytes, when a third of the time has passed
    /// @param late  the same at the end
    /// @param most  moves a second as fast as they can
    /// @param cost  milliseconds the server computes for each of those
    public record Figures(String on, int tables, int sockets, int moves, double perSecond, double p50, double p99, double longest,
            double early, double late, double most, double cost) {
        String text() {
            return String.format(Locale.ROOT,
                    "%s: %d tables, %d sockets: %d moves, %.0f moves/s; move to update p50 %.1f ms, p99 %.1f ms, longest %.1f ms; "
                            + "heap in use %.0f MB after a third of the time, %.0f MB at the end; as fast as they can %.0f "
                            + "moves/s, for each of which the server computes %.2f ms",
                    on, tables, sockets, moves, perSecond, p50, p99, longest, early, late, most, cost);
        }
    }

    private LoadDrill() {}

    /// @param on   `sqlite`, `postgresql` for one that is started here, or the address of one
    /// @param pace milliseconds between two moves at a table
    public static Figures run(String on, int tables, int seconds, int pace, PrintStream out) {
        TemporaryPostgres postgres = null;
        try (var folder = Folder.temporary()) {
            if (on.equals("postgresql")) postgres = TemporaryPostgres.start(true);
            var database = postgres != null ? postgres.database() : on.equals("sqlite") ? folder.resolve("load.db").toString() : on;
            try (var house = House.open(database, 0, folder.resolve("server.log")); var pairs = new Pairs(List.of(house), pace)) {
                var found = measure(house, pairs, database.startsWith("jdbc:") ? "PostgreSQL" : "SQLite", tables, seconds, pace);
                out.println(found.text());
                return found;
            }
        } finally {
            if (postgres != null) postgres.close();
        }
    }

    private static Figures measure(House house, Pairs pairs, String on, int tables, int seconds, int paceMillis) {
        pairs.open(tables);
        Browsing.rest(Math.min(WARM_UP_SECONDS, seconds) * 1000L);
        pairs.take();
        long begun = System.nanoTime();
        var progress = Progress.of("seconds", seconds);
        pass(begun, seconds / 3.0, progress);
        double early = house.heap();
        pass(begun, seconds, progress);
        double took = (System.nanoTime() - begun) / 1e9;
        var steady = pairs.take();
        double late = house.heap();
        pairs.pace(0);
        Browsing.rest(paceMillis); // those who wait still do
        pairs.take();
        long rushed = System.nanoTime();
        double computed = house.computed();
        Browsing.rest(Math.max(1, seconds / 10) * 1000L);
        int moves = pairs.take().moves();
        double most = moves / ((System.nanoTime() - rushed) / 1e9), cost = (house.computed() - computed) / moves;
        return new Figures(on, tables, 2 * tables, steady.moves(), steady.moves() / took, steady.p50(), steady.p99(), steady.longest(),
                early, late, most, cost);
    }

    private static void pass(long begun, double seconds, Progress progress) {
        while ((System.nanoTime() - begun) / 1e9 < seconds) {
            Browsing.rest(LOOK_MILLIS);
            progress.at((System.nanoTime() - begun) / 1_000_000_000L);
        }
    }
}
