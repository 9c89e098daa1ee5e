package hearthside.server.keeper;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Those who look after the house: what they see and do, and that nobody else does.
class KeeperTest {
    private static final String SUSPEND = "{\"name\":\"Ben\",\"measure\":\"suspended\",\"reason\":\"rude again\",\"hours\":1}";

    @TempDir
    Path folder;

    /// A house with an account called Keeper, which is named at the next start.
    private static String housed(String place) {
        try (var server = Server.start(Client.config(place))) {
            new Client(server).signUp("Keeper");
        }
        return place;
    }

    private static Config kept(String place) { return Client.config(place).withKeepers(List.of("keeper")); }

    private static List<String> deeds(Client keeper) {
        return StreamSupport.stream(keeper.get("/api/keeper/log").json().spliterator(), false)
                .map(each -> each.get("deed").stringValue()).toList();
    }

    private static JsonNode measures(Client who) { return who.get("/api/house").json().get("measures"); }

    @Test
    void withoutAKeeperNamedThereIsNoSuchPageAndForOthersThereIsNothing() {
        var place = housed(Databases.SQLITE.fresh(folder));
        try (var server = Server.start(Client.config(place))) {
            var nobody = new Client(server).signIn("Keeper");
            assertThat(nobody.get("/keeper").status()).isEqualTo(404);
            assertThat(nobody.get("/api/keeper/reports").status()).isEqualTo(404);
            assertThat(nobody.get("/api/house").json().get("keeper").booleanValue()).isFalse();
        }
        assertThatThrownBy(() -> Server.start(Client.config(place).withKeepers(List.of("Keeper", "Nobody")))).isInstanceOf(BadInput.class)
                .hasMessageContaining("Nobody here has an account called Nobody yet");
        try (var server = Server.start(kept(place))) {
            Client keeper = new Client(server).signIn("Keeper"), ada = new Client(server).signUp("Ada");
            assertThat(keeper.get("/keeper").status()).isEqualTo(200);
            assertThat(keeper.get("/api/house").json().get("keeper").booleanValue()).isTrue();
            for (var path : List.of("reports", "measures", "tables", "health", "log")) {
                assertThat(keeper.get("/api/keeper/" + path).status()).as(path).isEqualTo(200);
                assertThat(ada.get("/api/keeper/" + path).error()).isEqualTo("unknown-path");
                assertThat(new Client(server).get("/api/keeper/" + path).status()).isEqualTo(404);
            }
            assertThat(ada.post("/api/keeper/measures", SUSPEND.replace("Ben", "Keeper")).status()).isEqualTo(404);
            assertThat(keeper.post("/api/keeper/measures", SUSPEND.replace("Ben", "Keeper")).error()).isEqualTo("keeper");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aReportComesWithWhatWasSaidAndWhoeverItIsAboutIsSuspended(Databases kind) {
        try (var server = Server.start(kept(housed(kind.fresh(folder))))) {
            Client keeper = new Client(server).signIn("Keeper"), ada = new Client(server), ben = new Client(server);
            var opened = ada.open("me:Adalind", "open");
            var id = table(opened);
            ben.join(id, secrets(opened).getFirst(), "Benno");
            var his = ben.watch(id);
            his.send("{\"is\":\"Say\",\"text\":\"rude\"}");
            his.await("Said");
            ada.post("/api/reports", "{\"table\":\"%s\",\"seat\":1,\"reason\":\"words\",\"words\":\"listen\"}".formatted(id));
            var report = keeper.get("/api/keeper/reports").json().get(0);
            assertThat(report.get("remarks").get(0).get("text").stringValue()).isEqualTo("rude");
            assertThat(report.get("name").stringValue()).isEqualTo("Benno");
            var named = report.get("id").stringValue();
            var taken = keeper.post("/api/keeper/measures",
                    "{\"report\":\"%s\",\"measure\":\"suspended\",\"reason\":\"rude words\",\"hours\":24}".formatted(named)).json();
            assertThat(taken.get(0).get("holding").booleanValue()).isTrue();
            assertThat(his.closed.join()).isEqualTo(1012);
            try (var again = ben.watch(id)) {
                again.send("{\"is\":\"Resign\",\"seat\":1}");
                assertThat(again.await("Error").get("error").stringValue()).isEqualTo("suspended");
                again.send("{\"is\":\"Ping\"}");
                again.await("Pong");
            }
            assertThat(ben.post("/api/tables", "{}").error()).isEqualTo("suspended");
            assertThat(measures(ben).get(0).get("reason").stringValue()).isEqualTo("rude words");
            assertThat(ben.post("/api/account", "{\"name\":\"Ben\",\"passphrase\":\"three words here\"}").error())
                    .as("nor does an account help").isEqualTo("suspended");
            assertThat(measures(ada).isEmpty()).isTrue();
            assertThat(keeper.post("/api/keeper/reports/%s/settle".formatted(named), "{}").json().isEmpty()).isTrue();
            keeper.post("/api/keeper/measures/%s/lift".formatted(taken.get(0).get("id").stringValue()), "{}");
            ben.open("me", "open");
            assertThat(deeds(keeper)).containsExactly("lifted", "settled", "suspended");
        }
    }

    @Test
    void aSuspensionHasAnEndAndHoldsOnEveryServer() {
        var clock = HandClock.ticking();
        var place = housed(Databases.POSTGRESQL.fresh(folder));
        try (var first = Server.start(kept(place), _ -> {}, clock); var second = Server.start(kept(place), _ -> {}, clock)) {
            Client keeper = new Client(first).signIn("Keeper"), ben = new Client(second).signUp("Ben");
            var id = table(ben.open("me", "open"));
            try (var his = ben.watch(id)) {
                assertThat(keeper.post("/api/keeper/measures", SUSPEND).status()).isEqualTo(200);
                assertThat(his.closed.join()).as("at the other server").isEqualTo(1012);
            }
            assertThat(ben.post("/api/tables", "{}").error()).isEqualTo("suspended");
            assertThat(measures(ben).get(0).get("until").isNull()).isFalse();
            clock.pass(Duration.ofHours(2));
            assertThat(measures(ben).isEmpty()).isTrue();
            ben.open("me", "open");
        }
    }

    @Test
    void whoeverIsMutedSaysNothingAndWhoeverIsWarnedReadsWhy() {
        try (var server = Server.start(kept(housed(Databases.SQLITE.fresh(folder))))) {
            Client keeper = new Client(server).signIn("Keeper"), ben = new Client(server).signUp("Ben");
            var id = table(ben.open("me", "open"));
            var seat = "{\"table\":\"%s\",\"seat\":0,\"measure\":\"%s\",\"reason\":\"%s\"}";
            assertThat(keeper.post("/api/keeper/measures", seat.formatted(id, "muted", " ")).error()).isEqualTo("bad-reason");
            assertThat(keeper.post("/api/keeper/measures", seat.replace("0", "1").formatted(id, "muted", "x")).error())
                    .isEqualTo("bad-seat");
            var muted = keeper.post("/api/keeper/measures", seat.formatted(id, "muted", "shouting")).json().get(0);
            assertThat(muted.get("name").stringValue()).isEqualTo("Ben");
            var his = ben.watch(id);
            his.send("{\"is\":\"Say\",\"text\":\"HELLO\"}");
            assertThat(his.await("Error").get("error").stringValue()).isEqualTo("muted");
            keeper.post("/api/keeper/measures/%s/lift".formatted(muted.get("id").stringValue()), "{}");
            keeper.post("/api/keeper/measures", seat.formatted(id, "warned", "do not shout"));
            var back = ben.watch(id);
            back.send("{\"is\":\"Say\",\"text\":\"hello\"}");
            assertThat(back.await("Said").get("text").stringValue()).isEqualTo("hello");
            var warning = measures(ben).get(0);
            assertThat(warning.get("reason").stringValue()).isEqualTo("do not shout");
            var read = "/api/me/warnings/%s/read".formatted(warning.get("id").stringValue());
            assertThat(new Client(server).post(read, "{}").status()).isEqualTo(200);
            assertThat(measures(ben).size()).as("only who is warned has read it").isEqualTo(1);
            assertThat(ben.post(read, "{}").json().get("measures").isEmpty()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTableIsLookedAtClosedAndReleased(Databases kind) {
        var place = housed(kind.fresh(folder));
        String aside;
        try (var server = Server.start(kept(place))) {
            Client keeper = new Client(server).signIn("Keeper"), ada = new Client(server).signUp("Ada"), ben = new Client(server);
            var opened = ada.open("me", "open", "bot:random");
            var id = table(opened);
            ben.join(id, secrets(opened).getFirst(), "Benno");
            aside = table(ada.open("me", "open"));
            var seen = keeper.get("/api/keeper/tables/" + id).json();
            assertThat(seen.get("seats").get(1).get("name").stringValue()).isEqualTo("Benno");
            assertThat(seen.toString()).as("nothing of the game").doesNotContain("view", "options", "seed");
            var closed = keeper.post("/api/keeper/tables/%s/close".formatted(id), "{}").json();
            assertThat(closed.get("status").stringValue()).isEqualTo("over");
            try (var line = ada.watch(id)) {
                assertThat(line.isOver()).isTrue();
                assertThat(line.update().get("result").get("winners").isEmpty()).isTrue();
            }
            eventually("it is written down", () -> !ada.get("/api/archive?mine=true").json().get("games").isEmpty());
            assertThat(ada.get("/api/archive?mine=true").json().get("games").get(0).get("rated").booleanValue()).isFalse();
            assertThat(keeper.get("/api/keeper/tables/nothing").status()).isEqualTo(404);
            assertThat(deeds(keeper)).containsExactly("closed", "inspected");
        }
        try (var store = Store.open(place)) {
            store.write(handle -> handle.execute("update tables set status = 'quarantined', reason = 'a test' where id = ?", aside));
        }
        try (var server = Server.start(kept(place))) {
            var keeper = new Client(server).signIn("Keeper");
            var listed = keeper.get("/api/keeper/tables").json().get(0);
            assertThat(listed.get("table").stringValue()).isEqualTo(aside);
            assertThat(listed.get("reason").stringValue()).isEqualTo("a test");
            assertThat(keeper.post("/api/keeper/tables/%s/release".formatted(aside), "{}").json().get("sentence").stringValue())
                    .contains("is played on");
            assertThat(keeper.post("/api/keeper/tables/%s/release".formatted(aside), "{}").error()).isEqualTo("not-released");
            assertThat(keeper.get("/api/keeper/tables").json().isEmpty()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theHouseSaysSomethingAndTakesNewAccountsOrNot(Databases kind) {
        try (var server = Server.start(kept(housed(kind.fresh(folder))))) {
            Client keeper = new Client(server).signIn("Keeper"), guest = new Client(server);
            assertThat(guest.get("/api/house").json().get("announcement").stringValue()).isEmpty();
            keeper.post("/api/keeper/announcement", "{\"text\":\" Closed on Sunday \"}");
            assertThat(guest.get("/api/house").json().get("announcement").stringValue()).isEqualTo("Closed on Sunday");
            assertThat(keeper.post("/api/keeper/announcement", "{\"text\":\"%s\"}".formatted("x".repeat(1001))).error())
                    .isEqualTo("bad-text");
            var entry = "{\"name\":\"%s\",\"passphrase\":\"three words here\",\"invitation\":%s}";
            keeper.post("/api/keeper/registration", "{\"registration\":\"closed\"}");
            assertThat(guest.post("/api/account", entry.formatted("Ada", "null")).error()).isEqualTo("registration-closed");
            keeper.post("/api/keeper/registration", "{\"registration\":\"invitation\"}");
            assertThat(guest.get("/api/house").json().get("registration").stringValue()).isEqualTo("invitation");
            assertThat(guest.post("/api/account", entry.formatted("Ada", "null")).error()).isEqualTo("invitation-needed");
            assertThat(guest.post("/api/account/passkeys/begin", "{\"name\":\"Ada\"}").error()).isEqualTo("invitation-needed");
            var code = "\"%s\"".formatted(keeper.post("/api/keeper/invitations", "{}").json().get("code").stringValue());
            assertThat(guest.post("/api/account", entry.formatted("Keeper", code)).error()).as("a name that is taken")
                    .isEqualTo("name-taken");
            assertThat(guest.post("/api/account", entry.formatted("Ada", code)).status()).isEqualTo(200);
            assertThat(new Client(server).post("/api/account", entry.formatted("Eve", code)).error()).as("once")
                    .isEqualTo("invitation-needed");
            keeper.post("/api/keeper/registration", "{\"registration\":\"open\"}");
            new Client(server).signUp("Eve");
            assertThat(deeds(keeper)).containsExactly("registration", "invited", "registration", "registration", "announced");
        }
    }

    @Test
    void imprintAndPrivacyComeFromFilesAndHowLongThingsAreKeptIsTold() throws IOException {
        Files.writeString(folder.resolve("imprint.md"), "# Who runs it");
        Files.writeString(folder.resolve("imprint.de.md"), "# Wer es betreibt");
        try (var server = Server.start(Client.config(Databases.SQLITE.fresh(folder)).withLegal(folder))) {
            var guest = new Client(server);
            var house = guest.get("/api/house").json();
            assertThat(house.get("imprint").booleanValue()).isTrue();
            assertThat(house.get("privacy").booleanValue()).isFalse();
            assertThat(house.get("kept").get("finished").intValue()).isEqualTo(365);
            assertThat(house.get("kept").get("reports").intValue()).isEqualTo(90);
            assertThat(guest.get("/api/house/imprint").text()).isEqualTo("# Who runs it");
            assertThat(guest.get("/api/house/imprint?language=de").text()).isEqualTo("# Wer es betreibt");
            assertThat(guest.get("/api/house/imprint?language=../../x").text()).isEqualTo("# Who runs it");
            assertThat(guest.get("/api/house/privacy").error()).isEqualTo("no-text");
            assertThat(guest.get("/imprint").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @EnumSource
    void healthTellsOfJobsAndOfTheLastMinutes(Databases kind) {
        try (var server = Server.start(kept(housed(kind.fresh(folder))))) {
            var keeper = new Client(server).signIn("Keeper");
            var pace = "{\"is\":\"Live\",\"seconds\":600,\"reserveSeconds\":0,\"standIn\":null}";
            keeper.openPaced(pace, "{}", "me", "bot:random");
            var health = keeper.get("/api/keeper/health").json();
            assertThat(health.get("well").booleanValue()).isTrue();
            assertThat(health.get("servers").intValue()).isEqualTo(1);
            assertThat(health.get("playing").intValue()).isEqualTo(1);
            assertThat(health.get("accounts").intValue()).isEqualTo(1);
            assertThat(health.get("jobs").get(0).get("job").stringValue()).isEqualTo("clock");
            assertThat(health.get("quotas").get("games").intValue()).as("as many as a house has").isEqualTo(10_000);
            assertThat(health.get("quotas").get("tables").intValue()).as("tests have no limits").isZero();
            assertThat(health.get("samples").get(0).get("heap").longValue()).isPositive();
        }
    }
}
