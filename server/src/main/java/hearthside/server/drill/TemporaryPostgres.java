package hearthside.server.drill;

import hearthside.core.BadInput;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

/// A PostgreSQL of our own in a temporary folder, for tests and drills. Its program comes from a library that is not part of what is delivered.
public final class TemporaryPostgres implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int DYING_MILLIS = 200;
    private static final int STARTS = 10;

    private final Path folder;
    private final boolean durable;
    private EmbeddedPostgres postgres;
    private int databases;

    private TemporaryPostgres(Path folder, boolean durable) throws IOException {
        this.folder = folder;
        this.durable = durable;
        postgres = launch(0);
    }

    /// @param durable whether a commit waits for the disk; what is measured or killed should
    public static TemporaryPostgres start(boolean durable) {
        try {
            return new TemporaryPostgres(Files.createTempDirectory("hearthside-postgres"), durable);
        } catch (IOException e) {
            throw new BadInput("--db", "A PostgreSQL could not be started here (%s); name one that runs by --db jdbc:postgresql://….".formatted(e.getMessage()));
        } catch (LinkageError _) {
            throw new BadInput("--db", "There is no PostgreSQL here to start; name one that runs by --db jdbc:postgresql://….");
        }
    }

    private EmbeddedPostgres launch(int port) throws IOException {
        var builder = EmbeddedPostgres.builder().setDataDirectory(folder.resolve("data")).setCleanDataDirectory(false).setPGStartupWait(PATIENCE)
                .setErrorRedirector(ProcessBuilder.Redirect.DISCARD).setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
                .setServerConfig("fsync", durable ? "on" : "off").setServerConfig("full_page_writes", durable ? "on" : "off").setServerConfig("synchronous_commit", durable ? "on" : "off")
                .setServerConfig("max_connections", "200");
        if (port != 0) builder.setPort(port);
        return builder.start();
    }

    /// A new, empty database. Returns its address.
    public synchronized String database() {
        var name = "hearthside" + ++databases;
        try (var connection = postgres.getPostgresDatabase().getConnection(); var sql = connection.createStatement()) {
            sql.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException("the temporary PostgreSQL makes no database", e);
        }
        return postgres.getJdbcUrl("postgres", name);
    }

    /// As a power cut would: no warning, nothing is written down.
    public synchronized void kill() {
        try {
            long pid = Long.parseLong(Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst().strip());
            ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
            Thread.sleep(DYING_MILLIS); // its children need a moment to notice
            postgres.close(); // the library lets go of the folder
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// At the same place, with what is on the disk.
    public synchronized void startAgain() {
        for (int attempt = 1;; attempt++) {
            try {
                postgres = launch(postgres.getPort());
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
    public synchronized void close() {
        try {
            postgres.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            Folders.delete(folder);
        }
    }
}
