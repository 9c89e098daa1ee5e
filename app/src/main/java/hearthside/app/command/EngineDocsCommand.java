package hearthside.app.command;

import hearthside.app.engine.EngineTranscript;
import hearthside.app.option.Product;
import hearthside.codegen.Page;
import hearthside.games.Games;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Writes the reference of the engine protocol, and for the rulebooks in the browser what is in the box of each game.
@Command(name = "engine-docs", mixinStandardHelpOptions = true,
        description = "Writes the reference of the engine protocol (docs/engine), and the house editions for the rulebooks in the browser.")
public final class EngineDocsCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        var files = files(Product.root());
        write(files);
        spec.commandLine().getOut().printf("%d files written.%n", files.size());
    }

    static void write(Map<Path, String> files) {
        files.forEach((path, text) -> {
            try {
                Files.createDirectories(path.getParent());
                Files.writeString(path, text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /// What the files should say.
    public static Map<Path, String> files(Path root) {
        var files = new LinkedHashMap<Path, String>();
        var hashes = new TreeMap<String, List<String>>();
        for (var game : Games.ALL) {
            files.put(root.resolve("docs/engine/%s.md".formatted(game.info().id())), Page.of(game, root));
            files.put(root.resolve("docs/engine/%s.schema.json".formatted(game.info().id())), Page.schema(game));
            var board = root.resolve("web/src/games/%s".formatted(game.info().id()));
            if (!Files.isDirectory(board)) continue;
            files.put(board.resolve("edition.json"), Json.writePretty(game.info().newest()) + "\n");
            Moments.files(game, board, files);
            hashes.put(game.info().id(), game.info().houses().stream().map(Editions::hash).toList());
        }
        files.put(root.resolve("web/src/games/editions.json"), Json.writePretty(hashes) + "\n");
        files.put(root.resolve("docs/engine.md"), EngineTranscript.rewritten(root.resolve("docs/engine.md")));
        return files;
    }
}
