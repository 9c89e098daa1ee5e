package hearthside.app.edition;

import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.wire.EditionFile;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import hearthside.wire.Position;
import hearthside.wire.edition.CardTable;
import hearthside.wire.edition.Differences;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;

/// What is in the box, as files: whoever owns one may enter its values.
@Command(name = "editions", mixinStandardHelpOptions = true,
        description = "Lists what is in the box of each game; its words check, convert and compare editions of your own.",
        subcommands = {EditionsCommand.Listing.class, EditionsCommand.Check.class, EditionsCommand.Convert.class,
                EditionsCommand.Diff.class})
public final class EditionsCommand implements Runnable {
    private static final String WHICH = "An edition; \"house\" is the first of the house, \"house-2\" its second";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() { for (var game : Games.ALL) EditionFile.houses(game).forEach(file -> tell(spec, game, file)); }

    private static void tell(CommandSpec spec, Game<?, ?> game, EditionFile file) {
        var out = spec.commandLine().getOut();
        var word = game.info().houseWord(file.edition()).map("  \"%s\""::formatted).orElse("");
        out.printf("%s  %s  (%s)%s%n", game.info().id(), plain(file.edition().name()), Editions.hash(file.edition()), word);
        var imprint = file.imprint();
        if (imprint.author() != null) out.printf("    author     %s%n", plain(imprint.author()));
        if (imprint.licence() != null) out.printf("    licence    %s%n", plain(imprint.licence()));
        if (imprint.languages() != null) out.printf("    languages  %s%n", String.join(", ", imprint.languages()));
        var tree = file.tree();
        for (var list : CardTable.lists(file.edition().getClass())) out.printf("    %-13s %3d%n", list, tree.path(list).size());
    }

    /// What strangers wrote says nothing to a terminal.
    private static String plain(String text) { return text.replaceAll("\\p{C}", " "); }

    /// Tells of one edition.
    @Command(name = "list", mixinStandardHelpOptions = true, description = "Tells name, author, licence, languages and lists of editions.")
    static final class Listing implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; see: hearthside games")
        private String game = "";

        @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = WHICH)
        private Path[] files = {};

        @Override
        public void run() {
            var rules = Position.find(Games.ALL, game);
            for (var file : files) tell(spec, rules, EditionFile.read(rules, file));
        }
    }

    /// Whether an edition can be played.
    @Command(name = "check", mixinStandardHelpOptions = true,
            description = "Tells everything that is wrong with an edition, each with its field.")
    static final class Check implements java.util.concurrent.Callable<Integer> {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; see: hearthside games")
        private String game = "";

        @Parameters(index = "1", paramLabel = "FILE", description = "An edition as JSON")
        private Path file = Path.of("");

        @Override
        public Integer call() {
            var rules = Position.find(Games.ALL, game);
            var out = spec.commandLine().getOut();
            var complaints = EditionFile.complaints(rules, Json.parse(Editions.text(file)));
            if (complaints.isEmpty()) {
                out.println("This edition can be played.");
                tell(spec, rules, EditionFile.read(rules, file));
                return ExitCode.OK;
            }
            complaints.forEach(complaint -> out.println(plain(complaint.text())));
            return ExitCode.SOFTWARE;
        }
    }

    /// JSON for the house, tables for table programs.
    @Command(name = "convert", mixinStandardHelpOptions = true,
            description = "Writes a list of an edition as a table (CSV) and back, and the house edition as a file to begin with.",
            footer = {"For example:", "  hearthside editions convert cavemen house mine.json",
                    "  hearthside editions convert cavemen mine.json beasts.csv",
                    "  hearthside editions convert cavemen beasts.csv mine.json"})
    static final class Convert implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; see: hearthside games")
        private String game = "";

        @Parameters(index = "1", paramLabel = "FROM",
                description = "An edition (.json), one of its lists (.csv), or one of the house: \"house\", \"house-2\"")
        private Path from = Path.of("");

        @Parameters(index = "2", paramLabel = "TO",
                description = "Where to write: a list (.csv), or an edition (.json), of which a table changes its list and nothing else")
        private Path to = Path.of("");

        @Option(names = "--list", paramLabel = "LIST", description = "Which list a table is of; unless given, the name of its file says it")
        private @Nullable String list;

        @Override
        public void run() {
            var rules = Position.find(Games.ALL, game);
            if (isTable(from) && isTable(to))
                throw new BadInput("TO", "Of two tables nothing can be made; one must be an edition (.json).");
            if (isTable(to)) write(table(rules, to).write(EditionFile.read(rules, from).tree()));
            else if (isTable(from)) write(pretty(rules, table(rules, from).read(base(rules).tree(), Editions.text(from))));
            else write(Json.writePretty(EditionFile.read(rules, from).tree()) + "\n");
        }

        /// What the table does not tell: as it is, or as the house has it.
        private EditionFile base(Game<?, ?> rules) { return Files.exists(to) ? EditionFile.read(rules, to) : EditionFile.house(rules); }

        private static String pretty(Game<?, ?> rules, JsonNode tree) {
            return Json.writePretty(EditionFile.read(rules, tree).tree()) + "\n";
        }

        private CardTable table(Game<?, ?> rules, Path file) {
            var name = String.valueOf(file.getFileName());
            return CardTable.of(rules.info().edition().getClass(),
                    list == null ? name.substring(0, name.length() - ".csv".length()) : list);
        }

        private static boolean isTable(Path file) { return file.toString().endsWith(".csv"); }

        private void write(String text) {
            if (Position.find(Games.ALL, game).info().houseWords().contains(to.toString()))
                throw new BadInput("TO", "The house edition is not written; name a file.");
            try {
                Files.writeString(to, text);
            } catch (IOException _) {
                throw new BadInput("TO", "The file %s cannot be written.".formatted(to));
            }
            spec.commandLine().getOut().printf("%s is written.%n", to);
        }
    }

    /// What is otherwise.
    @Command(name = "diff", mixinStandardHelpOptions = true, description = "Tells in words what is otherwise in the second edition.")
    static final class Diff implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; see: hearthside games")
        private String game = "";

        @Parameters(index = "1", paramLabel = "ONE", description = WHICH)
        private Path one = Path.of("");

        @Parameters(index = "2", paramLabel = "OTHER", description = "Another one")
        private Path other = Path.of("");

        @Override
        public void run() {
            var rules = Position.find(Games.ALL, game);
            var out = spec.commandLine().getOut();
            var found = Differences.between(EditionFile.read(rules, one), EditionFile.read(rules, other));
            found.forEach(sentence -> out.println(plain(sentence)));
            out.println(found.isEmpty() ? "They are the same." : "%d differences.".formatted(found.size()));
        }
    }
}
