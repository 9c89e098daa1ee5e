package hearthside.app.lens;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The things of an edition that have an id, in the order in which it lists them.
final class Pieces {
    private final Map<Class<?>, List<String>> byType = new LinkedHashMap<>();
    private final List<String> all = new ArrayList<>();

    /// @param unlisted pieces that no edition lists: their ids, with the type of each
    Pieces(Record edition, Map<String, String> unlisted) {
        collect(edition);
        unlisted.forEach((id, type) -> {
            if (all.contains(id)) return;
            all.add(id);
            byType.forEach((known, ids) -> { if (known.getSimpleName().equals(type)) ids.add(id); });
        });
    }

    private void collect(@Nullable Object thing) {
        if (thing instanceof List<?> list) list.forEach(this::collect);
        if (!(thing instanceof Record)) return;
        if (hasId(thing.getClass())) {
            var id = id(thing);
            if (all.contains(id)) return;
            all.add(id);
            byType.computeIfAbsent(thing.getClass(), _ -> new ArrayList<>()).add(id);
            return;
        }
        for (var component : thing.getClass().getRecordComponents()) collect(Reading.of(component.getAccessor(), thing));
    }

    /// The ids of one kind of piece; of a family, and of a plain text, those of every piece.
    List<String> ids(Class<?> type) { return List.copyOf(byType.getOrDefault(type, all)); }

    List<String> ids(List<String> types) {
        var ids = new ArrayList<String>();
        byType.forEach((type, own) -> { if (types.contains(type.getSimpleName())) ids.addAll(own); });
        for (var type : types) if (byType.keySet().stream().noneMatch(known -> known.getSimpleName().equals(type))) ids.add(type);
        return ids;
    }

    /// Whether things of this type are told apart by an id.
    static boolean hasId(Class<?> type) {
        for (var method : type.getMethods())
            if (method.getName().equals("id") && method.getParameterCount() == 0 && method.getReturnType() == String.class) return true;
        return false;
    }

    static String id(Object piece) {
        if (piece instanceof String id) return id;
        Method accessor;
        try {
            accessor = piece.getClass().getMethod("id");
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("%s has no id.".formatted(piece), e);
        }
        return String.valueOf(Reading.of(accessor, piece));
    }
}
