package hearthside.server.table;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.wire.Journal;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UndoTest {
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

    @Test
    void aStepThatToldNothingIsTakenBackAtOnce() {
        var id = table(ada.open("me", "here"));
        try (var a = ada.watch(id)) {
            var random = new Random(1);
            var before = a.update();
            while (a.update().get("undo").get("free").intValue() == 0) {
                before = a.update();
                a.playAny(random);
            }
            int free = a.update().get("undo").get("free").intValue();
            a.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", a.seq());
            var after = a.awaitSeq(a.seq() + 1);
            assertThat(after.get("view")).isEqualTo(before.get("view"));
            assertThat(after.get("options")).isEqualTo(before.get("options"));
            assertThat(after.get("undo").get("free").intValue()).isEqualTo(free - 1);
        }
    }

    @Test
    void withWholeEverythingFreeOfThisTurnIsTakenBack() {
        var id = table(ada.openWith("{\"swaps\":\"3\"}", "me", "here"));
        try (var a = ada.watch(id)) {
            var random = new Random(2);
            while (a.update().get("undo").get("free").intValue() < 2) a.playAny(random); // two swaps in a row
            a.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":true}", a.seq());
            assertThat(a.awaitSeq(a.seq() + 1).get("undo").get("free").intValue()).isZero();
        }
    }

    @Test
    void againstBotsEverythingCanBeTakenBackAndTheLuckStaysFair() {
        var id = table(ada.open("me", "bot:elephant"));
        try (var a = ada.watch(id)) {
            a.send("{\"is\":\"Undo\",\"seq\":1,\"whole\":false}");
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("nothing-to-undo");
            var random = new Random(3);
            for (int i = 0; i < 8 && !a.isOver(); i++) {
                while (!a.isToAct() && !a.isOver()) a.await("Update");
                if (a.isOver()) break;
                a.playAny(random);
                while (!a.isToAct() && !a.isOver()) a.await("Update");
                if (a.isOver()) break;
                a.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", a.seq());
                a.awaitSeq(a.seq() + 1);
            }
            a.playOn(random, 1000);
            a.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", a.seq());
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("game-over");
        }
        var text = ada.get("/api/tables/%s/journal".formatted(id)).text();
        assertThat(text).contains("{\"undo\":");
        assertThat(Journal.read(Games.ALL, text).verify(new MyFirstStoneAge()).faults()).isEmpty();
        assertThat(ada.get("/api/tables/%s/fairness".formatted(id)).status()).isEqualTo(200);
    }

    @Test
    void whatOthersHaveSeenIsTakenBackOnlyIfTheyAgree() {
        var opened = ada.open("me", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            var start = a.update().get("view");
            b.send("{\"is\":\"AnswerUndo\",\"yes\":true}");
            assertThat(b.await("Error").get("error").stringValue()).isEqualTo("not-asked");
            a.playAny(new Random(4)); // a flip: everybody has seen it
            b.awaitSeq(2);
            a.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
            var asked = b.await("UndoAsked");
            assertThat(asked.get("seat").intValue()).isZero();
            assertThat(asked.get("entries").intValue()).isEqualTo(1);
            assertThat(b.await("Update").get("undo").get("asked").intValue()).isZero();

            b.send("{\"is\":\"AnswerUndo\",\"yes\":false}");
            assertThat(a.await("UndoAnswered").get("yes").booleanValue()).isFalse();
            assertThat(a.await("Update").get("undo").get("asked").isNull()).isTrue();
            assertThat(a.seq()).isEqualTo(2);

            a.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
            b.await("UndoAsked");
            a.send("{\"is\":\"AnswerUndo\",\"yes\":true}"); // not one's own question
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("not-asked");
            b.send("{\"is\":\"AnswerUndo\",\"yes\":true}");
            assertThat(a.await("UndoAnswered").get("yes").booleanValue()).isTrue();
            assertThat(a.awaitSeq(3).get("view")).isEqualTo(start);
        }
    }

    @Test
    void playingOnWithdrawsTheQuestion() {
        var opened = ada.open("me", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            a.playAny(new Random(5));
            a.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
            b.await("UndoAsked");
            b.awaitSeq(2);
            (a.isToAct() ? a : b).playAny(new Random(5));
            assertThat(b.awaitSeq(3).get("undo").get("asked").isNull()).isTrue();
            assertThat(b.heard).contains("{\"is\":\"UndoAnswered\",\"yes\":false}");
        }
    }
}
