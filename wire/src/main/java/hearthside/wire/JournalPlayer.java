package hearthside.wire;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Plays the lines of a journal again, with the luck they were played with. What was taken back is played too, so that the luck goes on
/// where it was.
public final class JournalPlayer {
    private JournalPlayer() {}

    /// One line, played.
    ///
    /// @param number of the line; the setup has 0
    /// @param match  as it is after it
    /// @param events what happened; nothing where it was taken back
    public record Step<S extends Copyable<S>, A>(int number, JournalLine<A> line, Match<S, A> match, List<GameEvent> events) {
        public boolean isUndo() { return line instanceof JournalLine.Undone; }

        /// Who decided; -1 where something was taken back.
        public int seat() { return isUndo() ? -1 : match.journal().getLast().seat(); }

        /// Throws [BadInput] where something else came out than is written.
        public Step<S, A> checked() {
            if (line instanceof JournalLine.Decided<A>(var entry) && !match.journal().getLast().equals(entry))
                throw new BadInput("drew",
                        "The journal says %s, but the seed gives %s.".formatted(entry.drew(), match.journal().getLast().drew()));
            return this;
        }
    }

    /// Plays a whole journal, and tells after each line.
    public static <S extends Copyable<S>, A> Match<S, A> play(Game<S, A> game, Terms terms, @Nullable Record opening, Chance luck,
            List<JournalLine<A>> lines, Consumer<Step<S, A>> after) {
        if (lines.isEmpty()) throw new BadInput("line 0", "The setup is missing.");
        var match = opening == null ? new Match<>(game, terms, luck) : new Match<>(game, terms, opening, luck);
        for (int i = 0; i < lines.size(); i++) {
            var step = next(match, i, lines.get(i));
            match = step.match();
            after.accept(step);
        }
        return match;
    }

    /// The same, where every line must come out as it is written. Throws [BadInput] that names the line where something else does.
    public static <S extends Copyable<S>, A> Match<S, A> match(Game<S, A> game, Terms terms, @Nullable Record opening, Chance luck,
            List<JournalLine<A>> lines) {
        int[] line = {0};
        try {
            return play(game, terms, opening, luck, lines, step -> {
                step.checked();
                line[0]++;
            });
        } catch (BadInput e) {
            throw lines.isEmpty() ? e : e.within("line " + line[0]);
        } catch (IllegalAction e) {
            throw new BadInput("line " + line[0], e.refusal().text() + " " + e.refusal().rule());
        }
    }

    /// One line more; a decision is played on `match` itself. Throws [BadInput] or [IllegalAction].
    public static <S extends Copyable<S>, A> Step<S, A> next(Match<S, A> match, int number, JournalLine<A> line) {
        return switch (line) {
            case JournalLine.Undone<A>(int entries) -> {
                JournalLine.mustStand(entries, match.journal().size());
                yield new Step<>(number, line, match.before(entries), List.of());
            }
            case JournalLine.Decided<A>(var entry) -> new Step<>(number, line, match, number == 0 ? List.of() : decide(match, entry));
            case JournalLine.Revealed<A> _ -> throw new BadInput("seed", "The seed is not part of the game.");
        };
    }

    /// One line more with the luck that is written, under other rules than it was played by. Throws [BadInput] or [IllegalAction] where
    /// these rules forbid it or draw otherwise; `match` stays as it was.
    public static <S extends Copyable<S>, A> Match<S, A> asWritten(Match<S, A> match, JournalLine<A> line) {
        if (!(line instanceof JournalLine.Decided<A>(var entry))) return next(match, match.journal().size(), line).match();
        var aside = match.fork();
        var drawn = new Chance.Scripted(entry.drew());
        aside.play(entry.seat(), actionOf(entry), drawn);
        if (drawn.left() > 0) throw new BadInput("drew", "These rules draw less here.");
        return aside;
    }

    private static <S extends Copyable<S>, A> List<GameEvent> decide(Match<S, A> match, Match.Entry<A> entry) {
        return match.play(entry.seat(), actionOf(entry));
    }

    private static <A> A actionOf(Match.Entry<A> entry) {
        var action = entry.action();
        if (action == null) throw new BadInput("action", "Only the setup has no action.");
        return action;
    }
}
