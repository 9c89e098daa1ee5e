package hearthside.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import hearthside.core.input.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// An open [Database]: many may read, one [WriteQueue] writes.
public final class Store implements Rows, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Store.class);
    private static final int PATIENCE_MILLIS = 5_000, JOBS_PATIENCE_MILLIS = 60_000;
    private static final int CANNOT_WRITE = 74;

    private final String node = HexFormat.of().toHexDigits(new SecureRandom().nextLong());
    private final Database database;
    private final HikariDataSource readers, jobs;
    private final Jdbi jdbi;
    private final WriteQueue queue;
    private final WriteProbe probe = new WriteProbe(this);
    private final LongAdder questions = new LongAdder();

    private Store(Database database, HikariDataSource readers, HikariDataSource jobs, WriteQueue queue) {
        this.database = database;
        this.readers = readers;
        this.jobs = jobs;
        this.jdbi = discreet(Jdbi.create(readers)).setSqlLogger(new SqlLogger() {
            @Override
            public void logBeforeExecution(StatementContext context) { questions.increment(); }
        });
        this.queue = queue;
    }

    public static Store open(Path file) { return open(file.toString()); }

    /// Opens the database, or makes it. Throws [BadInput] that says what is wrong and what to do; then nothing was changed.
    public static Store open(String place) {
        var database = Database.open(place);
        HikariDataSource readers = null, jobs = null;
        try {
            readers = pool(database, "readers", database.readers(), PATIENCE_MILLIS);
            migrate(database, readers);
            jobs = database.isShared() ? readers : pool(database, "jobs", 1, JOBS_PATIENCE_MILLIS);
            return new Store(database, readers, jobs, new WriteQueue(discreet(Jdbi.create(database.source())), Store::end));
        } catch (RuntimeException e) {
            if (jobs != null) jobs.close();
            if (readers != null) readers.close();
            database.close();
            throw e;
        }
    }

    /// Whatever watches over the process starts it again.
    private static void end(Throwable e) {
        LOG.error("Nothing can be written any more; the server ends.", e);
        Runtime.getRuntime().halt(CANNOT_WRITE);
    }

    /// Reads a database as it is at one moment, while servers go on.
    public static <T> T look(String place, Function<Handle, T> work) {
        try (var connection = Database.look(place)) {
            return discreet(Jdbi.create(connection)).withHandle(work::apply);
        } catch (SQLException e) {
            throw new BadInput("database", "The database could not be read: %s.".formatted(e.getSQLState()));
        }
    }

    /// What fills an empty database.
    interface Filling {
        long fill(Connection connection) throws SQLException, IOException;
    }

    /// Lays out an empty database as it was in that version, fills it, and brings it up to date. Returns what the filling does. Where it
    /// throws, nothing of it is there.
    static long fill(String place, String version, Filling filling) throws IOException {
        try (var database = Database.open(place)) {
            var known = Flyway.configure().dataSource(database.source()).locations("classpath:db/migration").target(version).load();
            if (Arrays.stream(known.info().all())
                    .noneMatch(step -> step.getVersion() != null && step.getVersion().getVersion().equals(version)))
                throw database.bad("The backup is from a newer Hearthside; restore it with that one.");
            known.migrate();
            long filled;
            try (var connection = database.source().getConnection()) {
                connection.setAutoCommit(false);
                filled = filling.fill(connection);
                connection.commit();
            }
            migrate(database, database.source());
            return filled;
        } catch (SQLException e) {
            throw new BadInput("database", "The backup could not be written into the database (%s)."
                    .formatted(e.getSQLState() == null ? "code " + e.getErrorCode() : e.getSQLState()));
        }
    }

    /// The name of this server among those on the same database.
    public String node() { return node; }

    public boolean isShared() { return database.isShared(); }

    /// For the jobs, whose library does its own SQL; everybody else reads and writes below. A file takes one writer at a time: its jobs
    /// wait for their turn among themselves, and never on the connections of those who read.
    DataSource source() { return jobs; }

    /// A connection of one's own, outside the pool.
    public Connection connect() throws SQLException { return database.source().getConnection(); }

    /// After a restart of PostgreSQL the pool may hand out one broken connection after the other: reading can simply be tried again.
    @Override
    public <T> T read(Function<Handle, T> work) {
        for (int broken = 0;; broken++) {
            try {
                return jdbi.withHandle(work::apply);
            } catch (RuntimeException e) {
                if (broken == database.readers() || e instanceof ConnectionException || !isBroken(e)) throw e;
            }
        }
    }

    private static boolean isBroken(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause())
            if (cause instanceof SQLException sql && sql.getSQLState() != null
                    && (sql.getSQLState().startsWith("08") || sql.getSQLState().startsWith("57P")))
                return true;
        return false;
    }

    /// Returns when it is on the disk. Throws [WriteFailed].
    @Override
    public void write(Consumer<Handle> work) {
        write("", handle -> {
            work.accept(handle);
            return "";
        });
    }

    /// The same for one table, with an answer. The work must not fail because another server was faster: it answers so.
    public <T> T write(String table, Function<Handle, T> work) { return queue.write(table, work); }

    @Override
    public void alone(Handle handle, String what) {
        if (isShared())
            handle.createQuery("select cast(pg_advisory_xact_lock(hashtextextended(:what, 0)) as text)").bind("what", what)
                    .mapTo(String.class).list();
    }

    /// Whether a move could be saved now.
    public boolean isWell() { return probe.isWell(); }

    /// The tables of the database that have this column, each before those it refers to.
    public List<String> tablesWith(String column) {
        return read(handle -> {
            try {
                var connection = handle.getConnection();
                String catalog = connection.getCatalog(), schema = connection.getSchema();
                var found = new ArrayList<String>();
                for (var table : Backup.tables(connection))
                    try (var columns = connection.getMetaData().getColumns(catalog, schema, table, column)) {
                        if (columns.next()) found.add(table);
                    }
                return found.reversed();
            } catch (SQLException e) {
                throw new IllegalStateException("The layout of the database cannot be read", e);
            }
        });
    }

    /// How many statements were asked by those who read.
    public long questions() { return questions.sum(); }

    /// How many writes wait.
    public int waiting() { return queue.waiting(); }

    @Override
    public void close() {
        queue.close();
        jobs.close();
        readers.close();
        database.close();
    }

    /// Complaints must not quote the values of a statement: a seed could be among them.
    private static Jdbi discreet(Jdbi jdbi) {
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    private static void migrate(Database database, DataSource source) {
        try {
            var flyway = Flyway.configure().dataSource(source).locations("classpath:db/migration").load();
            if (Arrays.stream(flyway.info().all()).anyMatch(step -> step.getState().name().startsWith("FUTURE")))
                throw database.bad(
                        "{0} was written by a newer Hearthside; start that one, or restore the backup from before the upgrade "
                                + "into another place.");
            flyway.migrate();
        } catch (FlywayException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause())
                if (cause instanceof SQLException sql) throw database.complaint(sql);
            throw database.bad("{0} is not laid out as this Hearthside expects; restore a backup, or name another file.");
        }
    }

    private static HikariDataSource pool(Database database, String name, int connections, int patienceMillis) {
        var config = new HikariConfig();
        config.setDataSource(database.source());
        config.setMaximumPoolSize(connections);
        config.setConnectionTimeout(patienceMillis);
        config.setPoolName(name);
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause())
                if (cause instanceof SQLException sql) throw database.complaint(sql);
            throw e;
        }
    }
}
