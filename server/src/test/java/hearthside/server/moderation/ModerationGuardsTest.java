package hearthside.server.moderation;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.identity.Secrets;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What nobody gets out of, or round, by leaving, by coming again, or by many cookies: reports and lists of blocks.
class ModerationGuardsTest {
    private static final String REPORT = "{\"table\":\"%s\",\"seat\":1,\"reason\":\"words\",\"words\":\"he was rude to me\"}";

    @TempDir
    Path folder;

    /// Benno has said something rude, and Ada has reported it. Returns the table.
    private static String reported(Client ada, Client ben) {
        var opened = ada.open("me:Adalind", "open");
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Benno");
        var his = ben.watch(id);
        his.send("{\"is\":\"Say\",\"text\":\"rude\"}");
        his.await("Said");
        var answer = ada.post("/api/reports", REPORT.formatted(id));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return id;
    }

    @ParameterizedTest
    @EnumSource
    void whoeverIsReportedDoesNotGetOutOfItByLeaving(Databases kind) {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server), ben = new Client(server);
            reported(ada, ben);
            assertThat(ben.post("/api/me/delete", "{}").status()).isEqualTo(200);
        }
        try (var store = Store.open(place)) {
            var reports = new Reports(store);
            assertThat(reports.list(false)).singleElement().satisfies(report -> {
                assertThat(report.name()).isEqualTo("Benno");
                assertThat(report.about()).as("whose cookie it was is not kept").isEmpty();
                assertThat(report.remarks()).extracting(Reports.Said::text).containsExactly("rude");
            });
            reports.tidy(System.currentTimeMillis() + Duration.ofDays(31).toMillis());
            assertThat(reports.list(true)).as("not for longer than a month").isEmpty();
        }
    }

    @Test
    void whatSomebodyWroteInAReportGoesWithThem() {
        var place = Databases.SQLITE.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server), ben = new Client(server);
            reported(ada, ben);
            ada.post("/api/me/delete", "{}");
        }
        try (var store = Store.open(place)) {
            assertThat(new Reports(store).list(false)).singleElement().extracting(Reports.Kept::words).isEqualTo("");
        }
    }

    @Test
    void reportsHaveAShareOfTheirOwn() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(3, 0, 0)))) {
            Client ada = new Client(server), ben = new Client(server);
            var block = "{\"stance\":\"muted\",\"name\":\"Nobody\"}";
            for (int i = 0; i < 3; i++) assertThat(ada.post("/api/me/blocks", block).error()).isEqualTo("unknown-player");
            assertThat(ada.post("/api/me/blocks", block).error()).isEqualTo("too-many");
            var id = reported(ada, ben); // whoever has used up everything else can still do that
            for (int i = 0; i < 2; i++) assertThat(ada.post("/api/reports", REPORT.formatted(id)).error()).isEqualTo("reported-already");
            assertThat(ada.post("/api/reports", REPORT.formatted(id)).error()).isEqualTo("too-many");
        }
    }

    @ParameterizedTest
    @EnumSource
    void theListOfBlocksHasItsEndHoweverManyGuestsSignIn(Databases kind) {
        var place = kind.fresh(folder);
        var cookies = List.of(Secrets.cookie(), Secrets.cookie(), Secrets.cookie());
        for (int i = 0; i < 3; i++) fill(place, Secrets.hash(cookies.get(i)), i);
        try (var server = Server.start(Client.config(place))) {
            new Client(server).signUp("Ada");
            for (int i = 0; i < 3; i++) {
                var people = new Client(server, cookies.get(i)).signIn("Ada").get("/api/me/blocks").json().get("people");
                assertThat(people.size()).isEqualTo(Math.min(200, 90 * (i + 1)));
                assertThat(people.get(0).get("name").stringValue()).as("the last are there").startsWith("Rude %d".formatted(i));
            }
        }
    }

    /// Nobody has to say no to somebody they do not want to meet.
    @ParameterizedTest
    @EnumSource
    void whoeverIsBlockedHasAskedNothingAnyMore(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            ben.post("/api/tables/%s/challenges".formatted(table(ben.open("me", "open"))), "{\"name\":\"Ada\"}");
            var asked = ada.get("/api/me/challenges").json().get(0).get("challenge").stringValue();
            ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Ben\"}");
            assertThat(ada.get("/api/me/challenges").json().isEmpty()).isTrue();
            assertThat(ada.post("/api/challenges/%s/accept".formatted(asked), "{}").error()).isEqualTo("no-challenge");
        }
    }

    private static void fill(String place, String holder, int guest) {
        try (var store = Store.open(place)) {
            store.write(handle -> {
                for (int i = 0; i < 90; i++)
                    handle.execute(
                            "insert into blocks (holder, other, id, name, account, stance, since) values (?, ?, ?, ?, 0, 'muted', ?)",
                            holder, "other %d %d".formatted(guest, i), "%d-%d".formatted(guest, i), "Rude %d".formatted(guest),
                            (long) guest * 100 + i);
            });
        }
    }
}
