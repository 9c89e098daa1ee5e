package hearthside.ai;

import hearthside.core.Chance;
import hearthside.core.Copyable;
import java.util.function.BiFunction;

/// A kind of opponent that one can ask for by name.
///
/// @param id     the name in commands and tables: `random`, `hunter`
/// @param budget how long it thinks unless it is told otherwise
/// @param cheats whether it is shown the real state: only to measure how much there is to gain, and never at a table
/// @param seated makes a bot for a seat, with luck of its own: never the table's
public record Level<S extends Copyable<S>, A>(String id, Budget budget, boolean cheats, BiFunction<Integer, Chance.Seeded, Bot<S, A>> seated) {
    /// One that decides at once.
    public Level(String id, BiFunction<Integer, Chance.Seeded, Bot<S, A>> seated) { this(id, Budget.QUICK, false, seated); }

    public Level<S, A> within(Budget other) { return new Level<>(id, other, cheats, seated); }

    public Bot<S, A> sit(int seat, long seed) { return seated.apply(seat, new Chance.Seeded(seed)); }
}
