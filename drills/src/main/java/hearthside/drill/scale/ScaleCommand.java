package hearthside.drill.scale;

import hearthside.core.input.BadInput;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// What several servers do on one PostgreSQL, by each way of talking, and what everything costs.
@Command(name = "scale", mixinStandardHelpOptions = true,
        description = "Measures moves per second of 1, 2 and 4 servers on one PostgreSQL, with signals by NOTIFY and by a NATS server, and "
                + "what a table, a move, a page and a thinking bot cost.")
public final class ScaleCommand implements Runnable {
    private static final List<Integer> SERVERS = List.of(1, 2, 4);

    @Option(names = "--tables", paramLabel = "N", description = "How many tables play at once (default ${DEFAULT-VALUE})",
            defaultValue = "48")
    private int tables;

    @Option(names = "--seconds", paramLabel = "N",
            description = "How long each is measured, after as long to get warm (default ${DEFAULT-VALUE})", defaultValue = "10")
    private int seconds;

    @Option(names = "--rounds", paramLabel = "N", description = "How often all of it is measured (default ${DEFAULT-VALUE})",
            defaultValue = "2")
    private int rounds;

    @Option(names = "--save", paramLabel = "FILE", description = "Where the costs are kept, for ./hearthside drill forecast")
    private @Nullable Path save;

    @Override
    public void run() {
        if (tables < 2 || tables > 1000)
            throw new BadInput("--tables", "This should be a number from 2 to 1000, not %d.".formatted(tables));
        if (seconds < 1 || seconds > 600)
            throw new BadInput("--seconds", "This should be a number from 1 to 600, not %d.".formatted(seconds));
        if (rounds < 1 || rounds > 100) throw new BadInput("--rounds", "This should be a number from 1 to 100, not %d.".formatted(rounds));
        measure(SERVERS, tables, seconds, rounds, System.out, save);
    }

    static Costs measure(List<Integer> servers, int tables, int seconds, int rounds, PrintStream out, @Nullable Path save) {
        if (save != null) Costs.mustBeWritable(save);
        var moves = MovesDrill.run(servers, tables, seconds, rounds, out);
        var writing = CommitDrill.run(servers, List.of(1, tables), seconds, rounds, out);
        int most = Collections.max(servers);
        var commit = new Costs.Commit(1000 / CommitDrill.perSecond(Way.BUS, 1, 1, writing),
                1000 / CommitDrill.perSecond(Way.NOTIFY, most, 1, writing), 1000 / CommitDrill.perSecond(Way.BUS, most, 1, writing),
                CommitDrill.commit(1, tables, writing));
        var costs = CostDrill.run(Math.max(tables, 10 * tables / 2), tables, seconds, passed(servers, moves), commit);
        out.println(costs.text());
        out.println(String.format(Locale.ROOT, "Measured on %d cores, which servers, PostgreSQL, bus and players shared.", costs.cores()));
        if (save != null) costs.save(save);
        return costs;
    }

    /// What the bus needs for a move with the most servers, less what it needs with the fewest.
    private static double passed(List<Integer> servers, List<MovesDrill.Figures> moves) {
        int few = Collections.min(servers), many = Collections.max(servers);
        return Math.max(0, MovesDrill.bus(many, moves) - MovesDrill.bus(few, moves)) / Math.max(1, many - few);
    }
}
