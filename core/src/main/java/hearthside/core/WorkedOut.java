package hearthside.core;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What a game has worked out from its terms: tables for quick lookup. Games played in bulk share their terms, so the latest answer is
/// kept.
public final class WorkedOut<T> {
    private record Known<T>(Terms terms, T value) {}

    private final Function<Terms, T> working;
    private volatile @Nullable Known<T> latest;

    public WorkedOut(Function<Terms, T> working) { this.working = working; }

    public T on(Terms terms) {
        var known = latest;
        if (known != null && known.terms.equals(terms)) return known.value;
        var value = working.apply(terms);
        latest = new Known<>(terms, value);
        return value;
    }
}
