package hearthside.engine;

import hearthside.ai.review.Evaluation;
import hearthside.ai.review.Review;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// A choice of a finished game that cost something, as a puzzle like those of the book: what would have been better, and what was chosen.
final class OwnPuzzle {
    private OwnPuzzle() {}

    /// Throws [BadInput] where nothing better is found.
    static <S extends Copyable<S>, A> String of(LocalGame<S, A> game, int step, int iterations) {
        var played = game.match();
        if (step < 1 || step >= played.journal().size()) throw none();
        var found = new ArrayList<Evaluation<A>>(2);
        new Review<>(Thinking.setup(played.game()), played, iterations).evaluate(step - 1, judged -> {
            found.add(judged);
            return found.size() < 2;
        });
        var judged = found.getLast();
        var better = judged.better();
        var chosen = played.journal().get(step).action();
        if (better == null || chosen == null) throw none();
        int seat = judged.seat();
        double best = Math.max(judged.cost(), found.getFirst().wins().get(seat));
        var here = before(played, step);
        var action = game.codec().action();
        return new Fields().put("id", "own").raw("position", game.position(here)).raw("before", List.of()).put("seat", seat)
                .put("theme", judged.reason() == null ? "" : judged.reason().feature()).put("level", "")
                .raw("options", List.of(
                        new Fields().put("action", action, better).put("win", best).raw("points", "null")
                                .raw("reason", ProtocolJson.reason(judged.reason())).end(),
                        new Fields().put("action", action, chosen).put("win", best - judged.cost()).raw("points", "null")
                                .raw("reason", "null").end()))
                .raw("line", List.of(new Fields().put("seat", seat).put("action", action, better)
                        .put("drew", Types.listOf(Types.WHOLE), drawn(here, seat, better, step)).end()))
                .end();
    }

    private static <S extends Copyable<S>, A> Match<S, A> before(Match<S, A> played, int step) {
        var here = new ArrayList<Match<S, A>>(1);
        played.follow((now, _) -> { if (now.journal().size() == step) here.add(now.fork()); });
        return here.getFirst();
    }

    /// A decision that was never made gets luck of its own, the same every time.
    private static <S extends Copyable<S>, A> List<Integer> drawn(Match<S, A> here, int seat, A action, int step) {
        var on = here.fork();
        on.play(seat, action, new Chance.Seeded(step));
        return on.journal().getLast().drew();
    }

    private static BadInput none() { return new BadInput("step", "There is no such puzzle."); }
}
