package hearthside.server.tables;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Line;
import hearthside.server.testing.Postgreses;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// A taken seat belongs to its holder.
class SeatsTest {
    private static final String LIVE = "{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":0,\"standIn\":\"first\"}";
    private static final int FOR_EVER = 3_600_000;

    @TempDir
    Path folder;
    private final HandClock time = HandClock.still();
    @SuppressWarnings("NullAway.Init") // every test starts with its database
    private Server server;
    @SuppressWarnings("NullAway.Init")
    private Client ada;
    @SuppressWarnings("NullAway.Init")
    private Client ben;
    @SuppressWarnings("NullAway.Init")
    private Client cleo;

    private void start(Databases kind) {
        server = Server.start(Client.config(kind.fresh(folder)).withBotPause(FOR_EVER), _ -> {}, time);
        ada = new Client(server);
        ben = new Client(server);
        cleo = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    /// Ada and Ben, who begins, at a table with a clock.
    private String inHaste() {
        var opened = ada.openPaced(LIVE, "{\"start\":\"2\"}", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        return table(opened);
    }

    /// Ben gives up, then both want to play again, the one before the other. Returns the next table.
    private static String again(Line a, Line b, Line first, Line last) {
        b.send("{\"is\":\"Resign\",\"seat\":1}");
        a.until(seen -> seen.get("over").booleanValue());
        first.send("{\"is\":\"Rematch\"}");
        last.until(seen -> seen.get("seats").get(first == a ? 0 : 1).get("rematch").booleanValue());
        first.send("{\"is\":\"Rematch\"}"); // wishing twice is one wish
        first.send("{\"is\":\"Ping\"}");
        first.await("Pong");
        assertThat(first.heard).noneMatch(text -> text.contains("\"Moved\""));
        last.send("{\"is\":\"Rematch\"}");
        return a.await("Moved").get("table").stringValue();
    }

    private static boolean isVoting(JsonNode seen) { return !seen.get("vote").isNull(); }

    private String invited(String table) {
        var invite = ada.get("/api/tables/%s/invites".formatted(table)).json().get(0).get("path").stringValue();
        return invite.substring(invite.indexOf('#') + 1);
    }

    private static Client.Answer knock(Client visitor, String table, String secret) {
        return visitor.post("/api/tables/%s/join".formatted(table), "{\"secret\":\"%s\",\"name\":\"Eve\"}".formatted(secret));
    }

    private static String deviceLink(Client holder, String table) {
        var path = holder.post("/api/tables/%s/device".formatted(table), "{}").json().get("path").stringValue();
        return path.substring(path.indexOf('#') + 1);
    }

    private static String kind(Client visitor, String table, int seat) {
        return visitor.get("/api/tables/" + table).json().get("seats").get(seat).get("kind").stringValue();
    }

    @ParameterizedTest
    @EnumSource
    void whoHasTheLinkOfATakenSeatDoesNotGetIt(Databases database) {
        start(database);
        var opened = ada.open("me:Ada", "open");
        var link = secrets(opened).getFirst();
        ben.join(table(opened), link, "Ben");
        assertThat(knock(cleo, table(opened), link).error()).isEqualTo("taken");
        assertThat(knock(ada, table(opened), link).error()).as("nor does the host").isEqualTo("taken");
        assertThat(cleo.get("/api/tables/" + table(opened)).json().get("mine").isEmpty()).isTrue();
        assertThat(ben.join(table(opened), link, "Ben")).as("who sits there may come again").isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void aDeviceLinkIsMadeByTheHolderAndOpensOnceAndNotForLong(Databases database) {
        start(database);
        var opened = ada.openWith("{\"start\":\"1\"}", "me:Ada", "here:Dan", "open");
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        assertThat(cleo.post("/api/tables/%s/device".formatted(id), "{}").error()).isEqualTo("not-yours");
        var link = deviceLink(ada, id);
        assertThat(cleo.join(id, link, "")).isZero();
        assertThat(cleo.get("/api/tables/" + id).json().get("mine").toString()).as("all of her seats, and no other").isEqualTo("[0,1]");
        assertThat(knock(new Client(server), id, link).error()).as("once").isEqualTo("wrong-link");
        var old = deviceLink(ben, id);
        var newer = deviceLink(ben, id);
        assertThat(knock(new Client(server), id, old).error()).as("a newer one takes its place").isEqualTo("wrong-link");
        time.pass(Duration.ofMinutes(11));
        assertThat(knock(new Client(server), id, newer).error()).as("not for long").isEqualTo("wrong-link");
        var other = ada.open("me:Ada", "open");
        assertThat(knock(new Client(server), table(other), deviceLink(ben, id)).error()).as("at this table").isEqualTo("wrong-link");
        try (var phone = cleo.watch(id)) {
            while (!phone.isToAct()) phone.await("Update");
            phone.playAny(new Random(1));
        }
    }

    @Test
    void ofManyWhoWantOneFreeSeatOnTwoServersOneGetsIt() throws Exception {
        start(Databases.POSTGRESQL);
        var place = Postgreses.fresh();
        try (var one = Server.start(Client.config(place)); var two = Server.start(Client.config(place))) {
            var host = new Client(one);
            for (int round = 0; round < 10; round++) {
                var opened = host.open("me:Ada", "open");
                new Client(two).get("/api/tables/" + table(opened)); // both know it
                try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                    var visitors = List.of(new Client(one), new Client(two));
                    var answers = threads.invokeAll(visitors.stream()
                            .map(each -> (java.util.concurrent.Callable<Client.Answer>) () -> knock(each, table(opened),
                                    secrets(opened).getFirst()))
                            .toList());
                    int in = 0;
                    for (var answer : answers) if (answer.get().status() == 200) in++;
                    assertThat(in).isEqualTo(1);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSeatIsFreedByMostOfThePeopleAndNotByTheHostAlone(Databases database) {
        start(database);
        var opened = ada.open("me:Ada", "open", "open");
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        cleo.join(id, secrets(opened).getLast(), "Cleo");
        try (var a = ada.watch(id); var b = ben.watch(id); var c = cleo.watch(id)) {
            b.send("{\"is\":\"FreeSeat\",\"seat\":2}");
            assertThat(b.await("Error").get("error").stringValue()).isEqualTo("not-host");
            a.send("{\"is\":\"FreeSeat\",\"seat\":2}");
            c.until(SeatsTest::isVoting);
            assertThat(c.update().get("vote").get("about").intValue()).as("it is open: she sees it, too").isEqualTo(2);
            assertThat(kind(ada, id, 2)).isEqualTo("person");
            c.send("{\"is\":\"AnswerVote\",\"yes\":false}");
            b.until(seen -> isVoting(seen) && seen.get("vote").get("silent").size() < 2);
            b.send("{\"is\":\"AnswerVote\",\"yes\":false}");
            a.until(seen -> !isVoting(seen));
            assertThat(kind(ada, id, 2)).isEqualTo("person");
            b.send("{\"is\":\"AnswerVote\",\"yes\":true}");
            assertThat(b.await("Error").get("error").stringValue()).isEqualTo("not-asked");
            a.send("{\"is\":\"FreeSeat\",\"seat\":2}");
            b.until(SeatsTest::isVoting);
            b.send("{\"is\":\"AnswerVote\",\"yes\":true}");
            c.until(seen -> seen.get("mine").isEmpty());
            assertThat(c.update().get("seats").get(2).get("kind").stringValue()).isEqualTo("open");
        }
        assertThat(knock(cleo, id, secrets(opened).getLast()).error()).as("the old link opens it no more").isEqualTo("wrong-link");
        assertThat(new Client(server).join(id, invited(id), "Dan")).isEqualTo(2);
    }

    @Test
    void atATableOfTwoTheHostNeedsTheOther() {
        start(Databases.SQLITE);
        var opened = ada.open("me:Ada", "here:Dan", "here:Emil", "open");
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            a.send("{\"is\":\"FreeSeat\",\"seat\":3}");
            b.until(SeatsTest::isVoting);
            a.send("{\"is\":\"AnswerVote\",\"yes\":true}");
            assertThat(a.await("Error").get("error").stringValue()).as("three seats are one voice").isEqualTo("not-asked");
            time.pass(Duration.ofMinutes(6));
            b.until(seen -> !isVoting(seen));
            assertThat(b.update().get("mine").toString()).as("who says nothing has not agreed").isEqualTo("[3]");
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSeatOfSomebodyWhoseTimeRanOutIsFreedAtOnce(Databases database) {
        start(database);
        var id = inHaste();
        try (var a = ada.watch(id)) {
            a.send("{\"is\":\"FreeSeat\",\"seat\":1}");
            a.until(SeatsTest::isVoting); // his time runs: he is asked
            time.pass(Duration.ofSeconds(31));
            a.until(seen -> !seen.get("pacing").get("away").isEmpty());
            a.send("{\"is\":\"FreeSeat\",\"seat\":1}");
            a.until(seen -> seen.get("seats").get(1).get("kind").stringValue().equals("open"));
            assertThat(a.update().get("pacing").get("away").isEmpty()).as("nobody stands in for a free seat").isTrue();
            assertThat(cleo.join(id, invited(id), "Cleo")).isEqualTo(1);
            try (var c = cleo.watch(id)) {
                assertThat(c.isToAct()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRematchNeedsTheYesOfAllAndNobodysClockRunsBeforeTheyCome(Databases database) {
        start(database);
        var id = inHaste();
        String next;
        try (var a = ada.watch(id)) {
            try (var b = ben.watch(id)) {
                next = again(a, b, a, b);
            }
            try (var again = ada.watch(next)) { // Ben, whose turn it is, said the last yes: the table is his, and he has come by that
                assertThat(again.update().get("pacing").get("clocks").size()).isEqualTo(1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoHasNotComeToTheRematchLosesNoTime(Databases database) {
        start(database);
        var id = inHaste();
        String next;
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            next = again(a, b, b, a);
        }
        try (var a = ada.watch(next)) {
            assertThat(a.update().get("toAct").toString()).isEqualTo("[1]");
            assertThat(a.update().get("pacing").get("clocks").isEmpty()).isTrue();
            time.pass(Duration.ofHours(3));
            try (var b = ben.watch(next)) {
                assertThat(b.update().get("pacing").get("away").isEmpty()).isTrue();
                assertThat(b.update().get("pacing").get("clocks").get(0).get("due").longValue()).isEqualTo(time.millis() + 30_000);
            }
        }
    }
}
