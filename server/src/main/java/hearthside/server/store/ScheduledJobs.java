package hearthside.server.store;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.jdbc.DefaultJdbcCustomization;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Jobs that are run when their time has come, by one of all servers on the database, also after a restart: clocks, reminders, tidying.
///
/// Say what is to be done before the server begins, `jobs.on("clock", table -> …)`; then `jobs.at(when, "clock", table)` as often as
/// needed: for each kind and name there is one job, and a later call moves it. A job whose server dies is run again by another, so
/// whoever runs it looks whether it is still due.
public final class ScheduledJobs implements AutoCloseable {
    /// How often it is looked what is due; tests look more often.
    private static final Duration POLL = Duration.ofMillis(Integer.getInteger("hearthside.poll", 500));
    private static final Duration HEARTBEAT = Duration.ofSeconds(5);
    private static final Duration RETRY = Duration.ofSeconds(2);
    private static final Duration LONGEST_RETRY = Duration.ofMinutes(1);
    /// After two seconds, four, eight and sixteen it is given up.
    static final int MOST_TRIES = 5;
    /// Most of a day, at one try a minute: by then somebody has looked after the database, or it is the work's fault after all.
    private static final int MOST_TRIES_OF_DATABASE = 1000;
    private static final Logger LOG = LoggerFactory.getLogger(ScheduledJobs.class);
    private static final Duration CLOSING = Duration.ofSeconds(3);
    private static final int AT_ONCE = 50;
    private static final char AGAIN = '#';
    /// In a statement that must not be torn: how many jobs of the kind `:job` wait or are run for the name `:id`.
    public static final String COUNT = "(select count(*) from scheduled_tasks where task_name = :job and (task_instance = :id or "
            + "task_instance like :id || '" + AGAIN + "%'))";

    private final Store store;
    private final Clock time;
    private final List<Task<?>> kinds = new ArrayList<>();
    private final LongAdder givenUp = new LongAdder();
    private final Map<String, LongAdder> runs = new ConcurrentHashMap<>();
    private @Nullable Scheduler scheduler;
    private volatile boolean closing;

    public ScheduledJobs(Store store) { this(store, Clock.systemUTC()); }

    public ScheduledJobs(Store store, Clock time) {
        this.store = store;
        this.time = time;
    }

    /// @param run gets the name; where it throws it is tried again a little later, a few times
    public void on(String kind, Consumer<String> run) {
        if (scheduler != null) throw new IllegalStateException("jobs have begun already");
        kinds.add(Tasks.oneTime(kind)
                .onFailure((complete, operations) -> failed(kind, complete, operations))
                .onDeadExecutionRevive().execute((job, _) -> {
                    try {
                        run.accept(name(job.getId()));
                    } finally {
                        runs.computeIfAbsent(kind, _ -> new LongAdder()).increment();
                    }
                }));
    }

    /// Work that always fails ends after a few tries. A database that does not answer is not the work's fault: that is tried for most of a
    /// day, and so is what was cut short because the server closes.
    private <T> void failed(String kind, ExecutionComplete complete, ExecutionOperations<T> operations) {
        int tries = complete.getExecution().consecutiveFailures + 1;
        var cause = complete.getCause().orElse(null);
        if (closing || tries < (isOfTheDatabase(cause) ? MOST_TRIES_OF_DATABASE : MOST_TRIES)) {
            var pause = RETRY.multipliedBy(1L << Math.min(tries - 1, MOST_TRIES));
            operations.reschedule(complete, time.instant().plus(pause.compareTo(LONGEST_RETRY) < 0 ? pause : LONGEST_RETRY));
            return;
        }
        operations.remove();
        givenUp.increment();
        LOG.warn("The job {} of {} was given up after {} tries: {}", kind, name(complete.getExecution().taskInstance.getId()), tries,
                String.valueOf(cause).replaceAll("\\p{C}", " "));
    }

    private static boolean isOfTheDatabase(@Nullable Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause())
            if (cause instanceof WriteFailed || cause instanceof SQLException) return true;
        return false;
    }

    /// How many jobs of a kind this server has run since the start, whatever came of them.
    public long runs(String kind) { return runs.getOrDefault(kind, new LongAdder()).sum(); }

    /// How many jobs were given up since the start.
    public long givenUp() { return givenUp.sum(); }

    /// Jobs of one kind that wait.
    ///
    /// @param failing how many have failed before
    /// @param next    when the first of them is due
    public record Waiting(String kind, int count, int failing, @Nullable Instant next) {}

    public List<Waiting> waiting() {
        return store.read(handle -> handle.createQuery("""
                select task_name, count(*) as jobs, sum(case when consecutive_failures > 0 then 1 else 0 end) as failing,
                    min(execution_time) as next from scheduled_tasks group by task_name order by task_name""")
                .map((rs, _) -> new Waiting(rs.getString("task_name"), rs.getInt("jobs"), rs.getInt("failing"),
                        Instant.ofEpochMilli(rs.getLong("next"))))
                .list());
    }

    /// Trap: SQLite waits for its turn in native code. A virtual thread that does keeps its carrier, and two of them would hold up
    /// every call to a house with two cores; so jobs have threads of their own.
    public void begin() {
        if (kinds.isEmpty()) return;
        // Trap: without a name of ours it asks for that of the machine, which takes long where nobody answers for names
        var begun = Scheduler.create(store.source(), kinds).schedulerName(new SchedulerName.Fixed(store.node()))
                .jdbcCustomization(new Millis()).clock(time::instant).pollingInterval(POLL)
                .heartbeatInterval(HEARTBEAT)
                .executorService(Executors.newFixedThreadPool(AT_ONCE, Thread.ofPlatform().daemon().name("job-", 0).factory()))
                .threads(AT_ONCE).shutdownMaxWait(CLOSING)
                .failureLogging(LogLevel.DEBUG, false).build();
        begun.start();
        scheduler = begun;
    }

    /// Returns when it is on the disk. Throws [WriteFailed].
    public void at(Instant when, String kind, String name) { store.write(handle -> at(handle, when, kind, name)); }

    public void soon(String kind, String name) { later(Duration.ZERO, kind, name); }

    public void later(Duration pause, String kind, String name) { at(time.instant().plus(pause), kind, name); }

    /// The same within a write of one's own: both happen, or neither.
    public static void at(Handle handle, Instant when, String kind, String name) {
        if (insert(handle, when, kind, name,
                " on conflict (task_name, task_instance) do update set execution_time = excluded.execution_time, version = "
                        + "scheduled_tasks.version + 1 where scheduled_tasks.picked = false") == 0)
            // it is being run just now, and goes away afterwards
            insert(handle, when, kind, name + AGAIN + when.toEpochMilli(), " on conflict do nothing");
    }

    private static int insert(Handle handle, Instant when, String kind, String instance, String conflict) {
        return handle.createUpdate(
                "insert into scheduled_tasks (task_name, task_instance, execution_time, picked, version) values (:kind, :instance, "
                        + ":when, false, 1)"
                        + conflict)
                .bind("kind", kind).bind("instance", instance).bind("when", when.toEpochMilli()).execute();
    }

    /// One that is being run just now runs to its end.
    void cancel(String kind, String name) {
        store.write(handle -> handle
                .createUpdate("delete from scheduled_tasks where task_name = :kind and task_instance = :instance and picked = false")
                .bind("kind", kind).bind("instance", name).execute());
    }

    /// Within a write of one's own: nothing is done about this name any more, whatever the kind. What is being run runs to its end.
    public static void forget(Handle handle, String name) {
        handle.createUpdate("delete from scheduled_tasks where task_instance = :name or task_instance like :name || '" + AGAIN + "%'")
                .bind("name", name).execute();
    }

    /// Whether a job waits or is being run.
    public static boolean isAwaited(Handle handle, String kind, String name) {
        return handle.createQuery("select " + COUNT).bind("job", kind).bind("id", name).mapTo(Integer.class).one() > 0;
    }

    private static String name(String instance) {
        return instance.indexOf(AGAIN) < 0 ? instance : instance.substring(0, instance.indexOf(AGAIN));
    }

    @Override
    public void close() {
        closing = true;
        if (scheduler != null) scheduler.stop();
    }

    /// Times as numbers and data as text, so that one table serves SQLite and PostgreSQL.
    static final class Millis extends DefaultJdbcCustomization {
        Millis() { super(true); }

        @Override
        public String getName() { return "Hearthside"; }

        @Override
        public String getQueryLimitPart(int limit) { return " limit " + limit; }

        @Override
        public void setInstant(PreparedStatement statement, int index, @Nullable Instant value) throws SQLException {
            if (value == null) statement.setNull(index, Types.BIGINT);
            else statement.setLong(index, value.toEpochMilli());
        }

        @Override
        public @Nullable Instant getInstant(ResultSet rs, String column) throws SQLException {
            long millis = rs.getLong(column);
            return rs.wasNull() ? null : Instant.ofEpochMilli(millis);
        }

        @Override
        public void setTaskData(PreparedStatement statement, int index, byte @Nullable [] value) throws SQLException {
            statement.setNull(index, Types.VARCHAR); // a job is its kind and its name
        }

        @Override
        public byte @Nullable [] getTaskData(ResultSet rs, String column) { return null; }
    }
}
