package hearthside.core;

import java.util.List;
import java.util.stream.IntStream;

/// A set of seats, as bits.
public record Seats(int bits) {
    public static final Seats NONE = new Seats(0);
    private static final Seats[] ALONE = IntStream.range(0, 8).mapToObj(seat -> new Seats(1 << seat)).toArray(Seats[]::new);

    public static Seats of(int seat) { return ALONE[seat]; }

    public boolean contains(int seat) { return seat >= 0 && seat < Integer.SIZE && (bits >> seat & 1) != 0; }

    public boolean isEmpty() { return bits == 0; }

    public int first() { return Integer.numberOfTrailingZeros(bits); }

    public List<Integer> list() { return IntStream.range(0, Integer.SIZE).filter(this::contains).boxed().toList(); }
}
