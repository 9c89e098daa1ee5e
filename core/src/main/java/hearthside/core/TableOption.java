package hearthside.core;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Something the players may agree on before they begin.
///
/// @param rule       the rule that says what it does
/// @param values     all it may be, in the order in which a menu shows them
/// @param standard   what it is unless agreed otherwise
/// @param sharedOnly what it must be where several seats share a screen, if that matters
/// @param forBots    what it is for a seat that a bot takes, if that matters and unless agreed otherwise
public record TableOption(String key, String rule, Scope scope, List<String> values, String standard, @Nullable String sharedOnly,
        @Nullable String forBots) {
    public enum Scope { TABLE, SEAT }

    public TableOption {
        values = List.copyOf(values);
        if (!values.contains(standard)) throw new IllegalArgumentException("The usual value of %s is not among its values.".formatted(key));
    }

    /// An option of the whole table that is on or off, and off unless agreed otherwise.
    public static TableOption flag(String key, String rule) {
        return new TableOption(key, rule, Scope.TABLE, List.of("off", "on"), "off", null, null);
    }

    public static TableOption table(String key, String rule, String standard, String... values) {
        return new TableOption(key, rule, Scope.TABLE, List.of(values), standard, null, null);
    }

    /// An option that each seat has for itself.
    public static TableOption seat(String key, String rule, String standard, String... values) {
        return new TableOption(key, rule, Scope.SEAT, List.of(values), standard, null, null);
    }

    /// The same option, which must have this value where several seats share a screen.
    public TableOption onSharedScreens(String value) { return new TableOption(key, rule, scope, values, standard, value, forBots); }

    /// The same option, which has this value for bots.
    public TableOption forBots(String value) { return new TableOption(key, rule, scope, values, standard, sharedOnly, value); }

    /// The keys under which the terms hold it: `swaps`, or `help.0`, `help.1`… for an option of the seats.
    public List<String> keys(int seats) {
        return scope == Scope.TABLE ? List.of(key) : IntStream.range(0, seats).mapToObj(seat -> key + "." + seat).toList();
    }
}
