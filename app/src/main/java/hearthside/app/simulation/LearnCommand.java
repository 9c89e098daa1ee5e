package hearthside.app.simulation;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.training.Learning;
import hearthside.app.option.Product;
import hearthside.app.option.TermsOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Learns from games of the search against itself.
@Command(name = "learn", mixinStandardHelpOptions = true, description = {
        "The search plays against itself, learns from that what a position is worth and which options are worth a try, and keeps it if it "
                + "beats what it knew. The same settings give the same weights.",
        "All of it lies in a folder: a stopped run goes on with the same command, and several machines that share the folder, or copy "
                + "their files into one, play a part each with --shard."})
public final class LearnCommand implements Runnable {
    private static final Pattern SHARD = Pattern.compile("([0-9]{1,4})/([0-9]{1,4})");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--folder", paramLabel = "FOLDER", required = true, description = "Where games, weights and results are kept")
    private Path folder = Path.of("");

    @Option(names = "--generations", paramLabel = "N", description = "Up to which generation (default ${DEFAULT-VALUE})",
            defaultValue = "5")
    private int generations;

    @Option(names = "--games", paramLabel = "N", description = "Games of self-play in each (default ${DEFAULT-VALUE})",
            defaultValue = "2000")
    private int games;

    @Option(names = "--iterations", paramLabel = "N",
            description = "For a decision that is thought about at length, one of four (default ${DEFAULT-VALUE})", defaultValue = "250")
    private int iterations;

    @Option(names = "--match", paramLabel = "N", description = "Games of the new one against the best (default ${DEFAULT-VALUE})",
            defaultValue = "200")
    private int match;

    @Option(names = "--budget", paramLabel = "BUDGET", description = "For each decision of those: 100it or 50ms (default ${DEFAULT-VALUE})",
            defaultValue = "250it")
    private String budget = "250it";

    @Option(names = "--lesson", paramLabel = "LESSON",
            description = "What is learnt: value, policy or both (default ${DEFAULT-VALUE})", defaultValue = "both")
    private Learning.Lesson lesson = Learning.Lesson.BOTH;

    @Option(names = "--rules-of-thumb", paramLabel = "N",
            description = "Games of the heuristic that the value is learnt from besides (default ${DEFAULT-VALUE})", defaultValue = "8000")
    private int rulesOfThumb;

    @Option(names = "--hidden", paramLabel = "N", description = "Units in the hidden layer of the value (default ${DEFAULT-VALUE})",
            defaultValue = "12")
    private int hidden;

    @Option(names = "--policy-hidden", paramLabel = "N", description = "Units in that of the policy (default ${DEFAULT-VALUE})",
            defaultValue = "12")
    private int policyHidden;

    @Option(names = "--passes", paramLabel = "N", description = "How often to go through all that was seen (default ${DEFAULT-VALUE})",
            defaultValue = "8")
    private int passes;

    @Option(names = "--seed", paramLabel = "S", description = "(default ${DEFAULT-VALUE})", defaultValue = "1")
    private long seed;

    @Option(names = "--shard", paramLabel = "I/N", description = "Play only every Nth game, beginning with the Ith, from 1",
            defaultValue = "1/1")
    private String shard = "1/1";

    @Option(names = "--install", description = "Put the best where the search finds it")
    private boolean install;

    @Override
    public void run() {
        within("--games", games, 1, 1_000_000);
        within("--generations", generations, 1, 1_000);
        within("--iterations", iterations, 2, 1_000_000);
        within("--match", match, 2, 100_000);
        within("--rules-of-thumb", rulesOfThumb, 0, 1_000_000);
        within("--hidden", hidden, 0, 128);
        within("--policy-hidden", policyHidden, 0, 128);
        within("--passes", passes, 1, 1_000);
        var game = table.game();
        var terms = table.terms(game);
        if (terms.seats() == 1)
            throw new BadInput("--seats", "Alone there is nobody to beat: what is learnt here is kept only if it beats what there was.");
        run(game, terms);
    }

    private static void within(String option, int value, int least, int most) {
        if (value < least || value > most)
            throw new BadInput(option, "It must be from %d to %d, not %d.".formatted(least, most, value));
    }

    private <S extends Copyable<S>, A> void run(Game<S, A> game, Terms terms) {
        var parts = SHARD.matcher(shard);
        if (!parts.matches()) throw new BadInput("--shard", "A shard is written as 1/4, not \"%s\".".formatted(shard));
        int mine = Integer.parseInt(parts.group(1)), shards = Integer.parseInt(parts.group(2));
        if (mine < 1 || mine > shards) throw new BadInput("--shard", "The shard must be from 1 to %d, not %d.".formatted(shards, mine));
        var setup = SearchSetups.of(game)
                .orElseThrow(() -> new BadInput("GAME", "The search does not know %s.".formatted(game.info().title())));
        var settings = new Learning.Settings(iterations, games, match, Budget.parse(budget), rulesOfThumb, hidden, policyHidden, passes,
                seed, lesson);
        var out = spec.commandLine().getOut();
        try (var progress = Progress.start(spec.commandLine().getErr(), "games", (long) generations * (games + match) / shards)) {
            var learning = new Learning<>(setup, terms, settings, folder, mine - 1, shards, watching(progress));
            var done = learning.run(generations);
            if (progress.isStopped()) out.println("Stopped. The same command goes on.");
            else
                if (done.size() < generations)
                    out.printf(
                            "Generation %d waits for the games of other machines. The same command goes on when their files are in %s.%n",
                            done.size() + 1, folder);
            if (install) {
                var kind = learning.kind();
                learning.best(done, text -> install(SearchSetup.resource(game.info().id(), kind, terms.seats()), text),
                        text -> install(SearchSetup.policyResource(game.info().id(), kind, terms.seats()), text));
            }
            out.flush();
        }
    }

    private Learning.Watcher watching(Progress progress) {
        return new Learning.Watcher() {
            @Override
            public boolean goesOn() { return !progress.isStopped(); }

            @Override
            public void played() { progress.step(); }

            @Override
            public void hears(String told) {
                spec.commandLine().getOut().println(told);
                spec.commandLine().getOut().flush();
            }
        };
    }

    private void install(String resource, String text) {
        var target = Product.root().resolve("ai/src/main/resources" + resource);
        try {
            Files.createDirectories(target.getParent());
            Files.writeString(target, text);
        } catch (IOException e) {
            throw new BadInput("--install", "Nothing can be written to %s (%s).".formatted(target, e.getClass().getSimpleName()));
        }
        spec.commandLine().getOut().printf("Written to %s%n", target);
    }
}
