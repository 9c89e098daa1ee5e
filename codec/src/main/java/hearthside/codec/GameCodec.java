package hearthside.codec;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// All that one game says, as JSON and back.
///
/// @param facts null where a game has none
/// @param entry a line of the journal
public record GameCodec<A>(Type<A> action, Type<GameEvent> event, Type<Record> view, Type<Edition> edition, @Nullable Type<Record> facts,
        Type<Match.Entry<A>> entry) {
    @SuppressWarnings("unchecked") // a game's records come from that game alone
    static <A> GameCodec<A> of(Type<A> action, Type<?> event, Type<?> view, Type<?> edition, @Nullable Type<?> facts) {
        return new GameCodec<>(action, (Type<GameEvent>) event, (Type<Record>) view, (Type<Edition>) edition, (Type<Record>) facts,
                Types.thing(v -> new Match.Entry<>((int) v[0], (A) v[1], (java.util.List<Integer>) v[2], (boolean) v[3]),
                        Types.part("seat", Types.WHOLE, Match.Entry::seat), Types.orNull("action", action, Match.Entry::action),
                        Types.part("drew", Types.listOf(Types.WHOLE), Match.Entry::drew),
                        Types.part("revealed", Types.TRUTH, Match.Entry::revealed)));
    }

    /// As a position or the header of a journal has them: `"seats":2,"options":{…},"edition":"house"`.
    public void writeTerms(StringBuilder out, Game<?, A> game, Terms terms) {
        out.append("\"seats\":").append(terms.seats()).append(",\"options\":");
        Types.mapOf(Types.TEXT).write(out, terms.options());
        out.append(",\"edition\":");
        game.info().houseWord(terms.edition()).ifPresentOrElse(word -> out.append('"').append(word).append('"'),
                () -> edition.write(out, terms.edition()));
    }

    /// The terms that an object has among its fields. What is left out is as usual; an edition that is left out is the first of the
    /// house's, as in the days when there was no other.
    public Terms readTerms(Game<?, A> game, Tree tree) { return readTerms(game, tree, game.info().edition()); }

    /// @param usual the edition that is meant where none is named
    public Terms readTerms(Game<?, A> game, Tree tree, Edition usual) {
        var seats = tree.at("seats");
        if (seats == null) throw Many.missing("seats");
        var options = tree.at("options");
        var given = tree.at("edition");
        return game.info().terms(Many.element(Types.WHOLE, seats, "seats"),
                options == null ? Map.of() : Many.element(Types.mapOf(Types.TEXT), worded(options), "options"),
                given == null ? usual : readEdition(game, given));
    }

    private Edition readEdition(Game<?, A> game, Tree tree) {
        if (!(tree instanceof Tree.Text(var word))) return Many.element(edition, tree, "edition");
        try {
            return game.info().house(word);
        } catch (BadInput e) {
            throw e.within("edition");
        }
    }

    /// Options are texts, but many look like numbers, and then a number is understood.
    private static Tree worded(Tree options) {
        if (!(options instanceof Tree.Fields(var given))) return options;
        var worded = new LinkedHashMap<String, Tree>();
        given.forEach((key, value) -> worded.put(key,
                value instanceof Tree.Digits number && number.isWhole() ? new Tree.Text(number.digits()) : value));
        return new Tree.Fields(worded);
    }
}
