package hearthside.server.pace;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Line;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PaceTest {
    private static final String LIVE = "{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":60,\"standIn\":\"first\"}";
    private static final int FOR_EVER = 3_600_000;

    @TempDir
    Path folder;
    private final HandClock time = HandClock.still();
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() {
        server = start(0);
        ada = new Client(server);
        ben = new Client(server);
    }

    private Server start(int botPause) { return Server.start(Client.config(folder).withBotPause(botPause), _ -> {}, time); }

    @AfterEach
    void stop() { server.close(); }

    /// The same browsers at a new server.
    private void restart(int botPause) {
        server.close();
        server = start(botPause);
        ada = new Client(server, ada.cookie);
        ben = new Client(server, ben.cookie);
    }

    /// A table of Ada, who begins, and Ben.
    private String open(String pace) {
        var opened = ada.openPaced(pace, "{\"start\":\"1\"}", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        return table(opened);
    }

    private static JsonNode pacing(Line line) { return line.update().get("pacing"); }

    private static String away(Line line) { return pacing(line).get("away").toString(); }

    private static void awaitAway(Line line, String seats) { while (!away(line).equals(seats)) line.await("Update"); }

    @Test
    void aClockRunsForWhoeverHasToDecide() {
        var id = open(LIVE);
        try (var a = ada.watch(id)) {
            var clock = pacing(a).get("clocks").get(0);
            assertThat(clock.get("seat").intValue()).isZero();
            assertThat(clock.get("due").longValue()).isEqualTo(time.millis() + 90_000);
            assertThat(pacing(a).get("pace").get("seconds").intValue()).isEqualTo(30);
            time.pass(Duration.ofSeconds(50));
            a.playAny(new Random(1));
            assertThat(pacing(a).get("reserve").get(0).longValue()).as("twenty seconds over").isEqualTo(40_000);
            assertThat(pacing(a).get("now").longValue()).isEqualTo(time.millis());
        }
    }

    @Test
    void whenTimeRunsOutAStandInPlaysUntilThePlayerComesBack() {
        var id = open(LIVE);
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            time.pass(Duration.ofSeconds(91));
            awaitAway(a, "[0]");
            while (!b.isToAct()) b.await("Update"); // the stand-in has played for Ada
            assertThat(away(b)).isEqualTo("[0]");
            a.awaitSeq(b.seq());
            a.send("{\"is\":\"Return\",\"seat\":0}");
            awaitAway(a, "[]");
            while (b.isToAct()) b.playAny();
            a.awaitSeq(b.seq());
            assertThat(a.isToAct()).as("Ada decides again").isTrue();
            assertThat(pacing(a).get("clocks").get(0).get("due").longValue()).as("without a reserve").isEqualTo(time.millis() + 30_000);
        }
        assertThat(ada.get("/api/tables/%s/since".formatted(id)).json().get("steps").findValues("seat").stream().map(JsonNode::intValue))
                .as("what the stand-in did is among what happened").contains(0);
    }

    @Test
    void whoPlaysIsBack() {
        restart(FOR_EVER);
        var id = open(LIVE);
        try (var a = ada.watch(id)) {
            time.pass(Duration.ofSeconds(91));
            awaitAway(a, "[0]");
            assertThat(a.update().get("thinking").toString()).isEqualTo("[0]");
            a.playAny(new Random(3));
            assertThat(away(a)).isEqualTo("[]");
        }
    }

    @Test
    void timeRunsOnWhileTheServerIsClosed() {
        var id = open(LIVE);
        time.pass(Duration.ofSeconds(40));
        restart(FOR_EVER);
        try (var a = ada.watch(id)) {
            assertThat(pacing(a).get("clocks").get(0).get("due").longValue()).isEqualTo(time.millis() + 50_000);
        }
        server.close();
        time.pass(Duration.ofSeconds(60));
        restart(FOR_EVER);
        try (var a = ada.watch(id)) {
            awaitAway(a, "[0]");
        }
        restart(FOR_EVER);
        try (var a = ada.watch(id)) {
            assertThat(away(a)).as("that is kept, too").isEqualTo("[0]");
        }
    }

    @Test
    void aTableMayTakeDaysForAMove() {
        var id = open("{\"is\":\"Daily\",\"days\":2}");
        try (var b = ben.watch(id)) {
            assertThat(pacing(b).get("clocks").get(0).get("due").longValue()).isEqualTo(time.millis() + Duration.ofDays(2).toMillis());
            time.pass(Duration.ofDays(2).plusSeconds(1));
            awaitAway(b, "[0]");
            while (!b.isToAct()) b.await("Update"); // the usual bot stood in
        }
    }

    @Test
    void nobodysClockRunsForAnEmptyChair() {
        var opened = ada.openPaced(LIVE, "{\"start\":\"2\"}", "me:Ada", "open");
        try (var a = ada.watch(table(opened))) {
            assertThat(pacing(a).get("clocks").isEmpty()).isTrue();
            time.pass(Duration.ofHours(5));
            ben.join(table(opened), secrets(opened).getFirst(), "Ben");
            while (pacing(a).get("clocks").isEmpty()) a.await("Update");
            assertThat(pacing(a).get("clocks").get(0).get("due").longValue()).isEqualTo(time.millis() + 90_000);
        }
    }

    @Test
    void myTablesSayWhoseTurnItIsAndHowLong() {
        var id = open(LIVE);
        var listed = ben.get("/api/tables").json().get(0);
        assertThat(listed.get("table").stringValue()).isEqualTo(id);
        assertThat(listed.get("toAct").toString()).isEqualTo("[0]");
        assertThat(listed.get("mine").toString()).isEqualTo("[1]");
        assertThat(listed.get("clocks").get(0).get("due").longValue()).isEqualTo(time.millis() + 90_000);
        assertThat(listed.get("pace").get("is").stringValue()).isEqualTo("Live");
    }

    @Test
    void aRematchHasTheSamePace() {
        var id = table(ada.openPaced(LIVE, "{\"shortGame\":\"on\"}", "me", "here"));
        try (var a = ada.watch(id)) {
            a.playOn(new Random(4), 2000);
            a.send("{\"is\":\"Rematch\"}");
            try (var again = ada.watch(a.await("Moved").get("table").stringValue())) {
                assertThat(pacing(again).get("pace").get("reserveSeconds").intValue()).isEqualTo(60);
            }
        }
    }

    @Test
    void aPaceThatMakesNoSenseIsRefused() {
        var seats = "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"pace\":%s}";
        var tooFast = ada.post("/api/tables", seats.formatted(Client.GAME, "{\"is\":\"Live\",\"seconds\":1,\"reserveSeconds\":0}"));
        assertThat(tooFast.status()).isEqualTo(400);
        assertThat(tooFast.json().get("sentence").stringValue()).isEqualTo("A decision has from 5 to 3600 seconds.");
        var nobody = ada.post("/api/tables", seats.formatted(Client.GAME, "{\"is\":\"Daily\",\"days\":1,\"standIn\":\"nobody\"}"));
        assertThat(nobody.json().get("field").stringValue()).isEqualTo("pace.standIn");
    }
}
