package hearthside.core;

import java.util.List;
import java.util.stream.IntStream;

/// Something the players may agree on before they begin.
///
/// @param rule     the rule that says what it does
/// @param values   all it may be, in the order in which a menu shows them
/// @param standard what it is unless agreed otherwise
public record TableOption(String key, String rule, Scope scope, List<String> values, String standard) {
    public enum Scope { TABLE, SEAT }

    public TableOption {
        values = List.copyOf(values);
        if (!values.contains(standard)) throw new IllegalArgumentException("The usual value of %s is not among its values.".formatted(key));
    }

    /// An option of the whole table that is on or off, and off unless agreed otherwise.
    public static TableOption flag(String key, String rule) {
        return new TableOption(key, rule, Scope.TABLE, List.of("off", "on"), "off");
    }

    public static TableOption table(String key, String rule, String standard, String... values) {
        return new TableOption(key, rule, Scope.TABLE, List.of(values), standard);
    }

    /// An option that each seat has for itself.
    public static TableOption seat(String key, String rule, String standard, String... values) {
        return new TableOption(key, rule, Scope.SEAT, List.of(values), standard);
    }

    /// The keys under which the terms hold it: `swaps`, or `help.0`, `help.1`… for an option of the seats.
    public List<String> keys(int seats) {
        return scope == Scope.TABLE ? List.of(key) : IntStream.range(0, seats).mapToObj(seat -> key + "." + seat).toList();
    }
}
