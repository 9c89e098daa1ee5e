package hearthside.server.thinking;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Who plays for the first times is taught, and nobody else is helped by it.
class CoachTest {
    private static final String ME = "{\"kind\":\"me\"}", BOT = "{\"kind\":\"bot\",\"bot\":\"greedy\"}", OPEN = "{\"kind\":\"open\"}";

    @TempDir
    Path folder;
    private Server server;
    private Client ada;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private JsonNode open(Client host, String game, String... seats) {
        var answer = host.post("/api/tables", "{\"game\":\"%s\",\"seats\":[%s]}".formatted(game, String.join(",", seats)));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    private static String remarks(String table, int seat, int seq) {
        return "/api/tables/%s/coach?seat=%d&seq=%d".formatted(table, seat, seq);
    }

    private static String thoughts(String table, int seat, int seq) {
        return "/api/tables/%s/coach/thoughts?seat=%d&seq=%d".formatted(table, seat, seq);
    }

    private boolean isCoached(Client visitor, String table) {
        return visitor.get("/api/tables/" + table).json().get("coach").booleanValue();
    }

    @Test
    void whoPlaysAgainstBotsIsToldWhatMattersAndWhatWouldCostMuch() {
        for (var game : Games.ALL) {
            var seats = new ArrayList<>(List.of(ME));
            while (seats.size() < game.info().minSeats()) seats.add(BOT);
            var id = table(open(ada, game.info().id(), seats.toArray(String[]::new)));
            assertThat(isCoached(ada, id)).isTrue();
            try (var line = ada.watch(id)) {
                line.until(update -> update.get("toAct").valueStream().anyMatch(seat -> seat.intValue() == 0));
                var said = ada.get(remarks(id, 0, line.seq()));
                assertThat(said.status()).as(said.text()).isEqualTo(200);
                for (var remark : said.json().get("remarks")) assertThat(remark.get("key").stringValue()).isNotBlank();
                var thought = ada.get(thoughts(id, 0, line.seq()));
                assertThat(thought.status()).as(thought.text()).isEqualTo(200);
                for (var costly : thought.json().get("costly")) {
                    assertThat(costly.get("cost").doubleValue()).isGreaterThan(0.2);
                    assertThat(line.update().get("options")).contains(costly.get("action"), costly.get("better"));
                }
            }
        }
    }

    @Test
    void nobodyIsTaughtForAnothersSeatOrForAMomentThatHasPassed() {
        var id = table(open(ada, "stone-age", ME, "{\"kind\":\"here\"}"));
        try (var line = ada.watch(id)) {
            int seq = line.seq(), seat = line.update().get("toAct").get(0).intValue();
            assertThat(new Client(server).get(remarks(id, seat, seq)).status()).isEqualTo(403);
            assertThat(new Client(server).get(thoughts(id, seat, seq)).status()).isEqualTo(403);
            assertThat(ada.get(remarks(id, seat, seq + 5)).error()).isEqualTo("passed");
            assertThat(ada.get(remarks(id, 1 - seat, seq)).error()).as("it is not their turn").isEqualTo("passed");
            assertThat(ada.get(remarks(id, seat, seq)).status()).isEqualTo(200);
            assertThat(ada.get(thoughts(id, seat, seq)).error()).as("among people nobody has agreed on hints").isEqualTo("no-hints");
        }
    }

    @Test
    void thereIsNoCoachWhereTheGameMayBeRated() {
        var opened = open(ada.signUp("Ada"), "stone-age", ME, OPEN);
        var id = table(opened);
        assertThat(isCoached(ada, id)).as("somebody with an account may still come").isFalse();
        var ben = new Client(server).signUp("Ben");
        ben.join(id, secrets(opened).getFirst(), "Ben");
        assertThat(isCoached(ada, id)).isFalse();
        try (var line = ada.watch(id)) {
            int seat = line.update().get("toAct").get(0).intValue();
            var player = seat == 0 ? ada : ben;
            assertThat(player.get(remarks(id, seat, line.seq())).error()).isEqualTo("no-coach");
            assertThat(player.get(thoughts(id, seat, line.seq())).error()).isEqualTo("no-coach");
        }
        var friends = open(new Client(server), "stone-age", ME, OPEN);
        new Client(server).join(table(friends), secrets(friends).getFirst(), "Cleo");
        assertThat(isCoached(ada, table(friends))).as("guests are not rated").isTrue();
    }

    /// A whole game: wherever a bot is explained, it did what is said, in the step that is said, and it was seen by all.
    @Test
    void whatABotDidIsExplainedByWhatEverybodySaw() {
        var id = table(open(ada, "stone-age", ME, BOT));
        int explained = 0;
        try (var line = ada.watch(id)) {
            for (int i = 0; i < 40 && explained < 2; i++) {
                line.until(CoachTest::isAdasTurn);
                if (i == 1) { // what is taken back was told: from here on steps and updates are numbered differently
                    int seq = line.seq();
                    line.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", seq);
                    line.awaitSeq(seq + 1);
                    line.until(CoachTest::isAdasTurn);
                }
                if (line.update().get("over").booleanValue()) break;
                var answer = ada.get(thoughts(id, 0, line.seq()));
                assertThat(answer.status()).as(answer.text()).isEqualTo(200);
                var other = answer.json().get("other");
                if (other.isObject()) {
                    explained++;
                    assertThat(other.get("seat").intValue()).isEqualTo(1);
                    assertThat(other.get("reason").get("words").stringValue()).isNotBlank();
                    int told = other.get("seq").intValue();
                    var step = ada.get("/api/tables/%s/log".formatted(id)).json().get("steps").valueStream()
                            .filter(each -> each.get("seq").intValue() == told).findFirst().orElseThrow();
                    assertThat(step.get("seat").intValue()).isEqualTo(1);
                    assertThat(step.get("undone").booleanValue()).isFalse();
                }
                line.playAny(new Random(i));
            }
        }
        assertThat(explained).isPositive();
    }

    private static boolean isAdasTurn(JsonNode update) {
        return update.get("over").booleanValue() || update.get("toAct").valueStream().anyMatch(seat -> seat.intValue() == 0);
    }

    /// Every phase in which somebody decides and every remark has its sentence, in both languages, and none is long.
    @Test
    void everySentenceIsThereInBothLanguagesAndShort() throws IOException {
        var games = Path.of(System.getProperty("hearthside.root", "..")).resolve("web/src/games");
        for (var game : Games.ALL) {
            var english = Json.parse(Files.readString(games.resolve(game.info().id()).resolve("coach.en.json")));
            var german = Json.parse(Files.readString(games.resolve(game.info().id()).resolve("coach.de.json")));
            assertThat(german.propertyNames()).as(game.info().id()).containsExactlyInAnyOrderElementsOf(english.propertyNames());
            for (var words : new JsonNode[] {english, german})
                words.propertyStream().forEach(sentence -> {
                    assertThat(sentence.getValue().stringValue().split(" ")).as(sentence.getKey()).hasSizeLessThanOrEqualTo(17);
                    assertThat(sentence.getValue().stringValue().length()).as(sentence.getKey()).isLessThanOrEqualTo(100);
                });
        }
    }
}
