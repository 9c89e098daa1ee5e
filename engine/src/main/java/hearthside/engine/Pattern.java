package hearthside.engine;

import hearthside.codec.Tree;
import hearthside.codec.Types;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whether something looks as it should, as lessons say it. Of an object only the fields that are named count; `{"0": …}` looks into a list
/// by number, `{"some": …}` for any of its pieces, `{"count": …}` at how many there are, `{"atLeast": 3}` and `{"atMost": 3}` at a number.
final class Pattern {
    private static final int LONGEST = 4; // digits of a place in a list

    private Pattern() {}

    static boolean fits(Tree pattern, @Nullable Tree found) {
        if (found == null) return false;
        if (!(pattern instanceof Tree.Fields(var wanted)))
            return pattern instanceof Tree.Digits && found instanceof Tree.Digits
                    ? number(pattern) == number(found)
                    : pattern.equals(found);
        return wanted.entrySet().stream().allMatch(field -> fits(field.getKey(), field.getValue(), found));
    }

    private static boolean fits(String name, Tree wanted, Tree found) {
        return switch (name) {
            case "atLeast" -> found instanceof Tree.Digits && number(found) >= number(wanted);
            case "atMost" -> found instanceof Tree.Digits && number(found) <= number(wanted);
            case "some" -> pieces(found).stream().anyMatch(each -> fits(wanted, each));
            case "count" -> fits(wanted, found instanceof Tree.Items(var items)
                    ? new Tree.Digits(Integer.toString(items.size()))
                    : found.at(name));
            default -> fits(wanted, piece(found, name));
        };
    }

    private static Collection<Tree> pieces(Tree found) {
        return switch (found) {
            case Tree.Items(var items) -> items;
            case Tree.Fields(var fields) -> fields.values();
            case Tree.Nothing _,Tree.Truth _,Tree.Digits _,Tree.Text _ -> List.of();
        };
    }

    private static @Nullable Tree piece(Tree found, String name) {
        return switch (found) {
            case Tree.Items(var items) -> {
                int at = place(name);
                yield at >= 0 && at < items.size() ? items.get(at) : null;
            }
            case Tree.Fields(var fields) -> fields.get(name);
            case Tree.Nothing _,Tree.Truth _,Tree.Digits _,Tree.Text _ -> null;
        };
    }

    private static int place(String name) {
        boolean isNumber = !name.isEmpty() && name.length() <= LONGEST && name.chars().allMatch(each -> each >= '0' && each <= '9');
        return isNumber ? Integer.parseInt(name) : -1;
    }

    private static double number(Tree digits) { return Types.DECIMAL.read(digits); }
}
