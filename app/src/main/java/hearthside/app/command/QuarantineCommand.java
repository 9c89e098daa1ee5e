package hearthside.app.command;

import hearthside.app.option.DatabaseOptions;
import hearthside.games.Games;
import hearthside.server.store.Store;
import hearthside.server.tables.Quarantine;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Tables whose journal cannot be played again.
@Command(name = "quarantine", mixinStandardHelpOptions = true,
        description = "Lists the tables that are set aside because their journal cannot be played again, and why; or lets some go on.",
        subcommands = QuarantineCommand.Release.class)
public final class QuarantineCommand implements Runnable {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var all = new Quarantine(Games::find).list(database.place());
        if (all.isEmpty()) out.println("No table is set aside.");
        for (var each : all) {
            out.println("%s  %s, last played %s".formatted(each.id(), each.game(), DAY.format(each.updated())));
            out.println("    why:  " + each.reason());
            out.println("    then: " + each.advice());
        }
        if (!all.isEmpty()) out.println("To let some go on: ./hearthside quarantine release TABLE…");
    }

    /// Lets tables go on.
    @Command(name = "release", mixinStandardHelpOptions = true,
            description = "Lets tables go on that are set aside: by their journal if it fits after all, otherwise from the last position "
                    + "that was saved. A server on the same file must be stopped first; on PostgreSQL it may run.")
    static final class Release implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private final DatabaseOptions database = new DatabaseOptions();

        @Parameters(paramLabel = "TABLE", arity = "1..*", description = "Names of tables, as they are listed")
        private List<String> tables = List.of();

        @Override
        public void run() {
            try (var store = Store.open(database.place())) {
                var quarantine = new Quarantine(Games::find);
                for (var table : tables) spec.commandLine().getOut().println(quarantine.release(store, table));
            }
        }
    }
}
