package hearthside.app.engine;

import hearthside.app.telling.Telling;
import hearthside.core.Copyable;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.ArrayList;
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

    void apply(int seat, JsonNode request, Map<String, Object> answer) {
        var action = action(request.path("action"));
        int viewer = viewer(request);
        var events = request.has("draws") ? applyWith(seat(seat), action, request.path("draws")) : match.play(seat(seat), action);
        standing(answer, seenBy(viewer, events));
    }

    private List<GameEvent> applyWith(int seat, A action, JsonNode draws) {
        boolean named = draws.isArray() && draws.valueStream().anyMatch(JsonNode::isString);
        if (!named) {
            var script = new Chance.Scripted(inDraws(draws));
            return allNeeded(match.play(seat, action, script), script.left());
        }
        var script = new Named(EngineOutcomes.script(draws), null);
        return allNeeded(match.play(seat, action, script), script.left());
    }

    private List<GameEvent> allNeeded(List<GameEvent> events, int left) {
        if (left == 0) return events;
        match = match.before(1);
        throw new BadInput("draws", "%d of the draws were not needed, so nothing was played.".formatted(left));
    }

    private static List<Integer> inDraws(JsonNode draws) {
        try {
            return Json.readInts(draws);
        } catch (BadInput e) {
            throw e.within("draws");
        }
    }

    /// What luck may make of an action.
    void outcomes(int seat, JsonNode request, Map<String, Object> answer) {
        EngineOutcomes.tell(match, seat(seat), action(request.path("action")), request, answer);
    }

    private static List<GameEvent> seenBy(int viewer, List<GameEvent> events) {
        return viewer == Game.REFEREE ? events : events.stream().map(event -> event.seenBy(viewer)).toList();
    }

    /// Through whose eyes events are told: the referee's unless `as` says otherwise.
    private int viewer(JsonNode request) {
        int viewer = Engine.integer(request, "as", Game.REFEREE);
        if (viewer < Game.REFEREE || viewer >= match.terms().seats())
            throw new BadInput("as", "Seats are 0 to %d; -1 is a spectator, -2 the referee.".formatted(match.terms().seats() - 1));
        return viewer;
    }

    /// What happened at each decision that stands, as a viewer may know it now: what has been hidden since is not told again (MF-V1).
    List<List<GameEvent>> events(JsonNode request) {
        int viewer = viewer(request), from = Engine.integer(request, "from", 0), decisions = match.journal().size() - 1;
        if (from < 0 || from > decisions)
            throw new BadInput("from", "%d decisions have been made; tell from 0 to %d.".formatted(decisions, decisions));
        var all = new ArrayList<List<GameEvent>>();
        match.follow((then, events) -> all.add(viewer == Game.REFEREE
                ? events
                : match.retell(then, events, viewer).map(Game.Retold::events).orElse(List.of())));
        return all.subList(1 + from, all.size());
    }

    /// One decision is taken back. What it drew stays drawn.
    void undo(Map<String, Object> answer) {
        if (match.journal().size() == 1) throw new BadInput("do", "No decision has been made since this game was opened.");
        match = match.before(1);
        standing(answer, List.of());
    }

    /// Position and options in words, as the seat sees them.
    void describe(JsonNode request, Map<String, Object> answer) {
        int seat = seat(Engine.integer(request, "seat", match.isOver() ? 0 : match.toAct().first()));
        var telling = Telling.of(game);
        var view = match.view(seat);
        answer.put("seat", seat);
        answer.put("over", match.isOver());
        answer.put("board", telling.board(view).stripTrailing());
        answer.put("question", match.isOver() ? telling.ending(match.result()) : telling.question(view));
        answer.put("options", match.options(seat).stream().map(telling::action).toList());
    }

    Game<S, A> game() { return game; }

    Edition edition() { return match.terms().edition(); }

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

    /// The options ranked by a search from what the seat to act may know.
    void search(JsonNode request, Map<String, Object> answer) {
        if (match.isOver()) throw new BadInput("do", "The game is over; there is nothing to search for.");
        int seat = seat(Engine.integer(request, "seat", match.toAct().first()));
        if (!match.toAct().contains(seat)) throw new BadInput("seat", "Seat %d is not to act.".formatted(seat));
        EngineSearch.tell(match, seat, EngineSearch.budget(request), answer);
    }
}
