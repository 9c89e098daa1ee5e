package hearthside.server.thinking;

import hearthside.server.identity.Origins;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.Store;
import hearthside.server.table.Table;
import java.util.function.Function;

/// What the search does for people: hints while they play, and a look back afterwards.
public final class HintsAndReviews implements AutoCloseable {
    private static final int FEWEST_ITERATIONS = 4;

    private final ReviewRepository repository;
    private final Reviewer reviewer;
    private final TableHints hints;
    private final TableCoach coach;

    /// @param tables   all tables, by name
    /// @param jobs     runs the reviews; whoever made it begins and closes it
    /// @param origins  where those who ask come from
    /// @param botPause where bots are in a hurry, as in tests, so is whoever looks back
    public HintsAndReviews(Function<String, Table<?, ?>> tables, Store store, ScheduledJobs jobs, Origins origins, int botPause) {
        repository = new ReviewRepository(store);
        reviewer = new Reviewer(tables, repository, jobs, Math.clamp(botPause, FEWEST_ITERATIONS, Reviewer.ITERATIONS));
        hints = new TableHints(repository, origins);
        coach = new TableCoach(repository, hints);
        jobs.on(Reviewer.JOB, reviewer::review);
    }

    public Reviewer reviewer() { return reviewer; }

    public TableHints hints() { return hints; }

    public TableCoach coach() { return coach; }

    /// From now on players at this table may ask for hints.
    public void allowHints(String table) { repository.allowHints(table); }

    /// A rematch is played as the game before.
    public void follow(String old, String next) { if (repository.hasHints(old)) repository.allowHints(next); }

    @Override
    public void close() {
        hints.close();
        reviewer.close();
    }
}
