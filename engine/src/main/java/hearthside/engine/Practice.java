package hearthside.engine;

import hearthside.ai.practice.Exercise;
import hearthside.ai.practice.Pattern;
import hearthside.codec.Codecs;
import hearthside.codec.GameCodec;
import hearthside.codec.Tree;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Lets somebody practise with a position, as the house does. The position is a whole one: what a lesson leaves out was filled in when the
/// browser's part was made.
record Practice<S extends Copyable<S>, A>(Exercise<S, A> exercise, GameCodec<A> codec, int seat) {

    static <S extends Copyable<S>, A> String play(Game<S, A> game, Tree asked) {
        var codec = Codecs.of(game);
        var match = opened(game, codec, Desk.part(asked, "position"));
        var luck = items(asked.at("luck")).stream().map(each -> luck(codec, each)).toList();
        var exercise = new Exercise<>(match, Desk.seat(asked), Types.TRUTH.read(Desk.part(asked, "others")), luck);
        return new Practice<>(exercise, codec, Desk.seat(asked)).play(asked);
    }

    static <S extends Copyable<S>, A> Match<S, A> opened(Game<S, A> game, GameCodec<A> codec, Tree position) {
        return new Match<>(game, codec.readTerms(game, position), codec.view().read(Desk.part(position, "state")), new Chance.Seeded(0));
    }

    static List<Tree> items(@Nullable Tree list) { return list instanceof Tree.Items(var items) ? items : List.of(); }

    private static <A> Exercise.Luck<A> luck(GameCodec<A> codec, Tree told) {
        var on = Desk.part(told, "on");
        return new Exercise.Luck<>(action -> Pattern.fits(on.plain(), Tree.parse(codec.action().text(action)).plain()),
                items(told.at("draws")).stream()
                        .<Object>map(each -> each instanceof Tree.Digits ? (Object) Types.WHOLE.read(each) : Types.TEXT.read(each))
                        .toList());
    }

    private String play(Tree asked) {
        var steps = items(asked.at("steps"));
        for (int i = 0; i < steps.size(); i++) step(i, steps.get(i));
        var match = exercise.match();
        var moments = exercise.moments();
        var happened = exercise.happened().stream().map(event -> Tree.parse(codec.event().text(event))).toList();
        var goal = items(asked.at("goal"));
        var why = asked.at("why");
        var refusal = why == null ? null : match.whyNot(seat, codec.action().read(why)).map(ProtocolJson::refused).orElse(null);
        return new Fields().put("count", moments.size())
                .raw("moments", moments.stream().map(each -> ProtocolJson.moment(codec, each)).toList())
                .raw("terms", ProtocolJson.terms(match.game(), codec, match.terms())).put("over", match.isOver())
                .raw("result", ProtocolJson.result(match.result()))
                .put("reached", !goal.isEmpty() && goal.stream().allMatch(each -> holds(each, happened)))
                .put("spoilt", goal.stream().anyMatch(each -> each.at("never") != null && has(happened, each.at("never"))))
                .raw("refused", refusal == null ? "null" : refusal).end();
    }

    private void step(int number, Tree step) {
        try {
            exercise.decide(Desk.seat(step), codec.action().read(Desk.part(step, "action")));
        } catch (IllegalAction e) {
            throw new BadInput("steps[%d]".formatted(number), e.refusal().text() + " " + e.refusal().rule());
        }
    }

    private boolean holds(Tree goal, List<Tree> happened) {
        if (goal.at("happened") != null && !has(happened, goal.at("happened"))) return false;
        if (goal.at("never") != null && has(happened, goal.at("never"))) return false;
        var view = goal.at("view");
        return view == null || Pattern.fits(view.plain(), Tree.parse(codec.view().text(exercise.match().view(seat))).plain());
    }

    private static boolean has(List<Tree> happened, @Nullable Tree pattern) {
        return pattern != null && happened.stream().anyMatch(event -> Pattern.fits(pattern.plain(), event.plain()));
    }
}
