package hearthside.app.command;

import hearthside.ai.Bots;
import hearthside.app.option.TermsOptions;
import hearthside.app.terminal.TerminalGame;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// A game in the terminal, against bots or with others at the same keyboard.
@Command(name = "play", mixinStandardHelpOptions = true, description = "Plays a game in the terminal, against bots or hot seat.")
public final class PlayCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TermsOptions table = new TermsOptions();

    @Option(names = "--people", paramLabel = "N", description = "How many people share this keyboard (default ${DEFAULT-VALUE}); bots take the other seats", defaultValue = "1")
    private int people;

    @Option(names = "--bot", paramLabel = "BOT", description = "How the bots play; see: hearthside games")
    private @Nullable String bot;

    @Option(names = "--save", paramLabel = "FILE", description = "Where the journal is kept; a game that is there already goes on", defaultValue = "")
    private String save = "";

    @Option(names = "--position", paramLabel = "FILE", description = "Begin from a position, as the engine writes it, instead of a setup")
    private @Nullable Path position;

    @Override
    public void run() { play(table.game()); }

    private <S extends Copyable<S>, A> void play(Game<S, A> game) {
        var luck = Committed.fresh();
        var match = position == null ? fresh(game, luck) : opened(game, position, luck);
        int seats = match.terms().seats();
        if (people < 0 || people > seats) throw new BadInput("--people", "%d people do not fit on %d seats.".formatted(people, seats));
        var ladder = Bots.of(game);
        var level = ladder.level(bot == null ? ladder.usual() : bot);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var file = save.isEmpty() ? null : Path.of(save);
        new TerminalGame<>(match, level, people, luck, file, in, spec.commandLine().getOut()).play();
    }

    private <S extends Copyable<S>, A> Match<S, A> fresh(Game<S, A> game, Committed luck) {
        table.supposeSeats(Math.max(game.info().minSeats(), people));
        if (people > 1)
            for (var option : game.info().options()) if (option.sharedOnly() != null) table.agree(option.key(), option.sharedOnly());
        return new Match<>(game, table.terms(game), luck);
    }

    /// The terms are those of the position.
    private static <S extends Copyable<S>, A> Match<S, A> opened(Game<S, A> game, Path file, Committed luck) {
        try {
            return Json.read(Position.class, Editions.text(file)).open(game, luck);
        } catch (BadInput e) {
            throw e.within("--position");
        }
    }
}
