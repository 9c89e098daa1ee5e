package hearthside.app.engine;

import hearthside.ai.Bots;
import hearthside.core.Game;
import hearthside.core.TableOption;
import java.util.List;

/// A game as it is listed: who plays it, and what a table may agree on.
///
/// @param bots the weakest first
public record ListedGame(String id, String title, int minSeats, int maxSeats, List<TableOption> options, String edition, List<String> bots,
        String defaultBot) {
    public static ListedGame of(Game<?, ?> game) {
        var info = game.info();
        var bots = Bots.of(game);
        return new ListedGame(info.id(), info.title(), info.minSeats(), info.maxSeats(), info.options(), info.newest().name(), bots.ids(),
                bots.usual());
    }
}
