package hearthside.engine;

import hearthside.ai.Bots;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The bots of a game in the browser. They are told what their seats see and nothing else, as at a table of the house.
final class LocalBots<S extends Copyable<S>, A> {
    private record Seated<S extends Copyable<S>, A>(String level, Bot<S, A> bot, Budget budget) {}

    private final Map<Integer, Seated<S, A>> heads = new HashMap<>();

    void tell(List<GameEvent> events) {
        heads.forEach((seat, head) -> { for (var event : events) head.bot().saw(event.seenBy(seat)); });
    }

    /// Something was taken back: whoever sits down now knows only what still stands.
    void leave() { heads.clear(); }

    /// One of the options. A bot that is asked for the first time sits down first, and is told all that has happened.
    A choose(Match<S, A> match, int seat, String level, long seed) {
        var head = heads.get(seat);
        if (head == null || !head.level().equals(level)) head = sit(match, seat, level, seed);
        var chosen = head.bot().choose(Insight.of(match, seat), head.budget());
        return match.options(seat).contains(chosen) ? chosen : match.options(seat).getFirst();
    }

    private Seated<S, A> sit(Match<S, A> match, int seat, String level, long seed) {
        var rung = Bots.of(match.game()).level(level);
        var head = new Seated<>(level, rung.sit(seat, seed), rung.budget());
        match.follow((_, events) -> { for (var event : events) head.bot().saw(event.seenBy(seat)); });
        heads.put(seat, head);
        return head;
    }
}
