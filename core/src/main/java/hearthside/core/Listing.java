package hearthside.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/// The lists that views are made of. Bots look at a view for every decision, and a stream would cost more than what it carries here.
public final class Listing {
    private Listing() {}

    /// One thing for each number below `count`.
    public static <T> List<T> of(int count, IntFunction<T> thing) {
        var all = new ArrayList<T>(count);
        for (int i = 0; i < count; i++) all.add(thing.apply(i));
        return Collections.unmodifiableList(all);
    }

    /// One thing for each number in a set: its bits.
    public static <T> List<T> ofSet(long set, IntFunction<T> thing) {
        if (set == 0) return List.of();
        var all = new ArrayList<T>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) all.add(thing.apply(Long.numberOfTrailingZeros(rest)));
        return Collections.unmodifiableList(all);
    }
}
