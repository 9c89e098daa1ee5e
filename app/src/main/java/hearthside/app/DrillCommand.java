package hearthside.app;

import hearthside.core.BadInput;
import hearthside.server.Drill;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Puts the server under load on this machine and prints how it bore it.
@Command(name = "drill", mixinStandardHelpOptions = true, description = "Plays at many tables at once and measures how long a move takes.", subcommands = DrillCommand.Move.class)
final class DrillCommand implements Runnable {
    @Override
    public void run() { throw new BadInput("", "Say which drill: hearthside drill move."); }

    /// From the frame received to the update sent, with the journal durable.
    @Command(name = "move", mixinStandardHelpOptions = true, description = "Measures one move, from the frame received to the update sent with the journal durable.")
    static final class Move implements Runnable {
        @Option(names = "--tables", paramLabel = "N", description = "How many tables play at once (default ${DEFAULT-VALUE})", defaultValue = "50")
        private int tables;

        @Option(names = "--seconds", paramLabel = "N", description = "For how long (default ${DEFAULT-VALUE})", defaultValue = "20")
        private int seconds;

        @Override
        public void run() {
            if (tables < 1 || tables > 1000) throw new BadInput("--tables", "1 to 1000 tables can play, not %d.".formatted(tables));
            if (seconds < 1 || seconds > 600) throw new BadInput("--seconds", "A drill takes 1 to 600 seconds, not %d.".formatted(seconds));
            Drill.run(tables, seconds, System.out);
        }
    }
}
