package hearthside.engine;

import hearthside.ai.Bots;
import hearthside.ai.Holdings;
import hearthside.ai.arena.Trial;
import hearthside.codec.Codecs;
import hearthside.codec.Tree;
import hearthside.codec.Type;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// What whoever makes an edition asks: whether it can be played, and how games with it go.
final class Workshop {
    private static final Type<List<String>> TEXTS = Types.listOf(Types.TEXT);
    private static final Type<List<Double>> DECIMALS = Types.listOf(Types.DECIMAL);
    /// So many games are played in one go: whoever waits for more asks again.
    private static final int MOST = 200;

    private Workshop() {}

    /// All that is wrong with an edition. With it comes the edition as the rules have it, as far as it could be read: lists may be in
    /// another order there, and complaints count in that order.
    static <A> String check(Game<?, A> game, Tree asked) {
        var codec = Codecs.of(game);
        var complaints = new ArrayList<BadInput>();
        var read = BadInput.gather(complaints, () -> codec.edition().read(asked));
        return new Fields().raw("complaints", told(complaints)).raw("edition", read == null ? "null" : codec.edition().text(read)).end();
    }

    static List<String> told(List<BadInput> complaints) {
        return complaints.stream().map(each -> new Fields().put("field", each.field()).put("sentence", each.sentence()).end()).toList();
    }

    /// Games of equals with an edition, counted.
    ///
    /// @param first the number of the first of them
    static <S extends Copyable<S>, A> String simulate(Game<S, A> game, Tree asked, String level, long seed, int first, int games) {
        if (games < 1 || games > MOST) throw new BadInput("games", "1 to %d games can be played in one go.".formatted(MOST));
        var terms = Codecs.of(game).readTerms(game, asked, game.info().newest());
        var trial = Trial.of(game, terms, Bots.of(game).level(level), seed, first, games);
        var held = trial.holders().rows().stream()
                .map(row -> new Fields().put("thing", row.thing()).put("held", row.held()).put("wins", row.wins()).end()).toList();
        return new Fields().put("games", games).put("wins", DECIMALS, trial.wins()).put("points", DECIMALS, trial.points())
                .put("lengths", trial.lengths()).put("rounds", (int) trial.rounds()).raw("held", held)
                .put("things", TEXTS, Holdings.things(game, terms.edition())).end();
    }
}
