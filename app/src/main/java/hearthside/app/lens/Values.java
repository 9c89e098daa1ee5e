package hearthside.app.lens;

import hearthside.wire.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A list of values by name, and where each stands.
record Values(List<String> names, Map<String, Integer> places) {

    static Values of(List<String> names) {
        var places = new HashMap<String, Integer>();
        for (int i = 0; i < names.size(); i++) places.put(names.get(i), i);
        return new Values(List.copyOf(names), places);
    }

    static Values of(Class<?> enumeration) {
        return of(Stream.of(enumeration.getEnumConstants()).map(value -> Json.tree(value).stringValue()).toList());
    }

    static Values below(int bound) { return of(IntStream.range(0, bound).mapToObj(Integer::toString).toList()); }

    /// From 0; -1 for a value that is not in the list.
    int place(Object value) {
        return switch (value) {
            case Enum<?> constant -> constant.ordinal();
            case Integer number -> number < names.size() ? number : -1;
            default -> places.getOrDefault(Pieces.id(value), -1);
        };
    }
}
