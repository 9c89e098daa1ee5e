package hearthside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.FireAndStoneEdition;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The house edition has come to a second version: new tables have that, and what was begun with the first goes on with it.
class HouseEditionTest {
    private static final FireAndStone GAME = new FireAndStone();
    private static final String FIRST = Editions.hash(FireAndStoneEdition.HOUSE), SECOND = Editions.hash(FireAndStoneEdition.HOUSE_2);

    @TempDir
    Path folder;

    private static void plays(Client client, String table, String hash) {
        try (var line = client.watch(table)) {
            assertThat(line.update().get("terms").get("edition").get("hash").stringValue()).isEqualTo(hash);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTableKeepsTheOneItWasBegunWith(Databases kind) {
        var database = kind.fresh(folder);
        String old, young, cookie;
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server);
            cookie = ada.cookie;
            young = Client.table(ada.openGame("fire-and-stone", "me", "here"));
            old = Client.table(ada.post("/api/tables",
                    "{\"game\":\"fire-and-stone\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}],\"edition\":\"house\"}").json());
            plays(ada, young, SECOND);
            plays(ada, old, FIRST);
        }
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server, cookie);
            plays(ada, young, SECOND);
            plays(ada, old, FIRST);
            var whole = Json.read(FireAndStoneEdition.class, ada.get("/api/tables/%s/edition".formatted(old)).json());
            assertThat(whole).as("whoever has only the newest asks for it").isEqualTo(FireAndStoneEdition.HOUSE);
        }
    }

    @Test
    void aPositionSaysWhichAndTheOlderOneComesAlongWhole() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            for (var house : GAME.info().houses()) {
                var position = Position.of(new Match<>(GAME, GAME.info().terms(2, Map.of(), house), new Chance.Seeded(1)));
                var asked = "{\"position\":%s,\"seat\":0,\"steps\":[],\"others\":false,\"from\":0}".formatted(Json.write(position));
                var told = ada.post("/api/practice", asked).json().get("terms").get("edition");
                assertThat(told.get("hash").stringValue()).isEqualTo(Editions.hash(house));
                assertThat(told.get("whole").isNull()).isEqualTo(house.equals(GAME.info().newest()));
            }
        }
    }

    @Test
    void aGameOfADeviceComesInWithEither() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            for (var house : GAME.info().houses()) {
                var match = new Match<>(GAME, GAME.info().terms(2, Map.of(), house), new Chance.Seeded(5));
                var sent = Json.write(Map.of("name", "here-abc" + GAME.info().houses().indexOf(house), "header",
                        Json.write(Journal.header(GAME, match.terms(), null)), "lines",
                        List.of(JournalLine.of(match.journal().getFirst()).text()), "seats",
                        Json.parse("[{\"name\":\"Ada\",\"resigned\":false},{\"bot\":\"random\",\"resigned\":false}]"), "hints", false));
                var answer = ada.post("/api/journals", sent);
                assertThat(answer.status()).as(answer.text()).isEqualTo(200);
                plays(ada, Client.table(answer.json()), Editions.hash(house));
            }
        }
    }
}
