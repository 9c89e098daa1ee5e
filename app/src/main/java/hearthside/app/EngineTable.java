package hearthside.app;

import hearthside.ai.Bot;
import hearthside.ai.Bots;
import hearthside.ai.Budget;
import hearthside.ai.Insight;
import hearthside.ai.Minds;
import hearthside.ai.search.Hint;
import hearthside.ai.search.Hints;
import hearthside.ai.search.Mind;
import hearthside.core.BadInput;
import hearthside.core.Chance;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// The game that an engine session has open.
final class EngineTable<S extends Copyable<S>, A> {
    private static final int USUAL_MILLIS = 500;

    private final Game<S, A> game;
    private Match<S, A> match;

    private EngineTable(Match<S, A> match) {
        this.game = match.game();
        this.match = match;
    }

    static <S extends Copyable<S>, A> EngineTable<S, A> of(Match<S, A> match) { return new EngineTable<>(match); }

    static <S extends Copyable<S>, A> EngineTable<S, A> begin(Game<S, A> game, Terms terms, Chance luck) {
        return of(new Match<>(game, terms, luck));
    }

    static <S extends Copyable<S>, A> EngineTable<S, A> replayed(Game<S, A> game, Journal<?> journal, Chance luck) {
        return of(journal.replay(game, luck));
    }

    /// How things stand after `new`, `load` and `apply`.
    void standing(Map<String, Object> answer, List<GameEvent> events) {
        answer.put("toAct", match.toAct().list());
        answer.put("over", match.isOver());
        answer.put("events", events);
    }

    Position position() { return Position.of(match); }

    List<Object> journal() { return Journal.of(match).toLines(); }

    Record view(int viewer) {
        if (viewer < Game.REFEREE || viewer >= match.terms().seats())
            throw new BadInput("seat", "Seats are 0 to %d; -1 is a spectator, -2 the referee.".formatted(match.terms().seats() - 1));
        return match.view(viewer);
    }

    void options(JsonNode request, Map<String, Object> answer) {
        int seat = match.isOver() ? -1 : match.toAct().first();
        if (request.has("seat")) seat = seat(Engine.integer(request, "seat", -1));
        answer.put("seat", seat);
        answer.put("options", match.options(seat));
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= match.terms().seats())
            throw new BadInput("seat", "Seats are 0 to %d.".formatted(match.terms().seats() - 1));
        return seat;
    }

    void whyNot(int seat, JsonNode tree, Map<String, Object> answer) {
        var refusal = match.whyNot(seat(seat), action(tree));
        answer.put("allowed", refusal.isEmpty());
        refusal.ifPresent(reason -> {
            answer.put("reason", reason.text());
            answer.put("rule", reason.rule());
        });
    }

    void apply(int seat, JsonNode tree, JsonNode draws, Map<String, Object> answer) {
        var action = action(tree);
        if (draws.isMissingNode()) {
            standing(answer, match.play(seat(seat), action));
            return;
        }
        var script = new Chance.Scripted(inDraws(draws));
        var events = match.play(seat(seat), action, script);
        if (script.left() > 0) {
            match = match.before(1);
            throw new BadInput("draws", "%d of the draws were not needed, so nothing was played.".formatted(script.left()));
        }
        standing(answer, events);
    }

    private static List<Integer> inDraws(JsonNode draws) {
        try {
            return Json.readInts(draws);
        } catch (BadInput e) {
            throw e.within("draws");
        }
    }

    private A action(JsonNode tree) {
        try {
            return Json.read(game.info().actions(), tree);
        } catch (BadInput e) {
            throw e.within("action");
        }
    }

    void result(Map<String, Object> answer) {
        var result = match.result();
        answer.put("over", match.isOver());
        answer.put("points", result.points());
        answer.put("winners", result.winners());
        answer.put("places", result.places());
    }

    /// The options ranked by a search from what the seat to act may know; where a game cannot be searched yet, what its best bot would do.
    void search(JsonNode request, Map<String, Object> answer) {
        if (match.isOver()) throw new BadInput("do", "The game is over; there is nothing to search for.");
        int seat = seat(Engine.integer(request, "seat", match.toAct().first()));
        if (!match.toAct().contains(seat)) throw new BadInput("seat", "Seat %d is not to act.".formatted(seat));
        var budget = budget(request);
        var mind = Minds.of(game);
        answer.put("seat", seat);
        if (mind.isEmpty()) {
            answer.put("action", bestBot(seat, budget));
            answer.put("options", List.of());
            return;
        }
        var hints = new Hints<>(mind.get()).of(Insight.of(match, seat), match.terms().seats(), budget,
                budget.iterations() > 0 ? 1 : Mind.THREADS, match.journal().size());
        answer.put("action", hints.getFirst().action());
        answer.put("options", hints.stream().map(EngineTable::told).toList());
    }

    private static Budget budget(JsonNode request) {
        int millis = Engine.integer(request, "ms", 0), iterations = Engine.integer(request, "iterations", 0);
        if (millis < 0 || iterations < 0) throw new BadInput(millis < 0 ? "ms" : "iterations", "A budget cannot be negative.");
        return iterations > 0 ? Budget.ofIterations(iterations) : Budget.ofMillis(millis == 0 ? USUAL_MILLIS : millis);
    }

    private A bestBot(int seat, Budget budget) {
        Bot<S, A> bot = Bots.of(game).top().sit(seat, match.journal().size());
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
