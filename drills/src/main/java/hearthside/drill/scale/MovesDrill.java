package hearthside.drill.scale;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Pairs;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryNats;
import hearthside.postgres.TemporaryPostgres;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Moves per second of several servers on one PostgreSQL, by each way of talking: two people at each table, at different servers,
/// as fast as they can. Everything is on this machine, players too: the ratio of the two ways is what counts.
final class MovesDrill {
    /// @param server   milliseconds of processor time of all servers for a move
    /// @param database the same of PostgreSQL
    /// @param bus      the same of the bus
    record Figures(Way way, int servers, int moves, double perSecond, double p50, double p99, double server, double database, double bus) {
        String text() {
            return String.format(Locale.ROOT,
                    "%d servers %s: %d moves, %.0f moves/s, p50 %.1f ms, p99 %.1f ms; processor time for a move: servers %.2f ms, "
                            + "PostgreSQL %.2f ms, bus %.2f ms",
                    servers, way.words(), moves, perSecond, p50, p99, server, database, bus);
        }
    }

    private MovesDrill() {}

    /// Both ways with each number of servers, in turn, so that what else the machine does meets both alike.
    static List<Figures> run(List<Integer> servers, int tables, int seconds, int rounds, PrintStream out) {
        var all = new ArrayList<Figures>();
        try (var postgres = TemporaryPostgres.start(true); var nats = TemporaryNats.start()) {
            for (int round = 0; round < rounds; round++) {
                for (int count : servers) {
                    for (var way : Way.values()) {
                        var found = measure(postgres, nats, way, count, tables, seconds);
                        out.println(found.text());
                        all.add(found);
                    }
                }
            }
        }
        for (int count : servers) out.println(ratio(count, all));
        return all;
    }

    static double perSecond(Way way, int servers, List<Figures> all) {
        return all.stream().filter(one -> one.way == way && one.servers == servers).mapToDouble(Figures::perSecond).average()
                .orElse(Double.NaN);
    }

    static double bus(int servers, List<Figures> all) {
        return all.stream().filter(one -> one.way == Way.BUS && one.servers == servers).mapToDouble(Figures::bus).average()
                .orElse(Double.NaN);
    }

    private static String ratio(int servers, List<Figures> all) {
        double slow = perSecond(Way.NOTIFY, servers, all), quick = perSecond(Way.BUS, servers, all);
        return String.format(Locale.ROOT, "%d servers: %.0f moves/s %s, %.0f %s; ratio %.2f", servers, slow, Way.NOTIFY.words(), quick,
                Way.BUS.words(), quick / slow);
    }

    private static Figures measure(TemporaryPostgres postgres, TemporaryNats nats, Way way, int servers, int tables, int seconds) {
        var database = postgres.database();
        var houses = new ArrayList<House>();
        try (var folder = Folder.temporary(); var pairs = new Pairs(houses, 0)) {
            for (int i = 0; i < servers; i++)
                houses.add(House.open(database, terms(way, nats), folder.resolve("server%d.log".formatted(i))));
            pairs.open(tables);
            Browsing.rest(seconds * 1000L); // until the JVMs are warm
            var before = houses.stream().map(house -> Usage.each(house.pid())).toList();
            var databaseBefore = Usage.each(postgres.pid());
            var busBefore = Usage.each(nats.pid());
            pairs.take();
            long begun = System.nanoTime();
            Browsing.rest(seconds * 1000L);
            var times = pairs.take();
            double took = (System.nanoTime() - begun) / 1e9;
            double used = 0;
            for (int i = 0; i < servers; i++) used += Usage.since(before.get(i), Usage.each(houses.get(i).pid()));
            return new Figures(way, servers, times.moves(), times.moves() / took, times.p50(), times.p99(), used / times.moves(),
                    Usage.since(databaseBefore, Usage.each(postgres.pid())) / times.moves(),
                    Usage.since(busBefore, Usage.each(nats.pid())) / times.moves());
        } finally {
            houses.forEach(House::close);
        }
    }

    static House.Terms terms(Way way, TemporaryNats nats) {
        return new House.Terms(0, House.USUAL_HEAP, false, way == Way.BUS ? nats.address() : null);
    }
}
