package hearthside.server.people;

import static hearthside.server.testing.Client.passphrase;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.WholeGame;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every statement about people and clubs once on PostgreSQL; [PeopleTest] and [ClubTest] say on SQLite what comes of them.
class PeopleOnPostgresTest {
    @TempDir
    Path folder;

    @Test
    void theSameSqlDoesForBoth() {
        var config = Config.of(Databases.POSTGRESQL.fresh(folder)).withPort(0).withBotPause(0).withRatesNeighbours(true);
        try (var server = Server.start(config)) {
            var ada = new Client(server);
            var ben = new Client(server).signUp("Ben");
            ada.open("me:Adalind", "open");
            ada.post("/api/notices", "{\"language\":\"de\"}");
            ada.signUp("Ada");
            assertThat(ben.post("/api/account", "{\"name\":\"ada\",\"passphrase\":\"long enough it is\"}").error()).isEqualTo("signed-in");
            assertThat(new Client(server).post("/api/account", "{\"name\":\"ada\",\"passphrase\":\"long enough it is\"}").error())
                    .isEqualTo("name-taken");
            assertThat(ada.get("/api/tables").json().size()).isEqualTo(1);
            var id = WholeGame.playAgainst(ada, ben, true, 1);
            assertThat(ada.get("/api/lobby").json().isEmpty()).isTrue();
            assertThat(ben.get("/api/archive?player=ada&game=%s&result=won".formatted(Client.GAME)).text()
                    + ben.get("/api/archive?player=ben&result=won&count=1").text()).contains(id);
            assertThat(ben.get("/api/archive?after=1-abc").json().get("games").isEmpty()).isTrue();
            for (var result : new String[] {"lost", "shared", "none", "resigned"})
                assertThat(ben.get("/api/archive?result=" + result).status()).isEqualTo(200);
            assertThat(ada.get("/api/ratings/" + Client.GAME).json().size()).isEqualTo(2);
            assertThat(ada.get("/api/players/BEN").json().get("ratings").get(0).get("games").intValue()).isEqualTo(1);
            assertThat(ada.get("/api/me/statistics").json().get("opponents").get(0).get("name").stringValue()).isEqualTo("Ben");
            assertThat(ada.get("/api/me/results.csv").text().lines()).hasSize(2);
            assertThat(ada.get("/api/me/export").json().get("wish").get("language").stringValue()).isEqualTo("de");
            var begun = Client.send(HttpRequest.newBuilder(ada.uri("/api/session/passkey/begin"))
                    .header("Content-Type", "application/json").header("Origin", "http://127.0.0.1:" + server.port())
                    .POST(HttpRequest.BodyPublishers.ofString("{}")).build());
            assertThat(begun.json().get("options").get("rpId").stringValue()).isEqualTo("127.0.0.1");
            assertThat(
                    ada.post("/api/account/passphrase", "{\"old\":\"%s\",\"passphrase\":\"a new passphrase\"}".formatted(passphrase("Ada")))
                            .status())
                    .isEqualTo(200);
            assertThat(ada.post("/api/me/delete", "{\"passphrase\":\"a new passphrase\"}").status()).isEqualTo(200);
            assertThat(ben.get("/api/archive").text()).contains("somebody who left").doesNotContainPattern("\\bAda\\b");
            assertThat(ben.post("/api/session/end", "{}").status()).isEqualTo(200);
        }
    }
}
