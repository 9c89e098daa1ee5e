package hearthside.app;

import hearthside.app.command.BackupCommand;
import hearthside.app.command.BenchCommand;
import hearthside.app.command.CodegenCommand;
import hearthside.app.command.EngineCommand;
import hearthside.app.command.EngineDocsCommand;
import hearthside.app.command.GamesCommand;
import hearthside.app.command.GoldenCommand;
import hearthside.app.command.NewGameCommand;
import hearthside.app.command.PlayCommand;
import hearthside.app.command.QuarantineCommand;
import hearthside.app.command.ReplayCommand;
import hearthside.app.command.ReportsCommand;
import hearthside.app.command.RestoreCommand;
import hearthside.app.command.ServeCommand;
import hearthside.app.command.SignatureCommand;
import hearthside.app.command.VerifyCommand;
import hearthside.app.edition.EditionsCommand;
import hearthside.app.simulation.ArenaCommand;
import hearthside.app.simulation.LearnCommand;
import hearthside.app.simulation.PuzzlesCommand;
import hearthside.app.simulation.SimCommand;
import hearthside.app.simulation.TrainCommand;
import hearthside.app.simulation.TuneCommand;
import hearthside.app.option.Product;
import hearthside.core.input.BadInput;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The command line: one word, then what to do.
@Command(name = "hearthside", versionProvider = VersionText.class, mixinStandardHelpOptions = true,
        description = "A table for Stone Age and Viking board games.", subcommands = {
                ServeCommand.class, PlayCommand.class, GamesCommand.class, EditionsCommand.class,
                SimCommand.class, ArenaCommand.class, ArenaCommand.Merge.class, TrainCommand.class, LearnCommand.class, TuneCommand.class,
                PuzzlesCommand.class,
                ReplayCommand.class, VerifyCommand.class,
                EngineCommand.class, EngineDocsCommand.class, CodegenCommand.class, BenchCommand.class, SignatureCommand.class,
                GoldenCommand.class,
                NewGameCommand.class,
                BackupCommand.class,
                RestoreCommand.class, QuarantineCommand.class, ReportsCommand.class, RehearseCommand.class, PrepareCommand.class})
public final class Hearthside implements Runnable {
    @Spec
    private CommandSpec spec;

    Hearthside() { spec = CommandSpec.create(); } // picocli fills it in

    public static void main(String... args) {
        System.exit(run(new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8), args));
    }

    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return commandLine(new Hearthside(), out, err).execute(args);
    }

    /// A command that tells its errors as all of them do.
    public static CommandLine commandLine(Runnable command, PrintWriter out, PrintWriter err) {
        return new CommandLine(command).setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((e, line, _) -> complain(e, line.getErr())).setParameterExceptionHandler((e, _) -> {
                    var name = e.getCommandLine().getCommandSpec().qualifiedName();
                    err.println("%s (see: %s --help)".formatted(firstLine(String.valueOf(e.getMessage())), name));
                    return Product.REFUSED;
                });
    }

    /// Bad input gets its sentence; anything else is our own fault and says so, without a stack trace.
    private static int complain(Exception e, PrintWriter err) {
        if (e instanceof BadInput bad) {
            err.println(bad.text());
            return Product.REFUSED;
        }
        err.println("Something went wrong inside Hearthside: %s. Set HEARTHSIDE_DEBUG=1 to see where, and please report it.".formatted(e));
        if (System.getenv("HEARTHSIDE_DEBUG") != null) e.printStackTrace(err);
        return 1;
    }

    private static String firstLine(String message) {
        var line = message.lines().findFirst().orElse("This cannot be done");
        return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    }

    @Override
    public void run() { spec.commandLine().usage(spec.commandLine().getOut()); }
}
