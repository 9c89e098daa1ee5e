package hearthside.app.lens;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the shape of a view from its records.
final class Shaping {
    private final Facts facts;
    private final Pieces pieces;
    private final Set<Class<?>> open = new HashSet<>(); // families around the one being shaped: inside itself only its name is told

    Shaping(Facts facts, Pieces pieces) {
        this.facts = facts;
        this.pieces = pieces;
    }

    Fields record(String path, Class<?> type, String leftOut) {
        var fields = new ArrayList<Fields.Field>();
        int size = 0;
        for (var component : type.getRecordComponents()) {
            if (component.getName().equals(leftOut)) continue;
            var shape = component(path.isEmpty() ? component.getName() : path + "." + component.getName(), component);
            fields.add(new Fields.Field(component.getName(), component.getAccessor(), shape, size));
            size += shape.size();
        }
        return new Fields(List.copyOf(fields), size);
    }

    private Shape component(String path, RecordComponent component) {
        var shape = shape(path, component.getGenericType());
        boolean canBeMissing = isNullable(component.getAnnotatedType());
        return canBeMissing && !(shape instanceof Shape.Choice) ? new Shape.Maybe(shape) : shape;
    }

    private static boolean isNullable(AnnotatedElement type) { return type.isAnnotationPresent(Nullable.class); }

    private Shape shape(String path, Type type) {
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) return list(path, list.getActualTypeArguments()[0]);
        if (!(type instanceof Class<?> plain)) throw new IllegalStateException("%s has no shape: %s.".formatted(path, type));
        if (plain == int.class || plain == boolean.class || plain == Integer.class) return new Shape.Plain();
        var values = values(path, plain);
        if (values != null) return new Shape.Choice(values);
        if (plain.isSealed()) return family(path, plain);
        if (plain.isRecord()) return record(path, plain, "");
        throw new IllegalStateException("%s has no shape: %s.".formatted(path, type));
    }

    private @Nullable Values values(String path, Class<?> type) {
        if (type.isEnum()) return Values.of(type);
        var types = facts.text(path);
        if (!types.isEmpty()) return Values.of(pieces.ids(types));
        return type == String.class || Pieces.hasId(type) ? Values.of(pieces.ids(type)) : null;
    }

    private Shape list(String path, Type of) {
        if (!(of instanceof Class<?> member)) throw new IllegalStateException("%s has no shape.".formatted(path));
        if (facts.isSet(path)) return new Shape.Bag(Values.below(facts.set(path)));
        if (!facts.key(path).isEmpty()) return keyed(path, member);
        var values = values(path, member);
        if (values != null && !facts.isRow(path)) return new Shape.Bag(values);
        return new Shape.Row(facts.row(path), values == null ? shape(path, member) : new Shape.Choice(values));
    }

    private Shape keyed(String path, Class<?> member) {
        var key = Stream.of(member.getRecordComponents()).filter(component -> component.getName().equals(facts.key(path))).findFirst()
                .orElseThrow();
        var names = key.getType().isEnum() ? Values.of(key.getType()) : null;
        return new Fields.Keyed(names == null ? facts.row(path) : names.names().size(), key.getName(), key.getAccessor(), names,
                record(path, member, key.getName()));
    }

    private Shape family(String path, Class<?> type) {
        var kinds = Stream.of(type.getPermittedSubclasses()).toList();
        var names = Values.of(kinds.stream().map(Class::getSimpleName).toList());
        if (!open.add(type)) return new Fields.Family(names, new HashMap<>(), List.of(), 1);
        var merged = new LinkedHashMap<String, Fields.Field>();
        var members = new HashMap<String, Fields>();
        int size = 1;
        for (var kind : kinds) {
            var own = new ArrayList<Fields.Field>();
            for (var component : kind.getRecordComponents()) {
                var known = merged.get(component.getName());
                var field = known == null
                        ? new Fields.Field(component.getName(), component.getAccessor(),
                                component(path + "." + component.getName(), component), size)
                        : new Fields.Field(known.name(), component.getAccessor(), known.shape(), known.offset());
                if (known == null) {
                    merged.put(component.getName(), field);
                    size += field.shape().size();
                }
                own.add(field);
            }
            members.put(kind.getSimpleName(), new Fields(List.copyOf(own), size));
        }
        open.remove(type);
        return new Fields.Family(names, members, List.copyOf(merged.values()), size);
    }
}
