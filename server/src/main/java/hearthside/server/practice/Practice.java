package hearthside.server.practice;

import hearthside.ai.practice.Exercise;
import hearthside.ai.practice.Pattern;
import hearthside.core.Copyable;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.protocol.Lessons;
import hearthside.server.protocol.Message;
import hearthside.wire.BadPosition;
import hearthside.wire.Json;
import hearthside.wire.Sketch;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Lets somebody practise with a position: the real rules, luck that was agreed on, the same every time, and nothing that is kept.
public final class Practice {
    private static final int MOST_STEPS = 40;
    private static final int MOST_PATTERNS = 20;
    private static final int MOST_DRAWS = 60;

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
        private final Exercise<S, A> exercise;

        Lesson(Match<S, A> match, Lessons.Asked asked) {
            this.match = match;
            this.asked = asked;
            exercise = new Exercise<>(match, asked.seat(), asked.others(),
                    asked.luck() == null ? List.of() : asked.luck().stream().map(Lesson::<A>luck).toList());
        }

        private static <A> Exercise.Luck<A> luck(Lessons.Luck told) {
            return new Exercise.Luck<>(action -> Pattern.fits(Json.plain(told.on()), Json.plain(Json.tree(action))),
                    told.draws().stream().<Object>map(each -> each.isInt() ? each.asInt() : each.asString("")).toList());
        }

        Lessons.Practised play() {
            for (int i = 0; i < asked.steps().size(); i++) step(i, asked.steps().get(i));
            var moments = exercise.moments();
            var happened = exercise.happened().stream().<JsonNode>map(Json::tree).toList();
            return new Lessons.Practised(moments.size(), moments.stream().skip(Math.max(0, asked.from())).map(Lessons.Moment::of).toList(),
                    Message.Agreed.whole(match.game(), match.terms()), match.isOver(), Message.Standing.of(match.result()),
                    isReached(happened), isSpoilt(happened), refusal());
        }

        private void step(int number, Lessons.Step step) {
            try {
                exercise.decide(step.seat(), read(step.action()));
            } catch (IllegalAction e) {
                throw new BadInput("steps[%d]".formatted(number), e.refusal().text() + " " + e.refusal().rule());
            } catch (BadInput e) {
                throw e.within("steps[%d]".formatted(number));
            }
        }

        private A read(JsonNode action) { return Json.read(match.game().info().actions(), action); }

        private boolean isReached(List<JsonNode> happened) {
            var goal = asked.goal();
            return goal != null && !goal.isEmpty() && goal.stream().allMatch(each -> holds(each, happened));
        }

        private boolean isSpoilt(List<JsonNode> happened) {
            var goal = asked.goal();
            return goal != null && goal.stream().anyMatch(each -> each.never() != null && has(happened, each.never()));
        }

        private static boolean has(List<JsonNode> happened, JsonNode pattern) {
            return happened.stream().anyMatch(event -> Pattern.fits(Json.plain(pattern), Json.plain(event)));
        }

        private boolean holds(Lessons.Goal goal, List<JsonNode> happened) {
            if (goal.happened() != null && !has(happened, goal.happened())) return false;
            if (goal.never() != null && has(happened, goal.never())) return false;
            return goal.view() == null || Pattern.fits(Json.plain(goal.view()), Json.plain(Json.tree(match.view(asked.seat()))));
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
