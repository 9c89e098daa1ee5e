package hearthside.app.engine;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Hints;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.input.BadInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// The options ranked by a search from what a seat may know; where a game cannot be searched yet, what its best bot would do.
final class EngineSearch {
    private static final int USUAL_MILLIS = 500;
    private static final int MOST_MILLIS = 60_000, MOST_ITERATIONS = 1_000_000; // the tree grows as long as it thinks

    private EngineSearch() {}

    static <S extends Copyable<S>, A> void tell(Match<S, A> match, int seat, Budget budget, Map<String, Object> answer) {
        var setup = SearchSetups.of(match.game());
        answer.put("seat", seat);
        if (setup.isEmpty()) {
            answer.put("action", bestBot(match, seat, budget));
            answer.put("options", List.of());
            return;
        }
        var hints = new Hints<>(setup.get()).of(Insight.of(match, seat), match.terms().seats(), budget,
                budget.iterations() > 0 ? 1 : SearchSetup.THREADS, match.journal().size());
        answer.put("action", hints.getFirst().action());
        answer.put("options", hints.stream().map(EngineSearch::told).toList());
    }

    static Budget budget(JsonNode request) {
        int millis = Engine.integer(request, "ms", 0), iterations = Engine.integer(request, "iterations", 0);
        if (millis < 0 || iterations < 0) throw new BadInput(millis < 0 ? "ms" : "iterations", "A budget cannot be negative.");
        if (millis == 0 && iterations == 0 && (request.has("ms") || request.has("iterations")))
            throw new BadInput(request.has("ms") ? "ms" : "iterations",
                    "A search needs at least 1; without this field it thinks for %d milliseconds.".formatted(USUAL_MILLIS));
        if (millis > MOST_MILLIS) throw new BadInput("ms", "A search thinks for at most %d milliseconds.".formatted(MOST_MILLIS));
        if (iterations > MOST_ITERATIONS)
            throw new BadInput("iterations", "A search has at most %d iterations.".formatted(MOST_ITERATIONS));
        return iterations > 0 ? Budget.ofIterations(iterations) : Budget.ofMillis(millis == 0 ? USUAL_MILLIS : millis);
    }

    private static <S extends Copyable<S>, A> A bestBot(Match<S, A> match, int seat, Budget budget) {
        Bot<S, A> bot = Bots.of(match.game()).top().sit(seat, match.journal().size());
        match.follow((_, events) -> events.forEach(event -> bot.saw(event.seenBy(seat))));
        return bot.choose(Insight.of(match, seat), budget);
    }

    private static Map<String, Object> told(Hint<?> hint) {
        var told = new LinkedHashMap<String, Object>();
        told.put("action", hint.action());
        told.put("visits", hint.visits());
        told.put("win", Math.round(hint.win() * 1000) / 1000.0);
        told.put("points", Math.round(hint.points() * 10) / 10.0);
        told.put("reason", hint.reason() == null ? null : hint.reason().words());
        return told;
    }
}
