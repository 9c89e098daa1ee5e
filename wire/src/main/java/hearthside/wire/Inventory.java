package hearthside.wire;

import hearthside.core.Edition;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// All things of an edition that have an id, by their kind: cards, tiles, sagas.
public final class Inventory {
    private final Map<Class<?>, Map<String, JsonNode>> things = new HashMap<>();

    public Inventory(Edition edition, int seats) {
        walk(edition);
        for (var other : edition.others(seats)) walk(other);
    }

    private void walk(Object part) {
        if (part instanceof List<?> list) list.forEach(this::walk);
        if (!(part instanceof Record record)) return;
        for (var component : record.getClass().getRecordComponents()) {
            try {
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                var value = accessor.invoke(record);
                if (component.getName().equals("id") && value instanceof String id) keep(record, id);
                else if (value != null) walk(value);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void keep(Record thing, String id) {
        things.computeIfAbsent(thing.getClass(), _ -> new LinkedHashMap<>()).put(id, Json.tree(thing));
        for (var family : thing.getClass().getInterfaces())
            if (family.isSealed()) things.computeIfAbsent(family, _ -> new LinkedHashMap<>()).put(id, Json.tree(thing));
    }

    boolean has(Class<?> type) { return things.containsKey(type); }

    @Nullable
    JsonNode find(Class<?> type, String id) { return things.getOrDefault(type, Map.of()).get(id); }

    /// The ids of one kind of thing, in the order of the edition.
    public List<String> ids(Class<?> type) { return List.copyOf(things.getOrDefault(type, Map.of()).keySet()); }
}
