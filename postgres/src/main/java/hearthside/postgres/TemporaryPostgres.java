package hearthside.postgres;

import hearthside.core.input.BadInput;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.time.Duration;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL of our own in a temporary folder, for tests and drills. Its program comes from a library that is not part of what is
/// delivered.
public final class TemporaryPostgres implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern NAME = Pattern.compile("(?<=/)hearthside\\d+");
    private static final int DYING_MILLIS = 200;
    private static final int STARTS = 10;

    private final Folder folder;
    private final boolean durable;
    private final Runnable end;
    private @Nullable EmbeddedPostgres postgres;
    private int databases;
    private boolean isGone;

    private TemporaryPostgres(Folder folder, boolean durable) {
        this.folder = folder;
        this.durable = durable;
        end = Tidying.later(this::stop);
    }

    /// @param durable whether a commit waits for the disk; what is measured or killed should
    public static TemporaryPostgres start(boolean durable) {
        var one = new TemporaryPostgres(Folder.temporary("hearthside-postgres"), durable);
        try {
            one.begin();
            return one;
        } catch (IOException | IllegalStateException e) {
            one.close();
            throw new BadInput("", "A PostgreSQL could not be started here: %s.".formatted(e.getMessage()));
        } catch (LinkageError _) {
            one.close();
            throw new BadInput("", "There is no PostgreSQL here to start: it comes with the source code and runs on Linux x86-64.");
        }
    }

    private synchronized void begin() throws IOException {
        if (isGone) throw new IllegalStateException("the drill is being stopped");
        postgres = launch(0);
    }

    private EmbeddedPostgres launch(int port) throws IOException {
        var builder = EmbeddedPostgres.builder().setOverrideWorkingDirectory(folder.resolve("program").toFile())
                .setDataDirectory(folder.resolve("data")).setCleanDataDirectory(false).setRegisterShutdownHook(false)
                .setPGStartupWait(PATIENCE)
                .setErrorRedirector(ProcessBuilder.Redirect.DISCARD).setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
                .setServerConfig("fsync", durable ? "on" : "off").setServerConfig("full_page_writes", durable ? "on" : "off")
                .setServerConfig("synchronous_commit", durable ? "on" : "off")
                .setServerConfig("max_connections", "200");
        if (port != 0) builder.setPort(port);
        return builder.start();
    }

    private EmbeddedPostgres running() {
        if (postgres == null) throw new IllegalStateException("the temporary PostgreSQL does not run");
        return postgres;
    }

    /// A new, empty database. Returns its address.
    public String database() { return make(""); }

    /// A new database that is as another, to which nobody may be connected now. Returns its address.
    ///
    /// @param other its address
    public String copy(String other) { return make(" template " + NAME.matcher(other).results().findFirst().orElseThrow().group()); }

    private synchronized String make(String how) {
        var name = "hearthside" + ++databases;
        try (var connection = running().getPostgresDatabase().getConnection(); var sql = connection.createStatement()) {
            sql.execute("create database " + name + how);
        } catch (SQLException e) {
            throw new IllegalStateException("the temporary PostgreSQL makes no database", e);
        }
        return running().getJdbcUrl("postgres", name);
    }

    /// Of its first process, which all others come from.
    public long pid() {
        try {
            return Long.parseLong(Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst().strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// As a power cut would: no warning, nothing is written down.
    public synchronized void kill() {
        try {
            killProcess();
            Thread.sleep(DYING_MILLIS); // its children need a moment to notice
            running().close(); // the library lets go of the folder
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// At the same place, with what is on the disk.
    public synchronized void startAgain() {
        if (isGone) return;
        for (int attempt = 1;; attempt++) {
            try {
                postgres = launch(running().getPort());
                return;
            } catch (IOException | IllegalStateException e) {
                if (attempt == STARTS) throw new IllegalStateException("PostgreSQL does not start again", e);
            }
            try {
                Thread.sleep(DYING_MILLIS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    @Override
    public void close() {
        Tidying.done(end);
        stop();
        folder.close();
    }

    private synchronized void stop() {
        isGone = true;
        try {
            if (postgres != null) postgres.close();
            killProcess(); // one that was only starting
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void killProcess() throws IOException {
        var note = folder.resolve("data/postmaster.pid");
        if (Files.exists(note))
            ProcessHandle.of(pid()).ifPresent(ProcessHandle::destroyForcibly);
    }
}
