package hearthside.app.command;

import hearthside.app.option.DatabaseOptions;
import hearthside.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A backup into an empty database, of either kind.
@Command(name = "restore", mixinStandardHelpOptions = true, description = "Fills an empty database from a backup; also the way from SQLite to PostgreSQL and back.")
public final class RestoreCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Parameters(paramLabel = "FILE", description = "The backup")
    private Path file = Path.of("hearthside.backup");

    @Override
    public void run() { spec.commandLine().getOut().println("%d rows are back.".formatted(Backup.restore(database.place(), file))); }
}
