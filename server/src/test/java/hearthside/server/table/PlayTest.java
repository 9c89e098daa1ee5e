package hearthside.server.table;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.WholeGame;
import hearthside.wire.Journal;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    /// Both play until the end, a spectator beside them.

    @Test
    void twoPeopleWhoJoinByLinkPlayAWholeGame() {
        var opened = ada.open("me:Ada", "open");
        var id = table(opened);
        assertThat(ben.join(id, secrets(opened).getFirst(), " Ben\\u0007 ")).isEqualTo(1);
        try (var a = ada.watch(id); var b = ben.watch(id); var crowd = new Client(server).watch(id)) {
            assertThat(a.update().get("mine").toString()).isEqualTo("[0]");
            assertThat(b.update().get("viewer").intValue()).isEqualTo(1);
            assertThat(b.update().get("seats").get(1).get("name").stringValue()).isEqualTo("Ben");
            WholeGame.playToTheEnd(a, b, new Random(1));
            crowd.awaitSeq(a.seq());
            assertThat(a.update().get("result").get("winners").isEmpty()).isFalse();
            assertThat(a.update().get("seed").stringValue()).hasSize(64);
            assertThat(crowd.update().get("viewer").intValue()).isEqualTo(-1);
            assertThat(crowd.heard).filteredOn(text -> text.contains("\"Update\"")).allMatch(text -> text.contains("\"options\":[]"));
            a.send("{\"is\":\"Play\",\"seq\":%d,\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":0}}", a.seq());
            assertThat(a.await("Refused").get("sentence").stringValue()).isNotBlank();
        }
        var journal = Journal.read(Games.ALL, ada.get("/api/tables/%s/journal".formatted(id)).text());
        var verdict = journal.verify(new MyFirstStoneAge());
        assertThat(verdict.faults()).isEmpty();
        var draws = ada.get("/api/tables/%s/fairness".formatted(id)).json().get("draws");
        assertThat(draws.size()).isEqualTo(verdict.draws());
        for (var draw : draws) assertThat(draw.get(1).intValue()).isBetween(0, draw.get(0).intValue() - 1);
        var replay = ada.get("/api/tables/%s/replay?from=0&count=3".formatted(id)).json();
        assertThat(replay.get("count").intValue()).isEqualTo(journal.standing().size());
        assertThat(replay.get("steps").size()).isEqualTo(3);
        assertThat(replay.get("steps").get(0).get("action").isNull()).isTrue();
        assertThat(replay.get("steps").get(1).get("action").get("is").stringValue()).isEqualTo("Flip");
        assertThat(replay.get("steps").get(1).get("events").get(0).get("is").stringValue()).isEqualTo("Flipped");
        assertThat(ada.get("/api/tables").json().get(0).get("over").booleanValue()).isTrue();
    }

    @Test
    void botsFinishAGameAmongThemselves() {
        var id = table(ada.open("bot:random", "bot:elephant", "bot:greedy"));
        try (var a = ada.watch(id)) {
            while (!a.isOver()) a.await("Update");
            assertThat(a.update().get("seats").get(1).get("bot").stringValue()).isEqualTo("elephant");
            assertThat(a.update().get("seats").get(1).get("name").stringValue()).isEqualTo("Elephant");
        }
    }

    @Test
    void aPersonFinishesAGameAgainstBots() {
        var id = table(ada.open("me:Ada", "bot", "bot:clever"));
        try (var a = ada.watch(id)) {
            assertThat(a.update().get("terms").get("options").get("help.0").stringValue()).isEqualTo("2");
            assertThat(a.update().get("terms").get("options").get("help.1").stringValue()).isEqualTo("0"); // bots get no help
            a.playOn(new Random(2), 1000);
            assertThat(a.isOver()).isTrue();
            assertThat(a.heard).anyMatch(text -> text.contains("\"thinking\":[1]"));
        }
    }

    @Test
    void severalAtOneScreenPlayInTurnWithOpenGoods() {
        var id = table(ada.open("me:Ada", "here:Cleo", "here:Dan"));
        try (var a = ada.watch(id)) {
            assertThat(a.update().get("terms").get("options").get("openGoods").stringValue()).isEqualTo("on");
            assertThat(a.update().get("mine").toString()).isEqualTo("[0,1,2]");
            assertThat(a.update().get("seats").get(1).get("here").booleanValue()).isTrue();
            var random = new Random(3);
            while (!a.isOver()) {
                assertThat(a.update().get("viewer")).isEqualTo(a.update().get("toAct").get(0));
                a.playAny(random);
            }
        }
    }

    @Test
    void aStaleClickGetsTheLatestUpdateAgain() {
        var id = table(ada.open("me", "here"));
        try (var a = ada.watch(id)) {
            a.playAny(new Random(4));
            int seq = a.seq();
            a.send("{\"is\":\"Play\",\"seq\":%d,\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":3}}", seq - 1);
            assertThat(a.await("Update").get("seq").intValue()).isEqualTo(seq);
            assertThat(a.update().get("events").isEmpty()).isTrue();
        }
    }

    @Test
    void nobodyPlaysForAnotherSeat() {
        var opened = ada.open("me", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            for (var frame : new String[] {"Play\",\"seq\":1", "WhyNot\"", "Resign\""}) {
                b.send("{\"is\":\"" + frame + ",\"seat\":0"
                        + (frame.startsWith("Resign") ? "}" : ",\"action\":{\"is\":\"Flip\",\"tree\":0}}"));
                assertThat(b.await("Error").get("error").stringValue()).isEqualTo("not-yours");
            }
            b.send("{\"is\":\"Play\",\"seq\":1,\"seat\":7,\"action\":{\"is\":\"Flip\",\"tree\":0}}");
            assertThat(b.await("Error").get("error").stringValue()).isEqualTo("bad-seat");
            assertThat(a.seq()).isEqualTo(1);
        }
    }

    @Test
    void aWrongActionIsRefusedWithItsRule() {
        var id = table(ada.open("me", "here"));
        try (var a = ada.watch(id)) {
            a.send("{\"is\":\"Play\",\"seq\":1,\"seat\":1,\"action\":{\"is\":\"Flip\",\"tree\":0}}");
            assertThat(a.await("Refused").get("rule").stringValue()).isEqualTo("MF-13");
            a.send("{\"is\":\"WhyNot\",\"seat\":0,\"action\":{\"is\":\"CallDog\"}}");
            assertThat(a.await("Refused").get("rule").stringValue()).startsWith("MF-");
            a.send("{\"is\":\"WhyNot\",\"seat\":0,\"action\":{\"is\":\"Flip\",\"tree\":0}}");
            a.await("Allowed");
            a.send("{\"is\":\"Play\",\"seq\":1,\"seat\":0,\"action\":{\"is\":\"Juggle\"}}");
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("bad-action");
            a.send("{\"is\":\"Ping\"}");
            a.await("Pong");
            assertThat(a.seq()).isEqualTo(1);
        }
    }

    @Test
    void aBotPlaysOnForWhoeverResigns() {
        var opened = ada.open("me:Ada", "open", "bot:random");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            var seat = a.await("People").get("seats").get(1);
            while (!seat.get("resigned").booleanValue()) seat = a.await("People").get("seats").get(1);
            assertThat(seat.get("kind").stringValue()).isEqualTo("bot");
            assertThat(seat.get("name").stringValue()).isEqualTo("Ben");
            a.playOn(new Random(5), 1000);
            assertThat(a.isOver()).isTrue();
            b.awaitSeq(a.seq());
            assertThat(b.update().get("viewer").intValue()).isEqualTo(-1);
        }
    }

    @Test
    void aRematchTakesEverybodyToANewTableOnTheSameTerms() {
        var opened = ada.openWith("{\"shortGame\":\"on\"}", "me:Ada", "open", "bot:random");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened)); var crowd = new Client(server).watch(table(opened))) {
            a.send("{\"is\":\"Rematch\"}");
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("not-over");
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            a.playOn(new Random(6), 1000);
            crowd.awaitSeq(a.seq());
            crowd.send("{\"is\":\"Rematch\"}");
            assertThat(crowd.await("Error").get("error").stringValue()).isEqualTo("not-yours");
            b.send("{\"is\":\"Rematch\"}");
            while (!a.update().get("seats").get(1).get("rematch").booleanValue()) a.await("Update");
            a.send("{\"is\":\"Rematch\"}"); // everybody who sat here, also who gave up; bots say yes
            var next = a.await("Moved").get("table").stringValue();
            assertThat(crowd.await("Moved").get("table").stringValue()).isEqualTo(next);
            a.send("{\"is\":\"Rematch\"}"); // clicked twice: one table
            assertThat(a.await("Moved").get("table").stringValue()).isEqualTo(next).isNotEqualTo(table(opened));
            try (var again = ben.watch(next)) {
                assertThat(again.update().get("mine").toString()).isEqualTo("[1]");
                assertThat(again.update().get("seats").get(1).get("resigned").booleanValue()).isFalse();
                assertThat(again.update().get("terms").get("options").get("shortGame").stringValue()).isEqualTo("on");
                assertThat(again.update().get("hash")).isNotEqualTo(a.update().get("hash"));
            }
        }
    }

    @Test
    void whatIsSaidReachesAllAndWaitsForThoseWhoComeLater() {
        var id = table(ada.open("me:Ada", "here"));
        try (var a = ada.watch(id); var crowd = ben.watch(id)) {
            a.send("{\"is\":\"Say\",\"text\":\" <b>hello</b> \"}");
            assertThat(crowd.await("Said").get("text").stringValue()).isEqualTo("<b>hello</b>");
            crowd.send("{\"is\":\"Say\",\"text\":\"me too\"}");
            assertThat(crowd.await("Error").get("error").stringValue()).isEqualTo("not-yours");
            a.send("{\"is\":\"Say\",\"text\":\"%s\"}", "x".repeat(501));
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("bad-text");
            try (var late = ben.watch(id)) {
                var said = late.await("Said");
                assertThat(said.get("name").stringValue()).isEqualTo("Ada");
                assertThat(said.get("at").stringValue()).endsWith("Z");
            }
        }
    }

    @Test
    void everybodySeesWhoComesAndGoes() {
        var id = table(ada.open("me:Ada", "here"));
        try (var a = ada.watch(id)) {
            assertThat(a.await("People").get("seats").get(0).get("connected").booleanValue()).isTrue();
            try (var _ = ben.watch(id)) {
                assertThat(a.await("People").get("spectators").intValue()).isEqualTo(1);
            }
            assertThat(a.await("People").get("spectators").intValue()).isZero();
        }
    }
}
