package hearthside.codec;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Lists, and objects whose keys are names.
final class Many {
    private static final String MISSING = "This field is missing.";

    private Many() {}

    record ListOf<T>(Type<T> type) implements Type<List<T>> {
        @Override
        public void write(StringBuilder out, List<T> values) {
            out.append('[');
            for (int i = 0; i < values.size(); i++) {
                if (i > 0) out.append(',');
                type.write(out, values.get(i));
            }
            out.append(']');
        }

        @Override
        public List<T> of(Tree tree) {
            if (!(tree instanceof Tree.Items(var items)))
                throw type.equals(Types.TEXT) ? Scalars.notMany(tree, "a list in brackets") : Scalars.expected("a list in brackets");
            var values = new ArrayList<T>(items.size());
            for (int i = 0; i < items.size(); i++) values.add(element(type, items.get(i), "[" + i + "]"));
            return values;
        }
    }

    record MapOf<T>(Type<T> type) implements Type<Map<String, T>> {
        @Override
        public void write(StringBuilder out, Map<String, T> values) {
            out.append('{');
            int[] count = {0};
            values.forEach((key, value) -> {
                if (count[0]++ > 0) out.append(',');
                Scalars.quote(out, key);
                out.append(':');
                type.write(out, value);
            });
            out.append('}');
        }

        @Override
        public Map<String, T> of(Tree tree) {
            if (!(tree instanceof Tree.Fields(var fields))) throw Scalars.notMany(tree, "an object in braces");
            var values = new LinkedHashMap<String, T>();
            fields.forEach((key, value) -> values.put(key, element(type, value, key)));
            return values;
        }
    }

    /// A part of something, which must be there; complaints are told with its path.
    static <T> T element(Type<T> type, Tree tree, String path) {
        if (tree instanceof Tree.Nothing) throw new BadInput(path, MISSING);
        try {
            return type.of(tree);
        } catch (BadInput e) {
            throw e.within(path);
        }
    }

    static BadInput missing(String field) { return new BadInput(field, MISSING); }
}
