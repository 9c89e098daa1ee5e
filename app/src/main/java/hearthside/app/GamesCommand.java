package hearthside.app;

import hearthside.ai.Bots;
import hearthside.core.Game;
import hearthside.core.TableOption;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which games there are, who plays them, and what a table may agree on.
@Command(name = "games", mixinStandardHelpOptions = true, description = "Lists the games, their options and their bots.")
final class GamesCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "As JSON")
    private boolean json;

    /// @param bots        the weakest first
    record Listed(String id, String title, int minSeats, int maxSeats, List<TableOption> options, String edition, List<String> bots,
            String defaultBot) {
        static Listed of(Game<?, ?> game) {
            var info = game.info();
            var bots = Bots.of(game);
            return new Listed(info.id(), info.title(), info.minSeats(), info.maxSeats(), info.options(), info.edition().name(), bots.ids(),
                    bots.usual());
        }
    }

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var games = Games.ALL.stream().map(Listed::of).toList();
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
