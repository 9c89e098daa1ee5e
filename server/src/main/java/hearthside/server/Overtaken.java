package hearthside.server;

/// Another server has written this line of the journal first.
final class Overtaken extends RuntimeException {
    private Overtaken() { super("Somebody else was faster.", null, false, false); }

    static void unless(boolean written) {
        if (!written) throw new Overtaken();
    }
}
