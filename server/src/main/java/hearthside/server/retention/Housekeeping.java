package hearthside.server.retention;

import hearthside.server.protocol.ApiError;
import hearthside.server.store.Store;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What a house keeps and what it lets go: how many games there may be, and which of them have been kept long enough.
public record Housekeeping(Store store, Retention retention, Clock time) {
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final long TIDY_MILLIS = 30_000;
    private static final long A_WHILE_MILLIS = 200;
    private static final Duration IDLE = Duration.ofMinutes(5);
    private static final Duration CROWDED = Duration.ofSeconds(30);
    /// So many tables are in memory before it is crowded.
    private static final int MANY = 1000;
    /// So few at once that moves do not wait for it.
    private static final int AT_ONCE = 20;
    private static final long EVER = Long.MIN_VALUE;
    /// A game is kept for an account that opened it, sits there, or has played it.
    private static final String OLD = """
            select t.id from tables t
            where (t.status = 'playing' and t.updated < :unfinished or t.status = 'over' and t.updated < :finished)
            and t.host not in (select holder from accounts)
            and not exists (select 1 from seat_holders s join accounts a on a.holder = s.holder where s.table_id = t.id)
            and not exists (select 1 from results r join accounts a on a.holder = r.holder where r.table_id = t.id)
            order by t.updated limit :most""";

    /// For as long as the server runs.
    public void work(OpenTables tables, LongPredicate rest) {
        while (rest.test(TIDY_MILLIS)) tidy(tables, tables.size() < MANY ? IDLE : CROWDED, rest);
    }

    /// Puts away what nobody has needed for so long, and lets go what has been kept long enough.
    public void tidy(OpenTables tables, Duration idle, LongPredicate rest) {
        try {
            tables.putAway(idle);
            for (var gone = letGo(); !gone.isEmpty() && rest.test(A_WHILE_MILLIS); gone = letGo()) gone.forEach(tables::remove);
        } catch (RuntimeException e) {
            LOG.warn("What nobody needs could not be put away now: {}", e.getMessage());
        }
    }

    /// Opens these, but only so many at a time: the memory must not grow with their number.
    public void openSlowly(List<String> ids, OpenTables tables, Consumer<String> open, LongPredicate rest) {
        for (var id : ids) {
            while (tables.size() >= MANY) {
                tables.putAway(OpenTables.LEAST);
                if (!rest.test(A_WHILE_MILLIS)) return;
            }
            open.accept(id);
        }
    }

    /// Before one more table is opened.
    public void mustHaveRoom() { if (store.read(Housekeeping::playing) >= retention.maxTables()) throw full(); }

    public static int playing(Handle handle) {
        return handle.createQuery("select count(*) from tables where status = 'playing'").mapTo(Integer.class).one();
    }

    public static ApiError full() {
        return new ApiError(503, "house-full", "This house has as many games as it can keep; go on with one of yours, or try again later.");
    }

    /// Lets a few tables go that have been kept long enough, with all that belongs to them. Returns which; none where there are no more.
    public List<String> letGo() {
        long unfinished = before(retention.unfinished()), finished = before(retention.finished());
        if (unfinished == EVER && finished == EVER) return List.of();
        var parts = store.tablesWith("table_id");
        return store.write("", handle -> {
            List<String> old = handle.createQuery(OLD).bind("unfinished", unfinished).bind("finished", finished).bind("most", AT_ONCE)
                    .mapTo(String.class).list();
            for (var table : old) letGo(handle, table, parts);
            return old;
        });
    }

    private long before(Duration kept) { return kept.isZero() ? EVER : time.millis() - kept.toMillis(); }

    private static void letGo(Handle handle, String table, List<String> parts) {
        var statements = new ArrayList<String>();
        for (var part : parts) statements.add("delete from %s where table_id = :id".formatted(part));
        statements.add("delete from scheduled_tasks where task_instance = :id or task_instance like :id || '#%'");
        statements.add("delete from tables where id = :id");
        for (var statement : statements) handle.createUpdate(statement).bind("id", table).execute();
    }
}
