package hearthside.engine;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;

/// What was played, told again, as the house tells it: the log, a moment of it, what happened since somebody's last decision, every step.
record LookingBack<S extends Copyable<S>, A>(LocalGame<S, A> game, int viewer) {
    private static final int MOST_SINCE = 200;

    /// Every line that was told, also what was taken back.
    String log() {
        var standing = new HashSet<>(JournalLine.standing(game.lines()));
        var steps = new ArrayList<String>();
        follow(game.seq(), step -> {
            if (step.number() == 0) return;
            int takesBack = step.line() instanceof JournalLine.Undone<A>(int entries) ? entries : 0;
            var told = game.match().retell(step.match(), step.events(), viewer);
            steps.add(new Fields().put("seq", step.number() + 1).put("seat", step.seat())
                    .put("events", game.codec(), told.map(Game.Retold::events).orElse(List.of()), viewer)
                    .put("undone", !step.isUndo() && !standing.contains(step.number())).put("takesBack", takesBack).end());
        });
        return new Fields().put("viewer", viewer).raw("steps", steps).raw("continued", "null").end();
    }

    /// How it looked after an Update.
    String moment(int seq) {
        if (seq < 1 || seq > game.seq()) throw new BadInput("seq", "There is no such moment at this table.");
        var found = new ArrayList<String>(1);
        follow(seq, step -> { if (step.number() == seq - 1) told(step, false, found); });
        if (found.isEmpty()) throw new BadInput("seq", "What was seen then is hidden now; it can be looked at when the game is over.");
        return found.getFirst();
    }

    /// What happened since the last decision of `mine`; the first step is the moment after it and has no events.
    String since(List<Integer> mine) {
        var journal = game.match().journal();
        var standing = JournalLine.standing(game.lines());
        int last = 0;
        for (int i = 1; i < journal.size(); i++) if (mine.contains(journal.get(i).seat())) last = i;
        int from = standing.get(Math.max(last, journal.size() - 1 - MOST_SINCE));
        var steps = new ArrayList<String>();
        var stands = new HashSet<>(standing);
        follow(game.seq(), step -> { if (step.number() >= from && stands.contains(step.number())) told(step, steps.isEmpty(), steps); });
        return new Fields().put("viewer", viewer).raw("steps", steps).end();
    }

    /// Steps of a finished game, as the referee saw them.
    String replay(int from, int count) {
        var steps = new ArrayList<String>();
        game.match().follow((match, events) -> {
            int step = match.journal().size() - 1;
            if (step < from || step >= from + count) return;
            var entry = match.journal().getLast();
            var view = match.view(Game.REFEREE);
            steps.add(new Fields().put("seat", entry.seat()).putOrNull("action", game.codec().action(), entry.action())
                    .put("events", game.codec(), events, Game.REFEREE).put("view", game.codec().view(), view)
                    .facts(game.codec(), match.facts(view, Game.REFEREE)).end());
        });
        return new Fields().put("count", game.match().journal().size())
                .raw("terms", ProtocolJson.terms(game.match().game(), game.codec(), game.match().terms()))
                .raw("result", ProtocolJson.result(game.match().result())).raw("steps", steps).end();
    }

    private void told(JournalPlayer.Step<S, A> step, boolean isFirst, List<String> steps) {
        game.match().retell(step.match(), step.events(), viewer).ifPresent(told -> steps.add(new Fields().put("seq", step.number() + 1)
                .put("seat", step.seat()).put("events", game.codec(), isFirst ? List.of() : told.events(), viewer)
                .put("view", game.codec().view(), told.view()).facts(game.codec(), game.match().facts(told.view(), viewer)).end()));
    }

    private void follow(int upTo, Consumer<JournalPlayer.Step<S, A>> after) {
        var match = game.match();
        var luck = new Chance.Scripted(JournalLine.drawn(game.lines()));
        JournalPlayer.play(match.game(), match.terms(), match.opening().orElse(null), luck, game.lines().subList(0, upTo), after);
    }
}
