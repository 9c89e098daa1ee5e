package hearthside.codec;

import hearthside.core.input.BadInput;
import org.jspecify.annotations.Nullable;

/// How values of one type are written as JSON and read back. Reading is strict: whatever does not fit is refused with a [BadInput] that
/// names the field.
public interface Type<T> {

    void write(StringBuilder out, T value);

    /// What there is of it; null in a tree is nothing.
    T of(Tree tree);

    default T read(@Nullable Tree tree) {
        if (tree == null || tree instanceof Tree.Nothing) throw new BadInput("", "This is missing.");
        return of(tree);
    }

    default String text(T value) {
        var out = new StringBuilder();
        write(out, value);
        return out.toString();
    }
}
