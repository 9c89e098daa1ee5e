package hearthside.core;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// The lists that views are made of. Bots look at a view for every decision, and a stream, or a wrapper around a list that could be
/// changed, would cost more than what it carries here.
public final class Listing {
    private Listing() {}

    /// One thing for each number below `count`.
    public static <T> List<T> of(int count, IntFunction<T> thing) {
        var all = new Object[count];
        for (int i = 0; i < count; i++) all[i] = thing.apply(i);
        return new Fixed<>(all);
    }

    /// One thing for each number in a set: its bits.
    public static <T> List<T> ofSet(long set, IntFunction<T> thing) {
        if (set == 0) return List.of();
        var all = new Object[Long.bitCount(set)];
        int size = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) all[size++] = thing.apply(Long.numberOfTrailingZeros(rest));
        return new Fixed<>(all);
    }

    /// A list that nobody can change: nobody else has its array.
    private static final class Fixed<T> extends AbstractList<T> implements RandomAccess {
        private final @Nullable Object[] all;

        Fixed(@Nullable Object[] all) { this.all = all; }

        @Override
        @SuppressWarnings({"unchecked", "NullAway"}) // only what a T was made for has been put in, null where T allows it
        public T get(int index) { return (T) all[index]; }

        @Override
        public int size() { return all.length; }

        @Override
        public int indexOf(@Nullable Object thing) {
            for (int i = 0; i < all.length; i++) if (Objects.equals(all[i], thing)) return i;
            return -1;
        }

        @Override
        public boolean contains(@Nullable Object thing) { return indexOf(thing) >= 0; }

        @Override
        public void forEach(Consumer<? super T> action) {
            for (int i = 0; i < all.length; i++) action.accept(get(i));
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() { return next < all.length; }

                @Override
                public T next() {
                    if (next >= all.length) throw new NoSuchElementException();
                    return get(next++);
                }
            };
        }
    }
}
