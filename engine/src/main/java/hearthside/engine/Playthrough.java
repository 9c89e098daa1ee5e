package hearthside.engine;

import hearthside.codec.Codecs;
import hearthside.codec.Tree;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;

/// A random game written out, as the tests have it for every game: with it a browser proves that its rules are those of the house.
final class Playthrough {
    private static final int BETWEEN_POSITIONS = 10;

    private Playthrough() {}

    /// @param first its first line, which says how it was made
    static String of(String first) {
        var asked = Tree.parse(first);
        var id = asked.at("game");
        if (id == null) throw new BadInput("game", "This field is missing.");
        return of(Games.find(Types.TEXT.read(id)).orElseThrow(), asked, first);
    }

    private static <S extends Copyable<S>, A> String of(Game<S, A> game, Tree asked, String first) {
        var seedTold = asked.at("seed");
        if (seedTold == null) throw new BadInput("seed", "This field is missing.");
        long seed = Types.WIDE.read(seedTold);
        var codec = Codecs.of(game);
        var match = new Match<>(game, codec.readTerms(game, asked), new Chance.Seeded(seed));
        var choices = new Chance.Seeded(~seed);
        var text = new StringBuilder(first).append("\nsetup  drew ").append(match.journal().getFirst().drew()).append('\n');
        for (int i = 0; !match.isOver(); i++) {
            if (i % BETWEEN_POSITIONS == 0) text.append("position  ").append(codec.view().text(match.view(Game.REFEREE))).append('\n');
            int seat = match.toAct().first();
            var options = match.options(seat);
            var action = options.get(choices.below(options.size()));
            var events = match.play(seat, action);
            text.append(i < 10 ? "  " : i < 100 ? " " : "").append(i).append("  ").append(seat).append("  ").append(action).append("  of ")
                    .append(options.size()).append("  drew ").append(match.journal().getLast().drew()).append("  ").append(events)
                    .append('\n');
        }
        var result = match.result();
        return text.append("position  ").append(codec.view().text(match.view(Game.REFEREE))).append("\nresult  ").append(
                new Fields().put("points", result.points()).put("tiebreak", result.tiebreak()).put("winners", result.winners()).end())
                .append('\n').toString();
    }
}
