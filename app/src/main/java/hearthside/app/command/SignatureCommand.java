package hearthside.app.command;

import hearthside.app.option.Product;
import hearthside.games.Games;
import hearthside.testkit.Signature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// One number a game that changes when its rules do.
@Command(name = "signature", mixinStandardHelpOptions = true, description = "Prints a number for each game that changes when its rules do.")
public final class SignatureCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--update", description = "Write them to bench/signatures.txt")
    private boolean update;

    @Override
    public void run() {
        var lines = Games.ALL.stream().map(game -> "%-20s %s%n".formatted(game.info().id(), Signature.of(game)))
                .collect(Collectors.joining());
        spec.commandLine().getOut().print(lines);
        spec.commandLine().getOut().flush();
        if (!update) return;
        try {
            Files.writeString(Product.root().resolve("bench/signatures.txt"), lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
