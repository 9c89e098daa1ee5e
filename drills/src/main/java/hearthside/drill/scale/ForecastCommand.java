package hearthside.drill.scale;

import hearthside.core.input.BadInput;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// How far houses of so many servers carry, by simulation.
@Command(name = "forecast", mixinStandardHelpOptions = true,
        description = "Simulates larger houses with the costs that drill scale has measured: what 1, 4 and 40 servers carry, where the "
                + "first wall is, what is felt when servers die, and what a million tables take.")
public final class ForecastCommand implements Runnable {
    private static final List<Integer> SERVERS = List.of(1, 2, 4, 10, 20, 40), SHOWN = List.of(1, 4, 40);

    @Option(names = "--costs", paramLabel = "FILE", required = true, description = "What drill scale --save has written")
    private Path costs = Path.of("");

    @Option(names = "--tables", paramLabel = "N", description = "Look at a house of so many tables, up to four million, instead")
    private @Nullable Integer tables;

    @Option(names = "--servers", paramLabel = "N", description = "How many servers it has (default ${DEFAULT-VALUE})", defaultValue = "40")
    private int servers;

    @Option(names = "--cores", paramLabel = "N", description = "How many cores a server has (default ${DEFAULT-VALUE})", defaultValue = "4")
    private int cores;

    @Option(names = "--heap", paramLabel = "MB", description = "How much heap a server has (default ${DEFAULT-VALUE})",
            defaultValue = "4000")
    private int heap;

    @Option(names = "--database-cores", paramLabel = "N", description = "How many cores PostgreSQL has (default ${DEFAULT-VALUE})",
            defaultValue = "16")
    private int database;

    @Option(names = "--bus-cores", paramLabel = "N", description = "How many cores the bus has (default ${DEFAULT-VALUE})",
            defaultValue = "4")
    private int bus;

    @Option(names = "--pace", paramLabel = "S", description = "Seconds between two moves at a table (default ${DEFAULT-VALUE})",
            defaultValue = "20")
    private double pace;

    @Option(names = "--goal", paramLabel = "MS",
            description = "Within which 99 of 100 moves are to be written (default ${DEFAULT-VALUE})", defaultValue = "100")
    private double goal;

    @Option(names = "--pictures", paramLabel = "FOLDER", description = "Where five pictures (SVG) are written")
    private @Nullable Path pictures;

    @Override
    public void run() {
        mustBe("--servers", servers, 1, 1000);
        mustBe("--cores", cores, 1, 256);
        mustBe("--heap", heap, 100, 1_000_000);
        mustBe("--database-cores", database, 1, 256);
        mustBe("--bus-cores", bus, 1, 256);
        mustBe("--pace", pace, 0.1, 3600);
        mustBe("--goal", goal, 1, 60_000);
        if (tables != null) mustBe("--tables", tables, 1, 4_000_000);
        var measured = Costs.read(costs);
        var terms = new Forecast.Terms(cores, heap, database, bus, pace, goal);
        var forecast = new Forecast(measured, terms, System.out);
        if (tables != null) {
            forecast.house(servers, tables);
            return;
        }
        var carried = forecast.carried(SERVERS);
        var sideBySide = new SideBySide(measured, terms, SideBySide.MILLION, System.out);
        var seen = sideBySide.seen(SideBySide.SERVERS);
        var failures = sideBySide.failures(seen);
        if (pictures != null) {
            forecast.pictures(pictures, SHOWN, carried);
            sideBySide.pictures(pictures, seen, failures);
        } else {
            for (var full : carried)
                if (full.servers() > 1 && full.way() == Way.BUS) forecast.failure(full, Math.max(1, full.servers() / 4));
        }
    }

    private static void mustBe(String option, double number, double least, double most) {
        if (!(number >= least && number <= most))
            throw new BadInput(option, "This should be a number from %s to %s.".formatted(plain(least), plain(most)));
    }

    private static String plain(double number) { return number == Math.rint(number) ? "%.0f".formatted(number) : String.valueOf(number); }
}
