package hearthside.core.chance;

import java.util.Locale;

/// What each number of a draw stands for, in a word or two: `dog`, `die 4`, `card civ-01`. Two numbers with the same name have the same
/// effect. It is asked only by whoever wants names, so a draw that nobody wants named costs what it did.
///
/// @param <T> what the name is read off: usually the state, as it is before the draw
@FunctionalInterface
public interface Naming<T> {
    /// It is drawn before everybody's eyes.
    int EVERYBODY = -1;

    String name(T of, int drawn);

    /// Where it comes to lie or what it is drawn for, where one decision may draw for several things: `space 2`, `pile 1`, `pool`.
    /// Numbers count from 1 but for seats. Empty where the name says enough.
    default String place() { return ""; }

    /// The only seat that may see what is drawn, or EVERYBODY.
    default int seat() { return EVERYBODY; }

    /// What is drawn for a place.
    static <T> Naming<T> at(String what, int number, Naming<T> naming) { return new Placed<>(what, number, EVERYBODY, naming); }

    /// What is drawn for something there is one of.
    static <T> Naming<T> at(String what, Naming<T> naming) { return new Placed<>(what, -1, EVERYBODY, naming); }

    /// What only one seat may see.
    static <T> Naming<T> secretly(int seat, Naming<T> naming) { return new Placed<>("seat", seat, seat, naming); }

    /// A word for a constant, as it is written everywhere else.
    static String word(Enum<?> constant) { return constant.name().toLowerCase(Locale.ROOT); }

    /// @param number none where it is below 0
    record Placed<T>(String what, int number, int seat, Naming<T> naming) implements Naming<T> {

        @Override
        public String name(T of, int drawn) { return naming.name(of, drawn); }

        @Override
        public String place() { return number < 0 ? what : what + " " + number; }
    }
}
