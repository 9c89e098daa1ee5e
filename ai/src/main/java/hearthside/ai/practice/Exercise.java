package hearthside.ai.practice;

import hearthside.ai.Bots;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// A position in somebody's hands: the real rules, luck that was agreed on, the same every time, and nothing that is kept.
public final class Exercise<S extends Copyable<S>, A> {
    private static final int MOST_DECISIONS = 120;
    private static final String PLAIN = "greedy";

    /// Luck that was agreed on beforehand: for the first decision of this kind that has not had its own yet.
    ///
    /// @param draws numbers and names, in the order in which the rules ask; the rest is drawn, always the same
    public record Luck<A>(Predicate<A> on, List<Object> draws) {}

    private final Match<S, A> match;
    private final int seat;
    private final boolean others;
    private final List<Luck<A>> luck;
    private final List<Moment<A>> moments = new ArrayList<>();
    private final Map<Integer, Bot<S, A>> bots = new HashMap<>();

    /// @param match  the position, played on by nobody else
    /// @param seat   who practises
    /// @param others whether the others decide by themselves
    public Exercise(Match<S, A> match, int seat, boolean others, List<Luck<A>> luck) {
        int seats = match.terms().seats();
        if (seat < 0 || seat >= seats)
            throw new BadInput("seat", "This table has the seats 0 to %d, not %d.".formatted(seats - 1, seat));
        this.match = match;
        this.seat = seat;
        this.others = others;
        this.luck = new ArrayList<>(luck);
        note(-1, List.of());
        letOthersDecide();
    }

    public Match<S, A> match() { return match; }

    /// The first is the position itself.
    public List<Moment<A>> moments() { return List.copyOf(moments); }

    /// All that happened, as whoever practises saw it.
    public List<GameEvent> happened() { return moments.stream().flatMap(moment -> moment.events().stream()).toList(); }

    /// Throws `IllegalAction`, and then nothing has changed.
    public void decide(int by, A action) {
        decide(by, action, drawn(action));
        letOthersDecide();
    }

    /// Where the luck that was agreed on does not fit what was chosen, it is drawn.
    private void decide(int by, A action, Chance drawn) {
        List<GameEvent> events;
        try {
            events = match.play(by, action, drawn);
        } catch (BadInput _) {
            events = match.play(by, action, seeded());
        }
        note(by, events);
    }

    private Chance drawn(A action) {
        var mine = luck.stream().filter(each -> each.on().test(action)).findFirst();
        if (mine.isEmpty()) return seeded();
        luck.remove(mine.get());
        return new Named(mine.get().draws(), seeded());
    }

    private Chance seeded() { return new Chance.Seeded(match.journal().size()); }

    private void letOthersDecide() {
        while (others && !match.isOver() && !match.toAct().contains(seat)) {
            if (moments.size() > MOST_DECISIONS) throw new BadInput("position", "It takes too long until this seat has to decide.");
            int next = match.toAct().first();
            var bot = bots.computeIfAbsent(next, each -> Bots.of(match.game()).level(PLAIN).sit(each, each));
            decide(next, bot.choose(Insight.of(match, next), Budget.QUICK), seeded());
        }
    }

    private void note(int by, List<GameEvent> events) {
        for (var bot : bots.entrySet()) events.forEach(event -> bot.getValue().saw(event.seenBy(bot.getKey())));
        moments.add(Moment.of(match, seat, by, events));
    }
}
