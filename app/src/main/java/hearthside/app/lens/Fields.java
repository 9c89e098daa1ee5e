package hearthside.app.lens;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A record: its components one after the other.
record Fields(List<Field> fields, int size) implements Shape {

    record Field(String name, Method accessor, Shape shape, int offset) {}

    @Override
    public void write(Object value, int[] vector, int at) {
        for (var field : fields) field.shape.put(Reading.of(field.accessor, value), vector, at + field.offset);
    }

    @Override
    public void tell(String path, int at, List<Slot> slots) {
        for (var field : fields) field.shape.tell(path.isEmpty() ? field.name : path + "." + field.name, at + field.offset, slots);
    }

    /// A member of a family, such as a phase: which one it is, then the components of all members; what two have under one name stands
    /// at the same places.
    record Family(Values kinds, Map<String, Fields> members, List<Field> merged, int size) implements Shape {
        @Override
        public void write(Object value, int[] vector, int at) {
            var name = value.getClass().getSimpleName();
            vector[at] = 1 + kinds.places().getOrDefault(name, -1);
            var member = members.get(name);
            if (member != null) member.write(value, vector, at);
        }

        @Override
        public void tell(String path, int at, List<Slot> slots) {
            slots.add(new Slot(path + ".is", at, 1, kinds.names()));
            for (var field : merged) field.shape.tell(path + "." + field.name, at + field.offset, slots);
        }
    }

    /// A list whose members stand each at the place of one of their components, so that it need not be told.
    record Keyed(int most, String key, Method accessor, @Nullable Values names, Fields member) implements Shape {
        @Override
        public int size() { return most * member.size(); }

        @Override
        public void write(Object value, int[] vector, int at) {
            for (var thing : (List<?>) value) {
                int place = switch (Reading.of(accessor, thing)) {
                    case Enum<?> constant -> constant.ordinal();
                    case Integer number -> number;
                    case null, default -> -1;
                };
                if (place >= 0 && place < most) member.write(thing, vector, at + place * member.size());
            }
        }

        @Override
        public void tell(String path, int at, List<Slot> slots) {
            for (int i = 0; i < most; i++)
                member.tell("%s[%s]".formatted(path, names == null ? i : names.names().get(i)), at + i * member.size(), slots);
        }
    }
}
