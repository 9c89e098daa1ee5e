package hearthside.server.practice;

import hearthside.ai.Bots;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.protocol.Lessons;
import hearthside.server.protocol.Message;
import hearthside.wire.BadPosition;
import hearthside.wire.Json;
import hearthside.wire.Sketch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Lets somebody practise with a position: the real rules, luck that was agreed on, the same every time, and nothing that is kept.
public final class Practice {
    private static final int MOST_STEPS = 40;
    private static final int MOST_DECISIONS = 120;
    private static final int MOST_PATTERNS = 20;
    private static final int MOST_DRAWS = 60;
    private static final String PLAIN = "greedy";

    private Practice() {}

    /// Throws [BadInput], also for a step that the rules forbid.
    public static Lessons.Practised play(Lessons.Asked asked) {
        bound("steps", asked.steps(), MOST_STEPS);
        bound("luck", asked.luck(), MOST_PATTERNS);
        bound("goal", asked.goal(), MOST_PATTERNS);
        if (asked.luck() != null) for (var luck : asked.luck()) bound("luck", luck.draws(), MOST_DRAWS);
        return play(opened(asked.position()), asked);
    }

    private static Match<?, ?> opened(JsonNode position) {
        try {
            return Sketch.read(Games.ALL, position).open(Games.ALL, new Chance.Seeded(0));
        } catch (BadInput e) {
            throw e.within("position");
        } catch (BadPosition e) {
            throw e.complaints().getFirst().within("position");
        }
    }

    private static <S extends Copyable<S>, A> Lessons.Practised play(Match<S, A> match, Lessons.Asked asked) {
        return new Lesson<>(match, asked).play();
    }

    private static void bound(String field, @Nullable List<?> list, int most) {
        if (list != null && list.size() > most)
            throw new BadInput(field, "There are too many of them: at most %d are possible here.".formatted(most));
    }

    private static final class Lesson<S extends Copyable<S>, A> {
        private final Match<S, A> match;
        private final Lessons.Asked asked;
        private final List<Lessons.Luck> luck;
        private final List<Lessons.Moment> moments = new ArrayList<>();
        private final List<JsonNode> happened = new ArrayList<>();
        private final Map<Integer, Bot<S, A>> others = new HashMap<>();
        private int count;

        Lesson(Match<S, A> match, Lessons.Asked asked) {
            this.match = match;
            this.asked = asked;
            luck = new ArrayList<>(asked.luck() == null ? List.of() : asked.luck());
            int seats = match.terms().seats();
            if (asked.seat() < 0 || asked.seat() >= seats)
                throw new BadInput("seat", "This table has the seats 0 to %d, not %d.".formatted(seats - 1, asked.seat()));
        }

        Lessons.Practised play() {
            note(-1, List.of());
            for (int i = 0; i < asked.steps().size(); i++) {
                letOthersDecide();
                step(i, asked.steps().get(i));
            }
            letOthersDecide();
            return new Lessons.Practised(count, moments, new Message.Agreed(match.terms().seats(), match.terms().options()),
                    match.isOver(), Message.Standing.of(match.result()), isReached(), isSpoilt(), refusal());
        }

        private void step(int number, Lessons.Step step) {
            try {
                var action = read(step.action());
                decide(step.seat(), action, drawn(step.action()));
            } catch (IllegalAction e) {
                throw new BadInput("steps[%d]".formatted(number), e.refusal().text() + " " + e.refusal().rule());
            } catch (BadInput e) {
                throw e.within("steps[%d]".formatted(number));
            }
        }

        private A read(JsonNode action) { return Json.read(match.game().info().actions(), action); }

        /// Where the luck that was agreed on does not fit what was chosen, it is drawn.
        private void decide(int seat, A action, Chance drawn) {
            List<GameEvent> events;
            try {
                events = match.play(seat, action, drawn);
            } catch (BadInput _) {
                events = match.play(seat, action, seeded());
            }
            note(seat, events);
        }

        private Chance drawn(JsonNode action) {
            var mine = luck.stream().filter(each -> Pattern.fits(each.on(), action)).findFirst();
            if (mine.isEmpty()) return seeded();
            luck.remove(mine.get());
            return new Named(mine.get().draws().stream().<Object>map(each -> each.isInt() ? each.asInt() : each.asString("")).toList(),
                    seeded());
        }

        private Chance seeded() { return new Chance.Seeded(match.journal().size()); }

        private void letOthersDecide() {
            while (asked.others() && !match.isOver() && !match.toAct().contains(asked.seat())) {
                if (count > MOST_DECISIONS) throw new BadInput("position", "It takes too long until this seat has to decide.");
                int seat = match.toAct().first();
                var bot = others.computeIfAbsent(seat, each -> Bots.of(match.game()).level(PLAIN).sit(each, each));
                decide(seat, bot.choose(Insight.of(match, seat), Budget.QUICK), seeded());
            }
        }

        private void note(int seat, List<GameEvent> events) {
            var seen = events.stream().map(event -> event.seenBy(asked.seat())).toList();
            seen.forEach(event -> happened.add(Json.tree(event)));
            for (var bot : others.entrySet()) events.forEach(event -> bot.getValue().saw(event.seenBy(bot.getKey())));
            if (count >= asked.from())
                moments.add(new Lessons.Moment(seat, seen, match.view(asked.seat()), match.toAct().list(),
                        match.options(asked.seat())));
            count++;
        }

        private boolean isReached() {
            var goal = asked.goal();
            return goal != null && !goal.isEmpty() && goal.stream().allMatch(this::holds);
        }

        private boolean isSpoilt() {
            var goal = asked.goal();
            return goal != null && goal.stream().anyMatch(each -> each.never() != null && hasHappened(each.never()));
        }

        private boolean hasHappened(JsonNode pattern) { return happened.stream().anyMatch(event -> Pattern.fits(pattern, event)); }

        private boolean holds(Lessons.Goal goal) {
            if (goal.happened() != null && !hasHappened(goal.happened())) return false;
            if (goal.never() != null && hasHappened(goal.never())) return false;
            return goal.view() == null || Pattern.fits(goal.view(), Json.tree(match.view(asked.seat())));
        }

        private Message.@Nullable Refused refusal() {
            var why = asked.why();
            if (why == null || why.isNull()) return null;
            try {
                return match.whyNot(asked.seat(), read(why)).map(Message.Refused::of).orElse(null);
            } catch (BadInput e) {
                throw e.within("why");
            }
        }
    }
}
