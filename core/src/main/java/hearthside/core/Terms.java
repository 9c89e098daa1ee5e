package hearthside.core;

import hearthside.core.input.BadInput;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/// What the players agree on before they begin. Made by [GameInfo#terms], which knows what may be agreed on.
public record Terms(int seats, Map<String, String> options, Edition edition) {
    private static final String START = "start";

    public Terms {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    public String option(String key) {
        var value = options.get(key);
        if (value == null) throw new IllegalStateException("no option " + key);
        return value;
    }

    public String option(String key, int seat) { return option(key + "." + seat); }

    public boolean isOn(String key) { return option(key).equals("on"); }

    /// The number that a table option says; empty where it says this instead of one.
    public OptionalInt number(String key, String otherwise) {
        var value = option(key);
        return value.equals(otherwise) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
    }

    /// The seat that the table option `start` names, by a number that counts from 1; empty where luck says who begins. Throws [BadInput]
    /// where nobody sits there.
    public OptionalInt starter() {
        var start = number(START, "random");
        if (start.isEmpty()) return start;
        int number = start.getAsInt();
        if (number > seats) throw new BadInput("options." + START, "Seat %d cannot start: only %d play.".formatted(number, seats));
        return OptionalInt.of(number - 1);
    }
}
