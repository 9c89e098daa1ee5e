package hearthside.engine.home;

/// What `Long.expand` does in one instruction, step by step.
public final class Bits {
    private Bits() {}

    public static int nth(long bits, int n) {
        long rest = bits;
        for (int i = 0; i < n; i++) rest &= rest - 1;
        return Long.numberOfTrailingZeros(rest);
    }
}
