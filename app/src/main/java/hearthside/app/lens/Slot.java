package hearthside.app.lens;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What stands at some places of the vector.
///
/// @param at     the first place, from 0
/// @param count  how many places in a row
/// @param values with one place: the number is 1 + the position in this list, 0 for none. With as many places as values: how many
///               there are of each. Null: a plain number, or 1 for yes and 0 for no
public record Slot(String path, int at, int count, @Nullable List<String> values) {}
