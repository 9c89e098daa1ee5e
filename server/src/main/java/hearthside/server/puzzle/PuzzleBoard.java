package hearthside.server.puzzle;

import hearthside.ai.practice.Moment;
import hearthside.ai.puzzle.Found;
import hearthside.core.Copyable;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.protocol.Lessons;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Puzzles;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A puzzle on the board, seen by the seat that has to decide. It begins at a position; what comes before the decision has been played.
final class PuzzleBoard<S extends Copyable<S>, A> {
    private final Match<S, A> match;
    private final int seat;
    private final List<Lessons.Moment> moments = new ArrayList<>();

    private PuzzleBoard(Match<S, A> match, int seat, List<Puzzle.Step> before) {
        this.match = match;
        this.seat = seat;
        moments.add(Lessons.Moment.of(Moment.of(match, seat, -1, List.of())));
        for (var decision : before) moments.add(play(match, decision));
    }

    static PuzzleBoard<?, ?> of(Puzzle puzzle) {
        return new PuzzleBoard<>(puzzle.position().open(Games.ALL, new Chance.Seeded(0)), puzzle.seat(), puzzle.before());
    }

    /// @param match to be played on by nobody else
    static <S extends Copyable<S>, A> PuzzleBoard<S, A> of(Match<S, A> match, int seat) {
        return new PuzzleBoard<>(match, seat, List.of());
    }

    Puzzles.Shown shown(String id, String level) {
        return new Puzzles.Shown(id, match.game().info().id(), seat, level, moments,
                Message.Agreed.whole(match.game(), match.terms()));
    }

    /// Which rule forbids it now.
    Optional<Message.Refused> whyNot(JsonNode action) { return match.whyNot(seat, read(action)).map(Message.Refused::of); }

    /// Which of the judged choices this is, however it is written; -1 where nobody has judged it. Throws [BadInput] where the rules forbid
    /// it: then nobody has tried.
    int chosen(JsonNode action, List<Puzzles.Estimate> options) {
        var chosen = read(action);
        if (!match.options(seat).contains(chosen))
            throw new BadInput("action", match.whyNot(seat, chosen).map(refusal -> refusal.text() + " " + refusal.rule())
                    .orElse("This cannot be chosen now."));
        for (int i = 0; i < options.size(); i++) if (read(options.get(i).action()).equals(chosen)) return i;
        return -1;
    }

    /// Whether this is the best choice, or one as good.
    ///
    /// @param chosen  which of the options; -1 for none of them
    /// @param options the best first
    static boolean isBest(int chosen, List<Puzzles.Estimate> options) {
        return chosen >= 0 && Found.isAsGood(options.get(chosen).win(), options.getFirst().win());
    }

    /// What follows on the decision, and how it ended if it did.
    Followed follow(List<Puzzle.Step> line) {
        var told = new ArrayList<Lessons.Moment>();
        var on = match.fork();
        for (var decision : line) told.add(play(on, decision));
        return new Followed(told, on.isOver() ? Message.Standing.of(on.result()) : null);
    }

    record Followed(List<Lessons.Moment> moments, Message.@Nullable Standing result) {}

    /// A decision that was never made gets luck of its own, the same every time.
    Puzzle.Step drawn(JsonNode action, long seed) {
        var on = match.fork();
        on.play(seat, read(action), new Chance.Seeded(seed));
        return new Puzzle.Step(seat, action, on.journal().getLast().drew());
    }

    private Lessons.Moment play(Match<S, A> on, Puzzle.Step decision) {
        try {
            var events = on.play(decision.seat(), read(decision.action()), new Chance.Scripted(decision.drew()));
            return Lessons.Moment.of(Moment.of(on, seat, decision.seat(), events));
        } catch (IllegalAction | BadInput e) {
            throw new IllegalStateException("A puzzle does not fit the rules", e);
        }
    }

    private A read(JsonNode action) {
        try {
            return Json.read(match.game().info().actions(), action);
        } catch (BadInput e) {
            throw e.within("action");
        }
    }
}
