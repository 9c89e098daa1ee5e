package hearthside.ai.arena;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How long a bot took for its decisions, whenever there was something to choose.
public final class Thinking {
    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());

    /// The same level, with a watch beside it.
    public <S extends Copyable<S>, A> Level<S, A> watch(Level<S, A> level) {
        return new Level<>(level.id(), level.budget(), level.cheats(), (seat, chance) -> new Watched<>(level.seated().apply(seat, chance)));
    }

    public int decisions() { return nanos.size(); }

    /// So many of a hundred decisions took no longer, in milliseconds.
    public double percentile(int percent) {
        var sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty()
                ? 0
                : sorted.get(Math.clamp((long) Math.ceil(sorted.size() * percent / 100.0) - 1, 0, sorted.size() - 1)) / 1e6;
    }

    private final class Watched<S extends Copyable<S>, A> implements Bot<S, A> {
        private final Bot<S, A> bot;

        Watched(Bot<S, A> bot) { this.bot = bot; }

        @Override
        public A choose(Insight<S, A> insight, Budget budget) {
            long since = System.nanoTime();
            var chosen = bot.choose(insight, budget);
            if (insight.options().size() > 1) nanos.add(System.nanoTime() - since);
            return chosen;
        }

        @Override
        public void saw(GameEvent event) { bot.saw(event); }

        @Override
        public long bytes() { return bot.bytes(); }

        @Override
        public void forget() { bot.forget(); }
    }
}
