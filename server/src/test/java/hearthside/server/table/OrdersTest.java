package hearthside.server.table;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Actors;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is done for a player without asking, and what happened since the last turn.
class OrdersTest {
    private static final String PASS = "{\"is\":\"Order\",\"seat\":0,\"action\":{\"is\":\"Pass\"},\"times\":%d,\"untilAsked\":%b,"
            + "\"untilOther\":%b}";

    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder).withBotPause(3_600_000)); // what players want done waits for nobody
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private static JsonNode orders(Line line) { return line.update().get("pacing").get("orders"); }

    private static JsonNode option(Line line, String is) {
        for (var option : line.update().get("options")) if (option.get("is").stringValue().equals(is)) return option;
        return line.update().get("options").get(0);
    }

    /// A game with auctions, in which one may pass. Ada is seat 0.
    private String cavemen() {
        var opened = ada.openGame("cavemen", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        return table(opened);
    }

    private static boolean isAuction(Line line) { return line.isToAct() && option(line, "Pass").get("is").stringValue().equals("Pass"); }

    /// Both play until Ada is asked for a bid. Ben bids or passes as told; else both take the first option.
    private static void playUntilAuction(Line a, Line b, String inAuctions) {
        do
            playOne(a, b, inAuctions);
        while (!a.isOver() && !isAuction(a));
    }

    private static void playOne(Line a, Line b, String inAuctions) {
        var line = a.isToAct() ? a : b;
        line.play(option(line, inAuctions));
        int seq = line.seq() + 1;
        a.awaitSeq(seq);
        b.awaitSeq(seq);
    }

    @Test
    void anOrderIsDoneNowAndWheneverTheSameIsAskedAgain() {
        var id = cavemen();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            playUntilAuction(a, b, "Pass");
            int before = a.seq();
            a.send(PASS, 3, false, false);
            a.awaitSeq(before + 1);
            b.awaitSeq(a.seq());
            assertThat(orders(a).get(0).get("left").intValue()).isEqualTo(2);
            assertThat(orders(b)).as("nobody else's business").isEmpty();
            for (int i = 0; i < 200 && !orders(a).isEmpty() && !a.isOver(); i++) {
                if (isAuction(a)) b.awaitSeq(a.awaitSeq(a.seq() + 1).get("seq").intValue()); // nobody plays for Ada but the order
                else playOne(a, b, "Pass");
            }
            assertThat(orders(a)).as("used up").isEmpty();
        }
        assertThat(new Actors(folder).of("order")).isEqualTo(3);
    }

    @Test
    void anOrderMayEndWhenSomethingElseIsAsked() {
        var id = cavemen();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            playUntilAuction(a, b, "Pass");
            a.send(PASS, 9, true, false);
            while (orders(a).isEmpty()) a.await("Update");
            while (!orders(a).isEmpty()) {
                if (isAuction(a)) a.await("Update");
                b.awaitSeq(a.seq());
                if (!orders(a).isEmpty() && b.isToAct()) playOne(a, b, "Pass");
            }
            assertThat(a.isToAct() && !isAuction(a)).as("Ada is asked for something else").isTrue();
        }
    }

    @Test
    void anOrderMayEndWhenSomebodyElseDoesSomethingElse() {
        var id = cavemen();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            playUntilAuction(a, b, "Pass");
            a.send(PASS, 9, false, true);
            while (orders(a).isEmpty()) a.await("Update");
            for (int i = 0; i < 50 && !orders(a).isEmpty(); i++) {
                if (isAuction(a)) a.await("Update");
                b.awaitSeq(a.seq());
                if (!orders(a).isEmpty()) playOne(a, b, "Forage");
            }
            assertThat(orders(a)).as("Ben did not pass").isEmpty();
        }
    }

    @Test
    void anOrderCanBeCancelledAndOnlyWhatCanBeChosenCanBeOrdered() {
        var id = cavemen();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            playUntilAuction(a, b, "Pass");
            a.send("{\"is\":\"Order\",\"seat\":0,\"action\":{\"is\":\"Bid\",\"teeth\":900},\"times\":3,\"untilAsked\":false,"
                    + "\"untilOther\":false}");
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("bad-order");
            a.send(PASS, 100, false, false);
            assertThat(a.await("Error").get("sentence").stringValue()).isEqualTo("A choice is repeated from 1 to 99 times.");
            b.send(PASS, 3, false, false);
            assertThat(b.await("Error").get("error").stringValue()).isEqualTo("not-yours");
            a.send(PASS, 9, false, false);
            while (orders(a).isEmpty()) a.await("Update");
            a.send("{\"is\":\"CancelOrder\",\"seat\":0}");
            while (!orders(a).isEmpty()) a.await("Update");
            b.awaitSeq(a.seq());
            playUntilAuction(a, b, "Pass");
            assertThat(isAuction(a)).as("Ada decides again").isTrue();
        }
    }

    /// A table at which somebody who wishes so has just one option. Luck decides when that is, so it may take a few games.
    private Line untilOneOption() {
        for (int games = 0; games < 30; games++) {
            var line = ada.watch(table(ada.open("me", "here")));
            for (int seat = 0; seat < 2; seat++) line.send("{\"is\":\"Forced\",\"seat\":%d,\"on\":true}", seat);
            while (line.update().get("pacing").get("forced").size() < 2) line.await("Update");
            for (var random = new Random(games); !line.isOver();) {
                if (line.update().get("options").size() == 1) return line;
                line.playAny(random);
            }
            line.close();
        }
        throw new AssertionError("thirty games without a forced move");
    }

    @Test
    void aDecisionWithOneOptionIsMadeForWhoeverWishes() {
        try (var a = untilOneOption()) {
            int seq = a.seq();
            assertThat(a.awaitSeq(seq + 1).get("seq").intValue()).as("by itself").isGreaterThan(seq);
            assertThat(new Actors(folder).of("forced")).isPositive();
        }
    }

    @Test
    void aForcedMoveThatIsTakenBackIsNotMadeAgainAtOnce() {
        try (var a = untilOneOption()) {
            int seq = a.awaitSeq(a.seq() + 1).get("seq").intValue();
            if (a.isOver()) return; // what ended the game cannot be taken back
            a.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", seq);
            a.awaitSeq(seq + 1);
            assertThat(a.update().get("options").size()).isEqualTo(1);
            a.playAny(new Random(11)); // by hand: had it been made already, this would be stale
            assertThat(new Actors(folder).of("forced")).isEqualTo(1);
        }
    }

    @Test
    void whatHappenedSinceMyLastTurnIsToldAgainAsIWasShownIt() {
        var opened = ada.openGameWith("stone-age", "{\"start\":\"1\"}", "me", "open");
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        var path = "/api/tables/%s/since".formatted(id);
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            assertThat(ben.get(path).json().get("steps").size()).as("the beginning").isEqualTo(1);
            while (a.isToAct()) a.playAny();
            int mine = a.seq();
            var then = a.update().get("view");
            b.awaitSeq(mine);
            int decisions = 0;
            for (var random = new Random(6); b.isToAct() && decisions < 3; decisions++) b.playAny(random);
            a.awaitSeq(mine + decisions);
            var since = ada.get(path).json();
            assertThat(since.get("viewer").intValue()).isZero();
            assertThat(since.get("steps").size()).isEqualTo(decisions + 1);
            assertThat(since.get("steps").get(0).get("view")).isEqualTo(then);
            assertThat(since.get("steps").get(0).get("events").isEmpty()).isTrue();
            var last = since.get("steps").get(decisions);
            assertThat(last.get("seq").intValue()).isEqualTo(a.seq());
            assertThat(last.get("view")).isEqualTo(a.update().get("view"));
            assertThat(last.get("events")).isEqualTo(a.update().get("events"));
            assertThat(last.get("seat").intValue()).isEqualTo(1);
            assertThat(new Client(server).get(path).json().get("steps").isEmpty()).as("nothing for strangers").isTrue();
        }
    }

    /// MF-V1, MF-85: whoever was away must remember as if they had watched.
    @Test
    void aForestThatHasClosedIsNotToldAgain() {
        int closed = 0;
        for (int game = 0; game < 20 && closed < 2; game++) {
            var opened = ada.openGameWith("my-first-stone-age", "{\"start\":\"1\",\"help\":\"0\"}", "me", "open");
            var id = table(opened);
            ben.join(id, secrets(opened).getFirst(), "Ben");
            try (var a = ada.watch(id); var b = ben.watch(id)) {
                for (var random = new Random(game); !a.update().get("over").booleanValue();) {
                    b.awaitSeq(a.seq());
                    int before = a.update().get("view").get("resets").intValue();
                    boolean mine = a.isToAct();
                    (mine ? a : b).playAny(random);
                    if (!mine) a.awaitSeq(b.seq());
                    var now = a.update().get("view");
                    if (a.update().get("over").booleanValue() || mine) continue;
                    if (now.get("resets").intValue() > before) closed++;
                    for (var step : ada.get("/api/tables/%s/since".formatted(id)).json().get("steps")) tellsNoMore(step, now);
                }
            }
        }
        assertThat(closed).isPositive();
    }

    private static void tellsNoMore(JsonNode step, JsonNode now) {
        for (int tree = 0; tree < 14; tree++) {
            var face = step.get("view").get("forest").get(tree).get("face");
            if (!face.isNull()) assertThat(face).isEqualTo(now.get("forest").get(tree).get("face"));
        }
        for (var event : step.get("events"))
            if (event.get("is").stringValue().equals("Flipped"))
                assertThat(now.get("forest").get(event.get("tree").intValue()).get("face")).isEqualTo(event.get("token"));
    }
}
