package hearthside.wire;

import hearthside.core.BadInput;
import hearthside.core.Chance;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.Terms;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Playing again what was played.
public final class JournalPlayer {
    private JournalPlayer() {}

    private record Undone(int undo) {}

    /// @param events what happened; nothing where it was taken back
    public record Step<S extends Copyable<S>, A>(Match<S, A> match, List<GameEvent> events, boolean isUndo) {}

    public static String line(Match.Entry<?> entry) { return Json.write(entry); }

    public static String undoLine(int entries) { return Json.write(new Undone(entries)); }

    /// Plays a whole journal again with the luck it was played with, also what was taken back, so that the luck goes on where it was.
    /// Throws [BadInput] that names the line where something else comes out.
    public static <S extends Copyable<S>, A> Match<S, A> match(Game<S, A> game, Terms terms, @Nullable Record opening, Chance luck,
            List<String> lines) {
        if (lines.isEmpty()) throw new BadInput("line 0", "The setup is missing.");
        var match = opening == null ? new Match<>(game, terms, luck) : new Match<>(game, terms, opening, luck);
        for (int i = 0; i < lines.size(); i++) {
            try {
                match = next(match, i, Json.parse(lines.get(i))).match();
            } catch (BadInput e) {
                throw e.within("line " + i);
            } catch (IllegalAction e) {
                throw new BadInput("line " + i, e.refusal().text() + " " + e.refusal().rule());
            }
        }
        return match;
    }

    /// For each decision that stands, the number of its line: what was taken back is left out.
    public static List<Integer> standing(List<String> lines) {
        var standing = new ArrayList<Integer>();
        for (int i = 0; i < lines.size(); i++) {
            var line = Json.parse(lines.get(i));
            if (line.has("undo")) standing.subList(standing.size() - line.get("undo").intValue(), standing.size()).clear();
            else standing.add(i);
        }
        return standing;
    }

    /// One line more.
    public static <S extends Copyable<S>, A> Step<S, A> next(Match<S, A> match, int index, JsonNode line) {
        if (line.has("undo")) {
            int entries = Json.read(Undone.class, line).undo();
            if (entries < 1 || entries >= match.journal().size())
                throw new BadInput("undo", "So many decisions cannot be taken back here.");
            return new Step<>(match.before(entries), List.of(), true);
        }
        var entry = Journal.entry(match.game(), line);
        var events = List.<GameEvent>of();
        if (index > 0) {
            var action = entry.action();
            if (action == null) throw new BadInput("action", "Only the setup has no action.");
            events = match.play(entry.seat(), action);
        }
        var played = match.journal().getLast();
        if (!played.equals(entry))
            throw new BadInput("drew", "The journal says %s, but the seed gives %s.".formatted(entry.drew(), played.drew()));
        return new Step<>(match, events, false);
    }
}
