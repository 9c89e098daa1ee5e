package hearthside.server.tournament;

import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.chance.Committed;
import hearthside.server.Server;
import hearthside.server.ServerInside;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Tournaments where all tables of a round draw the same: nobody can use what another table has shown.
class CommonLuckTest {
    private static final String WISH = "{\"name\":\"Same Luck\",\"game\":\"%s\",\"kind\":\"%s\",\"seats\":2,\"rounds\":%d,"
            + "\"programs\":false,\"commonLuck\":true}";
    private static final List<String> BACK = List.of("replay", "fairness", "journal", "review?from=0");

    @TempDir
    Path folder;

    private static String make(Client host, int rounds) {
        return host.post("/api/tournaments", WISH.formatted(Client.GAME, "swiss", rounds)).json().get("tournament").stringValue();
    }

    /// Who sits at which table of a round.
    private static NavigableMap<String, List<Client>> tables(JsonNode shown, List<Client> people, int round) {
        var names = List.of("Ada", "Ben", "Cleo", "Dora");
        var tables = new TreeMap<String, List<Client>>();
        for (var table : shown.get("tables")) {
            if (table.get("round").intValue() != round) continue;
            var here = new ArrayList<Client>();
            for (var number : table.get("seats"))
                for (var line : shown.get("standings"))
                    if (line.get("number").equals(number)) here.add(people.get(names.indexOf(line.get("name").stringValue())));
            tables.put(table.get("table").stringValue(), here);
        }
        return tables;
    }

    private static void play(String table, List<Client> people, int seed) {
        try (var one = people.get(0).watch(table);
                var two = people.get(1).watch(table);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            threads.execute(() -> one.playOn(new Random(seed), 3000));
            two.playOn(new Random(seed + 1), 3000);
            two.until(update -> update.get("over").booleanValue());
            assertThat(two.update().get("seed").isNull()).as("not even the last update tells it").isTrue();
        }
    }

    private static JsonNode running(Client who, String id, Server server, int round) {
        var shown = eventually("round %d is paired".formatted(round), () -> who.get("/api/tournaments/" + id).json(),
                it -> it.get("about").get("round").intValue() == round);
        for (var table : shown.get("tables"))
            eventually("its table is laid",
                    () -> ServerInside.tables(server).repository().find(table.get("table").stringValue()).isPresent());
        return shown;
    }

    /// Why a socket was closed before it told anything.
    private static String closed(Server server, String table, String cookie) {
        var why = new CompletableFuture<String>();
        Client.HTTP.newWebSocketBuilder().header("Cookie", "hearthside=" + cookie)
                .buildAsync(URI.create("ws://127.0.0.1:%d/ws/tables/%s".formatted(server.port(), table)), new WebSocket.Listener() {
                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                        why.complete("told " + data);
                        return null;
                    }

                    @Override
                    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
                        why.complete(reason);
                        return null;
                    }
                }).join();
        return why.orTimeout(15, TimeUnit.SECONDS).join();
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsToldBeforeTheLastTableOfTheRoundIsOver(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            var people = new ArrayList<Client>();
            for (var name : List.of("Ada", "Ben", "Cleo", "Dora")) people.add(new Client(server).signUp(name));
            var ada = people.getFirst();
            var id = make(ada, 2);
            for (var each : people) assertThat(each.post("/api/tournaments/%s/enter".formatted(id), "{}").status()).isEqualTo(200);
            ada.post("/api/tournaments/%s/begin".formatted(id), "{}");
            var tables = tables(running(ada, id, server, 1), people, 1);
            String early = tables.firstKey(), late = tables.lastKey();
            var rows = tables.keySet().stream().map(each -> ServerInside.tables(server).repository().find(each).orElseThrow()).toList();
            assertThat(rows.get(0).hash()).isEqualTo(rows.get(1).hash());
            play(early, tables.firstEntry().getValue(), 1);
            var outside = List.of(new Client(server), tables.firstEntry().getValue().getFirst());
            for (var who : outside) {
                for (var door : List.of("", "/log", "/moment?seq=1", "/since", "/edition"))
                    assertThat(who.get("/api/tables/" + late + door).error()).as(door).isEqualTo("sealed");
                assertThat(who.get("/api/watch/" + late).status()).isEqualTo(404);
                assertThat(closed(server, late, who.cookie)).contains("nobody looks on here");
            }
            for (var who : List.of(new Client(server), tables.firstEntry().getValue().getFirst(), tables.lastEntry().getValue().getFirst()))
                for (var way : List.of("/replay/", "/%72eplay", "/replay;x=y", "//replay", "/./replay", "/fairness/"))
                    assertThat(who.get("/api/tables/" + early + way).status()).as(way).isGreaterThanOrEqualTo(400);
            for (var who : List.of(new Client(server), tables.firstEntry().getValue().getFirst(), tables.lastEntry().getValue().getFirst()))
                for (var door : BACK)
                    assertThat(who.get("/api/tables/%s/%s".formatted(early, door)).error()).as(door).isEqualTo("sealed");
            assertThat(tables.firstEntry().getValue().getFirst().get("/api/tables/" + early + "/log").status()).as("one's own")
                    .isEqualTo(200);
            assertThat(new Client(server).get("/api/watch").text()).doesNotContain(late);
            play(late, tables.lastEntry().getValue(), 3);
            var proofs = tables.keySet().stream().map(each -> new Client(server).get("/api/tables/%s/fairness".formatted(each)).json())
                    .toList();
            var seed = proofs.getFirst().get("seed").stringValue();
            assertThat(proofs).allMatch(proof -> proof.get("seed").stringValue().equals(seed));
            assertThat(Committed.ofHex(seed).hash()).as("as it was promised").isEqualTo(rows.getFirst().hash());
            var next = tables(running(ada, id, server, 2), people, 2).firstKey();
            assertThat(ServerInside.tables(server).repository().find(next).orElseThrow().hash()).as("another round, another luck")
                    .isNotEqualTo(
                            rows.getFirst().hash());
        }
    }

    @Test
    void theFirstDrawsOfAllTablesAreTheSame() {
        try (var server = Server.start(Client.config(folder))) {
            var people = new ArrayList<Client>();
            for (var name : List.of("Ada", "Ben", "Cleo", "Dora")) people.add(new Client(server).signUp(name));
            var id = make(people.getFirst(), 1);
            for (var each : people) each.post("/api/tournaments/%s/enter".formatted(id), "{}");
            people.getFirst().post("/api/tournaments/%s/begin".formatted(id), "{}");
            var tables = tables(running(people.getFirst(), id, server, 1), people, 1);
            var draws = tables.keySet().stream().map(each -> ServerInside.tables(server).repository().journal(each).getFirst()).distinct()
                    .toList();
            assertThat(draws).hasSize(1);
        }
    }

    @Test
    void anArenaHasNoCommonLuck() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            assertThat(ada.post("/api/tournaments", WISH.formatted(Client.GAME, "arena", 1)).error()).isEqualTo("bad-commonLuck");
        }
    }
}
