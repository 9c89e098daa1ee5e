package hearthside.core;

/// Sets of small numbers as the bits of a word. A machine has one instruction for this and a browser has none: there `engine` puts a class
/// of the same name in its place.
public final class Bits {
    private Bits() {}

    /// The number of the n-th bit that is set, counted from 0.
    public static int nth(long bits, int n) { return Long.numberOfTrailingZeros(Long.expand(1L << n, bits)); }
}
