package hearthside.app.simulation;

import hearthside.ai.Bots;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Abandoned;
import hearthside.ai.puzzle.PuzzleFinder;
import hearthside.app.option.TermsOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.server.puzzle.Puzzle;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Makes puzzles from games of strong bots.
@Command(name = "puzzles", mixinStandardHelpOptions = true, description = {
        "Lets strong bots play and keeps decisions that make a puzzle: one option is clearly the best, and not what first comes to mind.",
        "What is found is added to the file of --out; a stopped run tells how to go on."})
public final class PuzzlesCommand implements Runnable {
    private static final int A_GAME = 3; // more from one game would be much alike
    private static final int APART = 6; // decisions
    private static final int REMEMBERED = 12; // decisions a person can keep in mind

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE})", defaultValue = "20")
    private int games;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same games (default ${DEFAULT-VALUE})",
            defaultValue = "1")
    private long seed;

    @Option(names = "--first", paramLabel = "N", description = "The number of the first game, to go on where an earlier run was stopped",
            defaultValue = "0")
    private long first;

    @Option(names = "--bots", paramLabel = "BOT[:BUDGET]", description = "Who plays; the second strongest level unless given")
    private @Nullable String bots;

    @Option(names = "--most", paramLabel = "N", description = "Stop when the file has so many (default ${DEFAULT-VALUE})",
            defaultValue = "100")
    private int most;

    @Option(names = "--after", paramLabel = "PERCENT",
            description = "Look only at decisions after this part of the game: early ones seldom decide it (default ${DEFAULT-VALUE})",
            defaultValue = "0")
    private int after;

    @Option(names = "--from-start", description = "Show everything from the start of the game, for games that ask to remember")
    private boolean fromStart;

    @Option(names = "--again", description = "Look again at those in the file, and keep and number only what is still a puzzle")
    private boolean again;

    @Option(names = "--out", paramLabel = "FILE", description = "Where the puzzles are kept", required = true)
    private Path out = Path.of("");

    @Override
    public void run() {
        var game = table.game();
        if (again) {
            lookAgain(game);
            return;
        }
        if (games < 1) throw new BadInput("--games", "At least one game must be played, not %d.".formatted(games));
        run(game, table.terms(game));
    }

    private <S extends Copyable<S>, A> void run(Game<S, A> game, Terms terms) {
        var ladder = Bots.of(game);
        var level = bots == null ? ladder.levels().get(Math.max(0, ladder.levels().size() - 2)) : ladder.levelWithin(bots);
        var finder = new PuzzleFinder<>(game, terms.seats());
        int kept = lines().size();
        long number = first;
        try (var progress = Progress.start(spec.commandLine().getErr(), "games", games)) {
            var simulation = new Simulation<>(game, terms, List.of(level.asLongAs(() -> !progress.isStopped())));
            for (; number < first + games && kept < most && !progress.isStopped(); number++) {
                try {
                    for (var puzzle : in(simulation.record(seed, number, 0), finder, progress))
                        keep(puzzle.apply("%s-%d".formatted(game.info().id(), ++kept)));
                } catch (Abandoned e) {
                    break;
                }
                progress.step();
            }
        }
        spec.commandLine().getOut().printf("%d puzzles of %s after game %d of seed %d.%s%n", kept, game.info().title(), number, seed,
                number < first + games && kept < most ? " To go on: --first %d".formatted(number) : "");
        spec.commandLine().getOut().flush();
    }

    /// When the rules or what the search has learnt have changed.
    private <S extends Copyable<S>, A> void lookAgain(Game<S, A> game) {
        var before = lines();
        var kept = new ArrayList<String>();
        try (var progress = Progress.start(spec.commandLine().getErr(), "puzzles", before.size())) {
            for (var line : before) {
                var puzzle = Json.read(Puzzle.class, line);
                var start = puzzle.position().open(game, new Chance.Seeded(0));
                new PuzzleFinder<>(game, start.terms().seats()).look(puzzle.open(game), puzzle.seat())
                        .map(found -> Puzzle.of("%s-%d".formatted(game.info().id(), kept.size() + 1), start, found))
                        .ifPresent(still -> kept.add(Json.write(still)));
                progress.step();
                if (progress.isStopped()) return; // the file stays as it was
            }
        }
        write(kept);
        spec.commandLine().getOut().printf("%d of %d puzzles of %s are still puzzles.%n", kept.size(), before.size(), game.info().title());
        spec.commandLine().getOut().flush();
    }

    private interface Made {
        Puzzle apply(String id);
    }

    private <S extends Copyable<S>, A> List<Made> in(Match<S, A> match, PuzzleFinder<S, A> finder, Progress progress) {
        var made = new ArrayList<Made>();
        var last = new int[] {-APART};
        match.follow((now, _) -> {
            int step = now.journal().size();
            if (progress.isStopped() || now.isOver() || made.size() >= A_GAME || step - last[0] < APART) return;
            if (fromStart ? step > REMEMBERED : 100 * finder.progress(now) < after) return;
            var still = fromStart ? now.fork() : here(now);
            var found = finder.look(still, now.toAct().first());
            if (found.isEmpty()) return;
            last[0] = step;
            made.add(id -> Puzzle.of(id, fromStart ? start(match) : still, found.get()));
        });
        return made;
    }

    /// A match that begins at this decision: whoever opens the puzzle imagines what was imagined when it was found.
    private static <S extends Copyable<S>, A> Match<S, A> here(Match<S, A> now) {
        return new Match<>(now.game(), now.terms(), now.view(Game.REFEREE), new Chance.Seeded(0));
    }

    private static <S extends Copyable<S>, A> Match<S, A> start(Match<S, A> match) {
        return Match.replay(match.game(), match.terms(), List.of(match.journal().getFirst()), new Chance.Seeded(0));
    }

    private List<String> lines() {
        try {
            return Files.exists(out) ? Files.readAllLines(out) : List.of();
        } catch (IOException e) {
            throw new BadInput("--out", "%s cannot be read (%s).".formatted(out, e.getClass().getSimpleName()));
        }
    }

    private void keep(Puzzle puzzle) { write(List.of(Json.write(puzzle)), StandardOpenOption.CREATE, StandardOpenOption.APPEND); }

    private void write(List<String> lines, StandardOpenOption... how) {
        try {
            Files.write(out, lines, how);
        } catch (IOException e) {
            throw new BadInput("--out", "Nothing can be written to %s (%s).".formatted(out, e.getClass().getSimpleName()));
        }
    }
}
