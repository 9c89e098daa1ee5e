package hearthside.app.command;

import hearthside.app.engine.ListedGame;
import hearthside.core.TableOption;
import hearthside.games.Games;
import hearthside.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which games there are, who plays them, and what a table may agree on.
@Command(name = "games", mixinStandardHelpOptions = true, description = "Lists the games, their options and their bots.")
public final class GamesCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "As JSON")
    private boolean json;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var games = Games.ALL.stream().map(ListedGame::of).toList();
        if (json) {
            out.println(Json.write(games));
            return;
        }
        for (var game : games) {
            out.printf("%s  (%s, %s players)%n", game.id(), game.title(),
                    game.minSeats() == game.maxSeats() ? game.minSeats() : game.minSeats() + "–" + game.maxSeats());
            out.printf("    bots     %s%n", String.join(", ", game.bots()));
            for (var option : game.options())
                out.printf("    option   %-14s %s, usually %s  (%s%s)%n", option.key(), String.join(" | ", option.values()),
                        option.standard(), option.rule(),
                        option.scope() == TableOption.Scope.SEAT ? ", each seat: " + option.key() + ".0=…" : "");
        }
    }
}
