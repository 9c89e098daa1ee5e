package hearthside.core.chance;

import java.util.Locale;

/// What each number of a draw stands for, in a word or two: `dog`, `die 4`, `card civ-01`. Two numbers with the same name have the same
/// effect. It is asked only by whoever wants names, so a draw that nobody wants named costs what it did.
///
/// @param <T> what the name is read off: usually the state, as it is before the draw
@FunctionalInterface
public interface Naming<T> {

    String name(T of, int drawn);

    /// A word for a constant, as it is written everywhere else.
    static String word(Enum<?> constant) { return constant.name().toLowerCase(Locale.ROOT); }
}
