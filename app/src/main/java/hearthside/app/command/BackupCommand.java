package hearthside.app.command;

import hearthside.app.option.DatabaseOptions;
import hearthside.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Everything in the database as one file.
@Command(name = "backup", mixinStandardHelpOptions = true, description = "Writes everything in the database into one file; servers may go on meanwhile. Guard it: it holds the seeds of running games.")
public final class BackupCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Parameters(paramLabel = "FILE", description = "Where to write it")
    private Path file = Path.of("hearthside.backup");

    @Override
    public void run() { spec.commandLine().getOut().println("%d rows are in %s.".formatted(Backup.write(database.place(), file), file)); }
}
