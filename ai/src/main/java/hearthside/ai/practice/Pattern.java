package hearthside.ai.practice;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Whether something looks as it should, as lessons say it. Of an object only the fields that are named count; `{"0": …}` looks into a list
/// by number, `{"some": …}` for any of its pieces, `{"count": …}` at how many there are, `{"atLeast": 3}` and `{"atMost": 3}` at a number.
///
/// Both are JSON as plain values, whoever has read it: maps, lists, texts, truths, numbers as `Double`, however large, and an empty
/// optional for null.
public final class Pattern {
    private static final int LONGEST = 4; // digits of a place in a list

    private Pattern() {}

    /// @param found null where there is no such thing
    public static boolean fits(Object pattern, @Nullable Object found) {
        if (found == null) return false;
        if (pattern instanceof Double one && found instanceof Double other) return one.doubleValue() == other.doubleValue();
        if (!(pattern instanceof Map<?, ?> wanted)) return pattern.equals(found);
        return wanted.entrySet().stream().allMatch(field -> fits((String) field.getKey(), field.getValue(), found));
    }

    private static boolean fits(String name, Object wanted, Object found) {
        return switch (name) {
            case "atLeast" -> found instanceof Double number && wanted instanceof Double least && number >= least;
            case "atMost" -> found instanceof Double number && wanted instanceof Double most && number <= most;
            case "some" -> pieces(found).stream().anyMatch(each -> fits(wanted, each));
            case "count" -> fits(wanted, found instanceof List<?> list ? Double.valueOf(list.size()) : piece(found, name));
            default -> fits(wanted, piece(found, name));
        };
    }

    private static Collection<?> pieces(Object found) {
        if (found instanceof List<?> list) return list;
        return found instanceof Map<?, ?> fields ? fields.values() : List.of();
    }

    private static @Nullable Object piece(Object found, String name) {
        if (found instanceof Map<?, ?> fields) return fields.get(name);
        int at = place(name);
        return found instanceof List<?> list && at >= 0 && at < list.size() ? list.get(at) : null;
    }

    private static int place(String name) {
        boolean isNumber = !name.isEmpty() && name.length() <= LONGEST && name.chars().allMatch(each -> each >= '0' && each <= '9');
        return isNumber ? Integer.parseInt(name) : -1;
    }
}
