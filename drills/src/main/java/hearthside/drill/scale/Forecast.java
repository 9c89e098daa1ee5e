package hearthside.drill.scale;

import hearthside.core.input.BadInput;
import hearthside.drill.harness.Progress;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// What houses of one, four and forty servers carry by the [Simulation], where the first wall is, and what is felt when servers die.
final class Forecast {
    private static final int WARM_SECONDS = 4, SECONDS = 8, STEPS = 7;
    static final int FAILURE_SECONDS = 60, FAILURE_AT = 8;
    private static final double FULL = 0.95;
    static final String WRITER = "the one who writes at each server";
    private static final int MOST_TABLES = 4_000_000, LEAST_TABLES = 100;
    private static final double MEGA = 1e6, MEGABITS = 1000, BITS = 8;
    private static final long SEED = 1;

    /// What a house has; only the costs are measured, these are said.
    ///
    /// @param cores    of a server
    /// @param heap     megabytes of a server
    /// @param database cores of PostgreSQL
    /// @param bus      cores of the bus
    /// @param pace     seconds between two moves at a table
    /// @param goal     milliseconds within which 99 of 100 moves are written
    record Terms(int cores, int heap, int database, int bus, double pace, double goal) {
        Terms withDatabase(int cores) { return new Terms(this.cores, heap, cores, bus, pace, goal); }
    }

    /// @param tables the most with which the goal is kept
    /// @param wall   what ends first
    record Carried(int servers, Way way, int tables, double p50, double p99, String wall, Map<String, Double> shares) {
        String text() {
            return String.format(Locale.ROOT, "%d servers %s: %d tables (p50 %.1f ms, p99 %.1f ms); first wall: %s; used: %s", servers,
                    way.words(), tables, p50, p99, wall, Forecast.text(shares));
        }
    }

    static String text(Map<String, Double> shares) {
        return String.join(", ", shares.entrySet().stream()
                .map(share -> String.format(Locale.ROOT, "%s %.0f %%", share.getKey(), 100 * share.getValue())).toList());
    }

    private final Costs costs;
    private final Terms terms;
    private final PrintStream out;

    Forecast(Costs costs, Terms terms, PrintStream out) {
        this.costs = costs;
        this.terms = terms;
        this.out = out;
    }

    private Simulation.House house(int servers, Way way) {
        return new Simulation.House(servers, terms.cores, terms.database, way, terms.pace);
    }

    Simulation.Found found(int servers, Way way, int tables) {
        return Simulation.run(costs, house(servers, way), tables, WARM_SECONDS, SECONDS, 0, SECONDS, SEED);
    }

    boolean isWell(int servers, Way way, int tables, Simulation.Found found) {
        return found.p99() <= terms.goal && found.open() < 1 && (way == Way.NOTIFY || bus(servers, tables) < 1);
    }

    /// The share of its processors that the bus uses: every server hears of every move.
    double bus(int servers, int tables) {
        return tables / terms.pace / 1000 * (costs.move().bus() + Math.max(0, servers - 2) * costs.move().passed()) / terms.bus;
    }

    /// Doubled until it is too much, then halved between the two.
    Carried carried(int servers, Way way) {
        int well = 0, much = LEAST_TABLES;
        while (much < MOST_TABLES && isWell(servers, way, much, found(servers, way, much))) {
            well = much;
            much *= 2;
        }
        for (int step = 0; step < STEPS && well > 0; step++) {
            int between = (well + much) / 2;
            if (isWell(servers, way, between, found(servers, way, between))) well = between;
            else much = between;
        }
        int fits = (int) (servers * terms.heap * MEGA * FULL / memory());
        int tables = Math.min(well, fits);
        var last = found(servers, way, Math.max(tables, 1));
        var shares = shares(servers, way, tables, last);
        return new Carried(servers, way, tables, last.p50(), last.p99(), wall(shares), shares);
    }

    /// Whoever writes waits for PostgreSQL and for the commit, too: where one of these is full, that is the wall.
    static String wall(Map<String, Double> shares) {
        var other = shares.entrySet().stream().filter(share -> !share.getKey().equals(WRITER))
                .max(Comparator.comparingDouble(Map.Entry::getValue)).orElseThrow();
        return other.getValue() >= FULL || other.getValue() > shares.getOrDefault(WRITER, 0.0) ? other.getKey() : WRITER;
    }

    /// Bytes of heap for a table and its two pages.
    private double memory() { return costs.table().heap() + 2 * costs.page().heap(); }

    Map<String, Double> shares(int servers, Way way, int tables, Simulation.Found found) {
        var shares = new TreeMap<String, Double>();
        double moves = tables / terms.pace;
        shares.put("processors of the servers", Math.min(1, found.server()));
        shares.put(WRITER, Math.min(1, found.writer()));
        shares.put("processors of PostgreSQL", found.database());
        if (way == Way.NOTIFY) shares.put("commits one after the other", found.lock());
        else shares.put("processors of the bus", bus(servers, tables));
        shares.put("memory of the servers", tables * memory() / (servers * terms.heap * MEGA));
        shares.put("a gigabit of network at each server",
                moves * ((costs.move().told() + costs.move().said()) / servers + costs.move().signal()) * BITS / MEGABITS / MEGA);
        return shares;
    }

    List<Carried> carried(List<Integer> counts) {
        var progress = Progress.of("houses", 2L * counts.size());
        var all = new ArrayList<Carried>();
        for (int servers : counts) {
            for (var way : Way.values()) {
                all.add(carried(servers, way));
                out.println(all.getLast().text());
                progress.at(all.size());
            }
        }
        return all;
    }

    /// One house with so many tables.
    void house(int servers, int tables) {
        for (var way : Way.values()) {
            var found = found(servers, way, tables);
            out.println(String.format(Locale.ROOT,
                    "%d tables on %d servers %s: %d moves in %d s, p50 %.1f ms, p99 %.1f ms; %s%s", tables, servers, way.words(),
                    found.moves(), SECONDS, found.p50(), found.p99(), text(shares(servers, way, tables, found)),
                    isWell(servers, way, tables, found) ? "" : "; more than it carries"));
        }
    }

    /// Half of what is carried at most, and then servers die.
    ///
    /// @return the p99 of each second
    List<Double> failure(Carried full, int dying) { return failure(full.servers, full.way, full.tables / 2, dying); }

    List<Double> failure(int servers, Way way, int tables, int dying) {
        var found = Simulation.run(costs, house(servers, way), tables, WARM_SECONDS, FAILURE_SECONDS, dying, FAILURE_AT, SEED);
        double worst = found.p99s().stream().filter(Double::isFinite).mapToDouble(Double::doubleValue).max().orElse(Double.NaN);
        int calm = FAILURE_SECONDS;
        while (calm > 0 && found.p99s().get(calm - 1) <= terms.goal) calm--;
        out.println(String.format(Locale.ROOT,
                "%d of %d servers %s die with %d tables: longest p99 of a second %.0f ms; %s", dying, servers, way.words(), tables, worst,
                calm == FAILURE_SECONDS
                        ? "not calm again after %d s".formatted(FAILURE_SECONDS - FAILURE_AT)
                        : "within the goal again %d s after it".formatted(Math.max(0, calm - FAILURE_AT))));
        return found.p99s();
    }

    void pictures(Path folder, List<Integer> counts, List<Carried> carried) {
        save(folder.resolve("moves.svg"), moves(counts, carried));
        save(folder.resolve("tables.svg"), tables(carried));
        save(folder.resolve("failures.svg"), failures(carried));
    }

    private String moves(List<Integer> counts, List<Carried> carried) {
        var lines = new ArrayList<Chart.Line>();
        int most = carried.stream().mapToInt(Carried::tables).max().orElseThrow();
        for (int servers : counts)
            for (var way : Way.values()) {
                var points = new ArrayList<double[]>();
                int end = find(carried, servers, way).tables;
                for (double share = 1.0 / 64; share <= 1.2; share *= share < 0.5 ? 2 : 1.15)
                    points.add(new double[] {end * share, found(servers, way, Math.max(1, (int) (end * share))).p99()});
                lines.add(new Chart.Line(name(servers, way), points));
            }
        return Chart.svg("Time of a move (p99) by how many tables play", new Chart.Axis("tables", LEAST_TABLES, 2.0 * most, true),
                new Chart.Axis("milliseconds (p99)", 1, 10 * terms.goal, true), lines);
    }

    private static String tables(List<Carried> carried) {
        var lines = new ArrayList<Chart.Line>();
        for (var way : Way.values())
            lines.add(new Chart.Line(name(way), carried.stream().filter(one -> one.way == way)
                    .map(one -> new double[] {one.servers, one.tables}).toList()));
        int most = carried.stream().mapToInt(Carried::tables).max().orElseThrow();
        int least = carried.stream().mapToInt(Carried::tables).min().orElseThrow();
        return Chart.svg("What so many servers carry", new Chart.Axis("servers", 1, carried.getLast().servers, true),
                new Chart.Axis("tables", Math.max(1, least / 2.0), 2.0 * most, true), lines);
    }

    private String failures(List<Carried> carried) {
        var lines = new ArrayList<Chart.Line>();
        for (int servers : List.of(4, 40))
            for (int dying : servers == 4 ? List.of(1) : List.of(1, 10)) {
                var full = carried.stream().filter(one -> one.servers == servers && one.way == Way.BUS).findFirst();
                if (full.isEmpty()) continue;
                lines.add(bySecond("%d of %d die".formatted(dying, servers), failure(full.get(), dying)));
            }
        return failures("Servers die in second %d, at half of what they carry".formatted(FAILURE_AT), lines);
    }

    static Chart.Line bySecond(String name, List<Double> times) {
        var points = new ArrayList<double[]>();
        for (int i = 0; i < times.size(); i++) points.add(new double[] {i + 0.5, times.get(i)});
        return new Chart.Line(name, points);
    }

    static String failures(String title, List<Chart.Line> lines) {
        return Chart.svg(title, new Chart.Axis("seconds", 0, FAILURE_SECONDS, false),
                new Chart.Axis("milliseconds (p99)", 1, 10_000, true), lines);
    }

    private static Carried find(List<Carried> carried, int servers, Way way) {
        return carried.stream().filter(one -> one.servers == servers && one.way == way).findFirst().orElseThrow();
    }

    private static String name(int servers, Way way) {
        return "%d %s, %s".formatted(servers, servers == 1 ? "server" : "servers", name(way));
    }

    /// Short enough to stand beside a picture.
    static String name(Way way) { return way == Way.NOTIFY ? "NOTIFY" : "NATS"; }

    static void save(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException _) {
            throw new BadInput("--pictures", "%s cannot be written.".formatted(file));
        }
    }
}
