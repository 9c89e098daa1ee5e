package hearthside.app.simulation;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.training.Tuner;
import hearthside.app.option.TermsOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Looks for better settings of the search.
@Command(name = "tune", mixinStandardHelpOptions = true, description = "Tries settings of the search at random, each alone against heuristic players, and keeps the better half until one is left.")
public final class TuneCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--trials", paramLabel = "N", description = "How many settings to begin with (default ${DEFAULT-VALUE})", defaultValue = "16")
    private int trials;

    @Option(names = "--games", paramLabel = "N", description = "Games of each in the first round; twice as many in each round after it (default ${DEFAULT-VALUE})", defaultValue = "16")
    private int games;

    @Option(names = "--budget", paramLabel = "BUDGET", description = "For each decision: 100it or 50ms (default ${DEFAULT-VALUE})", defaultValue = "100it")
    private String budget = "100it";

    @Option(names = "--against", paramLabel = "BOT", description = "Who sits on the other seats (default ${DEFAULT-VALUE})", defaultValue = "heuristic")
    private String against = "heuristic";

    @Option(names = "--seed", paramLabel = "S", description = "(default ${DEFAULT-VALUE})", defaultValue = "1")
    private long seed;

    @Override
    public void run() {
        var game = table.game();
        if (trials < 2) throw new BadInput("--trials", "At least two settings must be compared, not %d.".formatted(trials));
        if (games < 1) throw new BadInput("--games", "At least one game must be played, not %d.".formatted(games));
        run(game, table.terms(game));
    }

    private <S extends Copyable<S>, A> void run(Game<S, A> game, Terms terms) {
        var setup = SearchSetups.of(game)
                .orElseThrow(() -> new BadInput("GAME", "The search does not know %s.".formatted(game.info().title())));
        var tuner = new Tuner<>(setup, terms, Budget.parse(budget), against);
        long all = 0;
        for (int open = trials, more = games; open > 1; open -= open / 2, more *= 2) all += (long) open * more;
        try (var progress = Progress.start(spec.commandLine().getErr(), "games", all)) {
            var found = tuner.tune(seed, trials, games, () -> {
                progress.step();
                return !progress.isStopped();
            });
            var out = spec.commandLine().getOut();
            out.printf("%s, %d seats, %s a decision, against %s%n%6s %7s %9s  %s%n", game.info().id(), terms.seats(), budget, against,
                    "games", "wins", "points", "settings");
            for (var trial : found)
                if (trial.games() > 0)
                    out.printf("%6d %5.1f %% %9.1f  %s%n", trial.games(), 100 * trial.wins() / trial.games(),
                            trial.points() / trial.games(), trial.tuning());
            out.flush();
        }
    }
}
