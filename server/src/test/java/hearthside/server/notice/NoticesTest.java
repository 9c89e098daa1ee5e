package hearthside.server.notice;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.HandClock;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class NoticesTest {
    @TempDir
    Path folder;
    private final HandClock time = HandClock.ticking();
    private FakePush push;
    private FakeSmtp smtp;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() throws IOException {
        push = new FakePush();
        smtp = new FakeSmtp();
        server = Server.start(Client.config(folder).withChannels(new NoticeChannels("https://table.example.org", smtp.url(), true)),
                _ -> {},
                time);
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
        push.close();
        smtp.close();
    }

    private static JsonNode wish(Client visitor, String preferences) {
        var answer = visitor.post("/api/notices", preferences);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    private void wishForHook(String quiet) {
        wish(ada, "{\"language\":\"en\",\"webhook\":\"%s\",\"quiet\":%s}".formatted(push.url("/hook"), quiet));
    }

    /// Ben begins, and plays until it is Ada's turn.
    private String untilAdasTurn() {
        var opened = ada.openWith("{\"start\":\"2\"}", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var b = ben.watch(table(opened))) {
            while (b.isToAct()) b.playAny();
        }
        return table(opened);
    }

    /// Jobs that are being run end first: one that seems to run for hours would be taken for dead, and run again.
    private void pass(Duration span) throws SQLException {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var running = database.prepareStatement("select count(*) from scheduled_tasks where picked")) {
            for (int left = 1; left > 0;) {
                try (var found = running.executeQuery()) {
                    left = found.next() ? found.getInt(1) : 0;
                }
            }
        }
        time.pass(span);
    }

    private void mustBeTheTestNext() throws InterruptedException {
        assertThat(ada.post("/api/notices/test", "{}").json().get("sent").intValue()).isEqualTo(1);
        assertThat(push.next()).contains("Hearthside will tell you here");
    }

    @Test
    void aClosedBrowserIsToldByPush() throws Exception {
        var device = push.device();
        var shown = ada.post("/api/notices/devices", Json.write(device)).json();
        assertThat(shown.get("devices").intValue()).isEqualTo(1);
        assertThat(shown.get("key").stringValue()).hasSize(87);
        var id = untilAdasTurn();
        var told = Json.parse(String.valueOf(push.next()));
        assertThat(told.get("title").stringValue()).isEqualTo("Your turn!");
        assertThat(told.get("text").stringValue()).isEqualTo("It is your turn: My First Stone Age with Ben.");
        assertThat(told.get("path").stringValue()).isEqualTo("/t/" + id);
        assertThat(ada.post("/api/notices/devices/forget", "{\"endpoint\":\"%s\"}".formatted(device.endpoint())).json().get("devices")
                .intValue()).isZero();
    }

    private int devices() { return ada.get("/api/notices").json().get("devices").intValue(); }

    @Test
    void aDeviceThatIsGoneIsForgotten() throws Exception {
        ada.post("/api/notices/devices", Json.write(push.device()));
        push.status = 410;
        untilAdasTurn();
        assertThat(push.answer()).isEqualTo(410);
        for (int left = devices(), tries = 0; left > 0 && tries < 1000; tries++) left = devices();
        assertThat(devices()).isZero();
    }

    @Test
    void aWebhookGetsWhatDiscordTakes() throws Exception {
        wish(ada, "{\"language\":\"de\",\"webhook\":\"%s\"}".formatted(push.url("/hook")));
        var id = untilAdasTurn();
        var told = Json.parse(String.valueOf(push.next()));
        assertThat(told.get("content").stringValue())
                .isEqualTo("Du bist dran: Meine erste Steinzeit mit Ben. https://table.example.org/t/" + id);
        assertThat(told.get("allowed_mentions").get("parse").isEmpty()).as("a name calls nobody").isTrue();
    }

    @Test
    void aWebhookThatIsTiredIsTriedAgainLater() throws Exception {
        wishForHook("null");
        push.status = 500;
        untilAdasTurn();
        assertThat(push.answer()).isEqualTo(500);
        push.status = 204;
        String told = null;
        for (int tries = 0; tries < 10 && told == null; tries++) {
            pass(Duration.ofSeconds(31));
            told = push.told.poll(2, TimeUnit.SECONDS);
        }
        assertThat(told).contains("It is your turn");
    }

    @Test
    void aNoticeThatAlwaysFailsIsGivenUpAndCounted() throws Exception {
        wishForHook("null");
        push.status = 500;
        untilAdasTurn();
        for (int tries = 0; tries < 5; tries++) {
            assertThat(push.answer()).isEqualTo(500);
            pass(Duration.ofHours(1));
        }
        assertThat(push.answers.poll(500, TimeUnit.MILLISECONDS)).as("nobody knocks for ever").isNull();
        assertThat(ada.get("/metrics").text()).contains("hearthside_notices_given_up_total 1.0", "hearthside_jobs_given_up_total 0.0");
    }

    @Test
    void aWebhookThatCannotBeIsGivenUpLikeAnyOther() throws Exception {
        wishForHook("null");
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var statement = database.createStatement()) {
            assertThat(statement.executeUpdate("update wishes set webhook = 'http://127.0.0.1:99999/'")).isOne();
        }
        untilAdasTurn();
        for (int i = 0; i < 60 && !ada.get("/metrics").text().contains("hearthside_notices_given_up_total 1.0"); i++) {
            Thread.sleep(300);
            pass(Duration.ofHours(1));
        }
        assertThat(ada.get("/metrics").text()).contains("hearthside_notices_given_up_total 1.0");
    }

    @Test
    void whatComesWhileAnotherIsBeingToldIsToldToo() throws Exception {
        wishForHook("null");
        push.answering.lock();
        try {
            mustBeTheTestNext();
            assertThat(ada.post("/api/notices/test", "{}").json().get("sent").intValue()).isEqualTo(1);
        } finally {
            push.answering.unlock();
        }
        assertThat(push.next()).contains("Hearthside will tell you here");
    }

    @Test
    void atNightNobodyIsTold() throws Exception {
        wishForHook("{\"from\":\"12:30\",\"to\":\"21:00\",\"zone\":\"Europe/Berlin\"}"); // it is one o'clock there
        untilAdasTurn();
        mustBeTheTestNext(); // a test is told at once
        pass(Duration.ofHours(8));
        assertThat(push.next()).contains("It is your turn");
    }

    @Test
    void whoLooksAtTheTableAndPlaysIsNotToldElsewhere() throws Exception {
        wishForHook("null");
        var opened = ada.openWith("{\"start\":\"2\"}", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            while (b.isToAct()) b.playAny();
            a.awaitSeq(b.seq());
            while (a.isToAct()) a.playAny();
        }
        pass(Notices.LOOKING.plusSeconds(1));
        mustBeTheTestNext();
        pass(Duration.ofMinutes(10));
        mustBeTheTestNext();
    }

    @Test
    void whoLooksButDoesNothingIsToldAfterAWhile() throws Exception {
        wishForHook("null");
        var opened = ada.openWith("{\"start\":\"2\"}", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            while (b.isToAct()) b.playAny();
            a.awaitSeq(b.seq());
            mustBeTheTestNext();
            pass(Notices.LOOKING.plusSeconds(1));
            assertThat(push.next()).contains("It is your turn");
        }
    }

    @Test
    void aMailAddressIsAskedFirstAndOnlyThenWrittenTo() throws Exception {
        var shown = wish(ada, "{\"language\":\"en\",\"mail\":\"ada@example.org\"}");
        assertThat(shown.get("canMail").booleanValue()).isTrue();
        assertThat(shown.get("confirmed").booleanValue()).isFalse();
        var question = String.valueOf(smtp.next()).replace("=\n", "");
        assertThat(question).contains("RCPT TO:<ada@example.org>", "is this your address?");
        untilAdasTurn();
        assertThat(ada.post("/api/notices/test", "{}").json().get("sent").intValue()).as("nothing before that").isZero();

        assertThat(ben.post("/api/notices", "{\"language\":\"en\",\"mail\":\"ada@example.org\"}").error())
                .as("nobody is asked again and again").isEqualTo("asked-already");
        var link = question.substring(question.indexOf("https://table.example.org/") + "https://table.example.org".length())
                .split("\\s")[0];
        assertThat(ada.get("/api/notices/mail/wrong").raw().headers().firstValue("Location").orElseThrow()).endsWith("/notices?mail=no");
        assertThat(ada.get(link).raw().headers().firstValue("Location").orElseThrow()).endsWith("/notices?mail=yes");
        assertThat(ada.get("/api/notices").json().get("confirmed").booleanValue()).isTrue();
        var id = untilAdasTurn();
        assertThat(smtp.next()).contains("Subject: Your turn!", "https://table.example.org/t/" + id);
    }

    @Test
    void whoseTimeRanOutIsTold() throws Exception {
        wishForHook("null");
        var opened = ada.openPaced("{\"is\":\"Daily\",\"days\":1}", "{\"start\":\"1\"}", "me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        pass(Duration.ofDays(1).plusSeconds(1));
        assertThat(push.next()).contains("Your time ran out: My First Stone Age with Ben.");
    }

    @Test
    void wishesThatCannotBeGrantedAreRefusedByTheirField() {
        assertThat(ada.post("/api/notices", "{\"language\":\"en\",\"webhook\":\"ftp://x\"}").json().get("field").stringValue())
                .isEqualTo("webhook");
        assertThat(
                ada.post("/api/notices", "{\"language\":\"en\",\"webhook\":\"http://127.0.0.1:99999/\"}").json().get("field").stringValue())
                .isEqualTo("webhook");
        assertThat(ada.post("/api/notices", "{\"language\":\"en\",\"mail\":\"nobody\"}").json().get("field").stringValue())
                .isEqualTo("mail");
        assertThat(ada.post("/api/notices", "{\"language\":\"xx\"}").json().get("field").stringValue()).isEqualTo("language");
        assertThat(ada.post("/api/notices", "{\"language\":\"en\",\"quiet\":{\"from\":\"x\",\"to\":\"07:00\",\"zone\":\"UTC\"}}").status())
                .isEqualTo(400);
        assertThat(ada.post("/api/notices/devices", "{\"endpoint\":\"https://x.example\",\"p256dh\":\"AA\",\"auth\":\"AA\"}").status())
                .isEqualTo(400);
        assertThatThrownBy(() -> new NoticeChannels(null, smtp.url(), false)).isInstanceOf(BadInput.class).hasMessageContaining("--url");
        assertThatThrownBy(() -> new NoticeChannels("table.example.org", null, false)).isInstanceOf(BadInput.class);
    }

    @Test
    void wishesGoWithTheirPersonAndAreForgottenWithThem() {
        wishForHook("null");
        ada.post("/api/notices/devices", Json.write(push.device()));
        assertThat(ada.get("/api/me/export").text()).contains(push.url("/hook"), "\"devices\":[\"2026-11-15T12:");
        ada.signUp("Ada");
        var shown = ada.get("/api/notices").json();
        assertThat(shown.get("webhook").stringValue()).isEqualTo(push.url("/hook"));
        assertThat(shown.get("devices").intValue()).isEqualTo(1);
        ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase("Ada")));
        assertThat(ada.get("/api/notices").text()).contains("\"devices\":0", "\"webhook\":null");
    }

    @Test
    void theKeysOfTheHouseStayTheSame() {
        var key = ada.get("/api/notices").json().get("key").stringValue();
        server.close();
        server = Server.start(Client.config(folder), _ -> {}, time);
        assertThat(new Client(server).get("/api/notices").json().get("key").stringValue()).isEqualTo(key);
        assertThat(new Client(server).post("/api/notices", "{\"language\":\"en\",\"mail\":\"ada@example.org\"}").json().get("sentence")
                .stringValue()).isEqualTo("This house sends no mail.");
    }
}
