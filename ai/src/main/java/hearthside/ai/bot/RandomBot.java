package hearthside.ai.bot;

import hearthside.core.Copyable;
import hearthside.core.chance.Chance;

/// Chooses any option, all equally likely.
public record RandomBot<S extends Copyable<S>, A>(Chance chance) implements Bot<S, A> {
    @Override
    public A choose(Insight<S, A> insight, Budget budget) { return insight.options().get(chance.below(insight.options().size())); }
}
