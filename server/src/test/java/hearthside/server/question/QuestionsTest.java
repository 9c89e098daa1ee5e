package hearthside.server.question;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.HandClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A question holds up nobody's clock, and ends by itself.
class QuestionsTest {
    private static final String LIVE = "{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":0,\"standIn\":\"first\"}";

    @TempDir
    Path folder;
    private final HandClock time = HandClock.still();
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder), _ -> {}, time);
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    /// A table at which Ada has turned up a tree, so that Ben is asked whether she may take it back.
    private String asked(String pace, String... seats) {
        var opened = ada.openPaced(pace, "{\"start\":\"1\"}", seats);
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        return table(opened);
    }

    @Test
    void aQuestionNobodyAnswersEndsByItselfWithANo() {
        var id = asked("null", "me:Ada", "open");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            a.playAny(new Random(4));
            a.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
            b.await("UndoAsked");
            assertThat(b.await("Update").get("undo").get("until").longValue()).isEqualTo(time.millis() + 300_000);
            time.pass(Duration.ofMinutes(5));
            assertThat(a.await("UndoAnswered").get("yes").booleanValue()).isFalse();
            assertThat(a.await("Update").get("undo").get("asked").isNull()).isTrue();
            assertThat(a.seq()).isEqualTo(2);
        }
    }

    @Test
    void anOpenQuestionDoesNotStopTheClockOfWhoeverMustDecide() {
        var id = asked(LIVE, "me:Ada", "open");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            a.playAny(new Random(4));
            b.awaitSeq(2);
            var mover = a.isToAct() ? a : b;
            a.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
            b.await("UndoAsked");
            time.pass(Duration.ofSeconds(31)); // less than a question is open
            mover.awaitSeq(3); // the stand-in has played
            assertThat(mover.update().get("pacing").get("away").size()).isEqualTo(1);
            assertThat(b.awaitSeq(3).get("undo").get("asked").isNull()).as("that settles it").isTrue();
        }
    }

    @Test
    void botsGoOnWhenAQuestionHasEnded() {
        var id = asked("null", "me:Ada", "open", "bot:random");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            var random = new Random(4);
            a.playAny(random);
            a.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
            b.await("UndoAsked");
            time.pass(Duration.ofMinutes(5));
            b.await("UndoAnswered");
            b.awaitSeq(a.seq());
            while (a.isToAct() || b.isToAct()) {
                var mover = a.isToAct() ? a : b;
                mover.playAny(random);
                a.awaitSeq(mover.seq());
                b.awaitSeq(mover.seq());
            }
            int seq = a.seq();
            assertThat(a.awaitSeq(seq + 1).get("seq").intValue()).as("the bot has played").isGreaterThan(seq);
        }
    }
}
