package hearthside.server.cluster;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.testing.Buses;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import hearthside.server.testing.Postgreses;
import hearthside.wire.Journal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Two servers on one PostgreSQL, with people on both, whatever way the two talk.
@ParameterizedClass
@EnumSource(Buses.class)
class SeveralServersTest {
    private final Buses kind;
    private String place;
    private Server one;
    private Server two;
    private Client ada;
    private Client ben;

    SeveralServersTest(Buses kind) { this.kind = kind; }

    @BeforeEach
    void start() {
        place = Postgreses.fresh();
        one = Server.start(Client.config(place).withBus(kind.address()));
        two = Server.start(Client.config(place).withBus(kind.address()));
        ada = new Client(one);
        ben = new Client(two);
    }

    @AfterEach
    void stop() {
        one.close();
        two.close();
    }

    private static void mustBeFair(Client visitor, String table) {
        var journal = Journal.read(Games.ALL, visitor.get("/api/tables/%s/journal".formatted(table)).text());
        assertThat(journal.verify(new MyFirstStoneAge()).faults()).isEmpty();
    }

    /// A table that Ada opened on one server and Ben joined on the other.
    private String together() {
        var opened = ada.open("me:Ada", "open");
        assertThat(ben.join(table(opened), secrets(opened).getFirst(), "Ben")).isEqualTo(1);
        return table(opened);
    }

    @Test
    void aMoveOnOneServerIsSeenOnTheOtherWithItsTheatre() {
        var id = together();
        try (var a = ada.watch(id); var b = ben.watch(id); var crowd = new Client(two).watch(id)) {
            a.awaitPeople(2, 1);
            b.awaitPeople(2, 1);
            assertThat(a.update().get("seats").get(1).get("name").stringValue()).isEqualTo("Ben");
            var random = new Random(1);
            int moves = 0;
            while (!a.isOver()) {
                var mover = a.isToAct() ? a : b;
                mover.playAny(random);
                a.awaitSeq(mover.seq());
                b.awaitSeq(mover.seq());
                assertThat(a.update().get("toAct")).isEqualTo(b.update().get("toAct"));
                assertThat((mover == a ? b : a).update().get("events")).isEqualTo(mover.update().get("events"));
                moves++;
            }
            assertThat(moves).isGreaterThan(10);
            crowd.awaitSeq(a.seq());
            assertThat(crowd.update().get("seed")).isEqualTo(a.update().get("seed"));
            mustBeFair(ada, id);
            mustBeFair(ben, id);
        }
    }

    @Test
    void ofTwoAnswersToOneDecisionOneWinsAndTheOtherSeesIt() {
        var id = table(ada.open("me", "here"));
        try (var here = ada.watch(id); var there = new Line(two, id, ada.cookie)) {
            for (int round = 0; round < 25; round++) {
                int seq = here.awaitSeq(there.seq()).get("seq").intValue();
                there.awaitSeq(seq);
                if (here.isOver()) break;
                var options = here.update().get("options");
                here.play(options.get(0));
                there.play(options.get(options.size() - 1));
                here.awaitSeq(seq + 1);
                there.awaitSeq(seq + 1);
                assertThat(here.seq()).isEqualTo(seq + 1);
                assertThat(there.update().get("view")).isEqualTo(here.update().get("view"));
            }
            here.playOn(new Random(3), 1000);
            there.awaitSeq(here.seq());
            mustBeFair(ben, id);
        }
    }

    @Test
    void talkAndComingAndGoingAreSeenOnBoth() {
        var id = together();
        try (var a = ada.watch(id)) {
            var b = ben.watch(id);
            a.awaitPeople(2, 0);
            for (int i = 0; i < 5; i++) {
                a.send("{\"is\":\"Say\",\"text\":\"a%d\"}", i);
                b.send("{\"is\":\"Say\",\"text\":\"b%d\"}", i);
            }
            var heard = new ArrayList<String>();
            var alsoHeard = new ArrayList<String>();
            for (int i = 0; i < 10; i++) {
                heard.add(a.await("Said").get("text").stringValue());
                alsoHeard.add(b.await("Said").get("text").stringValue());
            }
            assertThat(heard).containsExactlyInAnyOrder("a0", "a1", "a2", "a3", "a4", "b0", "b1", "b2", "b3", "b4");
            assertThat(alsoHeard).containsExactlyInAnyOrderElementsOf(heard);
            b.close();
            a.awaitPeople(1, 0);
        }
    }

    @Test
    void takingBackIsAskedAndAnsweredOnBoth() {
        var id = together();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            var mover = a.isToAct() ? a : b;
            var other = mover == a ? b : a;
            mover.playAny(new Random(1)); // turns up a tree: everybody has seen it, so the other is asked
            other.awaitSeq(2);
            for (boolean yes : new boolean[] {false, true}) {
                mover.send("{\"is\":\"Undo\",\"seq\":2,\"whole\":false}");
                assertThat(other.await("UndoAsked").get("entries").intValue()).isEqualTo(1);
                other.send("{\"is\":\"AnswerUndo\",\"yes\":%b}", yes);
                assertThat(mover.await("UndoAnswered").get("yes").booleanValue()).isEqualTo(yes);
            }
            assertThat(mover.awaitSeq(3).get("toAct")).isEqualTo(other.awaitSeq(3).get("toAct"));
            assertThat(mover.isToAct()).isTrue();
        }
    }

    @Test
    void resigningAndTheRematchAreSeenOnBoth() {
        var id = together();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            while (!a.update().get("seats").get(1).get("resigned").booleanValue()) a.await("Update");
            assertThat(a.isOver()).isTrue();
            assertThat(a.update().get("result").get("winners").toString()).isEqualTo("[0]");
            while (!b.isOver()) b.await("Update");
            a.send("{\"is\":\"Rematch\"}");
            b.send("{\"is\":\"Rematch\"}");
            var next = a.await("Moved").get("table");
            assertThat(b.await("Moved").get("table")).isEqualTo(next);
            assertThat(ben.get("/api/tables/" + next.stringValue()).json().get("mine").toString()).isEqualTo("[1]");
        }
    }

    @Test
    void aGameTheOthersGaveUpOnBothServersIsOverOnBoth() {
        var opened = ada.open("me:Ada", "open", "open");
        var cleo = new Client(one);
        assertThat(ben.join(table(opened), secrets(opened).getFirst(), "Ben")).isEqualTo(1);
        cleo.join(table(opened), secrets(opened).getLast(), "Cleo");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened)); var c = cleo.watch(table(opened))) {
            c.send("{\"is\":\"Resign\",\"seat\":2}");
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            for (var line : List.of(a, b, c)) {
                while (!line.isOver()) line.await("Update");
                assertThat(line.update().get("result").get("winners").toString()).isEqualTo("[0]");
            }
            for (int i = 0; i < 200 && !over(table(opened)); i++) a.awaitSilence(25);
            assertThat(over(table(opened))).as("it is written down").isTrue();
        }
    }

    private boolean over(String table) {
        for (var each : ada.get("/api/tables").json())
            if (each.get("table").stringValue().equals(table)) return each.get("over").booleanValue();
        return false;
    }

    @Test
    void whenAServerClosesTheOtherGoesOnWithItsTablesAndBots() {
        var id = together();
        var bots = table(ada.open("bot:random", "bot:random"));
        try (var b = ben.watch(id); var watching = ben.watch(bots)) {
            try (var a = ada.watch(id)) {
                b.awaitPeople(2, 0);
                (a.isToAct() ? a : b).playAny(new Random(1));
                b.awaitSeq(2);
            }
            one.close();
            b.awaitPeople(1, 0);
            try (var a = new Line(two, id, ada.cookie)) {
                assertThat(a.update().get("mine").toString()).isEqualTo("[0]");
                for (int i = 0; i < 10; i++) {
                    (a.isToAct() ? a : b).playAny(new Random(i));
                    a.awaitSeq(b.seq());
                    b.awaitSeq(a.seq());
                }
            }
            while (!watching.isOver()) watching.await("Update");
            mustBeFair(ben, bots);
        }
    }

    @Test
    void botsPlayOnceAlthoughBothServersHaveTheTable() {
        var id = table(ada.open("me", "bot:random", "bot:random"));
        try (var a = ada.watch(id); var there = new Line(two, id, ada.cookie)) {
            a.playOn(new Random(1), 2000);
            while (!there.isOver()) there.await("Update");
            assertThat(there.update().get("view")).isEqualTo(a.update().get("view"));
            mustBeFair(ben, id);
        }
    }
}
