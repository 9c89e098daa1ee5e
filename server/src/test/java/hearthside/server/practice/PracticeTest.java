package hearthside.server.practice;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.testing.Client;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whoever practises sends everything, and nothing is kept.
class PracticeTest {
    private static final String FLIP = "{\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":%d}}";
    private static final String DOG = "\"luck\":[{\"on\":{\"is\":\"Flip\"},\"draws\":[\"dog\"]}]";

    @TempDir
    Path folder;
    private Server server;
    private Client ada;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withStudies(1)));
        ada = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private static String position() {
        var game = new MyFirstStoneAge();
        return Json.write(Position.of(new Match<>(game, game.info().terms(2), new Chance.Seeded(1))));
    }

    private Client.Answer practise(String steps, String more) { return practise(steps, 0, more); }

    private Client.Answer practise(String steps, int from, String more) {
        return ada.post("/api/practice", "{\"position\":%s,\"seat\":0,\"steps\":[%s],\"others\":true,\"from\":%d%s}"
                .formatted(position(), steps, from, more.isEmpty() ? "" : "," + more));
    }

    private static JsonNode last(JsonNode played) { return played.get("moments").get(played.get("moments").size() - 1); }

    @Test
    void luckComesAsItWasAgreedAndTheOthersDecideByThemselves() {
        var played = practise(FLIP.formatted(3), DOG + ",\"goal\":[{\"happened\":{\"is\":\"GotDog\",\"seat\":0}}]").json();
        assertThat(played.get("reached").booleanValue()).isTrue();
        assertThat(last(played).get("toAct").toString()).as("the other seat has had its turn").isEqualTo("[0]");
        assertThat(played.get("count").intValue()).isGreaterThan(2);
        assertThat(practise(FLIP.formatted(3), DOG).json()).as("the same every time").isEqualTo(practise(FLIP.formatted(3), DOG).json());
    }

    @Test
    void whatMustNotHappenSpoilsIt() {
        var never = ",\"goal\":[{\"never\":{\"is\":\"GotDog\"}},{\"happened\":{\"is\":\"Flipped\"}}]";
        var played = practise(FLIP.formatted(3), DOG + never).json();
        assertThat(played.get("spoilt").booleanValue()).isTrue();
        assertThat(played.get("reached").booleanValue()).isFalse();
        assertThat(practise("", DOG + never).json().get("spoilt").booleanValue()).isFalse();
    }

    @Test
    void luckThatCannotComeIsDrawn() {
        assertThat(practise(FLIP.formatted(3), DOG.replace("dog", "moon")).status()).isEqualTo(200);
        assertThat(practise(FLIP.formatted(3), DOG.replace("\"dog\"", "99")).status()).isEqualTo(200);
    }

    @Test
    void onlyTheMomentsThatAreWantedAreTold() {
        var all = practise(FLIP.formatted(3), DOG).json();
        var rest = practise(FLIP.formatted(3), 2, DOG).json();
        assertThat(rest.get("count")).isEqualTo(all.get("count"));
        assertThat(rest.get("moments").size()).isEqualTo(all.get("moments").size() - 2);
        assertThat(last(rest)).isEqualTo(last(all));
    }

    @Test
    void whatIsForbiddenIsToldWithItsRule() {
        var why = practise("", "\"why\":{\"is\":\"Trade\",\"give\":[\"pot\"],\"take\":[\"fish\"]}").json().get("refused");
        assertThat(why.get("rule").stringValue()).isEqualTo("MF-50");
        assertThat(practise("", "\"why\":{\"is\":\"Flip\",\"tree\":3}").json().get("refused").isNull()).isTrue();
        var step = practise(FLIP.formatted(3) + "," + FLIP.formatted(3), DOG);
        assertThat(step.status()).isEqualTo(400);
        assertThat(step.json().get("field").stringValue()).isEqualTo("steps[1]");
        assertThat(step.json().get("sentence").stringValue()).contains("already turned up");
    }

    @Test
    void everythingThatComesInHasABound() {
        assertThat(practise((FLIP.formatted(3) + ",").repeat(40) + FLIP.formatted(3), "").json().get("sentence").stringValue())
                .contains("at most 40");
        assertThat(practise("", "\"goal\":[" + "{},".repeat(20) + "{}]").status()).isEqualTo(400);
        assertThat(practise("", "\"luck\":[{\"on\":{},\"draws\":[" + "1,".repeat(60) + "1]}]").status()).isEqualTo(400);
        for (var seat : new String[] {"-1", "2", "99"})
            assertThat(ada.post("/api/practice", "{\"position\":%s,\"seat\":%s,\"steps\":[],\"others\":false,\"from\":0}"
                    .formatted(position(), seat)).json().get("field").stringValue()).isEqualTo("seat");
        assertThat(ada.post("/api/practice", "{\"position\":{\"game\":\"stone-age\",\"seats\":2,\"state\":{}},\"seat\":0,\"steps\":[],"
                + "\"others\":false,\"from\":0}").json().get("field").stringValue()).startsWith("position.state");
    }

    @Test
    void nothingIsKeptAndNobodyAsksForEver() {
        var answers = java.util.stream.IntStream.range(0, 60).mapToObj(_ -> practise("", "").status()).toList();
        assertThat(answers).contains(200, 429);
        assertThat(ada.get("/api/tables").json()).isEmpty();
    }
}
