package hearthside.server.table;

/// Another server has written this first.
public final class WriteConflict extends RuntimeException {
    private WriteConflict() { super("Somebody else was faster.", null, false, false); }

    public static void unless(boolean written) {
        if (!written) throw new WriteConflict();
    }
}
