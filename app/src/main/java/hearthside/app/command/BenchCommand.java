package hearthside.app.command;

import hearthside.ai.SearchSetups;
import hearthside.app.engine.EngineBench;
import hearthside.bench.Bench;
import hearthside.bench.SearchBench;
import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// How fast the rules run on this machine.
@Command(name = "bench", mixinStandardHelpOptions = true, description = "Measures the speed of the rules, per second of CPU time of one thread.")
public final class BenchCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game")
    private @Nullable String game;

    @Option(names = "--json", description = "As JSON")
    private boolean json;

    /// @param applyPerSecond requests a second that one engine process answers, wall clock
    record Engine(double applyPerSecond) {}

    record Report(List<Bench> games, List<SearchBench> search, Engine engine) {}

    @Override
    public void run() {
        List<Game<?, ?>> games = game == null ? Games.ALL : List.of(Position.find(Games.ALL, game));
        var benches = games.stream().<Bench>map(each -> Bench.of(each)).toList();
        var searches = games.stream().filter(each -> SearchSetups.of(each).isPresent()).<SearchBench>map(each -> SearchBench.of(each))
                .toList();
        var engine = new Engine(EngineBench.applyPerSecond());
        var out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.write(new Report(benches, searches, engine)));
            return;
        }
        out.printf("%-20s %5s %15s %10s %14s %16s%n", "per CPU second", "seats", "decisions", "games", "copies", "calibration");
        for (var bench : benches)
            out.printf("%-20s %5d %,15.0f %,10.0f %,14.0f %,16.0f%n", bench.game(), bench.seats(), bench.decisionsPerCpuSecond(),
                    bench.gamesPerCpuSecond(), bench.copiesPerCpuSecond(), bench.calibration());
        out.printf("%-20s %5s %20s %20s%n", "search iterations", "seats", "random to the end", "as it is played");
        for (var search : searches)
            out.printf("%-20s %5d %,20.0f %,20.0f%n", search.game(), search.seats(), search.fullPerCpuSecond(), search.usedPerCpuSecond());
        out.printf("engine: %,.0f apply requests a second through one process%n", engine.applyPerSecond());
        out.flush();
    }
}
