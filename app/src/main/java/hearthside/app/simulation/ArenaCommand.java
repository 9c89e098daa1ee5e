package hearthside.app.simulation;

import hearthside.ai.Bots;
import hearthside.ai.arena.Arena;
import hearthside.ai.arena.Standings;
import hearthside.ai.arena.Thinking;
import hearthside.ai.bot.Abandoned;
import hearthside.app.option.TermsOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Which bot is stronger, and by how much.
@Command(name = "arena", mixinStandardHelpOptions = true, description = {
        "Lets bots meet in a tournament: seats rotated, the same luck for all.",
        "A bot is a level, with a budget if wanted: chief, chief:1000ms, shaman:400it. With --out the games are kept, a stopped tournament goes on with the same command, and"
                + " several machines share one with --shard and put it together with: hearthside arena-merge"})
public final class ArenaCommand implements Runnable {
    private static final Pattern SHARD = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--bots", split = ",", paramLabel = "BOT[:BUDGET]", required = true, description = "Who plays; the last one fills empty seats; with more bots than seats, neighbours meet")
    private List<String> bots = List.of();

    @Option(names = "--games", paramLabel = "N", description = "How many games in all (default ${DEFAULT-VALUE})", defaultValue = "100")
    private long games;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same luck (default ${DEFAULT-VALUE})", defaultValue = "1")
    private long seed;

    @Option(names = "--shard", paramLabel = "I/N", description = "Play only every Nth game, beginning with the Ith, from 1", defaultValue = "1/1")
    private String shard = "1/1";

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once (default ${DEFAULT-VALUE}); bots that think by the clock then share the cores", defaultValue = "1")
    private int threads;

    @Option(names = "--out", paramLabel = "FILE", description = "Where the games are kept")
    private @Nullable Path out;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Draw the standings")
    private @Nullable Path plot;

    @Option(names = "--json", description = "One JSON object instead of a table")
    private boolean json;

    @Override
    public void run() {
        var game = table.game();
        if (threads < 1 || threads > 256)
            throw new BadInput("--threads", "From 1 to 256 games can be played at once, not %d.".formatted(threads));
        if (games < 1) throw new BadInput("--games", "At least one game must be played, not %d.".formatted(games));
        run(game, table.terms(game));
    }

    private <S extends Copyable<S>, A> void run(Game<S, A> game, Terms terms) {
        var parts = SHARD.matcher(shard);
        if (!parts.matches()) throw new BadInput("--shard", "A shard is written as 1/4, not \"%s\".".formatted(shard));
        int mine = Integer.parseInt(parts.group(1)), shards = Integer.parseInt(parts.group(2));
        if (mine < 1 || mine > shards) throw new BadInput("--shard", "The shard must be from 1 to %d, not %d.".formatted(shards, mine));
        var thinking = bots.stream().map(_ -> new Thinking()).toList();
        var head = new ArenaFile.Head(game.info().id(), terms.seats(), terms.options(), bots, seed);
        var file = out != null && Files.exists(out) ? ArenaFile.read(out).with(ArenaFile.begin(head), out) : ArenaFile.begin(head);
        try (var progress = Progress.start(json ? null : spec.commandLine().getErr(), "games", (games + shards - mine) / shards)) {
            var ladder = Bots.of(game);
            var levels = IntStream.range(0, bots.size())
                    .mapToObj(i -> thinking.get(i).watch(ladder.levelWithin(bots.get(i)).asLongAs(() -> !progress.isStopped()))).toList();
            var arena = new Arena<>(game, terms, levels, seed);
            if (out != null) file.writeAll(out);
            play(arena, file, mine - 1L, shards, progress);
            if (progress.isStopped()) spec.commandLine().getErr().println(out == null ? "Stopped." : "Stopped. The same command goes on.");
        }
        show(spec, file, plot, json);
        if (!json) for (int bot = 0; bot < bots.size(); bot++) show(bots.get(bot), thinking.get(bot));
    }

    /// So many games at once, each by whoever is free. What is under way when it is stopped is broken off.
    private void play(Arena<?, ?> arena, ArenaFile file, long first, int step, Progress progress) {
        var next = new AtomicLong(first);
        Runnable player = () -> {
            try {
                for (long number = next.getAndAdd(step); number < games && !progress.isStopped(); number = next.getAndAdd(step)) {
                    if (!file.has(number)) file.keep(out, arena.play(number));
                    progress.step();
                }
            } finally {
                next.set(games); // nothing is begun any more once one of them could not go on
            }
        };
        try (var pool = Executors.newFixedThreadPool(threads)) {
            for (var playing : IntStream.range(0, threads).mapToObj(_ -> pool.submit(player)).toList()) playing.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Abandoned) return;
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void show(String bot, Thinking thinking) {
        if (thinking.decisions() == 0) return; // all of its games were there already
        spec.commandLine().getOut().printf("%s thought for %.1f ms (median), %.1f ms at most in 99 of 100 of %,d decisions%n", bot,
                thinking.percentile(50), thinking.percentile(99), thinking.decisions());
        spec.commandLine().getOut().flush();
    }

    private static void show(CommandSpec spec, ArenaFile file, @Nullable Path plot, boolean json) {
        var head = file.head();
        var standings = Standings.of(head.bots(), head.seats(), file.games().values());
        var out = spec.commandLine().getOut();
        if (json) out.println(Json.write(standings));
        else {
            out.printf("%s, %d seats, %,d games%n%-22s %7s  %-15s  %12s  %6s%n", head.game(), head.seats(), standings.games(), "bot",
                    "wins", "95 % interval", "mean points", "Elo");
            for (var line : standings.lines())
                out.printf("%-22s %5.1f %%  %5.1f – %5.1f %%  %12.2f  %+6.0f%n", line.bot(), 100 * line.share(), 100 * line.low(),
                        100 * line.high(), line.meanPoints(), line.elo());
        }
        out.flush();
        if (plot == null) return;
        try {
            Files.writeString(plot, standings
                    .svg("%s, %d seats, %,d games: wins, 95 %% interval, Elo".formatted(head.game(), head.seats(), standings.games())));
        } catch (IOException e) {
            throw new BadInput("--plot", "Nothing can be written to %s (%s).".formatted(plot, e.getClass().getSimpleName()));
        }
    }

    /// Puts the files of several machines together.
    @Command(name = "arena-merge", mixinStandardHelpOptions = true, description = "Puts the games of several files of one tournament together and shows the standings.")
    public static final class Merge implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(arity = "1..*", paramLabel = "FILE", description = "What --out wrote")
        private List<Path> files = List.of();

        @Option(names = "--out", paramLabel = "FILE", description = "Where all games are written")
        private @Nullable Path out;

        @Option(names = "--plot", paramLabel = "FILE.svg", description = "Draw the standings")
        private @Nullable Path plot;

        @Option(names = "--json", description = "One JSON object instead of a table")
        private boolean json;

        @Override
        public void run() {
            var all = ArenaFile.read(files.getFirst());
            for (var file : files.subList(1, files.size())) all = all.with(ArenaFile.read(file), file);
            if (out != null) all.writeAll(out);
            show(spec, all, plot, json);
        }
    }
}
