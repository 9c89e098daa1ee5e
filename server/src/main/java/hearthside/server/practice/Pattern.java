package hearthside.server.practice;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;

/// Whether something looks as it should. Of an object only the fields that are named count; `{"0": …}` looks into a list by number,
/// `{"some": …}` for any of its pieces, `{"count": …}` at how many there are, `{"atLeast": 3}` and `{"atMost": 3}` at a number.
final class Pattern {
    private Pattern() {}

    static boolean fits(JsonNode pattern, JsonNode found) {
        if (!pattern.isObject())
            return pattern.isNumber() && found.isNumber() ? number(pattern) == number(found) : pattern.equals(found);
        return pattern.propertyStream().allMatch(field -> fits(field.getKey(), field.getValue(), found));
    }

    private static boolean fits(String name, JsonNode wanted, JsonNode found) {
        return switch (name) {
            case "atLeast" -> found.isNumber() && wanted.isNumber() && number(found) >= number(wanted);
            case "atMost" -> found.isNumber() && wanted.isNumber() && number(found) <= number(wanted);
            case "some" -> found.valueStream().anyMatch(each -> fits(wanted, each));
            case "count" -> fits(wanted, found.isArray() ? IntNode.valueOf(found.size()) : found.path(name));
            default -> found.isArray()
                    ? isIndex(name) && fits(wanted, found.path(Integer.parseInt(name)))
                    : found.has(name) && fits(wanted, found.get(name));
        };
    }

    /// However large it is: a tree complains of numbers that do not fit.
    private static double number(JsonNode node) { return node.numberValue().doubleValue(); }

    private static boolean isIndex(String name) { return name.matches("[0-9]{1,4}"); }
}
