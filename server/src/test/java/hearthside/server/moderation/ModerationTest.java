package hearthside.server.moderation;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Line;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Muting, blocking, reporting, and talking in phrases.
class ModerationTest {
    private static final String SAY = "{\"is\":\"Say\",\"text\":\"%s\"}", PHRASE = "{\"is\":\"SayPhrase\",\"phrase\":\"%s\"}";

    @TempDir
    Path folder;

    private static String block(String stance, String id, int seat) {
        return "{\"stance\":\"%s\",\"table\":\"%s\",\"seat\":%d}".formatted(stance, id, seat);
    }

    private static String report(String id, int seat) {
        return "{\"table\":\"%s\",\"seat\":%d,\"reason\":\"words\",\"words\":\"rude\"}".formatted(id, seat);
    }

    private static long remarks(Line line) {
        line.send("{\"is\":\"Ping\"}");
        line.await("Pong");
        return line.heard.stream().filter(each -> each.contains("\"is\":\"Said\"")).count();
    }

    @ParameterizedTest
    @EnumSource
    void whoeverIsMutedIsNotHeardUntilForgiven(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server), ben = new Client(server), cleo = new Client(server);
            var opened = ada.open("me:Adalind", "open", "open");
            var id = table(opened);
            ben.join(id, secrets(opened).get(0), "Benno");
            cleo.join(id, secrets(opened).get(1), "Clea");
            var hers = ada.watch(id);
            var his = ben.watch(id);
            var third = cleo.watch(id);
            his.send(SAY.formatted("before"));
            assertThat(hers.await("Said").get("text").stringValue()).isEqualTo("before");
            var list = ada.post("/api/me/blocks", block("muted", id, 1)).json().get("people");
            assertThat(list.get(0).get("name").stringValue()).isEqualTo("Benno");
            assertThat(hers.closed.join()).isEqualTo(1012);
            var again = ada.watch(id);
            his.send(SAY.formatted("rude words"));
            assertThat(third.await("Said").get("text").stringValue()).isEqualTo("before");
            assertThat(third.await("Said").get("text").stringValue()).isEqualTo("rude words");
            third.send(SAY.formatted("be nice"));
            assertThat(again.await("Said").get("text").stringValue()).as("neither what he said before, nor now").isEqualTo("be nice");
            ada.post("/api/me/blocks/forget", "{\"id\":\"%s\"}".formatted(list.get(0).get("id").stringValue()));
            var open = ada.watch(id);
            assertThat(open.await("Said").get("text").stringValue()).isEqualTo("before");
            assertThat(open.await("Said").get("text").stringValue()).isEqualTo("rude words");
            assertThat(ada.get("/api/me/blocks").json().get("people").isEmpty()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverIsBlockedComesToNoTableOfMine(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server);
            assertThat(ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"ben\"}").status()).isEqualTo(200);
            var body = "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}],\"open\":true}"
                    .formatted(Client.GAME);
            var opened = ada.post("/api/tables", body).json();
            var id = table(opened);
            assertThat(ben.post("/api/tables/%s/sit".formatted(id), "{}").error()).isEqualTo("not-welcome");
            assertThat(ben.post("/api/tables/%s/join".formatted(id), "{\"secret\":\"%s\"}".formatted(secrets(opened).getFirst())).error())
                    .isEqualTo("not-welcome");
            assertThat(ben.get("/api/lobby").json().isEmpty()).isTrue();
            assertThat(cleo.get("/api/lobby").json().size()).isEqualTo(1);
            var his = table(ben.post("/api/tables", body).json());
            assertThat(ada.get("/api/lobby").text()).as("she is not shown his").doesNotContain(his);
            assertThat(cleo.post("/api/tables/%s/sit".formatted(his), "{\"name\":\"Clea\"}").status()).isEqualTo(200);
            assertThat(ada.post("/api/tables/%s/sit".formatted(his), "{}").status()).as("it is up to her").isEqualTo(200);
        }
    }

    /// What somebody blocked as a guest stays with them, and whoever was blocked as a guest does not get in by signing up.
    @Test
    void whatAGuestSaidOfAGuestHoldsForTheirAccounts() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server), ben = new Client(server);
            var opened = ada.open("me:Adalind", "open");
            ben.join(table(opened), secrets(opened).getFirst(), "Benno");
            ada.post("/api/me/blocks", block("blocked", table(opened), 1));
            ada.signUp("Ada");
            ben.signUp("Ben");
            assertThat(ada.get("/api/me/blocks").json().get("people").size()).isEqualTo(1);
            var next = ada.open("me", "open");
            assertThat(ben.post("/api/tables/%s/join".formatted(table(next)), "{\"secret\":\"%s\"}".formatted(secrets(next).getFirst()))
                    .error()).isEqualTo("not-welcome");
            assertThat(ada.get("/api/me/export").json().get("blocks").get(0).get("stance").stringValue()).isEqualTo("blocked");
        }
    }

    @Test
    void nobodyIsBlockedWhoIsNotThere() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = table(ada.open("me:Adalind", "bot:random", "open"));
            assertThat(ada.post("/api/me/blocks", block("muted", id, 0)).json().get("sentence").stringValue()).isEqualTo("This is you.");
            for (int seat : new int[] {1, 2, 7, -1})
                assertThat(ada.post("/api/me/blocks", block("muted", id, seat)).error()).isEqualTo("bad-seat");
            assertThat(ada.post("/api/me/blocks", "{\"stance\":\"muted\"}").error()).isEqualTo("bad-table");
            assertThat(ada.post("/api/me/blocks", "{\"stance\":\"muted\",\"name\":\"Nobody\"}").error()).isEqualTo("unknown-player");
            assertThat(ada.post("/api/me/blocks", "{\"stance\":\"hated\",\"name\":\"Nobody\"}").error()).isEqualTo("bad-stance");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aReportTakesTheLastRemarksAlong(Databases kind) {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server), ben = new Client(server);
            var opened = ada.open("me:Adalind", "open", "open");
            var id = table(opened);
            ben.join(id, secrets(opened).get(0), "Benno");
            var his = ben.watch(id);
            for (int i = 0; i < 15; i++) his.send(SAY.formatted("rude " + i));
            for (int i = 0; i < 15; i++) his.await("Said");
            var hers = ada.watch(id);
            for (int i = 0; i < 10; i++) hers.send(SAY.formatted("stop " + i));
            for (int i = 0; i < 10; i++) his.await("Said");
            assertThat(ada.post("/api/reports", report(id, 1)).json().get("remarks").intValue()).isEqualTo(20);
            assertThat(ada.post("/api/reports", report(id, 1)).error()).isEqualTo("reported-already");
            assertThat(ada.post("/api/reports", report(id, 0)).error()).isEqualTo("bad-seat");
            assertThat(new Client(server).post("/api/reports", report(id, 1)).error()).isEqualTo("not-yours");
            assertThat(ada.post("/api/reports", report(id, 1).replace("rude", "x".repeat(1001))).error()).isEqualTo("bad-words");
            assertThat(ada.get("/api/me/export").json().get("reports").get(0).get("words").stringValue()).isEqualTo("rude");
        }
        try (var store = Store.open(place)) {
            var reports = new Reports(store);
            assertThat(reports.list(false)).singleElement().satisfies(report -> {
                assertThat(report.name()).isEqualTo("Benno");
                assertThat(report.reporter()).isEqualTo("Adalind");
                assertThat(report.remarks()).hasSize(20).last().extracting(Reports.Said::text).isEqualTo("stop 9");
                assertThat(report.remarks().getFirst().text()).isEqualTo("rude 5");
                assertThat(reports.settle(report.id(), 7)).isTrue();
            });
            assertThat(reports.list(false)).isEmpty();
            assertThat(store.tablesWith("table_id")).as("a report stays when its table is let go").doesNotContain("reports");
            assertThat(reports.list(true)).hasSize(1);
            assertThat(reports.settle("nothing", 7)).isFalse();
        }
    }

    @Test
    void whoeverLeavesTakesTheirWordsOutOfReports() {
        var place = Databases.SQLITE.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server), ben = new Client(server);
            var opened = ada.open("me:Adalind", "open");
            var id = table(opened);
            ben.join(id, secrets(opened).getFirst(), "Benno");
            var his = ben.watch(id);
            his.send(SAY.formatted("rude"));
            his.await("Said");
            ada.watch(id).send(SAY.formatted("my own words"));
            his.await("Said");
            ada.post("/api/reports", report(id, 1));
            ada.post("/api/me/delete", "{}");
        }
        try (var store = Store.open(place)) {
            assertThat(new Reports(store).list(true)).singleElement().satisfies(report -> {
                assertThat(report.remarks()).extracting(Reports.Said::text).containsExactly("rude");
                assertThat(report.reporter()).isEqualTo("somebody who left");
            });
        }
    }

    @Test
    void nobodyReportsAllDay() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server), ben = new Client(server);
            for (int i = 0; i <= 10; i++) {
                var opened = ada.open("me:Adalind", "open");
                ben.join(table(opened), secrets(opened).getFirst(), "Benno");
                assertThat(ada.post("/api/reports", report(table(opened), 1)).status()).isEqualTo(i < 10 ? 200 : 429);
            }
        }
    }

    /// At an open table of a game for children, unless its host says otherwise; and a rematch is played in the same way.
    @Test
    void childrenAmongStrangersTalkInPhrases() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var seats = "\"seats\":[{\"kind\":\"me\",\"name\":\"Adalind\"},{\"kind\":\"open\"}]";
            for (var expected : new String[][] {{Client.GAME, "true", "null", "phrases"}, {Client.GAME, "false", "null", "free"},
                    {Client.GAME, "true", "\"free\"", "free"}, {"stone-age", "true", "null", "free"},
                    {"stone-age", "false", "\"phrases\"", "phrases"}}) {
                var id = table(ada.post("/api/tables", "{\"game\":\"%s\",%s,\"open\":%s,\"talk\":%s}".formatted(expected[0], seats,
                        expected[1], expected[2])).json());
                assertThat(ada.watch(id).update().get("talk").stringValue()).isEqualTo(expected[3]);
            }
            var open = StreamSupport.stream(ada.get("/api/lobby").json().spliterator(), false).map(each -> each.get("talk").stringValue());
            assertThat(open).containsExactlyInAnyOrder("phrases", "free", "free");
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingButPhrasesIsSaidAtATableForThem(Databases kind) {
        var place = kind.fresh(folder);
        String id;
        Client ada;
        try (var server = Server.start(Client.config(place))) {
            ada = new Client(server);
            id = table(ada.post("/api/tables", "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"talk\":\"phrases\"}"
                    .formatted(Client.GAME)).json());
            var line = ada.watch(id);
            line.send(SAY.formatted("where do you live?"));
            assertThat(line.await("Error").get("error").stringValue()).isEqualTo("phrases-only");
            line.send(PHRASE.formatted("where do you live?"));
            assertThat(line.await("Error").get("error").stringValue()).isEqualTo("bad-command");
            line.send(PHRASE.formatted("well_played"));
            assertHeard(line.await("Said"));
        }
        try (var server = Server.start(Client.config(place))) {
            var back = new Client(server, ada.cookie).watch(id);
            assertHeard(back.await("Said"));
            assertThat(remarks(back)).isEqualTo(1);
        }
    }

    private static void assertHeard(JsonNode said) {
        assertThat(said.get("phrase").stringValue()).isEqualTo("well_played");
        assertThat(said.get("text").stringValue()).isEqualTo("Well played!");
    }
}
