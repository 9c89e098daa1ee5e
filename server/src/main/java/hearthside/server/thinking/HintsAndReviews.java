package hearthside.server.thinking;

import hearthside.ai.bot.Budget;
import hearthside.server.store.Store;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.tables.TableRegistry;

/// What the search does for people: hints while they play, and a look back afterwards.
public final class HintsAndReviews implements AutoCloseable {
    private static final int HINT_MILLIS = 800;
    private static final int FEWEST_ITERATIONS = 4;

    private final TableRegistry registry;
    private final ReviewRepository repository;
    private final Reviewer reviewer;
    private final TableHints hints;

    /// @param botPause where bots are in a hurry, as in tests, so is whoever looks back
    public HintsAndReviews(TableRegistry registry, Store store, int botPause) {
        this.registry = registry;
        repository = new ReviewRepository(store);
        reviewer = new Reviewer(registry, repository, Math.clamp(botPause, FEWEST_ITERATIONS, Reviewer.ITERATIONS));
        hints = new TableHints(repository, Budget.ofMillis(HINT_MILLIS));
        registry.jobs().on(Reviewer.ERRAND, reviewer::review);
    }

    public Reviewer reviewer() { return reviewer; }

    public TableHints hints() { return hints; }

    /// From now on players at this table may ask for hints.
    public void allowHints(String table) { repository.allowHints(table); }

    /// A rematch is played as the game before.
    public void follow(String old, String next) { if (repository.hasHints(old)) repository.allowHints(next); }

    /// A finished game that people played is looked back at; nobody waits for it.
    public void lookBack(Table<?, ?> table) {
        if (table.chairs().stream().anyMatch(Seat::isPerson))
            registry.work(() -> registry.jobs().at(registry.now(), Reviewer.ERRAND, table.id()));
    }

    @Override
    public void close() {
        hints.close();
        reviewer.close();
    }
}
