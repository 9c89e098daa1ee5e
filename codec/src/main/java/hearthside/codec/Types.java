package hearthside.codec;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The types there are, and how larger ones are made of them: what the tables are written in.
public final class Types {
    public static final Type<Integer> WHOLE = new Scalars.Whole();
    public static final Type<Long> WIDE = new Scalars.Wide();
    public static final Type<Double> DECIMAL = new Scalars.Decimal();
    public static final Type<Boolean> TRUTH = new Scalars.Truth();
    public static final Type<String> TEXT = new Scalars.Text();

    public static <E extends Enum<E>> Type<E> word(E[] words) { return new Scalars.Word<>(words); }

    public static <T> Type<List<T>> listOf(Type<T> type) { return new Many.ListOf<>(type); }

    public static <T> Type<Map<String, T>> mapOf(Type<T> type) { return new Many.MapOf<>(type); }

    /// A type that is told later, because it is made of this one.
    public static <T> Type<T> later(Supplier<Type<T>> type) {
        return new Type<>() {
            @Override
            public void write(StringBuilder out, T value) { type.get().write(out, value); }

            @Override
            public T of(Tree tree) { return type.get().of(tree); }
        };
    }

    /// A component of a record.
    public record Part<R, T>(String name, Type<T> type, Function<R, @Nullable T> from, boolean nullable) {}

    public static <R, T> Part<R, T> part(String name, Type<T> type, Function<R, T> from) { return new Part<>(name, type, from, false); }

    public static <R, T> Part<R, T> orNull(String name, Type<T> type, Function<R, @Nullable T> from) {
        return new Part<>(name, type, from, true);
    }

    /// A record, made of the values of its parts in order.
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    public static <R> Type<R> thing(Function<@Nullable Object[], R> make, Part<R, ?>... parts) {
        return new Things.Thing<>(null, make, List.of(parts));
    }

    /// A record that is one of a family.
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    public static <R> Member<R> member(Class<R> type, String is, Function<@Nullable Object[], R> make, Part<R, ?>... parts) {
        return new Member<>(type, is, new Things.Thing<>(is, make, List.of(parts)));
    }

    /// One of a family; where no other can be, it is a type of its own.
    public record Member<R>(Class<R> type, String is, Type<R> fields) implements Type<R> {
        @Override
        public void write(StringBuilder out, R value) { fields.write(out, value); }

        @Override
        public R of(Tree tree) { return new Things.Family<>(List.of(this)).of(tree); }
    }

    /// A sealed family; `is` says which of them.
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    public static <F> Type<F> family(Member<? extends F>... members) { return new Things.Family<>(List.of(members)); }

    private Types() {}
}
