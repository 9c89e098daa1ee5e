package hearthside.app.telling;

import hearthside.core.GameEvent;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/// Any game, told as its records are written: for one that has no words of its own yet.
final class PlainTelling implements Telling {
    @Override
    public String board(Record view) {
        var text = new StringBuilder();
        Json.tree(view).properties().forEach(part -> text.append("  %-12s %s%n".formatted(words(part.getKey()), value(part.getValue()))));
        return text.toString();
    }

    @Override
    public String action(Object action) { return told(action, -1); }

    @Override
    public String event(GameEvent event) {
        var seat = Json.tree(event).path("seat");
        return seat.isInt() ? "%s: %s.".formatted(who(seat.intValue()), told(event, seat.intValue())) : told(event, -1) + ".";
    }

    @Override
    public String question(Record view) {
        var seat = Json.tree(view).path("phase").path("seat");
        return seat.isInt() && seat.intValue() >= 0 ? "%s, your turn!".formatted(who(seat.intValue())) : "Your turn!";
    }

    /// `Take[stones=2]` is told as `take 2`, and with several components each by its name.
    ///
    /// @param seat who need not be named again, or -1
    private static String told(Object record, int seat) {
        var parts = new ArrayList<String>();
        Json.tree(record).properties().forEach(part -> {
            if (!part.getKey().equals("is") && !(part.getKey().equals("seat") && seat >= 0))
                parts.add(words(part.getKey()) + " " + value(part.getValue()));
        });
        var name = words(record.getClass().getSimpleName());
        if (parts.size() == 1) return name + " " + parts.getFirst().substring(parts.getFirst().indexOf(' ') + 1);
        return parts.isEmpty() ? name : name + " " + String.join(", ", parts);
    }

    private static String value(JsonNode node) {
        if (node.isString()) return node.stringValue();
        if (node.isNull()) return "–";
        if (node.isArray()) {
            var parts = new ArrayList<String>();
            node.forEach(each -> parts.add(value(each)));
            return parts.isEmpty() ? "–" : String.join(" ", parts);
        }
        if (!node.isObject()) return node.toString();
        var parts = new ArrayList<String>();
        node.properties().forEach(part -> parts.add(part.getKey().equals("is")
                ? words(part.getValue().stringValue())
                : words(part.getKey()) + " " + value(part.getValue())));
        return "(%s)".formatted(String.join(", ", parts));
    }

    /// `LoadGood` becomes `load good`.
    private static String words(String name) { return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT); }
}
