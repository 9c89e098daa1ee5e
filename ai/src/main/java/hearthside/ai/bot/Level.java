package hearthside.ai.bot;

import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.chance.Chance;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/// A kind of opponent that one can ask for by name.
///
/// @param id     the name in commands and tables: `random`, `hunter`
/// @param budget how long it thinks unless it is told otherwise
/// @param cheats whether it is shown the real state: only to measure how much there is to gain, and never at a table
/// @param seated makes a bot for a seat, with luck of its own: never the table's
public record Level<S extends Copyable<S>, A>(String id, Budget budget, boolean cheats,
        BiFunction<Integer, Chance.Seeded, Bot<S, A>> seated) {
    /// One that decides at once.
    public Level(String id, BiFunction<Integer, Chance.Seeded, Bot<S, A>> seated) { this(id, Budget.QUICK, false, seated); }

    public Level<S, A> within(Budget other) { return new Level<>(id, other, cheats, seated); }

    /// The same at a game that may be broken off: once it is no longer wanted, its bots throw [Abandoned] instead of deciding.
    public Level<S, A> asLongAs(BooleanSupplier wanted) {
        return new Level<>(id, budget, cheats, (seat, chance) -> new Leaving<>(seated.apply(seat, chance), wanted));
    }

    public Bot<S, A> sit(int seat, long seed) { return seated.apply(seat, new Chance.Seeded(seed)); }

    private record Leaving<S extends Copyable<S>, A>(Bot<S, A> bot, BooleanSupplier wanted) implements Bot<S, A> {
        @Override
        public A choose(Insight<S, A> insight, Budget budget) {
            if (!wanted.getAsBoolean()) throw new Abandoned();
            return bot.choose(insight, budget);
        }

        @Override
        public void saw(GameEvent event) { bot.saw(event); }

        @Override
        public long bytes() { return bot.bytes(); }

        @Override
        public void forget() { bot.forget(); }
    }
}
