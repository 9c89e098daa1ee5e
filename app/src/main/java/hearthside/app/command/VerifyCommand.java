package hearthside.app.command;

import hearthside.app.option.Product;
import hearthside.games.Games;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.Position;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Checks that the luck of a finished game was the luck that was promised.
@Command(name = "verify", mixinStandardHelpOptions = true, description = "Recomputes every draw of a finished game from its seed.")
public final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The journal of a finished game")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        var journal = Journal.read(Games.ALL, Editions.text(file));
        var verdict = journal.verify(Position.find(Games.ALL, journal.header().game()));
        var out = spec.commandLine().getOut();
        if (verdict.isFair()) {
            out.println("Fair: the seed has the hash shown before the game, and all %d draws come from it.".formatted(verdict.draws()));
            return 0;
        }
        out.println("NOT fair.");
        verdict.faults().forEach(out::println);
        return Product.REFUSED;
    }
}
