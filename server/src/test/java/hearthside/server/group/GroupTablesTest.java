package hearthside.server.group;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What groups play: their tables, their tournaments, and how their members stand.
class GroupTablesTest {
    @TempDir
    Path folder;

    private Server start(Databases kind) { return Server.start(Client.config(kind.fresh(folder))); }

    @ParameterizedTest
    @EnumSource
    void tablesOfAGroupAreFoundByItsMembersAlone(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), eve = new Client(server).signUp("Eve");
            var id = GroupsTest.make(ada, "The Friday Table", true);
            GroupsTest.letIn(ada, id, ben);
            assertThat(GroupsTest.act(ada, id, "tables", "{\"table\":null}").error()).isEqualTo("bad-table");
            var open = "{\"table\":{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"open\":true}}"
                    .formatted(Client.GAME);
            assertThat(GroupsTest.act(ada, id, "tables", open).error()).isEqualTo("bad-table");
            var defaults = ",\"defaults\":{\"game\":\"%s\",\"seats\":%d}";
            assertThat(ada.post("/api/groups/" + id, GroupsTest.WISH.formatted("Ours", true, defaults.formatted(Client.GAME, 9))).error())
                    .isEqualTo("bad-defaults");
            assertThat(ada.post("/api/groups/" + id, GroupsTest.WISH.formatted("Ours", true, defaults.formatted(Client.GAME, 2))).status())
                    .isEqualTo(200);
            var table = table(GroupsTest.act(ada, id, "tables", "{\"table\":null}").json());
            assertThat(ben.get("/api/groups/" + id + "/lobby").json().get("open").get(0).get("table").stringValue()).isEqualTo(table);
            assertThat(eve.get("/api/lobby").text()).doesNotContain(table);
            assertThat(eve.post("/api/tables/%s/sit".formatted(table), "{}").error()).isEqualTo("private-table");
            assertThat(ben.post("/api/tables/%s/sit".formatted(table), "{}").status()).isEqualTo(200);
            assertThat(ben.get("/api/groups/" + id + "/lobby").json().get("running").get(0).get("table").stringValue()).isEqualTo(table);
            assertThat(eve.get("/api/watch").text()).doesNotContain(table);
            assertThat(eve.get("/api/watch/" + table).status()).isEqualTo(404);
            var next = table(GroupsTest.act(ada, id, "tables", "{\"table\":null}").json());
            GroupsTest.care(ada, id, "Ben", "remove");
            assertThat(ben.post("/api/tables/%s/sit".formatted(next), "{}").error()).as("who is removed finds nothing any more")
                    .isEqualTo("private-table");
        }
    }

    @ParameterizedTest
    @EnumSource
    void membersAreRankedByGamesOfTheGroupAlone(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var id = GroupsTest.make(ada, "The Friday Table", true);
            GroupsTest.letIn(ada, id, ben);
            var seats = "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]";
            var table = table(GroupsTest.act(ada, id, "tables", "{\"table\":{\"game\":\"%s\",%s}}".formatted(Client.GAME, seats)).json());
            ben.post("/api/tables/%s/sit".formatted(table), "{}");
            try (var one = ada.watch(table); var two = ben.watch(table); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                threads.execute(() -> one.playOn(new Random(3), 2000));
                two.playOn(new Random(4), 2000);
            }
            var path = "/api/groups/" + id + "/ratings";
            var ranked = eventually("the game is written down", () -> ada.get(path).json(), it -> !it.isEmpty());
            assertThat(ranked.get(0).get("game").stringValue()).isEqualTo(Client.GAME);
            assertThat(ranked.get(0).get("members").size()).isEqualTo(2);
            assertThat(ranked.get(0).get("members").get(0).get("value").intValue())
                    .isGreaterThan(ranked.get(0).get("members").get(1).get("value").intValue());
            GroupsTest.act(ben, id, "leave");
            assertThat(ada.get(path).json().get(0).get("members").size()).as("whoever has left is not told of").isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tournamentsOfAGroupAreForItsMembers(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), eve = new Client(server).signUp("Eve");
            var id = GroupsTest.make(ada, "The Friday Table", true);
            GroupsTest.letIn(ada, id, ben);
            var wish = ("{\"name\":\"Club Cup\",\"game\":\"%s\",\"kind\":\"swiss\",\"seats\":2,\"rounds\":1,\"programs\":true,"
                    + "\"group\":\"%s\"}")
                    .formatted(Client.GAME, id);
            assertThat(eve.post("/api/tournaments", wish).error()).isEqualTo("unknown-group");
            var cup = ben.post("/api/tournaments", wish).json().get("tournament").stringValue();
            var path = "/api/tournaments/" + cup;
            for (var outside : List.of(eve, new Client(server))) {
                assertThat(outside.get("/api/tournaments").text()).doesNotContain("Club Cup");
                assertThat(outside.get("/api/tournaments?group=" + id).json().isEmpty()).isTrue();
                assertThat(outside.get(path).status()).isEqualTo(404);
                for (var file : List.of("results", "tables"))
                    assertThat(outside.get("%s/%s.csv".formatted(path, file)).status()).isEqualTo(404);
                assertThat(outside.post(path + "/enter", "{}").status()).isIn(403, 404);
            }
            assertThat(ada.get("/api/tournaments?group=" + id).json().get(0).get("programs").booleanValue()).isFalse();
            for (var each : List.of(ada, ben)) assertThat(each.post(path + "/enter", "{}").status()).isEqualTo(200);
            assertThat(ada.post(path + "/begin", "{}").status()).as("whoever looks after the group may").isEqualTo(200);
            var table = eventually("it is paired", () -> ada.get(path).json(), it -> !it.get("tables").isEmpty()).get("tables").get(0)
                    .get("table").stringValue();
            eventually("its table is laid", () -> tables(server).repository().find(table).isPresent());
            assertThat(eve.get("/api/watch").text()).doesNotContain(table);
            assertThat(ben.get("/api/groups/" + id + "/lobby").json().get("running").toString()).contains(table);
            GroupsTest.care(ada, id, "Ben", "remove");
            assertThat(ben.get(path).status()).isEqualTo(404);
            assertThat(ada.get(path).json().get("standings").valueStream().filter(it -> it.get("gone").booleanValue()).count())
                    .isEqualTo(1);
            GroupsTest.act(ada, id, "delete");
            assertThat(ada.get(path).status()).isEqualTo(404);
        }
    }
}
