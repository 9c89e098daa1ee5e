package hearthside.app;

import hearthside.ai.Bot;
import hearthside.ai.Bots;
import hearthside.ai.Budget;
import hearthside.ai.Insight;
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
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// The game that an engine session has open.
final class EngineTable<S extends Copyable<S>, A> {
    private final Game<S, A> game;
    private Match<S, A> match;

    private EngineTable(Match<S, A> match) {
        this.game = match.game();
        this.match = match;
    }

    static <S extends Copyable<S>, A> EngineTable<S, A> of(Match<S, A> match) { return new EngineTable<>(match); }

    static <S extends Copyable<S>, A> EngineTable<S, A> begin(Game<S, A> game, Terms terms, Chance luck) { return of(new Match<>(game, terms, luck)); }

    static <S extends Copyable<S>, A> EngineTable<S, A> replayed(Game<S, A> game, Journal<?> journal, Chance luck) { return of(journal.replay(game, luck)); }

    /// How things stand after `new`, `load` and `apply`.
    void standing(Map<String, Object> answer, List<GameEvent> events) {
        answer.put("toAct", match.toAct().list());
        answer.put("over", match.isOver());
        answer.put("events", events);
    }

    Position position() { return Position.of(match); }

    List<Object> journal() { return Journal.of(match).toLines(); }

    Record view(int viewer) {
        if (viewer < Game.REFEREE || viewer >= match.terms().seats()) throw new BadInput("seat", "Seats are 0 to %d; -1 is a spectator, -2 the referee.".formatted(match.terms().seats() - 1));
        return match.view(viewer);
    }

    void options(JsonNode request, Map<String, Object> answer) {
        int seat = match.isOver() ? -1 : match.toAct().first();
        if (request.has("seat")) seat = seat(Engine.integer(request, "seat", -1));
        answer.put("seat", seat);
        answer.put("options", match.options(seat));
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= match.terms().seats()) throw new BadInput("seat", "Seats are 0 to %d.".formatted(match.terms().seats() - 1));
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

    /// What the best opponent would do, from what the seat to act may know.
    void search(int millis, int iterations, Map<String, Object> answer) {
        if (match.isOver()) throw new BadInput("do", "The game is over; there is nothing to search for.");
        if (millis < 0 || iterations < 0) throw new BadInput(millis < 0 ? "ms" : "iterations", "A budget cannot be negative.");
        int seat = match.toAct().first();
        var level = Bots.of(game).top();
        Bot<S, A> bot = level.sit(seat, match.journal().size());
        match.follow((_, events) -> events.forEach(event -> bot.saw(event.seenBy(seat))));
        answer.put("seat", seat);
        answer.put("action", bot.choose(Insight.of(match, seat), iterations > 0 ? Budget.ofIterations(iterations) : Budget.ofMillis(millis == 0 ? 500 : millis)));
        answer.put("bot", level.id());
    }
}
