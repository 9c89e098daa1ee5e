package hearthside.app.lens;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a part of a view lies in the vector. Whatever is missing leaves its places at 0.
interface Shape {
    int size();

    void write(Object value, int[] vector, int at);

    void tell(String path, int at, List<Slot> slots);

    /// Writes a part that may be missing.
    default void put(@Nullable Object value, int[] vector, int at) {
        if (value != null) write(value, vector, at);
    }

    /// A number, or yes and no.
    record Plain() implements Shape {
        @Override
        public int size() { return 1; }

        @Override
        public void write(Object value, int[] vector, int at) {
            vector[at] = value instanceof Integer number ? number : (boolean) value ? 1 : 0;
        }

        @Override
        public void tell(String path, int at, List<Slot> slots) { slots.add(new Slot(path, at, 1, null)); }
    }

    /// Something that may be missing: first 1 if it is there, then what it is.
    record Maybe(Shape shape) implements Shape {
        @Override
        public int size() { return 1 + shape.size(); }

        @Override
        public void write(Object value, int[] vector, int at) {
            vector[at] = 1;
            shape.write(value, vector, at + 1);
        }

        @Override
        public void tell(String path, int at, List<Slot> slots) {
            slots.add(new Slot(path + ".there", at, 1, null));
            shape.tell(path, at + 1, slots);
        }
    }

    /// One of several values.
    record Choice(Values values) implements Shape {
        @Override
        public int size() { return 1; }

        @Override
        public void write(Object value, int[] vector, int at) { vector[at] = 1 + values.place(value); }

        @Override
        public void tell(String path, int at, List<Slot> slots) { slots.add(new Slot(path, at, 1, values.names())); }
    }

    /// A list of which only matters how many of each there are.
    record Bag(Values values) implements Shape {
        @Override
        public int size() { return values.names().size(); }

        @Override
        public void write(Object value, int[] vector, int at) {
            for (var member : (List<?>) value) {
                int place = values.place(member);
                if (place >= 0) vector[at + place]++;
            }
        }

        @Override
        public void tell(String path, int at, List<Slot> slots) { slots.add(new Slot(path, at, size(), values.names())); }
    }

    /// A list in its order: first its length, then each member.
    record Row(int most, Shape member) implements Shape {
        @Override
        public int size() { return 1 + most * member.size(); }

        @Override
        public void write(Object value, int[] vector, int at) {
            var list = (List<?>) value;
            vector[at] = list.size();
            for (int i = 0; i < Math.min(most, list.size()); i++) member.put(list.get(i), vector, at + 1 + i * member.size());
        }

        @Override
        public void tell(String path, int at, List<Slot> slots) {
            slots.add(new Slot(path + ".count", at, 1, null));
            for (int i = 0; i < most; i++) member.tell("%s[%d]".formatted(path, i), at + 1 + i * member.size(), slots);
        }
    }
}
