package hearthside.engine;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Hints;
import hearthside.codec.Tree;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What luck may bring, by name: what came, what might have come instead and in how many ways; and how a game may go on.
record Draws<S extends Copyable<S>, A>(LocalGame<S, A> game) {
    /// So far a line is told, and so deep each decision of it is looked into.
    private static final int LONGEST = 8;
    private static final Budget DECISION = Budget.ofIterations(240);

    /// Numbers and names in the order in which the rules will ask; what is not said is drawn.
    static Named script(@Nullable Tree told, long seed) {
        var said = Practice.items(told).stream()
                .<Object>map(each -> each instanceof Tree.Digits ? (Object) Types.WHOLE.read(each) : Types.TEXT.read(each)).toList();
        return new Named(said, new Chance.Seeded(seed));
    }

    /// Every draw of a decision that comes out by this script.
    String of(int seat, A action, Named script) {
        game.match().trial(seat, action, script);
        return new Fields().raw("draws", script.draws().stream().map(Draws::told).toList()).end();
    }

    private static String told(Named.Draw draw) {
        var ways = new LinkedHashMap<String, Integer>();
        for (var name : draw.names()) ways.merge(name, 1, Integer::sum);
        return new Fields().put("drawn", draw.drawn()).put("name", draw.name())
                .raw("ways", ways.entrySet().stream().map(way -> new Fields().put("name", way.getKey()).put("ways", way.getValue()).end())
                        .toList())
                .end();
    }

    /// A decision, and what may well follow: the best that a short search finds for everybody, with one of the ways in which luck may fall.
    String line(int seat, A action, int steps, long seed) {
        if (steps < 1 || steps > LONGEST) throw new BadInput("steps", "A line has 1 to %d steps.".formatted(LONGEST));
        var luck = new Chance.Seeded(seed);
        var on = game.match().fork();
        var told = new ArrayList<String>();
        A choice = action;
        for (int next = seat; told.size() < steps; choice = best(on, next, seed)) {
            var view = on.view(next);
            on.play(next, choice, luck);
            told.add(new Fields().put("seat", next).put("action", game.codec().action(), choice)
                    .put("drew", !on.journal().getLast().drew().isEmpty()).put("view", game.codec().view(), view).end());
            if (on.isOver()) break;
            next = on.toAct().list().getFirst();
        }
        return new Fields().raw("line", told).end();
    }

    private static <S extends Copyable<S>, A> A best(Match<S, A> on, int seat, long seed) {
        var insight = Insight.shown(on, seat);
        if (insight.options().size() == 1) return insight.options().getFirst();
        var hints = new Hints<>(Thinking.setup(on.game()));
        List<A> ranked = hints.of(insight, on.terms().seats(), DECISION, 1, seed).stream().map(hint -> hint.action()).toList();
        return ranked.isEmpty() ? insight.options().getFirst() : ranked.getFirst();
    }
}
