package hearthside.app.engine;

import hearthside.core.input.BadInput;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// All that a program may ask of the engine, and the fields of each request. To add a request, add a line here and one in [Engine].
final class EngineWords {
    private static final int LONGEST = 40;
    private static final Map<String, List<String>> FIELDS = new LinkedHashMap<>();
    static {
        add("games");
        add("new", "game", "seats", "options", "edition", "seed");
        add("load", "position", "journal", "seed");
        add("position");
        add("view", "seat");
        add("options", "seat");
        add("whyNot", "seat", "action");
        add("apply", "seat", "action", "draws", "as");
        add("outcomes", "seat", "action", "draws", "limit");
        add("undo");
        add("events", "as", "from");
        add("describe", "seat");
        add("edition", "game");
        add("journal");
        add("result");
        add("search", "seat", "ms", "iterations", "positions");
        add("layout", "game", "edition", "whole");
        add("batch", "game", "games", "seats", "options", "edition", "seed", "views", "again");
        add("step", "actions");
        add("observe", "game", "seat");
        add("quit");
    }

    private EngineWords() {}

    private static void add(String word, String... fields) { FIELDS.put(word, List.of(fields)); }

    static List<String> all() { return List.copyOf(FIELDS.keySet()); }

    static List<String> fields(String word) { return FIELDS.getOrDefault(word, List.of()); }

    /// The word of a request all of whose fields are known.
    static String of(JsonNode request) {
        var asked = request.path("do");
        if (!asked.isString())
            throw new BadInput("do", "%s: one of %s.".formatted(asked.isMissingNode()
                    ? "This field is missing; it says what is asked for"
                    : "Here should be a word in quotes that says what is asked for", String.join(", ", all())));
        var word = asked.stringValue();
        var fields = FIELDS.get(word);
        if (fields == null)
            throw new BadInput("do", "\"%s\" is not one of %s.%s".formatted(shown(word), String.join(", ", all()), meant(word, all())));
        for (var name : request.propertyNames())
            if (!name.equals("do") && !fields.contains(name)) throw new BadInput(shown(name), unknown(word, name, fields));
        return word;
    }

    /// Nobody wants a whole book back.
    private static String shown(String word) { return word.length() <= LONGEST ? word : word.substring(0, LONGEST) + "…"; }

    private static String unknown(String word, String name, List<String> fields) {
        var known = fields.isEmpty()
                ? "takes no fields"
                : "takes %s".formatted(String.join(", ", fields));
        return "The request %s %s.%s".formatted(word, known, meant(name, fields));
    }

    private static String meant(String name, List<String> known) {
        return nearest(name, known).map(near -> " Did you mean \"%s\"?".formatted(near)).orElse("");
    }

    /// The known word that is nearest, if it is near enough to have been meant.
    static Optional<String> nearest(String name, List<String> known) {
        if (name.length() > LONGEST) return Optional.empty(); // no word of ours comes near
        return known.stream().filter(each -> distance(name, each) <= 1 + Math.min(name.length(), each.length()) / 3)
                .min(java.util.Comparator.comparingInt(each -> distance(name, each)));
    }

    /// How many letters must be added, left out or changed.
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
                int cost = Math.min(before + (same ? 0 : 1), 1 + Math.min(row[j], row[j - 1]));
                before = row[j];
                row[j] = cost;
            }
        }
        return row[b.length()];
    }
}
