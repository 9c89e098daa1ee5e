package hearthside.app.simulation;

import hearthside.app.option.Product;
import hearthside.ai.SearchSetups;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.training.Training;
import hearthside.app.option.TermsOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.wire.Editions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Learns what a position is worth.
@Command(name = "train", mixinStandardHelpOptions = true,
        description = "Learns from self-play what a position is worth, and writes the weights the search uses. The same games, seed and "
                + "settings give the same weights.")
public final class TrainCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games to learn from (default ${DEFAULT-VALUE})",
            defaultValue = "8000")
    private int games;

    @Option(names = "--seed", paramLabel = "S", description = "(default ${DEFAULT-VALUE})", defaultValue = "1")
    private long seed;

    @Option(names = "--hidden", paramLabel = "N",
            description = "Units in the hidden layer; 0 for a linear model (default ${DEFAULT-VALUE})", defaultValue = "12")
    private int hidden;

    @Option(names = "--passes", paramLabel = "N", description = "How often to go through all positions (default ${DEFAULT-VALUE})",
            defaultValue = "8")
    private int passes;

    @Option(names = "--vary", paramLabel = "KEY=VALUE,…",
            description = "An option in which the games differ, one after the other: soloFieldStart=0,5,10")
    private String vary = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Where the weights go (default: where the search finds them)")
    private @Nullable Path out;

    @Override
    public void run() {
        var game = table.game();
        if (games < 20) throw new BadInput("--games", "At least 20 games are needed to learn anything, not %d.".formatted(games));
        if (hidden < 0 || hidden > 64) throw new BadInput("--hidden", "The hidden layer may have 0 to 64 units, not %d.".formatted(hidden));
        if (passes < 1) throw new BadInput("--passes", "At least one pass is needed, not %d.".formatted(passes));
        run(game, vary.isEmpty() ? List.of(table.terms(game)) : varied(game));
    }

    private List<Terms> varied(Game<?, ?> game) {
        int is = vary.indexOf('=');
        if (is < 1) throw new BadInput("--vary", "What varies is written as soloFieldStart=0,5,10, not \"%s\".".formatted(vary));
        return table.varied(game, vary.substring(0, is), List.of(vary.substring(is + 1).split(",", -1)));
    }

    private <S extends Copyable<S>, A> void run(Game<S, A> game, List<Terms> terms) {
        int seats = terms.getFirst().seats();
        var setup = SearchSetups.of(game)
                .orElseThrow(() -> new BadInput("GAME", "The search does not know %s.".formatted(game.info().title())));
        var training = new Training<>(game, setup.heuristics(), terms);
        var resource = SearchSetup.resource(game.info().id(), training.kind(), seats);
        var console = spec.commandLine().getOut();
        try (var progress = Progress.start(spec.commandLine().getErr(), "games", games)) {
            training.play(seed, games, () -> {
                progress.step();
                return !progress.isStopped();
            });
            if (progress.isStopped()) {
                spec.commandLine().getErr().println("Stopped; nothing was written.");
                return;
            }
        }
        console.printf("%,d positions of %,d games; how surprised the model is about the winners of the last tenth, after each pass:%n",
                training.moments(), games);
        var made = "made with: hearthside train %s --seats %d%s%s --games %d --seed %d --hidden %d --passes %d (%s, with %s %s)".formatted(
                game.info().id(), seats, table.typed(), vary.isEmpty() ? "" : " --vary " + vary, games, seed, hidden, passes,
                LocalDate.now(ZoneOffset.UTC), TermsOptions.plain(terms.getFirst().edition()), Editions.hash(terms.getFirst().edition()));
        var text = training.weights(seed, hidden, passes, made, surprise -> console.printf("  %.4f%n", surprise));
        var target = out == null ? Product.root().resolve("ai/src/main/resources" + resource) : out;
        try {
            if (target.getParent() != null) Files.createDirectories(target.getParent());
            Files.writeString(target, text);
        } catch (IOException e) {
            throw new BadInput("--out", "Nothing can be written to %s (%s).".formatted(target, e.getClass().getSimpleName()));
        }
        console.printf("Written to %s%n", target);
        console.flush();
    }
}
