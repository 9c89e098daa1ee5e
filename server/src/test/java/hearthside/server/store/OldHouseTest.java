package hearthside.server.store;

import static hearthside.server.ServerInside.tables;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Houses of earlier versions, made by [OldHouse] at their commits, become houses of today.
class OldHouseTest {
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    @TempDir
    Path folder;

    private static InputStream file(String name) {
        var found = OldHouseTest.class.getResourceAsStream("/houses/" + name);
        assertThat(found).as(name).isNotNull();
        return found == null ? InputStream.nullInputStream() : found;
    }

    /// The file of SQLite as it was left; into PostgreSQL its backup, which is the way there.
    private String house(Databases kind, String version) throws IOException {
        var database = kind.empty(folder);
        if (kind == Databases.SQLITE) {
            Files.createDirectories(Path.of(database).getParent());
            try (var packed = new GZIPInputStream(file(version + ".db.gz"))) {
                Files.copy(packed, Path.of(database));
            }
        } else {
            for (var end : List.of(".backup", ".backup.sha256")) Files.copy(file(version + end), folder.resolve("house" + end));
            assertThat(Backup.restore(database, folder.resolve("house.backup"))).isPositive();
        }
        return database;
    }

    private static void awaitOpen(Client visitor, String table) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (visitor.get("/api/tables/" + table).status() != 200) {
            assertThat(System.nanoTime()).as(table).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyRunningGameGoesOnAndEveryFinishedOneCanBeWatched(Databases kind) throws IOException {
        var database = house(kind, "0.1.0");
        JsonNode told;
        try (var text = file("0.1.0.json")) {
            told = Json.parse(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertThat(told.get("running")).hasSize(6);
        assertThat(told.get("finished")).hasSize(6).allMatch(table -> table.get("over").booleanValue());
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server, told.get("cookie").stringValue());
            for (var table : told.get("running")) goesOn(ada, table);
            for (var table : told.get("finished")) isWatched(ada, table);
            assertThat(tables(server).repository().quarantined()).isZero();
        }
    }

    private static void goesOn(Client ada, JsonNode table) {
        var id = table.get("table").stringValue();
        awaitOpen(ada, id);
        try (var line = ada.watch(id)) {
            assertThat(line.update().get("toAct")).as(table.get("game").stringValue()).isEqualTo(table.get("toAct"));
            assertThat(line.isToAct()).isTrue();
            int before = line.seq();
            line.playOn(new Random(7), 3);
            assertThat(line.seq()).isGreaterThan(before);
        }
    }

    private static void isWatched(Client ada, JsonNode table) {
        var id = table.get("table").stringValue();
        var replay = ada.get("/api/tables/%s/replay?count=200".formatted(id));
        assertThat(replay.status()).as(table.get("game").stringValue()).isEqualTo(200);
        assertThat(replay.text().length()).isGreaterThan(1000);
        for (var path : List.of("", "/log", "/moment?seq=" + table.get("seq").intValue(), "/fairness", "/journal"))
            assertThat(ada.get("/api/tables/" + id + path).status()).as(table.get("game").stringValue() + path).isEqualTo(200);
    }
}
