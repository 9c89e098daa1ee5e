package hearthside.server.store;

/// Another server has written this line of the journal first.
public final class WriteConflict extends RuntimeException {
    private WriteConflict() { super("Somebody else was faster.", null, false, false); }

    public static void unless(boolean written) {
        if (!written) throw new WriteConflict();
    }
}
