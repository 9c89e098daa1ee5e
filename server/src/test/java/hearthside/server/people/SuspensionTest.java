package hearthside.server.people;

import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Program;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Whoever is suspended does nothing but look, and holds nobody up who is waiting for others.
class SuspensionTest {
    private static final String WISH = "{\"games\":[\"cavemen\"],\"tempo\":\"live\",\"seats\":2,\"botsAfter\":null,\"name\":\"\"}";

    @TempDir
    Path folder;

    private Server start(String place) {
        try (var server = Server.start(Client.config(place))) {
            new Client(server).signUp("Keeper");
        }
        return Server.start(Client.config(place).withKeepers(List.of("Keeper")));
    }

    private static JsonNode suspend(Client keeper, String name) {
        var answer = keeper.post("/api/keeper/measures",
                "{\"name\":\"%s\",\"measure\":\"suspended\",\"reason\":\"a test\",\"hours\":1}".formatted(name));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json().get(0);
    }

    private static void lift(Client keeper, JsonNode measure) {
        keeper.post("/api/keeper/measures/%s/lift".formatted(measure.get("id").stringValue()), "{}");
    }

    private static boolean isSeated(Client who) { return !who.get("/api/quick").json().get("table").isNull(); }

    @ParameterizedTest
    @EnumSource
    void atTheFireTheyAreSeatedWithNobody(Databases kind) throws InterruptedException {
        try (var server = start(kind.fresh(folder))) {
            var keeper = new Client(server).signIn("Keeper");
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            ben.post("/api/quick", WISH); // he waits before it is decided
            var measure = suspend(keeper, "Ben");
            assertThat(ada.post("/api/quick", WISH).status()).isEqualTo(200);
            Thread.sleep(3_000); // it looks every two seconds
            assertThat(isSeated(ben)).isFalse();
            assertThat(isSeated(ada)).isFalse();
            var cleo = new Client(server).signUp("Cleo");
            cleo.post("/api/quick", WISH);
            eventually("she meets somebody else", () -> isSeated(ada) && isSeated(cleo));
            lift(keeper, measure);
            var dora = new Client(server).signUp("Dora");
            dora.post("/api/quick", WISH);
            eventually("then he is one of them again", () -> isSeated(dora) && isSeated(ben));
        }
    }

    private static JsonNode await(Client client, String id, Predicate<JsonNode> isSo) {
        return eventually("the tournament goes on", () -> client.get("/api/tournaments/" + id).json(), isSo);
    }

    private static String tournament(Client host, String kind, List<Client> people) {
        var id = host.post("/api/tournaments", "{\"name\":\"Cup\",\"game\":\"%s\",\"kind\":\"%s\",\"seats\":2,\"programs\":false}"
                .formatted(Client.GAME, kind)).json().get("tournament").stringValue();
        for (var each : people) assertThat(each.post("/api/tournaments/%s/enter".formatted(id), "{}").status()).isEqualTo(200);
        return id;
    }

    @ParameterizedTest
    @EnumSource
    void inATournamentTheyArePairedWithNobodyAndNobodyWinsByTheirAbsence(Databases kind) {
        try (var server = start(kind.fresh(folder))) {
            var keeper = new Client(server).signIn("Keeper");
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"),
                    cleo = new Client(server).signUp("Cleo");
            for (var how : List.of("swiss", "arena")) {
                var id = tournament(ada, how, List.of(ben, ada, cleo));
                var measure = suspend(keeper, "Ben");
                assertThat(ada.post("/api/tournaments/%s/begin".formatted(id), "{}").status()).isEqualTo(200);
                var shown = await(ada, id, now -> !now.get("tables").isEmpty());
                assertThat(shown.get("tables").size()).as(how).isEqualTo(1);
                assertThat(shown.get("tables").get(0).get("seats").toString()).as(how).isIn("[2,3]", "[3,2]");
                assertThat(shown.get("byes").isEmpty()).as("nobody is idle, for that counts as a win").isTrue();
                lift(keeper, measure);
            }
        }
    }

    /// It may look at no table, so nobody else closes its stream.
    @ParameterizedTest
    @EnumSource
    void aProgramIsToldNothingMoreUntilItMayComeAgain(Databases kind) {
        try (var server = start(kind.fresh(folder)); var robo = Program.of(server, "Robo").connect()) {
            var keeper = new Client(server).signIn("Keeper");
            var measure = suspend(keeper, "Robo");
            robo.await("Closed");
            lift(keeper, measure);
            robo.connect();
        }
    }

    @Test
    void aTournamentDoesNotBeginWithThemAlone() {
        try (var server = start(Databases.SQLITE.fresh(folder))) {
            var keeper = new Client(server).signIn("Keeper");
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var id = tournament(ada, "swiss", List.of(ada, ben));
            suspend(keeper, "Ben");
            assertThat(ada.post("/api/tournaments/%s/begin".formatted(id), "{}").error()).isEqualTo("too-few");
        }
    }
}
