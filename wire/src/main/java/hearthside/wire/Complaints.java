package hearthside.wire;

import hearthside.core.input.BadInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/// What the JSON library found wrong, as a sentence for people with the path to the field.
final class Complaints {
    private Complaints() {}

    static BadInput of(JacksonException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause())
            if (cause instanceof BadInput found) return path(e).isEmpty() ? found : found.within(path(e));
        return new BadInput(path(e), sentence(e));
    }

    private static String path(JacksonException e) {
        var path = new StringBuilder();
        for (var step : e.getPath()) {
            if (step.getPropertyName() == null) path.append('[').append(step.getIndex()).append(']');
            else path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
        }
        return path.toString();
    }

    private static String sentence(JacksonException e) {
        return switch (e) {
            case UnrecognizedPropertyException unknown -> "There is no such field; %s.".formatted(known(unknown));
            case InvalidNullException _ -> "This field is missing.";
            case InvalidTypeIdException id -> id.getTypeId() == null
                    ? "The field \"is\" is missing; it says which one this is: %s.".formatted(family(id.getBaseType().getRawClass()))
                    : "\"%s\" is not one of %s.".formatted(id.getTypeId(), family(id.getBaseType().getRawClass()));
            case InvalidFormatException wrong -> "%s is not %s.".formatted(quote(wrong.getValue()), expected(wrong.getTargetType()));
            case MismatchedInputException mismatch -> "Here should be %s.".formatted(expected(mismatch.getTargetType()));
            case InputCoercionException _ -> "Here should be a whole number that is not so large.";
            case StreamReadException broken -> "This is not valid JSON at line %d, column %d."
                    .formatted(Math.max(1, broken.getLocation().getLineNr()), Math.max(1, broken.getLocation().getColumnNr()));
            default -> "This value cannot be used.";
        };
    }

    private static String known(UnrecognizedPropertyException e) {
        var known = e.getKnownPropertyIds();
        return known == null || known.isEmpty()
                ? "none is known here"
                : "known are " + known.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String family(Class<?> type) {
        var members = type.getPermittedSubclasses();
        return members == null ? type.getSimpleName() : Arrays.stream(members).map(Class::getSimpleName).collect(Collectors.joining(", "));
    }

    static String expected(Class<?> type) {
        if (type == null) return "another value";
        if (type.isEnum())
            return "one of " + Arrays.stream(type.getEnumConstants()).map(c -> ((Enum<?>) c).name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(", "));
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) return "a whole number";
        if (type == boolean.class || type == Boolean.class) return "true or false";
        if (type == String.class) return "a text in quotes";
        if (java.util.Collection.class.isAssignableFrom(type)) return "a list in brackets";
        return "an object in braces";
    }

    private static String quote(Object value) { return value instanceof String text ? '"' + text + '"' : String.valueOf(value); }
}
