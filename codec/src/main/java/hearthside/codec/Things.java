package hearthside.codec;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Records and families of records.
final class Things {
    private static final String IS = "is";

    private Things() {}

    /// @param is the name it carries as one of a family
    record Thing<R>(@Nullable String is, Function<@Nullable Object[], R> make, List<Types.Part<R, ?>> parts) implements Type<R> {
        @Override
        public void write(StringBuilder out, R value) {
            out.append('{');
            if (is != null) out.append("\"is\":\"").append(is).append(parts.isEmpty() ? "\"" : "\",");
            for (int i = 0; i < parts.size(); i++) {
                if (i > 0) out.append(',');
                out.append('"').append(parts.get(i).name()).append("\":");
                write(out, parts.get(i), value);
            }
            out.append('}');
        }

        private static <R, T> void write(StringBuilder out, Types.Part<R, T> part, R value) {
            var own = part.from().apply(value);
            if (own == null) out.append("null");
            else part.type().write(out, own);
        }

        /// First all that is known in the order in which it is told, then what is missing, then what the record itself says, and at last
        /// what is not known: so `wire` complains too.
        @Override
        public R of(Tree tree) {
            if (!(tree instanceof Tree.Fields(var fields))) throw Scalars.notMany(tree, "an object in braces");
            var values = new @Nullable Object[parts.size()];
            String unknown = null;
            for (var field : fields.entrySet()) {
                int part = find(field.getKey());
                if (part >= 0) values[part] = read(parts.get(part), field.getValue());
                else if (unknown == null && !(is != null && field.getKey().equals(IS))) unknown = field.getKey();
            }
            for (int i = 0; i < values.length; i++)
                if (values[i] == null && !parts.get(i).nullable()) throw Many.missing(parts.get(i).name());
            var made = make(values);
            if (unknown != null) throw new BadInput(unknown, "There is no such field; %s.".formatted(known()));
            return made;
        }

        private R make(@Nullable Object[] values) {
            try {
                return make.apply(values);
            } catch (BadInput e) {
                throw e;
            } catch (RuntimeException _) {
                throw new BadInput("", "What is told here does not fit together; compare it with one that the engine gave.");
            }
        }

        private int find(String name) {
            for (int i = 0; i < parts.size(); i++) if (parts.get(i).name().equals(name)) return i;
            return -1;
        }

        private static <R, T> @Nullable T read(Types.Part<R, T> part, Tree tree) {
            return part.nullable() && tree instanceof Tree.Nothing ? null : Many.element(part.type(), tree, part.name());
        }

        private String known() {
            var names = new ArrayList<String>();
            for (var part : parts) names.add(part.name());
            return names.isEmpty() ? "none is known here" : "known are " + String.join(", ", names);
        }
    }

    static final class Family<F> implements Type<F> {
        private final Map<Class<?>, Types.Member<? extends F>> byType = new HashMap<>();
        private final Map<String, Types.Member<? extends F>> byName = new HashMap<>();
        private final String all;

        Family(List<Types.Member<? extends F>> members) {
            var names = new ArrayList<String>();
            for (var member : members) {
                byType.put(member.type(), member);
                byName.put(member.is(), member);
                names.add(member.is());
            }
            all = String.join(", ", names);
        }

        @Override
        @SuppressWarnings("unchecked") // it was found by the type of the value
        public void write(StringBuilder out, F value) {
            var member = (Types.Member<F>) byType.get(value.getClass());
            if (member == null) throw new IllegalStateException("not one of " + all);
            member.write(out, value);
        }

        @Override
        public F of(Tree tree) {
            var name = name(tree);
            var member = byName.get(name);
            if (member == null) throw Scalars.not('"' + name + '"', "one of " + all);
            return member.fields().of(tree);
        }

        private String name(Tree tree) {
            if (tree instanceof Tree.Items) throw Scalars.expected("an object in braces");
            var is = tree.at(IS);
            var shown = is == null ? null : shown(is);
            if (shown == null)
                throw new BadInput("", "The field \"is\" is missing; it says which one this is: %s.".formatted(all));
            return shown;
        }

        private static @Nullable String shown(Tree tree) {
            return switch (tree) {
                case Tree.Text(var text) -> text;
                case Tree.Digits number -> number.shown();
                case Tree.Truth(var value) -> String.valueOf(value);
                case Tree.Nothing _,Tree.Items _,Tree.Fields _ -> null;
            };
        }
    }
}
