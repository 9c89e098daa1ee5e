package hearthside.server.store;

import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Line;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BackupTest {
    @TempDir
    Path folder;

    /// From each kind of database into the other: what was played there goes on here.
    @ParameterizedTest
    @EnumSource
    void aBackupOfARunningServerGoesOnElsewhere(Databases from) throws Exception {
        var to = from == Databases.SQLITE ? Databases.POSTGRESQL : Databases.SQLITE;
        String place = from.fresh(folder.resolve("one")), other = to.empty(folder.resolve("two"));
        var file = folder.resolve("backup.gz");
        Client ada;
        String id;
        Line before;
        try (var server = Server.start(Client.config(place))) {
            ada = new Client(server);
            id = table(ada.open("me:Ada", "here:Cleo"));
            before = ada.watch(id);
            before.playOn(new Random(1), 20);
            before.send("{\"is\":\"Say\",\"text\":\"see you there\"}");
            before.await("Said");
            before.close();
            assertThat(Backup.write(place, file)).isGreaterThan(20);
        }
        try (var store = Store.open(place)) {
            new ScheduledJobs(store).at(Instant.now().plusSeconds(3600), "clock", id); // not in the backup
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
        assertThat(Backup.restore(other, file)).isGreaterThan(20);
        try (var server = Server.start(Client.config(other)); var after = new Line(server, id, ada.cookie)) {
            assertThat(after.update().get("view")).isEqualTo(before.update().get("view"));
            assertThat(after.update().get("seq")).isEqualTo(before.update().get("seq"));
            assertThat(after.await("Said").get("text").stringValue()).isEqualTo("see you there");
            after.playOn(new Random(2), 5);
        }
        assertThatThrownBy(() -> Backup.restore(other, file)).isInstanceOf(BadInput.class).hasMessageContaining("already");
    }

    @Test
    void aDamagedBackupIsRefused() throws Exception {
        var place = folder.resolve("a.db").toString();
        Store.open(place).close();
        var file = folder.resolve("backup.gz");
        Backup.write(place, file);
        var bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> Backup.restore(folder.resolve("b.db").toString(), file)).isInstanceOf(BadInput.class)
                .hasMessageContaining("damaged");
        assertThatThrownBy(() -> Backup.write(folder.resolve("nowhere.db").toString(), file)).isInstanceOf(BadInput.class)
                .hasMessageContaining("no database");
        assertThatThrownBy(() -> Backup.restore(folder.resolve("b.db").toString(), folder.resolve("nothing.gz")))
                .isInstanceOf(BadInput.class).hasMessageContaining("cannot be read");
    }
}
