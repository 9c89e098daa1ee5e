package hearthside.server;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import hearthside.core.BadInput;
import hearthside.server.people.Rows;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// The SQLite file: many may read, one [Scribe] writes, and only one server at a time has it open.
final class Store implements Rows, AutoCloseable {
    private static final int PATIENCE_MILLIS = 5_000;
    private static final int PROBE_MILLIS = 500;
    private static final int READERS = 4;

    private final FileChannel lock;
    private final HikariDataSource readers;
    private final Jdbi jdbi;
    private final Scribe scribe;

    private Store(FileChannel lock, HikariDataSource readers, Scribe scribe) {
        this.lock = lock;
        this.readers = readers;
        this.jdbi = discreet(Jdbi.create(readers));
        this.scribe = scribe;
    }

    /// Opens the file, or makes it. Throws [BadInput] that says what is wrong and what to do; then nothing was changed.
    static Store open(Path database) {
        var file = database.toAbsolutePath().normalize();
        if (Files.isDirectory(file)) throw bad(file, "{0} is a folder; name a file in it, such as {0}/hearthside.db.");
        var lock = lock(file);
        HikariDataSource readers = null;
        try {
            probe(file, new SQLiteConfig());
            makePrivate(file);
            readers = pool(file);
            migrate(file, readers);
            return new Store(lock, readers, new Scribe(discreet(Jdbi.create(source(file)))));
        } catch (RuntimeException e) {
            if (readers != null) readers.close();
            release(lock);
            throw e;
        }
    }

    @Override
    public <T> T read(Function<Handle, T> work) { return jdbi.withHandle(work::apply); }

    /// Returns when it is on the disk. Throws [NotWritten].
    @Override
    public void write(Consumer<Handle> work) { scribe.write(work); }

    @Override
    public void close() {
        scribe.close();
        readers.close();
        release(lock);
    }

    /// Complaints must not quote the values of a statement: a seed could be among them.
    private static Jdbi discreet(Jdbi jdbi) {
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    /// Two servers on one file would each believe their own tables, so a lock file beside it admits one. It goes when the process goes.
    private static FileChannel lock(Path file) {
        FileChannel channel = null;
        try {
            var folder = file.getParent();
            if (folder != null) Files.createDirectories(folder);
            channel = FileChannel.open(file.resolveSibling(file.getFileName() + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() != null) return channel;
        } catch (OverlappingFileLockException _) {
            // another server of this very process
        } catch (IOException _) {
            throw bad(file, "The folder of {0} cannot be made or written to; choose another place or change its permissions.");
        }
        release(channel);
        throw bad(file, "{0} is in use by another Hearthside server; stop that one, or name another file.");
    }

    private static void release(@Nullable FileChannel channel) {
        try {
            if (channel != null) channel.close();
        } catch (IOException _) {
            // the lock goes with the process
        }
    }

    /// Looks before anything is written: a file that is not ours must stay as it is.
    static void probe(Path file, SQLiteConfig config) {
        if (!Files.exists(file)) return;
        config.setBusyTimeout(PROBE_MILLIS);
        try (var connection = config.createConnection("jdbc:sqlite:" + file); var statement = connection.createStatement()) {
            boolean isEmpty, isOurs;
            try (var found = statement.executeQuery("select count(*), coalesce(sum(name = 'flyway_schema_history'), 0) from sqlite_master where type = 'table'")) {
                found.next();
                isEmpty = found.getInt(1) == 0;
                isOurs = found.getInt(2) == 1;
            }
            if (!isEmpty && !isOurs) throw bad(file, "{0} is the database of another program; name another file.");
            statement.execute("begin immediate");
            statement.execute("create table probe (x integer)"); // where a file can only be read, just an actual write is refused
            statement.execute("rollback");
        } catch (SQLException e) {
            throw complaint(file, e);
        }
    }

    /// The seeds in it decide future luck, so it is for its owner alone; SQLite gives its side files the same permissions.
    private static void makePrivate(Path file) {
        try {
            if (Files.notExists(file)) Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        } catch (IOException | UnsupportedOperationException _) {
            // SQLite will make it, or say why not
        }
    }

    private static void migrate(Path file, DataSource source) {
        try {
            var flyway = Flyway.configure().dataSource(source).locations("classpath:db/migration").load();
            if (Arrays.stream(flyway.info().all()).anyMatch(step -> step.getState().name().startsWith("FUTURE")))
                throw bad(file, "{0} was written by a newer Hearthside; start that one, or name another file.");
            flyway.migrate();
        } catch (FlywayException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) if (cause instanceof SQLException sql) throw complaint(file, sql);
            throw bad(file, "{0} is not laid out as this Hearthside expects; restore a backup, or name another file.");
        }
    }

    /// What SQLite found wrong, as a sentence that says what to do. The low byte of its codes tells the kind.
    private static BadInput complaint(Path file, SQLException e) {
        return switch (e.getErrorCode() & 0xFF) {
            case 5, 6 -> bad(file, "{0} is in use by another program; close that one, or name another file.");
            case 8 -> bad(file, "{0} can only be read, not written; change its permissions, or name another file.");
            case 11 -> bad(file, "{0} is damaged; restore a backup, or name another file.");
            case 13 -> bad(file, "The disk of {0} is full; make room.");
            case 14 -> bad(file, "{0} cannot be opened; change its permissions, or name another file.");
            case 26 -> bad(file, "{0} is not a database; name another file.");
            default -> bad(file, "{0} cannot be used as a database (SQLite code " + e.getErrorCode() + "); name another file.");
        };
    }

    private static BadInput bad(Path file, String sentence) { return new BadInput("database", sentence.replace("{0}", file.toString())); }

    private static HikariDataSource pool(Path file) {
        var config = new HikariConfig();
        config.setDataSource(source(file));
        config.setMaximumPoolSize(READERS);
        config.setPoolName("readers");
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) if (cause instanceof SQLException sql) throw complaint(file, sql);
            throw e;
        }
    }

    /// WAL with synchronous=FULL: what is committed survives a power cut. IMMEDIATE: a writer asks for the lock at once and cannot be turned away half-way.
    private static DataSource source(Path file) {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setBusyTimeout(PATIENCE_MILLIS);
        config.enforceForeignKeys(true);
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }
}
