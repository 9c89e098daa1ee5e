package hearthside.server.table;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Line;
import hearthside.wire.Journal;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GivingUpTest {
    private static final String PACE = "{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":60,\"standIn\":\"first\"}";

    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() { begin(folder.resolve("data/hearthside.db").toString()); }

    private void begin(String database) {
        server = Server.start(Client.config(database));
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private String together() {
        var opened = ada.open("me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        return table(opened);
    }

    private static void resign(Line line, int seat) { line.send("{\"is\":\"Resign\",\"seat\":%d}", seat); }

    private static void awaitEnd(Line... lines) { for (var line : lines) while (!line.isOver()) line.await("Update"); }

    private static String winners(Line line) { return line.update().get("result").get("winners").toString(); }

    private static void mustBeRefused(Line line, String frame) {
        line.send(frame);
        assertThat(line.await("Error").get("error").stringValue()).as(frame).isEqualTo("game-over");
    }

    /// Bots in tests do not wait: had one played on, it would have by now.
    private static void mustRest(Line line, int seq) {
        line.awaitSilence(300);
        line.send("{\"is\":\"Ping\"}");
        line.await("Pong");
        assertThat(line.seq()).isEqualTo(seq);
    }

    private static void awaitWritten(Client visitor, String table) {
        eventually("the result is written down", () -> visitor.get("/api/archive?mine=true&count=100").text().contains(table));
    }

    @Test
    void ofTwoPeopleTheOtherHasWon() {
        var id = together();
        try (var a = ada.watch(id); var b = ben.watch(id); var crowd = new Client(server).watch(id)) {
            for (int i = 0; i < 6; i++) {
                (a.isToAct() ? a : b).playAny(new Random(i));
                a.awaitSeq(b.seq());
                b.awaitSeq(a.seq());
            }
            int seq = a.seq();
            resign(b, 1);
            awaitEnd(a, b, crowd);
            for (var line : List.of(a, b, crowd)) {
                assertThat(winners(line)).isEqualTo("[0]");
                assertThat(line.update().get("result").get("places").toString()).isEqualTo("[1,2]");
                assertThat(line.update().get("seed").stringValue()).hasSize(64);
                assertThat(line.update().get("toAct").isEmpty()).isTrue();
                assertThat(line.update().get("options").isEmpty()).isTrue();
                assertThat(line.update().get("thinking").isEmpty()).isTrue();
                assertThat(line.update().get("undo").get("canAsk").booleanValue()).isFalse();
            }
            mustBeRefused(a, "{\"is\":\"Play\",\"seq\":%d,\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":0}}".formatted(seq));
            mustBeRefused(a, "{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}".formatted(seq));
            mustBeRefused(a, "{\"is\":\"Resign\",\"seat\":0}");
            mustBeRefused(a, "{\"is\":\"Forced\",\"seat\":0,\"on\":true}");
            mustRest(a, seq);
        }
    }

    @Test
    void againstBotsItStaysAsItStands() {
        var id = table(ada.open("me:Ada", "bot:random", "bot:random"));
        try (var a = ada.watch(id)) {
            a.playOn(new Random(1), 3);
            resign(a, 0);
            awaitEnd(a);
            assertThat(winners(a)).isEqualTo("[]");
            assertThat(a.update().get("seed").stringValue()).hasSize(64);
            mustRest(a, a.seq());
        }
        awaitWritten(ada, id);
        var seats = ada.get("/api/archive?mine=true").json().get("games").get(0).get("seats");
        for (var seat : seats) {
            assertThat(seat.get("won").booleanValue()).isFalse();
            assertThat(seat.get("resigned").booleanValue()).isEqualTo(seat.get("name").stringValue().equals("Ada"));
        }
    }

    @Test
    void ofThreePeopleTheLastHasWonAndUntilThenABotPlaysOn() {
        var opened = ada.open("me:Ada", "open", "open");
        var id = table(opened);
        var cleo = new Client(server);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        cleo.join(id, secrets(opened).getLast(), "Cleo");
        try (var a = ada.watch(id); var b = ben.watch(id); var c = cleo.watch(id)) {
            resign(c, 2);
            while (!a.update().get("seats").get(2).get("resigned").booleanValue()) a.await("Update");
            assertThat(a.isOver()).isFalse();
            boolean botPlayed = false;
            for (int i = 0; i < 40 && !botPlayed; i++) {
                var mover = a.isToAct() ? a : b;
                if (mover.isToAct()) mover.playAny(new Random(i));
                a.awaitSilence(30);
                a.send("{\"is\":\"Ping\"}");
                b.send("{\"is\":\"Ping\"}");
                a.await("Pong");
                b.await("Pong");
                botPlayed = a.heard.stream().anyMatch(text -> text.contains("\"thinking\":[2]"));
            }
            assertThat(botPlayed).isTrue();
            resign(a, 0);
            awaitEnd(a, b, c);
            assertThat(winners(b)).isEqualTo("[1]");
        }
    }

    @Test
    void whoGivesUpBeforeAnybodyHasComeEndsTheTable() {
        var opened = ada.open("me:Ada", "open");
        try (var a = ada.watch(table(opened))) {
            resign(a, 0);
            awaitEnd(a);
            assertThat(winners(a)).isEqualTo("[]");
        }
        var late = ben.post("/api/tables/%s/join".formatted(table(opened)), "{\"secret\":\"%s\"}".formatted(secrets(opened).getFirst()));
        assertThat(late.error()).isEqualTo("game-over");
    }

    @Test
    void thoseWhoPlayAsOneHaveNobodyToWinAgainst() {
        var id = table(ada.openWith("{\"together\":\"on\"}", "me:Ada", "here:Cleo"));
        try (var a = ada.watch(id)) {
            resign(a, 1);
            awaitEnd(a);
            assertThat(winners(a)).isEqualTo("[]");
        }
    }

    @Test
    void theClockStopsAndAQuestionIsSettled() {
        var opened = ada.openPaced(PACE, "{}", "me:Ada", "open");
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            var mover = a.isToAct() ? a : b;
            while (mover.isToAct()) mover.playAny();
            while (mover.update().get("undo").get("free").intValue() > 0) { // what is free to take back is not asked about
                mover = mover == a ? b : a;
                while (!mover.isToAct()) mover.await("Update");
                while (mover.isToAct()) mover.playAny();
            }
            var other = mover == a ? b : a;
            mover.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", mover.seq());
            other.await("UndoAsked");
            resign(other, other == a ? 0 : 1);
            assertThat(mover.await("UndoAnswered").get("yes").booleanValue()).isFalse();
            awaitEnd(a, b);
            assertThat(a.update().get("pacing").get("clocks").isEmpty()).isTrue();
        }
    }

    @Test
    void everythingAfterTheEndWorks() {
        var id = together();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            (a.isToAct() ? a : b).playAny(new Random(1));
            a.awaitSeq(2);
            resign(b, 1);
            awaitEnd(a, b);
            var path = "/api/tables/" + id;
            var journal = Journal.read(Games.ALL, ada.get(path + "/journal").text());
            assertThat(journal.verify(new MyFirstStoneAge()).faults()).isEmpty();
            assertThat(ada.get(path + "/fairness").json().get("draws").isEmpty()).isFalse();
            var replay = ada.get(path + "/replay?from=0&count=9").json();
            assertThat(replay.get("steps").size()).isEqualTo(2);
            assertThat(replay.get("result").get("winners").toString()).isEqualTo("[0]");
            assertThat(ada.get(path + "/log").status()).isEqualTo(200);
            assertThat(ada.get(path).json().get("over").booleanValue()).isTrue();
            assertThat(ada.get("/api/tables").json().get(0).get("over").booleanValue()).isTrue();
            assertThat(ada.get("/api/tables").json().get(0).get("toAct").isEmpty()).isTrue();
            for (int i = 0; i < 400 && !ada.get(path + "/review?from=0").text().contains("\"state\":\"done\""); i++) a.awaitSilence(25);
            assertThat(ada.get(path + "/review?from=0").json().get("judged").intValue()).isEqualTo(2);
            b.send("{\"is\":\"Say\",\"text\":\"well played\"}");
            assertThat(a.await("Said").get("name").stringValue()).isEqualTo("Ben");
            b.send("{\"is\":\"Rematch\"}");
            a.send("{\"is\":\"Rematch\"}");
            var next = a.await("Moved").get("table").stringValue();
            try (var again = ben.watch(next)) {
                assertThat(again.update().get("mine").toString()).isEqualTo("[1]");
                assertThat(again.isOver()).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void itIsRatedOnceAndARestartForgetsNothing(Databases database) {
        server.close();
        var place = database.fresh(folder.resolve("other"));
        begin(place);
        ada.signUp("Ada");
        ben.signUp("Ben");
        var id = together();
        var bots = table(ada.open("me:Ada", "bot:random"));
        int seq;
        try (var a = ada.watch(id); var b = ben.watch(id); var alone = ada.watch(bots)) {
            while (!b.isToAct()) {
                while (a.isToAct()) a.playAny();
                b.awaitSeq(a.seq());
            }
            a.awaitSeq(b.playAny(new Random(1)).get("seq").intValue()); // who loses has decided something
            resign(b, 1);
            resign(alone, 0);
            awaitEnd(a, b, alone);
            seq = alone.seq();
        }
        awaitWritten(ada, id);
        awaitWritten(ada, bots);
        var best = ada.get("/api/ratings/" + Client.GAME).json();
        assertThat(best.get(0).get("name").stringValue()).isEqualTo("Ada");
        assertThat(best.get(0).get("value").intValue()).isGreaterThan(1500);
        assertThat(best.get(1).get("value").intValue()).isLessThan(1500);
        assertThat(ben.get("/api/me/statistics").json().get("games").get(0).get("resigned").intValue()).isEqualTo(1);
        server.close();
        server = Server.start(Client.config(place));
        var later = new Client(server, ada.cookie);
        try (var a = later.watch(id); var alone = later.watch(bots)) {
            assertThat(a.isOver()).isTrue();
            assertThat(winners(a)).isEqualTo("[0]");
            assertThat(alone.isOver()).isTrue();
            mustRest(alone, seq);
        }
        assertThat(later.get("/api/ratings/" + Client.GAME).json()).isEqualTo(best);
    }
}
