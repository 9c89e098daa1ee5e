package hearthside.app.simulation;

import hearthside.ai.Bots;
import hearthside.ai.Holdings;
import hearthside.ai.Simulation;
import hearthside.ai.arena.Holders;
import hearthside.ai.bot.Abandoned;
import hearthside.ai.bot.Level;
import hearthside.app.option.TermsOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Bots play each other many times over.
@Command(name = "sim", mixinStandardHelpOptions = true, description = "Lets bots play many games and counts who wins.")
public final class SimCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--bots", split = ",", paramLabel = "BOT[:BUDGET]",
            description = "Who sits where; fewer bots than seats are dealt out in turn", defaultValue = "random")
    private List<String> bots = List.of();

    @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE})", defaultValue = "1000")
    private int games;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same games (default ${DEFAULT-VALUE})",
            defaultValue = "1")
    private long seed;

    @Option(names = "--first", paramLabel = "N", description = "The number of the first game, to go on where an earlier run was stopped",
            defaultValue = "0")
    private long first;

    @Option(names = "--rotate", description = "Move the bots one seat on after each game; wins are then counted by bot")
    private boolean rotate;

    @Option(names = "--save", paramLabel = "DIR", description = "Keep the journal and the result of each game")
    private @Nullable Path save;

    @Option(names = "--report", description = "Say also how often those win who came to hold a card or a place, and what nobody ever held")
    private boolean report;

    @Option(names = "--json", description = "One JSON object instead of a table")
    private boolean json;

    @Override
    public void run() {
        var game = table.game();
        if (games < 1) throw new BadInput("--games", "At least one game must be played, not %d.".formatted(games));
        run(game, table.terms(game));
    }

    private <S extends Copyable<S>, A> void run(Game<S, A> game, Terms terms) {
        if (bots.size() > terms.seats())
            throw new BadInput("--bots", "%d bots do not fit on %d seats.".formatted(bots.size(), terms.seats()));
        List<Level<S, A>> levels = bots.stream().map(Bots.of(game)::levelWithin).toList();
        if (report && Holdings.watching(game, terms.seats()).isEmpty())
            throw new BadInput("--report", "In %s nobody holds anything that could be reported on.".formatted(game.info().title()));
        var names = java.util.stream.IntStream.range(0, terms.seats()).mapToObj(seat -> levels.get(seat % levels.size()).id()).toList();
        var tally = new Tally(game.info().id(), terms, names, rotate);
        var holders = new Holders();
        try (var progress = Progress.start(json ? null : spec.commandLine().getErr(), "games", games)) {
            var simulation = new Simulation<>(game, terms,
                    levels.stream().map(level -> level.asLongAs(() -> !progress.isStopped())).toList());
            for (long number = first; number < first + games && !progress.isStopped(); number++) {
                int shift = rotate ? (int) (number % terms.seats()) : 0;
                var holdings = Holdings.watching(game, terms.seats());
                Consumer<GameEvent> witness = event -> holdings.ifPresent(watching -> watching.accept(event));
                try {
                    var outcome = save == null
                            ? simulation.play(seed, number, shift, witness)
                            : simulation.outcome(keep(save, simulation.record(seed, number, shift, witness), number), shift);
                    tally.add(outcome);
                    holdings.ifPresent(watched -> holders.add(watched, outcome.result()));
                } catch (Abandoned e) {
                    break;
                }
                progress.step();
            }
            if (progress.isStopped())
                spec.commandLine().getErr().printf("Stopped. To go on: --first %d --games %d%n", first + tally.games(),
                        games - tally.games());
        }
        if (tally.games() == 0) return; // stopped before the first one ended
        var out = spec.commandLine().getOut();
        var never = holders.never(Holdings.things(game, terms.edition()));
        if (json) out.println(Json.write(report ? new Told(tally.report(), holders.rows(), never) : tally.report()));
        else tally.report().print(out);
        if (report && !json) print(out, holders, never);
        out.flush();
    }

    private record Told(Tally.Report games, List<Holders.Row> holders, List<String> never) {}

    private static void print(PrintWriter out, Holders holders, List<String> never) {
        out.printf("%-32s  %6s  %7s  %-15s  %s%n", "holders of", "held", "wins", "95 % interval",
                "beyond %.1f %%".formatted(100 * holders.fair()));
        for (var row : holders.rows())
            out.printf("%-32s  %,6d  %5.1f %%  %5.1f – %4.1f %%   %+.1f%n", row.thing(), row.held(), 100 * row.rate(), 100 * row.low(),
                    100 * row.high(), row.beyond());
        if (!never.isEmpty()) out.printf("never held: %s%n", String.join(", ", never));
    }

    private static <S extends Copyable<S>, A> Match<S, A> keep(Path folder, Match<S, A> match, long number) {
        var id = match.game().info().id();
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("%s-%d.jsonl".formatted(id, number)), Journal.of(match).text());
            Files.writeString(folder.resolve("%s-%d.result.json".formatted(id, number)), Json.write(match.result()) + "\n");
        } catch (IOException e) {
            throw new BadInput("--save", "Nothing can be written to %s (%s).".formatted(folder, e.getClass().getSimpleName()));
        }
        return match;
    }
}
