package hearthside.engine;

import hearthside.ai.Coaches;
import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Costly;
import hearthside.ai.review.Evaluation;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Hints;
import hearthside.ai.review.Opponents;
import hearthside.ai.review.Review;
import hearthside.ai.review.Summary;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Thinks for whoever plays at this screen: hints, the coach, and the look back. The same search as in the house.
final class Thinking<S extends Copyable<S>, A> {
    /// As the house's coach does.
    private static final Budget DECISION = Budget.ofIterations(800), OPPONENT = Budget.ofIterations(200);
    private static final long ANOTHER = 0x9E3779B97F4A7C15L;

    private final LocalGame<S, A> game;
    private final List<Evaluation<A>> judged = new ArrayList<>();
    /// Iterations for each decision of the review.
    private int depth;
    /// What is known of the decision that was last asked about, and how often it was thought about.
    private Hints.Estimates<A> thought = new Hints.Estimates<>(List.of());
    private int thoughtAt = -1, thoughtBy = -1, times;

    Thinking(LocalGame<S, A> game) { this.game = game; }

    /// Whoever asks again at the same moment is told what was found in all of that time.
    String hints(int seat, int millis) {
        if (thoughtAt != game.seq() || thoughtBy != seat) {
            thought = new Hints.Estimates<>(List.of());
            times = 0;
        }
        thoughtAt = game.seq();
        thoughtBy = seat;
        var hints = new Hints<>(setup());
        var insight = insight(seat);
        thought = hints.more(thought.estimates(), insight, seats(), Budget.ofMillis(millis), 1, game.seq() + ANOTHER * times++);
        var found = thought.told(hints, insight, seats(), game.seq());
        return about(seat).put("times", times)
                .raw("hints", Hint.told(found).stream().map(hint -> ProtocolJson.hint(game.codec().action(), hint)).toList()).end();
    }

    /// What is true of this moment, without a search.
    String remarks(int seat) {
        return about(seat)
                .raw("remarks", Coaches.of(game.match().game()).remarks(insight(seat)).stream().map(ProtocolJson::remark).toList()).end();
    }

    /// What a short search says about this decision and about the last one of a bot.
    String consider(int seat, List<Integer> bots) {
        var insight = insight(seat);
        var action = game.codec().action();
        var other = new Opponents<>(setup(), game.match(), seat, new HashSet<>(bots)).last(OPPONENT);
        var found = insight.options().size() == 1
                ? List.<Hint<A>>of() // nothing to think about
                : new Hints<>(setup()).of(insight, seats(), DECISION, 1, game.seq());
        var wins = found.stream().filter(hint -> Hints.WINS.equals(hint.reason())).map(Hint::action).findFirst();
        return about(seat).putOrNull("wins", action, wins.orElse(null))
                .raw("costly", Costly.of(found).stream().map(each -> ProtocolJson.costly(action, each)).toList())
                .raw("other", ProtocolJson.explained(action, other.orElse(null))).end();
    }

    /// The steps from `from` on that were judged by now, after judging some more for so long. Another depth begins anew.
    String review(int from, int millis, int iterations) {
        if (iterations != depth) judged.clear();
        depth = iterations;
        int count = game.match().journal().size();
        long until = System.nanoTime() + millis * 1_000_000L;
        if (judged.size() < count)
            new Review<>(setup(), game.match(), depth).evaluate(judged.size(), step -> {
                judged.add(step);
                return System.nanoTime() < until;
            });
        boolean isDone = judged.size() >= count;
        return new Fields().put("state", isDone ? "done" : "working").put("count", count).put("judged", judged.size())
                .raw("steps", judged.stream().skip(from).map(step -> ProtocolJson.judged(game.codec().action(), step)).toList())
                .raw("summary", isDone ? ProtocolJson.summary(Summary.of(seats(), judged)) : "null").end();
    }

    private Fields about(int seat) { return new Fields().put("seq", game.seq()).put("seat", seat); }

    private int seats() { return game.match().terms().seats(); }

    private SearchSetup<S, A> setup() { return setup(game.match().game()); }

    static <S extends Copyable<S>, A> SearchSetup<S, A> setup(Game<S, A> game) {
        return SearchSetups.of(game).orElseThrow(() -> new BadInput("", "There are no hints at this table."));
    }

    private Insight<S, A> insight(int seat) {
        var insight = Insight.shown(game.match(), seat);
        if (insight.options().isEmpty()) throw new BadInput("seat", "The moment has passed; ask again when it is your turn.");
        return insight;
    }
}
