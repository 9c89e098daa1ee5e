package hearthside.server.tables;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.ServerInside;
import hearthside.server.replay.Replay;
import hearthside.server.store.Backup;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Line;
import hearthside.server.testing.Renewed;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// An upgrade strands nobody.
class UpgradeTest {
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    @TempDir
    Path folder;

    /// The same house after an upgrade.
    private static Server renewed(String database) {
        return ServerInside.start(Client.config(database), Clock.systemUTC(), Renewed::find);
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /// A table at which Ada has decided something for both seats, before the upgrade.
    private record Begun(Client ada, String table, JsonNode before) {}

    /// @param then what happens after it is noted how the table looks
    private static Begun begin(String database, int decisions, BiConsumer<Server, Line> then) {
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server);
            var id = table(ada.open("me:Ada", "here:Cleo"));
            try (var line = ada.watch(id)) {
                line.playOn(new Random(1), decisions);
                var before = line.update();
                then.accept(server, line);
                return new Begun(ada, id, before);
            }
        }
    }

    /// Among several servers a table waits until one of them keeps it.
    private static Client back(Client visitor, Server server, String table) {
        var again = new Client(server, visitor.cookie);
        await(() -> again.get("/api/tables/" + table).status() == 200);
        return again;
    }

    @ParameterizedTest
    @EnumSource
    void aRunningGameGoesOnUnderNewerRules(Databases kind) {
        var database = kind.fresh(folder);
        var begun = begin(database, 17, (_, line) -> {
            line.send("{\"is\":\"Say\",\"text\":\"wait\"}");
            line.await("Said");
        });
        var id = begun.table();
        var before = begun.before();
        int rules = new MyFirstStoneAge().info().rules();
        try (var server = renewed(database)) {
            var ada = back(begun.ada(), server, id);
            try (var line = ada.watch(id)) {
                var after = line.update();
                for (var same : List.of("view", "options", "toAct", "viewer", "mine", "standing"))
                    assertThat(after.get(same)).as(same).isEqualTo(before.get(same));
                assertThat(after.get("hash")).isNotEqualTo(before.get("hash"));
                assertThat(line.await("Said").get("text").stringValue()).isEqualTo("wait");
                var log = ada.get("/api/tables/%s/log".formatted(id)).json();
                assertThat(log.get("continued").toString()).isEqualTo("{\"rules\":%d,\"lost\":0}".formatted(rules));
                line.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", line.seq());
                assertThat(line.await("Error").get("error").stringValue()).isEqualTo("nothing-to-undo");
                line.playOn(new Random(2), 5);
            }
        }
        try (var server = renewed(database)) { // and once more, from its newer journal
            var ada = back(begun.ada(), server, id);
            try (var line = ada.watch(id)) {
                assertThat(line.seq()).isEqualTo(6);
                line.playOn(new Random(3), 2000);
                assertThat(line.isOver()).isTrue();
            }
            var game = new Renewed<>(new MyFirstStoneAge());
            var journal = Journal.read(List.<Game<?, ?>>of(game), ada.get("/api/tables/%s/journal".formatted(id)).text());
            assertThat(journal.verify(game).faults()).isEmpty();
        }
    }

    private static int saved(String database, String table) {
        return Store.look(database, handle -> handle.createQuery("select line from positions where table_id = :id").bind("id", table)
                .mapTo(Integer.class).findOne().orElse(0));
    }

    /// What a crash leaves is what a backup sees: a position, and lines after it that the newer rules cannot play.
    @ParameterizedTest
    @EnumSource
    void afterACrashAGameGoesOnFromTheLastPositionAndSaysWhatIsLost(Databases kind) {
        var database = kind.fresh(folder);
        var left = kind.fresh(folder.resolve("left"));
        var begun = begin(database, 9, (server, line) -> {
            var table = line.update().get("table").stringValue();
            await(() -> {
                tables(server).upgrades().save();
                return saved(database, table) == line.seq();
            });
            line.playOn(new Random(2), 3);
            Backup.write(database, folder.resolve("crash"));
            assertThat(saved(database, table)).isBetween(10, 13);
        });
        var id = begun.table();
        Backup.restore(left, folder.resolve("crash"));
        int stood = saved(left, id);
        try (var server = renewed(left)) {
            var ada = back(begun.ada(), server, id);
            assertThat(ada.get("/api/tables/%s/log".formatted(id)).json().get("continued").get("lost").intValue()).isEqualTo(13 - stood);
            try (var line = ada.watch(id)) {
                if (stood == 10) assertThat(line.update().get("view")).isEqualTo(begun.before().get("view"));
                line.playOn(new Random(3), 3);
            }
        }
        assertThat(quarantined(left)).isZero();
    }

    private static int quarantined(String database) {
        return Store.look(database, handle -> handle.createQuery("select count(*) from tables where status = 'quarantined'")
                .mapTo(Integer.class).one());
    }

    private static List<JsonNode> looks(Client visitor, String id, int steps) {
        var looks = new ArrayList<JsonNode>();
        for (var path : List.of("", "/replay?count=200", "/replay?from=" + (steps - 3), "/replay?from=48&count=5", "/log", "/moment?seq=4",
                "/moment?seq=" + steps, "/fairness"))
            looks.add(visitor.get("/api/tables/" + id + path).json());
        looks.add(Json.tree(visitor.get("/api/tables/%s/journal".formatted(id)).text()));
        return looks;
    }

    /// What a seat, another seat and a spectator are shown of it is the same before and after, no more and no less.
    @ParameterizedTest
    @EnumSource
    void aFinishedGameIsWatchedWhateverTheRulesBecome(Databases kind) {
        var database = kind.fresh(folder);
        Client ada, bob, eve;
        String id;
        int steps;
        var before = new ArrayList<List<JsonNode>>();
        try (var server = Server.start(Client.config(database))) {
            ada = new Client(server);
            bob = new Client(server);
            eve = new Client(server);
            var opened = ada.openGameWith("fire-and-axe", "{\"maxRounds\":\"20\"}", "me:Ada", "open");
            id = table(opened);
            bob.join(id, Client.secrets(opened).getFirst(), "Bob");
            try (var adas = ada.watch(id); var bobs = bob.watch(id)) {
                var random = new Random(4);
                while (!adas.isOver()) {
                    var acts = adas.isToAct() ? adas : bobs;
                    acts.playAny(random);
                    adas.awaitSeq(acts.seq());
                    bobs.awaitSeq(acts.seq());
                }
            }
            await(() -> tables(server).upgrades().kept().draws(id).isPresent());
            var table = tables(server).table(id);
            var live = Json.tree(Replay.replay(table, 0, 200));
            assertThat(ada.get("/api/tables/%s/replay?count=200".formatted(id)).json()).isEqualTo(live);
            steps = table.state().lines().size();
            for (var each : List.of(ada, bob, eve)) before.add(looks(each, id, steps));
        }
        try (var server = renewed(database)) {
            var all = List.of(ada, bob, eve);
            for (int i = 0; i < all.size(); i++)
                assertThat(looks(new Client(server, all.get(i).cookie), id, steps)).isEqualTo(before.get(i));
            assertThat(new Client(server).get("/api/tables/%s/moment?seq=%d".formatted(id, steps + 1)).status()).isEqualTo(404);
        }
    }

    /// A running game has no kept steps, whoever asks.
    @ParameterizedTest
    @EnumSource
    void nothingIsKeptBeforeTheEnd(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            var ada = new Client(server);
            var id = table(ada.open("me:Ada", "here:Cleo"));
            try (var line = ada.watch(id)) {
                line.playOn(new Random(1), 5);
            }
            tables(server).upgrades().kept().keep(tables(server).table(id));
            assertThat(tables(server).upgrades().kept().draws(id)).isEmpty();
            assertThat(ada.get("/api/tables/%s/replay".formatted(id)).error()).isEqualTo("not-over");
        }
    }

    /// Without a position the table is set aside, and says why; with one it is released.
    @ParameterizedTest
    @EnumSource
    void aTableThatIsSetAsideIsListedExplainedAndReleased(Databases kind) {
        var database = kind.fresh(folder);
        var begun = begin(database, 12, (_, _) -> {});
        var table = begun.table();
        try (var store = Store.open(database)) {
            store.write(handle -> handle.execute("update journal set entry = '{}' where table_id = ? and line = 4", table));
        }
        try (var server = Server.start(Client.config(database))) {
            var again = new Client(server, begun.ada().cookie);
            await(() -> again.get("/api/tables/" + table).status() == 409 && tables(server).repository().quarantined() == 1);
        }
        var quarantine = new Quarantine(Games::find);
        var listed = quarantine.list(database);
        assertThat(listed).hasSize(1);
        assertThat(listed.getFirst().id()).isEqualTo(table);
        assertThat(listed.getFirst().reason()).contains("line 4");
        assertThat(listed.getFirst().advice()).contains("after line 13");
        try (var store = Store.open(database)) {
            assertThat(quarantine.release(store, table)).contains("goes on from its saved position; 0 of its last decisions are lost");
            assertThatThrownBy(() -> quarantine.release(store, table)).isInstanceOf(BadInput.class).hasMessageContaining("not set aside");
            assertThatThrownBy(() -> quarantine.release(store, "nowhere")).isInstanceOf(BadInput.class).hasMessageContaining("no table");
        }
        assertThat(quarantine.list(database)).isEmpty();
        try (var server = Server.start(Client.config(database))) {
            var ada = back(begun.ada(), server, table);
            try (var line = ada.watch(table)) {
                assertThat(line.update().get("view")).isEqualTo(begun.before().get("view"));
                line.playOn(new Random(2), 3);
            }
        }
    }
}
