package hearthside.app.command;

import hearthside.app.telling.Telling;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.Position;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Tells a saved game again.
@Command(name = "replay", mixinStandardHelpOptions = true, description = "Plays a journal again and tells what happened.")
public final class ReplayCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "A journal, one JSON object a line")
    private Path file = Path.of("");

    @Option(names = "--to", paramLabel = "N", description = "Stop after so many decisions and show the board")
    private @Nullable Integer to;

    @Override
    public void run() {
        var journal = Journal.read(Games.ALL, Editions.text(file));
        tell(Position.find(Games.ALL, journal.header().game()), journal, spec.commandLine().getOut());
    }

    private <S extends Copyable<S>, A> void tell(Game<S, A> game, Journal<?> journal, PrintWriter out) {
        var whole = journal.replay(game, new Chance.Seeded(0));
        var telling = Telling.of(game);
        int last = whole.journal().size() - 1;
        var match = to == null || to >= last ? whole : whole.before(last - to);
        match.follow((then, events) -> {
            int number = then.journal().size() - 1;
            if (number == 0) return;
            var entry = then.journal().getLast();
            out.printf("%3d  %s%n", number, telling.who(entry.seat()) + ": " + telling.action(Objects.requireNonNull(entry.action())));
            for (var event : events) out.println("       " + telling.event(event));
        });
        out.println();
        out.println(telling.board(match.view(Game.REFEREE)));
        if (match.isOver()) out.println(telling.ending(match.result()));
        else out.println("Not finished: seat %s is to act.".formatted(match.toAct().list()));
    }
}
