package hearthside.app.command;

import hearthside.app.option.Product;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.testkit.Golden;
import hearthside.wire.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Random games written out, so that a change of the rules shows as a readable difference.
@Command(name = "golden", mixinStandardHelpOptions = true, description = "Compares the golden playthroughs with what the rules do now.")
public final class GoldenCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game")
    private @Nullable String game;

    @Option(names = "--update", description = "Write the playthroughs anew")
    private boolean update;

    @Override
    public Integer call() {
        List<Game<?, ?>> games = game == null ? Games.ALL : List.of(Position.find(Games.ALL, game));
        boolean same = true;
        for (var each : games) same &= check(each);
        return same || update ? 0 : Product.REFUSED;
    }

    private boolean check(Game<?, ?> each) {
        var folder = Golden.folder(Product.root(), each);
        var goldens = new LinkedHashSet<>(Golden.usual(each));
        goldens.addAll(Golden.in(folder));
        boolean all = true;
        for (var golden : goldens) {
            var file = folder.resolve(golden.fileName());
            var text = golden.record(each);
            boolean same = Files.exists(file) && hearthside.wire.Editions.text(file).equals(text);
            spec.commandLine().getOut().println((same ? "same     " : update ? "written  " : "DIFFERS  ") + file);
            if (update && !same) write(file, text);
            all &= same;
        }
        return all;
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new BadInput("", "%s cannot be written (%s).".formatted(file, e.getClass().getSimpleName()));
        }
    }
}
