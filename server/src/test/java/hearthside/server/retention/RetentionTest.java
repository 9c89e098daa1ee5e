package hearthside.server.retention;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Line;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tables nobody plays at leave the memory, and after a time the disk.
class RetentionTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) Thread.sleep(100);
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Test
    void anIdleTableLeavesTheMemoryAndComesBackWhenAskedFor() throws InterruptedException {
        var clock = HandClock.ticking();
        try (var server = Server.start(Client.config(folder), _ -> {}, clock)) {
            var ada = new Client(server);
            var idle = table(ada.open("me:Ada", "here:Ben"));
            var watched = table(ada.open("me", "here"));
            Line before = ada.watch(idle);
            before.playOn(new Random(1), 7);
            before.close();
            try (var _ = ada.watch(watched)) {
                await(() -> {
                    clock.pass(Duration.ofSeconds(5));
                    tables(server).tidy(Duration.ZERO);
                    return tables(server).open() == 1;
                });
                assertThat(ada.get("/api/tables").json().size()).isEqualTo(2);
                assertThat(ada.get("/api/tables").text()).contains("\"toAct\":[");
                assertThat(tables(server).open()).as("a list opens nothing").isEqualTo(1);
                try (var after = ada.watch(idle)) {
                    assertThat(after.update().get("view")).isEqualTo(before.update().get("view"));
                    assertThat(after.update().get("options")).isEqualTo(before.update().get("options"));
                    after.playOn(new Random(2), 2000);
                    assertThat(after.isOver()).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStartOpensOnlyWhatGoesOnByItself(Databases kind) throws InterruptedException {
        var place = kind.fresh(folder);
        var bots = new String[1];
        try (var server = Server.start(Client.config(place).withBotPause(100_000))) { // the bots do not get to it
            var ada = new Client(server);
            for (int i = 0; i < 5; i++) ada.open("me", "here");
            bots[0] = table(ada.open("bot:random", "bot:random"));
        }
        try (var server = Server.start(Client.config(place))) {
            await(() -> tables(server).repository().find(bots[0]).orElseThrow().status().name().equals("OVER"));
            assertThat(tables(server).open()).isEqualTo(1);
        }
        try (var store = Store.open(place)) { // as a version wrote them that did not note it
            store.write(handle -> handle.execute("update tables set to_act = null, by_itself = null"));
        }
        try (var server = Server.start(Client.config(place))) {
            await(() -> tables(server).repository().goingOn().isEmpty()); // looked at once
        }
        try (var server = Server.start(Client.config(place))) {
            assertThat(tables(server).repository().playing()).hasSize(5);
            assertThat(tables(server).open()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatNobodyGoesOnWithLeavesTheDiskUnlessAnAccountHasIt(Databases kind) {
        var clock = HandClock.ticking();
        try (var server = Server.start(Client.config(kind.fresh(folder)), _ -> {}, clock)) {
            var guest = new Client(server);
            var ada = new Client(server).signUp("Ada");
            var left = table(guest.open("me", "here"));
            var over = table(guest.open("me", "here"));
            var hers = table(ada.open("me", "here"));
            var shared = guest.open("me", "open");
            ada.join(table(shared), Client.secrets(shared).getFirst(), "Ada");
            try (var line = guest.watch(over)) {
                line.send("{\"is\":\"Say\",\"text\":\"hello\"}");
                line.playOn(new Random(1), 2000);
            }
            for (int i = 0; i < 300 && guest.get("/api/archive?mine=true").json().get("games").isEmpty(); i++) pause();
            clock.pass(Duration.ofDays(80));
            tables(server).tidy(Duration.ofHours(1));
            mustBe(server, 200, left, over, hers, table(shared));
            clock.pass(Duration.ofDays(20));
            tables(server).tidy(Duration.ofHours(1));
            mustBe(server, 404, left);
            mustBe(server, 200, over, hers, table(shared));
            clock.pass(Duration.ofDays(300));
            tables(server).tidy(Duration.ofHours(1));
            mustBe(server, 404, left, over);
            mustBe(server, 200, hers, table(shared));
            assertThat(rows(server, List.of(left, over))).isZero();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void mustBe(Server server, int status, String... tables) {
        for (var table : tables) assertThat(new Client(server).get("/api/tables/" + table).status()).as(table).isEqualTo(status);
    }

    private static int rows(Server server, List<String> tables) {
        var store = tables(server).repository().store();
        int found = 0;
        for (var part : store.tablesWith("table_id"))
            for (var table : tables)
                found += store.<Integer>read(handle -> handle.createQuery("select count(*) from %s where table_id = :id".formatted(part))
                        .bind("id", table).mapTo(Integer.class).one());
        return found;
    }
}
