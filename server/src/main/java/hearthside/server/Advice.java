package hearthside.server;

import hearthside.ai.Budget;

/// What the search does for people: hints while they play, and a look back afterwards.
final class Advice implements AutoCloseable {
    private static final int HINT_MILLIS = 800;
    private static final int FEWEST_ITERATIONS = 4;

    private final Hall hall;
    private final ReviewLedger ledger;
    private final Reviewer reviewer;
    private final Hinting hinting;

    /// @param botPause where bots are in a hurry, as in tests, so is whoever looks back
    Advice(Hall hall, Store store, int botPause) {
        this.hall = hall;
        ledger = new ReviewLedger(store);
        reviewer = new Reviewer(hall, ledger, Math.clamp(botPause, FEWEST_ITERATIONS, Reviewer.ITERATIONS));
        hinting = new Hinting(ledger, Budget.ofMillis(HINT_MILLIS));
        hall.errands().on(Reviewer.ERRAND, reviewer::review);
    }

    Reviewer reviewer() { return reviewer; }

    Hinting hinting() { return hinting; }

    /// From now on players at this table may ask for hints.
    void allowHints(String table) { ledger.allowHints(table); }

    /// A rematch is played as the game before.
    void follow(String old, String next) { if (ledger.hasHints(old)) ledger.allowHints(next); }

    /// A finished game that people played is looked back at; nobody waits for it.
    void lookBack(Table<?, ?> table) {
        if (table.chairs().stream().anyMatch(Chair::isPerson)) hall.work(() -> hall.errands().at(hall.now(), Reviewer.ERRAND, table.id()));
    }

    @Override
    public void close() {
        hinting.close();
        reviewer.close();
    }
}
