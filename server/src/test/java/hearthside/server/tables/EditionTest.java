package hearthside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.fireaxe.FireAndAxeEdition;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/// Whatever edition a table plays with, whoever looks at it gets that one.
class EditionTest {
    private static final FireAndAxe GAME = new FireAndAxe();

    @TempDir
    Path folder;

    /// The house edition with another name for a port, and other values of all of them.
    private static FireAndAxeEdition ours() {
        var tree = (ObjectNode) Json.tree(FireAndAxeEdition.HOUSE);
        tree.put("name", "Ours");
        for (var port : tree.get("ports"))
            if (port.get("value").intValue() > 0) ((ObjectNode) port).put("value", 1 + port.get("value").intValue() % 6);
        ((ObjectNode) tree.get("ports").get(0)).put("name", "Elsewhere");
        return Json.read(FireAndAxeEdition.class, tree);
    }

    private static Position position() {
        return Position.of(new Match<>(GAME, GAME.info().terms(2, Map.of(), ours()), new Chance.Seeded(1)));
    }

    @Test
    void equalEditionsHaveOneHashAndOthersAnother() {
        assertThat(Editions.hash(ours())).isEqualTo(Editions.hash(ours())).isNotEqualTo(Editions.hash(FireAndAxeEdition.HOUSE));
        assertThat(Editions.hash(FireAndAxeEdition.HOUSE)).matches("[0-9a-f]{24}");
    }

    @Test
    void aTableTellsItsEditionByItsHashAndWholeToWhoeverAsks() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = Client.table(ada.post("/api/positions", "{\"seat\":0,\"position\":%s}".formatted(Json.write(position()))).json());
            try (var line = ada.watch(id)) {
                var told = line.update().get("terms").get("edition");
                assertThat(told.get("name").stringValue()).isEqualTo("Ours");
                assertThat(told.get("hash").stringValue()).isEqualTo(Editions.hash(ours()));
                assertThat(told.get("whole").isNull()).as("it does not go with every Update").isTrue();
            }
            var whole = new Client(server).get("/api/tables/%s/edition".formatted(id));
            assertThat(Json.read(FireAndAxeEdition.class, whole.json())).as("also for whoever only looks").isEqualTo(ours());
            assertThat(ada.get("/api/tables/nowhere/edition").status()).isEqualTo(404);
        }
    }

    @Test
    void aTableWithTheHouseEditionSaysSoByItsHash() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            try (var line = ada.watch(Client.table(ada.open("me", "here")))) {
                assertThat(line.update().get("terms").get("edition").get("hash").stringValue())
                        .isEqualTo(Editions.hash(Games.find(Client.GAME).orElseThrow().info().edition()));
            }
        }
    }

    @Test
    void whereThereIsNoTableTheEditionComesAlong() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var asked = "{\"position\":%s,\"seat\":0,\"steps\":[],\"others\":false,\"from\":0}";
            var own = ada.post("/api/practice", asked.formatted(Json.write(position()))).json().get("terms").get("edition");
            assertThat(Json.read(FireAndAxeEdition.class, own.get("whole"))).isEqualTo(ours());
            var house = Position.of(new Match<>(GAME, GAME.info().terms(2), new Chance.Seeded(1)));
            var theirs = ada.post("/api/practice", asked.formatted(Json.write(house))).json().get("terms").get("edition");
            assertThat(theirs.get("whole").isNull()).as("everybody has the house edition").isTrue();
            assertThat(theirs.get("hash").stringValue()).isEqualTo(Editions.hash(FireAndAxeEdition.HOUSE));
        }
    }
}
