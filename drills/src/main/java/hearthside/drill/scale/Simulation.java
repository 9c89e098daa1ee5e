package hearthside.drill.scale;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/// A larger house with the measured costs, move by move: each waits for a processor of its server, then in the queue of the one who
/// writes there (who takes up to 256 at once), for a processor of PostgreSQL, and for the commit: with NOTIFY commits follow each other,
/// without it they share the disk. What PostgreSQL's other processes do for a move takes a processor, and nobody waits for it.
/// Moves come at random (Poisson); what a move costs varies as exponentially distributed times do.
/// Another server that only hears of moves, or follows them for somebody who sits there, has so much less for its own.
///
/// A server that dies takes its moves along: browsers come back to the others within seconds, let them open the table from its journal, and
/// send the move again.
final class Simulation {
    private static final int MOST_AT_ONCE = 256;
    private static final double NEVER_FREE = 0.999, BACK_MILLIS = 1000, BACK_SPREAD_MILLIS = 2000;

    /// @param cores    of each server
    /// @param database cores of PostgreSQL
    /// @param pace     seconds between two moves at a table, on average
    record House(int servers, int cores, int database, Way way, double pace) {}

    /// @param p50    milliseconds, of the moves that ended after the warm-up
    /// @param server share of its processors that a server used, with what it only hears
    /// @param writer share of the time in which the one who writes at a server had lines in hand
    /// @param lock   share of the time in which a commit with NOTIFY kept the others from theirs
    /// @param open   moves that had not ended at the end, in seconds of moves that come
    /// @param p99s   of the moves that ended in each second
    record Found(int moves, double p50, double p99, double server, double writer, double database, double lock, double open,
            List<Double> p99s) {}

    private final Costs costs;
    private final House house;
    private final int tables;
    private final Random random;
    private final Calendar calendar = new Calendar();
    private final List<Server> servers = new ArrayList<>();
    private final Station database;
    private final Station lock;
    private final List<List<Double>> bySecond = new ArrayList<>();
    private final double aside;
    private long begun, ended;

    private final class Server {
        final Station processors = new Station(calendar, house.cores);
        final Deque<Move> lines = new ArrayDeque<>();
        boolean isWriting;
        double wrote;

        void take(Move move) {
            processors.enter(time(costs.move().server()) / (1 - aside), () -> write(move), () -> comeBack(move));
        }

        void write(Move move) {
            lines.add(move);
            if (!isWriting) commit();
        }

        private void commit() {
            var batch = new ArrayList<Move>();
            while (!lines.isEmpty() && batch.size() < MOST_AT_ONCE) batch.add(lines.poll());
            isWriting = !batch.isEmpty();
            if (batch.isEmpty()) return;
            double taken = calendar.now();
            database.enter(costs.written(batch.size()), () -> {
                if (house.way == Way.NOTIFY) lock.enter(costs.commit().locked(), () -> written(batch, taken));
                else calendar.in(costs.commit().alone(), () -> written(batch, taken));
            });
            for (int line = 0; line < batch.size(); line++) database.enter(costs.move().beside(), () -> {});
        }

        private void written(List<Move> batch, double taken) {
            wrote += calendar.now() - taken;
            batch.forEach(processors.isGone() ? Simulation.this::comeBack : Simulation.this::end);
            if (!processors.isGone()) commit();
        }

        void die() {
            processors.go();
            lines.forEach(Simulation.this::comeBack);
            lines.clear();
        }
    }

    private record Move(double since) {}

    private Simulation(Costs costs, House house, int tables, long seed) {
        this.costs = costs;
        this.house = house;
        this.tables = tables;
        random = new Random(seed);
        database = new Station(calendar, house.database);
        lock = new Station(calendar, 1);
        aside = Math.min(NEVER_FREE, aside(costs, house, tables));
        for (int i = 0; i < house.servers; i++) servers.add(new Server());
    }

    /// What a server has to hear and to follow, as a share of its processors.
    private static double aside(Costs costs, House house, int tables) {
        double moves = tables / house.pace / 1000, elsewhere = 1 - 1.0 / house.servers;
        double heard = moves * elsewhere * costs.move().heard(), followed = moves * elsewhere / house.servers * costs.move().followed();
        return (heard + followed) / house.cores;
    }

    /// @param warm    seconds that are not looked at
    /// @param dying   how many servers die
    /// @param dieAt   after how many seconds of those that are looked at
    static Found run(Costs costs, House house, int tables, int warm, int seconds, int dying, int dieAt, long seed) {
        var one = new Simulation(costs, house, tables, seed);
        for (int i = 0; i < warm + seconds; i++) one.bySecond.add(new ArrayList<>());
        one.arrive();
        one.calendar.in((warm + dieAt) * 1000.0, () -> {
            for (int i = 0; i < dying; i++) one.fail(one.servers.get(i));
        });
        one.calendar.runUntil(warm * 1000.0);
        double used = one.used(), wrote = one.wrote(), asked = one.database.busy(), locked = one.lock.busy();
        one.calendar.runUntil((warm + seconds) * 1000.0);
        var looked = one.bySecond.subList(warm, warm + seconds);
        var times = looked.stream().flatMap(List::stream).mapToDouble(Double::doubleValue).sorted().toArray();
        double millis = seconds * 1000.0;
        return new Found(times.length, at(times, 0.5), at(times, 0.99),
                (one.used() - used) / millis / house.cores / house.servers, (one.wrote() - wrote) / millis / house.servers,
                (one.database.busy() - asked) / millis / house.database, (one.lock.busy() - locked) / millis,
                (one.begun - one.ended) / (tables / house.pace), looked.stream()
                        .map(second -> at(second.stream().mapToDouble(Double::doubleValue).sorted().toArray(), 0.99)).toList());
    }

    private double used() { return servers.stream().mapToDouble(server -> server.processors.busy()).sum(); }

    private double wrote() { return servers.stream().mapToDouble(server -> server.wrote).sum(); }

    static double at(double[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    }

    private double time(double mean) { return -mean * Math.log(1 - random.nextDouble()); }

    private void arrive() {
        calendar.in(time(house.pace * 1000 / tables), () -> {
            begun++;
            somewhere().take(new Move(calendar.now()));
            arrive();
        });
    }

    private Server somewhere() {
        while (true) {
            var one = servers.get(random.nextInt(servers.size()));
            if (!one.processors.isGone()) return one;
        }
    }

    /// Those who sat there look for another server, and it opens their tables; two pages each.
    private void fail(Server server) {
        server.die();
        int orphans = tables / house.servers;
        double takes = costs.reopened() + 2 * costs.page().server();
        for (int i = 0; i < orphans; i++)
            calendar.in(back(), () -> somewhere().processors.enter(takes / (1 - aside), () -> {}));
    }

    private void comeBack(Move move) { calendar.in(back(), () -> somewhere().take(move)); }

    private double back() { return BACK_MILLIS + random.nextDouble() * BACK_SPREAD_MILLIS; }

    private void end(Move move) {
        ended++;
        int second = (int) (calendar.now() / 1000);
        if (second < bySecond.size()) bySecond.get(second).add(calendar.now() - move.since);
    }
}
