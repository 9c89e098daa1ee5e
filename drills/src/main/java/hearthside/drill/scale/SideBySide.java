package hearthside.drill.scale;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A million tables, by the same [Simulation]: on one PostgreSQL, on a larger one, and in houses side by side, each with a PostgreSQL and a
/// bus of its own and its share of tables and servers. Houses that share nothing are alike, so one of them is looked at.
final class SideBySide {
    static final int MILLION = 1_000_000;
    static final List<Integer> SERVERS = List.of(20, 30, 40, 60, 80, 120);
    private static final int MORE = 4;

    /// @param databases how many PostgreSQLs, and as many houses
    /// @param cores     of each of them
    record Arrangement(int databases, int cores) {
        String words() {
            return databases == 1 ? "one PostgreSQL of %d cores".formatted(cores)
                    : "%d houses, each a PostgreSQL of %d cores".formatted(databases, cores);
        }

        private String name() { return "%d × %d cores".formatted(databases, cores); }
    }

    /// @param servers of all houses together
    /// @param p99     infinite where the bus alone is too small
    record Seen(Arrangement arrangement, int servers, Way way, double p99, boolean isWell, String used) {
        String text(int tables) {
            return String.format(Locale.ROOT, "%d tables, %s, %d servers %s: %s%s", tables, arrangement.words(), servers, way.words(),
                    Double.isFinite(p99) ? "p99 %.1f ms; %s".formatted(p99, used) : used, isWell ? "" : "; more than it carries");
        }
    }

    private final Costs costs;
    private final Forecast.Terms terms;
    private final int tables;
    private final PrintStream out;

    SideBySide(Costs costs, Forecast.Terms terms, int tables, PrintStream out) {
        this.costs = costs;
        this.terms = terms;
        this.tables = tables;
        this.out = out;
    }

    private List<Arrangement> arrangements() {
        return List.of(new Arrangement(1, terms.database()), new Arrangement(1, MORE * terms.database()),
                new Arrangement(MORE, terms.database()));
    }

    private Forecast forecast(Arrangement arrangement) { return new Forecast(costs, terms.withDatabase(arrangement.cores), out); }

    Seen seen(Arrangement arrangement, int servers, Way way) {
        var forecast = forecast(arrangement);
        int own = servers / arrangement.databases, share = tables / arrangement.databases;
        if (way == Way.BUS && forecast.bus(own, share) >= 1)
            return new Seen(arrangement, servers, way, Double.POSITIVE_INFINITY, false,
                    String.format(Locale.ROOT, "processors of the bus %.0f %%", 100 * forecast.bus(own, share)));
        var found = forecast.found(own, way, share);
        return new Seen(arrangement, servers, way, found.p99(), forecast.isWell(own, way, share, found),
                Forecast.text(forecast.shares(own, way, share, found)));
    }

    List<Seen> seen(List<Integer> counts) {
        var asked = new ArrayList<Seen>();
        for (var arrangement : arrangements())
            for (var way : Way.values())
                asked.addAll(counts.parallelStream().map(servers -> seen(arrangement, servers, way)).toList());
        asked.forEach(one -> out.println(one.text(tables)));
        return asked;
    }

    /// The fewest servers with which all is well, for each arrangement and way; and what is felt when one of a house dies, or a tenth, by
    /// the way that needs fewer.
    List<Chart.Line> failures(List<Seen> seen) {
        var lines = new ArrayList<Chart.Line>();
        for (var arrangement : arrangements()) {
            var enough = new ArrayList<Seen>();
            for (var way : Way.values()) {
                var fewest = fewest(seen, arrangement, way);
                fewest.ifPresent(enough::add);
                out.println("%d tables, %s %s: %s".formatted(tables, arrangement.words(), way.words(),
                        fewest.map(one -> "%d servers are enough".formatted(one.servers)).orElse("not with so many servers")));
            }
            enough.stream().min(Comparator.comparingInt(Seen::servers)).ifPresent(one -> lines.addAll(dying(one)));
        }
        return lines;
    }

    private List<Chart.Line> dying(Seen enough) {
        int databases = enough.arrangement.databases, own = enough.servers / databases;
        return (own < 20 ? List.of(1) : List.of(1, own / 10)).stream()
                .map(dying -> Forecast.bySecond("%d of %d, %s".formatted(dying, own, Forecast.name(enough.way)),
                        forecast(enough.arrangement).failure(own, enough.way, tables / databases, dying)))
                .toList();
    }

    private static Optional<Seen> fewest(List<Seen> seen, Arrangement arrangement, Way way) {
        return seen.stream().filter(one -> one.isWell && one.arrangement.equals(arrangement) && one.way == way).findFirst();
    }

    private String number() { return String.format(Locale.ROOT, "%,d", tables); }

    void pictures(Path folder, List<Seen> seen, List<Chart.Line> failures) {
        var lines = new ArrayList<Chart.Line>();
        for (var arrangement : arrangements())
            for (var way : Way.values())
                lines.add(new Chart.Line("%s, %s".formatted(arrangement.name(), Forecast.name(way)),
                        seen.stream().filter(one -> one.arrangement.equals(arrangement) && one.way == way)
                                .map(one -> new double[] {one.servers, one.p99}).toList()));
        int fewest = seen.stream().mapToInt(Seen::servers).min().orElseThrow(),
                most = seen.stream().mapToInt(Seen::servers).max().orElseThrow();
        Forecast.save(folder.resolve("million.svg"), Chart.svg("%s tables: time of a move (p99) by servers".formatted(number()),
                new Chart.Axis("servers", fewest, most, false), new Chart.Axis("milliseconds (p99)", 1, 10_000, true), lines));
        Forecast.save(folder.resolve("million-failures.svg"), Forecast.failures(
                "%s tables: servers of a house die in second %d".formatted(number(), Forecast.FAILURE_AT), failures));
    }
}
