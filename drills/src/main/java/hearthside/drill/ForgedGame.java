package hearthside.drill;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A game of somebody's device that does not fit the rules, which shows at its last line: whoever takes it in has played all of it again.
final class ForgedGame {
    private static final String GAME = "fire-and-axe";
    private static final int SEATS = 2;

    private ForgedGame() {}

    /// As a device would send it.
    static String sent() { return sent(Games.find(GAME).orElseThrow()); }

    private static <S extends Copyable<S>, A> String sent(Game<S, A> game) {
        var match = new Match<>(game, game.info().terms(SEATS), new Chance.Seeded(5));
        var choices = new Chance.Seeded(6);
        var lines = new ArrayList<>(List.of(JournalLine.of(match.journal().getFirst()).text()));
        while (!match.isOver()) {
            int seat = match.toAct().first();
            var options = match.options(seat);
            match.play(seat, options.get(choices.below(options.size())));
            lines.add(JournalLine.of(match.journal().getLast()).text());
        }
        lines.add(lines.getLast()); // nobody decides after the end
        var bot = Map.of("bot", "random", "resigned", false);
        return Json.write(Map.of("name", "here-forged", "header", Json.write(Journal.header(game, match.terms(), null)), "lines", lines,
                "seats", List.of(Map.of("name", "Eve", "resigned", false), bot), "hints", false));
    }
}
