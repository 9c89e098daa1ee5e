package hearthside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hearthside.core.input.BadInput;
import hearthside.server.Config;
import hearthside.server.Server;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

class StoreTest {
    @TempDir
    Path folder;

    private void sql(Path file, String... statements) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file); var sql = connection.createStatement()) {
            for (var statement : statements) sql.execute(statement);
        }
    }

    private static String complaint(Path file) {
        var bad = catchThrowableOfType(BadInput.class, () -> Server.start(Config.of(file).withPort(0)));
        assertThat(bad).isNotNull();
        assertThat(bad.field()).isEqualTo("database");
        assertThat(bad.sentence()).endsWith(".").contains(file.getFileName().toString());
        return bad.sentence();
    }

    @Test
    void aMissingFolderIsMade() {
        Store.open(folder.resolve("a/b/c/hearthside.db")).close();
        assertThat(folder.resolve("a/b/c/hearthside.db")).exists();
    }

    @Test
    void aFolderIsNotADatabase() { assertThat(complaint(folder)).contains("is a folder"); }

    @Test
    void aFileInTheWayOfTheFolderIsNamed() throws IOException {
        Files.writeString(folder.resolve("a"), "x");
        assertThat(complaint(folder.resolve("a/hearthside.db"))).contains("cannot be made");
    }

    @Test
    void aFileThatIsNoDatabaseStaysAsItIs() throws IOException {
        var file = Files.writeString(folder.resolve("diary.txt"), "Dear diary, ".repeat(500));
        assertThat(complaint(file)).contains("is not a database");
        assertThat(file).hasContent("Dear diary, ".repeat(500));
    }

    @Test
    void theDatabaseOfAnotherProgramStaysAsItIs() throws Exception {
        var file = folder.resolve("other.db");
        sql(file, "create table recipes (name text)");
        var before = Files.readAllBytes(file);
        assertThat(complaint(file)).contains("another program");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aNewerDatabaseStaysAsItIs() throws Exception {
        var file = folder.resolve("hearthside.db");
        Store.open(file).close();
        sql(file,
                "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, "
                        + "execution_time, success) values (99, '999', 'future', 'SQL', 'V999__future.sql', 1, 'x', 1, 1)");
        assertThat(complaint(file)).contains("newer Hearthside");
    }

    @Test
    void aDatabaseThatAnotherProgramHasLockedIsNotTouched() throws Exception {
        var file = folder.resolve("hearthside.db");
        Store.open(file).close();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file); var other = connection.createStatement()) {
            other.execute("begin exclusive");
            assertThat(complaint(file)).contains("in use by another program");
            other.execute("rollback");
        }
    }

    @Test
    void twoServersDoNotShareADatabase() {
        var file = folder.resolve("hearthside.db");
        try (var _ = Store.open(file)) {
            assertThat(complaint(file)).contains("another Hearthside server");
        }
        Store.open(file).close();
    }

    @Test
    void aDatabaseThatCanOnlyBeReadIsRefused() throws Exception {
        var file = folder.resolve("hearthside.db");
        sql(file, "create table flyway_schema_history (version text)");
        var readOnly = new SQLiteConfig();
        readOnly.setReadOnly(true); // root may write everything, so permissions cannot be tried here
        assertThatThrownBy(() -> SqliteFile.probe(file, readOnly)).isInstanceOf(BadInput.class).hasMessageContaining("can only be read");
    }

    @Test
    void aDamagedDatabaseIsRefused() throws Exception {
        var file = folder.resolve("hearthside.db");
        Store.open(file).close();
        var bytes = Files.readAllBytes(file);
        for (int i = 100; i < bytes.length; i++) bytes[i] = (byte) 0xAB;
        Files.write(file, bytes);
        assertThat(complaint(file)).containsAnyOf("damaged", "not a database");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void aPortInUseIsNamed() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var file = folder.resolve("hearthside.db");
            assertThatThrownBy(() -> Server.start(Config.of(file).withPort(taken.getLocalPort()))).isInstanceOf(BadInput.class)
                    .hasMessageContaining("port");
            Store.open(file).close(); // and the database is free again
        }
    }

    private static void mustBeOurs(Path file) throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).as("%s", file).isEqualTo("rw-------");
    }

    @Test
    void aNewDatabaseAndItsBackupAreForTheirOwnerAlone() throws IOException {
        var file = folder.resolve("new.db");
        Store.open(file).close();
        mustBeOurs(file);
        Backup.write(file.toString(), folder.resolve("backup.gz"));
        mustBeOurs(folder.resolve("backup.gz"));
    }

    @Test
    void whatACrashHasLeftBesideTheDatabaseIsMadePrivateToo() throws IOException {
        var file = folder.resolve("crashed.db");
        Store.open(file).close();
        for (var suffix : List.of("", "-wal", "-shm")) {
            var each = folder.resolve("crashed.db" + suffix);
            if (Files.notExists(each)) Files.createFile(each);
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rw-rw-r--"));
        }
        SqliteFile.makePrivate(file);
        for (var suffix : List.of("", "-wal", "-shm")) mustBeOurs(folder.resolve("crashed.db" + suffix));
    }

    @Test
    void aDatabaseThatOthersCanReadAndThatCannotBeMadePrivateIsRefused() throws IOException {
        var theirs = Files.createFile(folder.resolve("theirs.db"));
        Files.setPosixFilePermissions(theirs, PosixFilePermissions.fromString("rw-r--r--"));
        assertThatThrownBy(() -> SqliteFile.makePrivate(theirs, (file, _) -> {
            throw new IOException("it belongs to somebody else: " + file);
        })).isInstanceOf(BadInput.class).hasMessageContaining("chmod 600");
    }

    @Test
    void aDatabaseThatOthersCanReadIsMadePrivate() throws Exception {
        var file = folder.resolve("shared.db");
        Store.open(file).close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        try (var _ = Store.open(file)) {
            try (var files = Files.list(folder)) {
                for (var each : files.filter(path -> path.getFileName().toString().matches("shared\\.db(-wal|-shm)?")).toList())
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each))).as("%s", each).isEqualTo("rw-------");
            }
        }
    }
}
