package hearthside.server.store;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// The SQLite file: only one server at a time has it open.
record SqliteFile(Path file, FileChannel lock) implements Database {
    private static final int PATIENCE_MILLIS = 5_000;
    private static final int PROBE_MILLIS = 500;
    private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rw-------");

    /// Opens the file, or makes it.
    static SqliteFile open(Path database) {
        var file = database.toAbsolutePath().normalize();
        if (Files.isDirectory(file)) throw bad(file, "{0} is a folder; name a file in it, such as {0}/hearthside.db.");
        var lock = lock(file);
        try {
            probe(file, new SQLiteConfig());
            makePrivate(file);
            return new SqliteFile(file, lock);
        } catch (RuntimeException e) {
            release(lock);
            throw e;
        }
    }

    /// WAL with synchronous=FULL: what is committed survives a power cut. IMMEDIATE: a writer asks for the lock at once and cannot be
    /// turned away half-way.
    @Override
    public DataSource source() {
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

    @Override
    public int readers() { return 4; }

    @Override
    public BadInput complaint(SQLException e) { return complaint(file, e); }

    @Override
    public BadInput bad(String sentence) { return bad(file, sentence); }

    @Override
    public void close() { release(lock); }

    /// Two servers on one file would each believe their own tables, so a lock file beside it admits one. It goes when the process goes.
    private static FileChannel lock(Path file) {
        FileChannel channel = null;
        try {
            var folder = file.getParent();
            if (folder != null) Files.createDirectories(folder);
            channel = FileChannel.open(file.resolveSibling(file.getFileName() + ".lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
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
            try (var found = statement.executeQuery(
                    "select count(*), coalesce(sum(name = 'flyway_schema_history'), 0) from sqlite_master where type = 'table'")) {
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
    static void makePrivate(Path file) { makePrivate(file, Files::setPosixFilePermissions); }

    /// How permissions are set.
    interface Chmod {
        Object set(Path file, Set<PosixFilePermission> permissions) throws IOException;
    }

    static void makePrivate(Path file, Chmod chmod) {
        try {
            if (Files.notExists(file)) Files.createFile(file, PosixFilePermissions.asFileAttribute(OWN));
        } catch (IOException | UnsupportedOperationException _) {
            // whoever writes to it will make it, or say why not
        }
        tighten(file, chmod);
    }

    /// What others can read is made private, side files too; where that cannot be done it is refused.
    private static void tighten(Path file, Chmod chmod) {
        for (var suffix : List.of("", "-wal", "-shm", "-journal")) {
            var each = file.resolveSibling(file.getFileName() + suffix);
            try {
                if (Files.exists(each) && !OWN.containsAll(Files.getPosixFilePermissions(each))) chmod.set(each, OWN);
            } catch (UnsupportedOperationException _) {
                return; // a file system without such permissions
            } catch (IOException _) {
                throw bad(each, "Others can read {0}, and it holds the luck of games to come; make it yours alone: chmod 600 {0}.");
            }
        }
    }

    /// The low byte of its codes tells the kind.
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
}
