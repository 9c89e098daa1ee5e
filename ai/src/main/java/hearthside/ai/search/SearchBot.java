package hearthside.ai.search;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/// Plays what the search likes best. A weaker one thinks for a shorter time and slips now and then, as people do: to something that looked
/// nearly as good, seldom to nonsense.
public final class SearchBot<S extends Copyable<S>, A> implements Bot<S, A> {
    private final TreeSearch<S, A> search;
    private final int slips;
    private final Chance chance;

    /// @param slips per cent of decisions in which it does not play the best it found
    public SearchBot(TreeSearch<S, A> search, int slips, Chance chance) {
        this.search = search;
        this.slips = slips;
        this.chance = chance;
    }

    @Override
    public A choose(Insight<S, A> known, Budget budget) {
        if (known.options().size() == 1) return known.options().getFirst();
        var options = search.sensible(known);
        if (options.size() == 1) return options.getFirst();
        var insight = known.among(options);
        if (slips == 0) return best(search.decide(insight, budget)).action();
        var estimates = search.think(insight, budget);
        return chance.below(100) < slips ? slip(estimates) : best(estimates).action();
    }

    @Override
    public long bytes() { return search.bytes(); }

    @Override
    public void forget() { search.forget(); }

    /// The one tried most often: a good value found by a lucky single try does not count.
    static <A> OptionEstimate<A> best(List<OptionEstimate<A>> estimates) {
        return estimates.stream()
                .max(Comparator.<OptionEstimate<A>>comparingInt(OptionEstimate::visits).thenComparingDouble(OptionEstimate::value))
                .orElseThrow();
    }

    /// One of the next best. What was tried once at most looks like anything else that was not thought of.
    private A slip(List<OptionEstimate<A>> estimates) {
        var ranked = new ArrayList<>(estimates);
        Collections.shuffle(ranked, new Random(chance.below(Integer.MAX_VALUE)));
        ranked.sort(Comparator.<OptionEstimate<A>>comparingInt(estimate -> estimate.visits() > 1 ? estimate.visits() : 0).reversed());
        ranked.remove(best(estimates));
        return ranked.get(Math.min(ranked.size() - 1, Math.min(chance.below(4), chance.below(4)))).action();
    }
}
