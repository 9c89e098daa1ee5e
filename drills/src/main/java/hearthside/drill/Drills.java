package hearthside.drill;

import hearthside.app.Hearthside;
import hearthside.postgres.Tidying;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// `./hearthside drill …`. It is a program of its own, so that what is delivered carries neither drills nor a PostgreSQL.
public final class Drills {
    private Drills() {}

    public static void main(String... args) {
        var line = Hearthside.commandLine(new DrillCommand(), new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        var complains = line.getExecutionExceptionHandler();
        line.setExecutionExceptionHandler((e, command, told) -> Tidying.isStopping()
                ? 1 // by hand, in the midst of it
                : complains.handleExecutionException(e, command, told));
        System.exit(line.execute(args));
    }
}
