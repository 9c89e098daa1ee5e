package hearthside.wire;

import hearthside.core.Derived;
import hearthside.core.GameEvent;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What JSON made from a type looks like, read off the records: for reference pages, schemas, completing positions by hand, and types in
/// other languages.
public sealed interface Shape {

    /// A whole number; a wide one may have 64 bits.
    record Whole(boolean wide) implements Shape {}

    /// Any number.
    record Decimal() implements Shape {}

    record YesNo() implements Shape {}

    record Text() implements Shape {}

    /// Anything.
    ///
    /// @param tagged whether it is an action or an event of some game: an object whose `is` says which
    record Whatever(boolean tagged) implements Shape {
        public Whatever() { this(false); }
    }

    /// One of an enum's words.
    record Choice(Class<?> type, List<String> words) implements Shape {}

    record ListOf(Shape of, boolean nullable) implements Shape {}

    /// An object whose keys are names.
    record MapOf(Shape of) implements Shape {}

    /// An object with the components of a record.
    record Thing(Class<?> type) implements Shape {
        public List<Field> fields() { return Shape.fields(type); }
    }

    /// One of the records of a sealed family; `is` says which.
    record Family(Class<?> type) implements Shape {
        public List<Class<?>> members() { return List.of(type.getPermittedSubclasses()); }
    }

    /// @param nullable whether it may be null
    /// @param derived  whether a position may leave it out, because it follows from the rest
    record Field(String name, Shape shape, boolean nullable, boolean derived) {}

    static Shape of(Class<?> type) { return ofType(type, null); }

    /// The components of a record.
    static List<Field> fields(Class<?> record) {
        return Arrays.stream(record.getRecordComponents()).map(component -> new Field(component.getName(),
                ofType(component.getGenericType(), component.getAnnotatedType()), isNullable(component.getAnnotatedType()),
                component.isAnnotationPresent(Derived.class))).toList();
    }

    /// Whether its JSON carries `is`.
    static boolean isMember(Class<?> type) { return !type.isInterface() && Records.isOfFamily(type); }

    private static boolean isNullable(@Nullable AnnotatedElement type) {
        return type != null && type.isAnnotationPresent(Nullable.class);
    }

    private static Shape ofType(Type type, @Nullable AnnotatedType annotated) {
        if (annotated != null && annotated.isAnnotationPresent(OfSomeGame.class)) return new Whatever(true);
        var written = annotated == null ? null : annotated.getAnnotation(Written.class);
        if (written != null) return ofClass(written.value());
        if (type instanceof TypeVariable) return new Whatever(true); // a record with a parameter is about the actions of a game: a hint
        if (type instanceof WildcardType) return new Whatever();
        if (type instanceof ParameterizedType generic) {
            var raw = (Class<?>) generic.getRawType();
            if (raw.isRecord()) return new Thing(raw);
            var arguments = generic.getActualTypeArguments();
            var last = annotated instanceof AnnotatedParameterizedType parameters
                    ? parameters.getAnnotatedActualTypeArguments()[arguments.length - 1]
                    : null;
            var of = ofType(arguments[arguments.length - 1], last);
            return java.util.Map.class.isAssignableFrom(raw) ? new MapOf(of) : new ListOf(of, isNullable(last));
        }
        return ofClass((Class<?>) type);
    }

    private static Shape ofClass(Class<?> type) {
        if (type == int.class || type == Integer.class) return new Whole(false);
        if (type == long.class || type == Long.class) return new Whole(true);
        if (type == double.class || type == Double.class) return new Decimal();
        if (type == boolean.class || type == Boolean.class) return new YesNo();
        if (type == String.class || type == Instant.class || type == LocalDate.class) return new Text();
        if (type == GameEvent.class) return new Whatever(true);
        if (type.isEnum())
            return new Choice(type,
                    Arrays.stream(type.getEnumConstants()).map(c -> ((Enum<?>) c).name().toLowerCase(Locale.ROOT)).toList());
        if (type.isSealed()) return new Family(type);
        if (type.isRecord()) return new Thing(type);
        return new Whatever();
    }
}
