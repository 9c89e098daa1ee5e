package hearthside.app.command;

import hearthside.app.option.DatabaseOptions;
import hearthside.server.moderation.Reports;
import hearthside.server.store.Store;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// What players complain of.
@Command(name = "reports", mixinStandardHelpOptions = true,
        description = "Lists what players have reported, with the last remarks at that table; a server may run meanwhile.",
        subcommands = ReportsCommand.Settle.class)
public final class ReportsCommand implements Runnable {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--all", description = "Those that are settled, too")
    private boolean all;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var reports = Store.look(database.place(), handle -> Reports.list(handle, all));
        if (reports.isEmpty()) out.println("Nothing is reported.");
        for (var each : reports) {
            out.println("%s  %s%s, at table %s of %s, for %s".formatted(each.id(), plain(each.name()), each.account() ? " (account)" : "",
                    each.table(), each.game(), each.reason().name().toLowerCase(Locale.ROOT)));
            out.println("    by %s, %s%s".formatted(plain(each.reporter()), DAY.format(each.made()),
                    each.settled() == null ? "" : ", settled " + DAY.format(each.settled())));
            if (!each.words().isEmpty()) out.println("    says: " + plain(each.words()));
            for (var said : each.remarks())
                out.println("    %s  %s: %s".formatted(DAY.format(said.at()), plain(said.name()), plain(said.text())));
        }
        if (!reports.isEmpty()) out.println("Once you have looked after some: ./hearthside reports settle REPORT…");
    }

    /// What strangers wrote says nothing to a terminal.
    private static String plain(String text) { return text.replaceAll("\\p{C}", " "); }

    /// Notes that somebody has looked after them.
    @Command(name = "settle", mixinStandardHelpOptions = true,
            description = "Notes that reports are settled; they are kept for 90 days. A server on the same file must be stopped first; on "
                    + "PostgreSQL it may run.")
    static final class Settle implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private final DatabaseOptions database = new DatabaseOptions();

        @Parameters(paramLabel = "REPORT", arity = "1..*", description = "Names of reports, as they are listed")
        private List<String> ids = List.of();

        @Override
        public void run() {
            try (var store = Store.open(database.place())) {
                for (var id : ids)
                    spec.commandLine().getOut().println(new Reports(store).settle(id, System.currentTimeMillis())
                            ? id + " is settled."
                            : "There is no report %s; ./hearthside reports lists those there are.".formatted(id));
            }
        }
    }
}
