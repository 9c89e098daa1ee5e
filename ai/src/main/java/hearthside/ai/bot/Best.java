package hearthside.ai.bot;

import java.util.List;
import java.util.function.ToDoubleFunction;

/// The one worth most. Each is valued once: a stream's `max` would do it twice, and bots choose millions of times.
public final class Best {
    private Best() {}

    /// The first of those worth most.
    public static <T> T of(List<T> options, ToDoubleFunction<? super T> value) {
        T best = options.getFirst();
        if (options.size() == 1) return best;
        double most = value.applyAsDouble(best);
        for (int i = 1; i < options.size(); i++) {
            double each = value.applyAsDouble(options.get(i));
            if (Double.compare(each, most) <= 0) continue;
            most = each;
            best = options.get(i);
        }
        return best;
    }
}
