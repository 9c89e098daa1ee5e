package hearthside.drill;

import hearthside.core.input.BadInput;
import hearthside.drill.scale.ForecastCommand;
import hearthside.drill.scale.ScaleCommand;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Puts the server under load, under attack and through accidents on this machine, and prints how it bore it.
@Command(name = "hearthside drill", mixinStandardHelpOptions = true,
        description = "Puts the server through load, attacks and accidents, and prints how it bore them.", subcommands = {
                DrillCommand.Move.class, DrillCommand.Crash.class,
                DrillCommand.Race.class, DrillCommand.Load.class, DrillCommand.Secrecy.class, DrillCommand.Junk.class,
                DrillCommand.Strangers.class, DrillCommand.Keep.class, DrillCommand.Rolling.class, DrillCommand.Arena.class,
                ScaleCommand.class, ForecastCommand.class})
public final class DrillCommand implements Runnable {
    @Override
    public void run() {
        throw new BadInput("", "Say which drill: hearthside drill move, crash, race, load, secrecy, junk, strangers, keep, "
                + "rolling, arena, scale or forecast.");
    }

    private static void mustBe(String option, int number, int least, int most) {
        if (number < least || number > most)
            throw new BadInput(option, "This should be a number from %d to %d, not %d.".formatted(least, most, number));
    }

    private static void mustBeClean(boolean isClean) {
        if (!isClean) throw new BadInput("", "The drill has found what must not be; see above.");
    }

    /// From the frame received to the update sent, with the journal durable.
    @Command(name = "move", mixinStandardHelpOptions = true,
            description = "Measures one move, from the frame received to the update sent with the journal durable.")
    static final class Move implements Runnable {
        @Option(names = "--tables", paramLabel = "N", description = "How many tables play at once (default ${DEFAULT-VALUE})",
                defaultValue = "50")
        private int tables;

        @Option(names = "--seconds", paramLabel = "N", description = "For how long (default ${DEFAULT-VALUE})", defaultValue = "20")
        private int seconds;

        @Override
        public void run() {
            mustBe("--tables", tables, 1, 1000);
            mustBe("--seconds", seconds, 1, 600);
            MoveDrill.run(tables, seconds, System.out);
        }
    }

    /// Nothing that was confirmed may be missing.
    @Command(name = "crash", mixinStandardHelpOptions = true,
            description = "Kills the server, one of two, and PostgreSQL under them while tables are played at and tournaments, the "
                    + "fire and a group go on: nothing that was confirmed may be missing.")
    static final class Crash implements Runnable {
        @Option(names = "--tables", paramLabel = "N", description = "How many tables with bots (default ${DEFAULT-VALUE})",
                defaultValue = "200")
        private int tables;

        @Option(names = "--kills", paramLabel = "N", description = "How often each is killed (default ${DEFAULT-VALUE})",
                defaultValue = "20")
        private int kills;

        @Override
        public void run() {
            mustBe("--tables", tables, 1, 1000);
            mustBe("--kills", kills, 1, 1000);
            mustBeClean(CrashDrill.run(tables, kills, System.out).stream().allMatch(CrashDrill.Figures::isClean));
        }
    }

    /// Exactly one of two.
    @Command(name = "race", mixinStandardHelpOptions = true,
            description = "Two answers to the same decision at once on two servers: exactly one must count.")
    static final class Race implements Runnable {
        @Option(names = "--pairs", paramLabel = "N", description = "How many pairs (default ${DEFAULT-VALUE})", defaultValue = "1000")
        private int pairs;

        @Override
        public void run() {
            mustBe("--pairs", pairs, 1, 1_000_000);
            mustBeClean(RaceDrill.run(pairs, System.out).wrong() == 0);
        }
    }

    /// Many tables at once.
    @Command(name = "load", mixinStandardHelpOptions = true,
            description = "Many tables with two people each: how long it takes until a move is with everybody, and whether the memory "
                    + "stays flat.")
    static final class Load implements Runnable {
        @Option(names = "--on", paramLabel = "DATABASE",
                description = "sqlite, postgresql (one is started), or the address of one (default ${DEFAULT-VALUE})",
                defaultValue = "sqlite")
        private String on = "sqlite";

        @Option(names = "--tables", paramLabel = "N", description = "How many tables play at once (default ${DEFAULT-VALUE})",
                defaultValue = "500")
        private int tables;

        @Option(names = "--seconds", paramLabel = "N", description = "For how long (default ${DEFAULT-VALUE})", defaultValue = "300")
        private int seconds;

        @Option(names = "--pace", paramLabel = "MS", description = "Milliseconds between two moves at a table (default ${DEFAULT-VALUE})",
                defaultValue = "2000")
        private int pace;

        @Override
        public void run() {
            mustBe("--tables", tables, 1, 5000);
            mustBe("--seconds", seconds, 1, 3600);
            mustBe("--pace", pace, 2, 600_000);
            if (!on.equals("sqlite") && !on.equals("postgresql") && !on.startsWith("jdbc:postgresql:"))
                throw new BadInput("--on", "Say sqlite, postgresql, or jdbc:postgresql://….");
            LoadDrill.run(on, tables, seconds, pace, System.out);
        }
    }

    /// Programs play each other.
    @Command(name = "arena", mixinStandardHelpOptions = true,
            description = "An arena of bot accounts over the HTTP API on one server: how long it takes until a move is with both, and "
                    + "whether anything is refused.")
    static final class Arena implements Runnable {
        @Option(names = "--bots", paramLabel = "N", description = "How many (default ${DEFAULT-VALUE})", defaultValue = "500")
        private int bots;

        @Option(names = "--minutes", paramLabel = "N", description = "For how long (default ${DEFAULT-VALUE})", defaultValue = "30")
        private int minutes;

        @Option(names = "--pace", paramLabel = "MS", description = "Milliseconds a bot takes for a move (default ${DEFAULT-VALUE})",
                defaultValue = "2000")
        private int pace;

        @Override
        public void run() {
            mustBe("--bots", bots, 2, 1000);
            mustBe("--minutes", minutes, 1, 24 * 60 - 10);
            mustBe("--pace", pace, 2, 600_000);
            mustBeClean(ArenaDrill.run(bots, minutes * 60, pace, System.out).isClean());
        }
    }

    /// What one cannot know must not go over the wire.
    @Command(name = "secrecy", mixinStandardHelpOptions = true,
            description = "Random games of all kinds: what goes over the wire must not depend on what the viewer cannot know.")
    static final class Secrecy implements Runnable {
        @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE})", defaultValue = "10000")
        private int games;

        @Option(names = "--seed", paramLabel = "N", description = "Another number, other games (default ${DEFAULT-VALUE})",
                defaultValue = "1")
        private long seed;

        @Override
        public void run() {
            mustBe("--games", games, 1, 10_000_000);
            mustBeClean(SecrecyDrill.run(games, seed, System.out).differing() == 0);
        }
    }

    /// Neither the start nor the memory grows with what is kept.
    @Command(name = "keep", mixinStandardHelpOptions = true,
            description = "Many unfinished games kept: how long a start takes, and how much memory, beside a house without them.")
    static final class Keep implements Runnable {
        @Option(names = "--tables", paramLabel = "N", description = "How many (default ${DEFAULT-VALUE})", defaultValue = "20000")
        private int tables;

        @Option(names = "--on", paramLabel = "DATABASE", description = "sqlite or postgresql (default ${DEFAULT-VALUE})",
                defaultValue = "sqlite")
        private String on = "sqlite";

        @Override
        public void run() {
            mustBe("--tables", tables, 1, 1_000_000);
            if (!on.equals("sqlite") && !on.equals("postgresql")) throw new BadInput("--on", "Say sqlite or postgresql.");
            mustBeClean(KeepDrill.run(on.equals("postgresql"), tables, System.out).isClean());
        }
    }

    /// Nobody notices an upgrade.
    @Command(name = "rolling", mixinStandardHelpOptions = true,
            description = "Two servers of an older version on one PostgreSQL become two of this one, one after the other, while tables are "
                    + "played at: nothing that was confirmed may be missing.")
    static final class Rolling implements Runnable {
        @Option(names = "--older", paramLabel = "FOLDER", required = true,
                description = "The sources of the older version, in which ./hearthside drill --help was run once")
        private Path older = Path.of("");

        @Option(names = "--tables", paramLabel = "N", description = "How many tables with bots (default ${DEFAULT-VALUE})",
                defaultValue = "100")
        private int tables;

        @Override
        public void run() {
            mustBe("--tables", tables, 1, 1000);
            var target = older.toAbsolutePath().resolve("drills/target");
            if (!Files.isRegularFile(target.resolve("drills.jar")))
                throw new BadInput("--older", "There is no %s: check out the older version there, and run ./hearthside drill --help in it."
                        .formatted(target.resolve("drills.jar")));
            mustBeClean(RollingDrill.run(target.resolve("drills.jar") + File.pathSeparator + target.resolve("lib") + "/*", tables,
                    System.out).isClean());
        }
    }

    /// Junk does no harm.
    @Command(name = "junk", mixinStandardHelpOptions = true,
            description = "Malformed and hostile frames and requests: nothing may fail, and no table may change.")
    static final class Junk implements Runnable {
        @Option(names = "--count", paramLabel = "N", description = "How many (default ${DEFAULT-VALUE})", defaultValue = "1000000")
        private int count;

        @Option(names = "--seed", paramLabel = "N", description = "Another number, other junk (default ${DEFAULT-VALUE})",
                defaultValue = "1")
        private long seed;

        @Override
        public void run() {
            mustBe("--count", count, 100, 100_000_000);
            mustBeClean(JunkDrill.run(count, seed, System.out).isClean());
        }
    }

    /// One visitor must not be able to stop the house.
    @Command(name = "strangers", mixinStandardHelpOptions = true,
            description = "One guest does all they can to stop the house while others play: what those others feel of it, and what is "
                    + "refused.")
    static final class Strangers implements Runnable {
        @Option(names = "--seconds", paramLabel = "N",
                description = "For how long without the stranger, and then with them (default ${DEFAULT-VALUE})", defaultValue = "300")
        private int seconds;

        @Option(names = "--kept", paramLabel = "N",
                description = "How many unfinished tables are kept at a start (default ${DEFAULT-VALUE})", defaultValue = "20000")
        private int kept;

        @Override
        public void run() {
            mustBe("--seconds", seconds, 5, 3600);
            mustBe("--kept", kept, 1, 1_000_000);
            mustBeClean(StrangersDrill.run(seconds, kept, System.out).isClean());
        }
    }
}
