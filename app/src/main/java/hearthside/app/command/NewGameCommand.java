package hearthside.app.command;

import hearthside.app.newgame.NewGame;
import hearthside.app.option.Product;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A game to begin from.
@Command(name = "new-game", mixinStandardHelpOptions = true,
        description = "Writes a small working game into the source tree: rules page, phases, tests, laws and words.")
public final class NewGameCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "ID", description = "Its name in commands, addresses and files, such as my-first-stone-age")
    private String id = "";

    @Option(names = "--title", paramLabel = "TEXT", description = "What people call it; made from the id unless given", defaultValue = "")
    private String title = "";

    @Override
    public void run() {
        var root = Product.root();
        var files = new NewGame(root, id, title).write();
        var out = spec.commandLine().getOut();
        for (var file : files) out.println("  " + root.relativize(file));
        out.printf("""
                It can be played at once:
                  ./hearthside play %1$s
                Its types, schema and reference page, after each change of its records:
                  ./hearthside codegen
                Its first records, after each change of its rules:
                  ./hearthside golden %1$s --update && ./hearthside signature --update
                CONTRIBUTING.md tells the way from here.
                """, id);
        out.flush();
    }
}
