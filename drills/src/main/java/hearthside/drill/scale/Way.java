package hearthside.drill.scale;

/// How servers tell each other of a move.
enum Way {
    NOTIFY("through PostgreSQL (NOTIFY)"),
    BUS("through NATS");

    private final String words;

    Way(String words) { this.words = words; }

    String words() { return words; }
}
