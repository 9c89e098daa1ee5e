package hearthside.ai;

import hearthside.core.Chance;
import hearthside.core.Copyable;
import java.util.function.BiFunction;

/// A kind of opponent that one can ask for by name.
///
/// @param id     the name in commands and tables: `random`, `playful`
/// @param seated makes a bot for a seat, with luck of its own: never the table's
public record Level<S extends Copyable<S>, A>(String id, BiFunction<Integer, Chance.Seeded, Bot<S, A>> seated) {
    public Bot<S, A> sit(int seat, long seed) { return seated.apply(seat, new Chance.Seeded(seed)); }
}
