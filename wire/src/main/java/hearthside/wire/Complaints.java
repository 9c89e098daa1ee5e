package hearthside.wire;

import static tools.jackson.core.StreamReadConstraints.DEFAULT_MAX_DEPTH;
import static tools.jackson.core.StreamReadConstraints.DEFAULT_MAX_NAME_LEN;
import static tools.jackson.core.StreamReadConstraints.DEFAULT_MAX_NUM_LEN;

import hearthside.core.input.BadInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/// What the JSON library found wrong, as a sentence for people with the path to the field.
final class Complaints {
    static final String TOO_LARGE = "Here should be a whole number that is not so large.";

    /// Said where nothing better is known: the record could not be made of what was read.
    static final String UNFIT = "What is told here does not fit together; compare it with one that the engine gave.";

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
            case InvalidFormatException wrong when wrong.getValue() instanceof Double number && number.isInfinite() -> TOO_LARGE;
            case InvalidFormatException wrong -> "%s is not %s.".formatted(quote(wrong.getValue()), expected(wrong.getTargetType()));
            case MismatchedInputException _ when says(e, "Trailing token") ->
                "Something follows after the end of this value; send one at a time.";
            case MismatchedInputException mismatch -> "Here should be %s.".formatted(expected(mismatch.getTargetType()));
            case InputCoercionException _ -> TOO_LARGE;
            case StreamReadException _ when says(e, "Duplicate") -> "The field %s is given twice; keep one of them."
                    .formatted(e.getOriginalMessage().replaceAll("(?s)^[^\"]*(\"[^\"]{0,40}).*$", "$1\""));
            case StreamReadException broken -> "This is not valid JSON at line %d, column %d."
                    .formatted(Math.max(1, broken.getLocation().getLineNr()), Math.max(1, broken.getLocation().getColumnNr()));
            case StreamConstraintsException _ -> tooMuch(e);
            default -> UNFIT;
        };
    }

    /// The library reads only so much, lest one line fill the memory.
    private static String tooMuch(JacksonException e) {
        if (says(e, "nesting depth"))
            return "This is nested too deeply; lists and objects may lie %d deep in each other.".formatted(DEFAULT_MAX_DEPTH);
        if (says(e, "Number"))
            return "A number in here is too long; write it with at most %d digits.".formatted(DEFAULT_MAX_NUM_LEN);
        if (says(e, "Name"))
            return "The name of a field is too long; it has at most %d characters.".formatted(DEFAULT_MAX_NAME_LEN);
        if (says(e, "String"))
            return "A text in here is too long; shorten it to %d characters.".formatted(Json.LONGEST_TEXT);
        return "This is too large to be read; make it smaller.";
    }

    private static boolean says(JacksonException e, String words) {
        return e.getOriginalMessage() != null && e.getOriginalMessage().contains(words);
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
        if (type == double.class || type == Double.class) return "a number";
        if (type == boolean.class || type == Boolean.class) return "true or false";
        if (type == String.class) return "a text in quotes";
        if (java.util.Collection.class.isAssignableFrom(type)) return "a list in brackets";
        return "an object in braces";
    }

    private static String quote(Object value) { return value instanceof String text ? '"' + text + '"' : String.valueOf(value); }
}
