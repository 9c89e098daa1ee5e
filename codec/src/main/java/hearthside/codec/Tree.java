package hearthside.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// JSON that has been read but not yet understood.
public sealed interface Tree {

    record Nothing() implements Tree {}

    record Truth(boolean value) implements Tree {}

    /// @param digits as they were written: how large a number may be is said by whoever reads it
    record Digits(String digits) implements Tree {
        boolean isWhole() { return digits.indexOf('.') < 0 && digits.indexOf('e') < 0 && digits.indexOf('E') < 0; }

        /// Whether no number of 64 bits is as large.
        boolean isEndless() { return !isWhole() && Double.isInfinite(Double.parseDouble(digits)); }

        String shown() { return isWhole() ? digits : String.valueOf(Double.parseDouble(digits)); }
    }

    record Text(String value) implements Tree {}

    record Items(List<Tree> items) implements Tree {}

    record Fields(Map<String, Tree> fields) implements Tree {}

    /// Throws `BadInput` that names line and column.
    static Tree parse(String text) { return new TreeReader(text).whole(); }

    /// As plain values: maps, lists, texts, truths, numbers as doubles, however large, and an empty optional for null.
    default Object plain() {
        return switch (this) {
            case Nothing _ -> Optional.empty();
            case Truth(boolean value) -> value;
            case Digits(var digits) -> Double.valueOf(digits);
            case Text(var value) -> value;
            case Items(var items) -> {
                var plain = new ArrayList<Object>();
                for (var item : items) plain.add(item.plain());
                yield plain;
            }
            case Fields(var fields) -> {
                var plain = new HashMap<String, Object>();
                fields.forEach((name, field) -> plain.put(name, field.plain()));
                yield plain;
            }
        };
    }

    /// A field of an object; null where there is none, where it says null, and where this is no object.
    default @Nullable Tree at(String field) {
        return this instanceof Fields(var fields) && !(fields.get(field) instanceof Nothing) ? fields.get(field) : null;
    }
}
