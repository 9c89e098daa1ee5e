package hearthside.server.people;

import static hearthside.server.testing.Client.passphrase;
import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.WholeGame;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeopleTest {
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

    private static String wrongEntry(String name) { return "{\"name\":\"%s\",\"passphrase\":\"not the right one\"}".formatted(name); }

    @Test
    void aGuestNeedsNoAccount() { assertThat(ada.get("/api/me").text()).isEqualTo("{\"account\":null}"); }

    @Test
    void whoSignsUpKeepsWhatTheyHadAsAGuestOnEveryDevice() {
        var opened = ada.open("me:Adalind", "open");
        var id = table(opened);
        var guest = ada.cookie;
        ada.signUp("Ada");
        assertThat(ada.cookie).isNotEqualTo(guest);
        assertThat(ada.get("/api/tables").json().get(0).get("mine").toString()).isEqualTo("[0]");
        var phone = new Client(server);
        var onPhone = phone.open("me:Somebody", "bot");
        phone.signIn("  ADA ");
        assertThat(phone.get("/api/tables").json().size()).isEqualTo(2);
        assertThat(ada.get("/api/tables/" + table(onPhone)).json().get("mine").toString()).isEqualTo("[0]");
        for (var device : List.of(ada, phone))
            assertThat(device.get("/api/tables/%s/invites".formatted(id)).json().get(0).get("path").stringValue())
                    .as("links that were sent stay good").endsWith(secrets(opened).getFirst());
        assertThat(ben.join(id, secrets(opened).getFirst(), "Ben")).isEqualTo(1);
        ada.cookie = guest;
        assertThat(ada.get("/api/tables").json().isEmpty()).as("the cookie of the guest opens nothing any more").isTrue();
    }

    @Test
    void whoSignsUpAtTheTableSitsThereAtOnce() throws Exception {
        var id = table(ada.open("me:Adalind", "here"));
        try (var asGuest = ada.watch(id)) {
            ada.signUp("Ada");
            assertThat(asGuest.closed.get(60, TimeUnit.SECONDS)).as("the browser comes in again").isEqualTo(1012);
        }
        try (var line = ada.watch(id)) {
            assertThat(line.update().get("mine").toString()).isEqualTo("[0,1]");
            line.playAny(new Random(1));
        }
    }

    @Test
    void anAccountGoesByItsNameAtNewTables() {
        ada.signUp("Ada");
        var opened = ben.open("me:Ben", "open");
        ada.join(table(opened), secrets(opened).getFirst(), "Cleopatra");
        assertThat(ada.get("/api/tables").json().get(0).get("names").toString()).isEqualTo("[\"Ben\",\"Ada\"]");
        assertThat(ada.get("/api/tables/" + table(ada.open("me:Cleopatra", "here:Cleo"))).json().get("seats").toString())
                .contains("\"Ada\"", "\"Cleo\"").doesNotContain("Cleopatra");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "{\"name\":\"A\",\"passphrase\":\"long enough it is\"}                   | 400 | bad-name",
            "{\"name\":\"<b>Ada</b>\",\"passphrase\":\"long enough it is\"}          | 400 | bad-name",
            "{\"name\":\"Somebody  who left\",\"passphrase\":\"long enough it is\"}  | 400 | bad-name",
            "{\"name\":\"abcdefghijklmnopqrstuvwxyz\",\"passphrase\":\"long enough it is\"} | 400 | bad-name",
            "{\"name\":\"Ada\",\"passphrase\":\"short\"}                             | 400 | bad-passphrase",
            "{\"name\":\"ＢＥＮ\",\"passphrase\":\"long enough it is\"}              | 409 | name-taken",
            "{\"name\":\"Ada\"}                                                      | 400 | bad-passphrase"})
    void whatCannotBeAnAccountIsRefusedWithASentence(String body, int status, String error) {
        ben.signUp("Ben");
        var answer = ada.post("/api/account", body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.error()).isEqualTo(error);
        assertThat(answer.json().get("sentence").stringValue()).endsWith(".");
    }

    @Test
    void wrongPassphrasesAreCountedAndTellNothing() {
        ada.signUp("Ada");
        var wrong = ben.post("/api/session", wrongEntry("Ada"));
        assertThat(wrong.status()).isEqualTo(403);
        assertThat(ben.post("/api/session", wrongEntry("Nobody")).text()).as("the same for a name that nobody has").isEqualTo(wrong.text());
        for (int i = 0; i < 4; i++) assertThat(ben.post("/api/session", wrongEntry("ada")).status()).isEqualTo(403);
        assertThat(ben.post("/api/session", "{\"name\":\"Ada\",\"passphrase\":\"%s\"}".formatted(passphrase("Ada"))).error())
                .isEqualTo("too-many");
    }

    @Test
    void neitherPassphrasesNorCookiesAreStored() throws IOException {
        ada.signUp("Ada");
        ben.signIn("Ada");
        server.close();
        var stored = new StringBuilder();
        try (var files = Files.list(folder.resolve("data"))) {
            for (var file : files.toList()) stored.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
        assertThat(stored).contains("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain(passphrase("Ada")).doesNotContain(ada.cookie)
                .doesNotContain(ben.cookie);
    }

    @Test
    void theCookieOfWhoIsSignedInCannotBeReadByScripts() {
        var answer = ada.post("/api/account", "{\"name\":\"Ada\",\"passphrase\":\"%s\"}".formatted(passphrase("Ada")));
        assertThat(answer.raw().headers().allValues("Set-Cookie")).isNotEmpty()
                .allSatisfy(given -> assertThat(given).contains("HttpOnly", "SameSite=Lax"));
    }

    @Test
    void whoSignsOutIsAGuestWithNothing() {
        ada.open("me", "bot");
        ada.signUp("Ada");
        var token = ada.cookie;
        assertThat(ada.post("/api/account", wrongEntry("Eve")).error()).isEqualTo("signed-in");
        assertThat(ada.post("/api/session/end", "{}").text()).isEqualTo("{\"account\":null}");
        assertThat(ada.get("/api/tables").json().isEmpty()).isTrue();
        ada.cookie = token;
        assertThat(ada.get("/api/me").json().get("account").isNull()).as("the old cookie is worth nothing").isTrue();
        assertThat(ada.post("/api/session/end", "{}").error()).isEqualTo("not-signed-in");
    }

    @Test
    void anotherBrowserCanBeSignedOutAndANewPassphraseSignsOutAllOthers() {
        ada.signUp("Ada");
        var phone = new Client(server).signIn("Ada");
        var browsers = ada.get("/api/me").json().get("account").get("browsers");
        assertThat(browsers.size()).isEqualTo(2);
        for (var visitor : browsers)
            if (!visitor.get("here").booleanValue()) ada.post("/api/session/end", "{\"browser\":%s}".formatted(visitor.get("id")));
        assertThat(phone.get("/api/me").json().get("account").isNull()).isTrue();
        phone.signIn("Ada");
        assertThat(ada.post("/api/account/passphrase", "{\"old\":\"a wrong passphrase\",\"passphrase\":\"a new passphrase\"}").error())
                .isEqualTo("wrong-passphrase");
        assertThat(ada.post("/api/account/passphrase", "{\"old\":\"%s\",\"passphrase\":\"a new passphrase\"}".formatted(passphrase("Ada")))
                .status()).isEqualTo(200);
        assertThat(phone.get("/api/me").json().get("account").isNull()).isTrue();
        assertThat(ada.get("/api/me").json().get("account").isNull()).isFalse();
        assertThat(phone.post("/api/session", "{\"name\":\"Ada\",\"passphrase\":\"a new passphrase\"}").status()).isEqualTo(200);
    }

    @Test
    void pagesOfOthersCannotSignAnybodyIn() {
        ada.signUp("Ada");
        var forged = HttpRequest.newBuilder(ben.uri("/api/session")).header("Content-Type", "application/json")
                .header("Origin", "http://evil.example")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\",\"passphrase\":\"%s\"}".formatted(passphrase("Ada")))).build();
        assertThat(Client.send(forged).error()).isEqualTo("foreign-origin");
    }

    @Test
    void anAnswerThatWasNotAskedForIsNoPasskey() {
        assertThat(ada.post("/api/session/passkey/begin", "{}").error()).isEqualTo("no-origin");
        var origin = "http://127.0.0.1:" + server.port();
        var begun = Client.send(HttpRequest.newBuilder(ada.uri("/api/session/passkey/begin")).header("Content-Type", "application/json")
                .header("Origin", origin)
                .POST(HttpRequest.BodyPublishers.ofString("{}")).build()).json();
        assertThat(begun.get("options").get("challenge").stringValue()).hasSizeGreaterThan(40);
        var answer = "{\"id\":%s,\"credential\":{\"id\":\"x\"}}".formatted(begun.get("id"));
        for (var error : List.of("bad-credential", "bad-id")) // the same question cannot be answered twice
            assertThat(Client.send(HttpRequest.newBuilder(ada.uri("/api/session/passkey")).header("Content-Type", "application/json")
                    .header("Origin", origin)
                    .POST(HttpRequest.BodyPublishers.ofString(answer)).build()).error()).isEqualTo(error);
    }

    @Test
    void whoLeavesTakesTheirNameAndTheirWordsAlong() {
        ada.signUp("Ada");
        var over = WholeGame.playAgainst(ada, ben, false, 1);
        var opened = ada.open("me", "open");
        var running = table(opened);
        ben.join(running, secrets(opened).getFirst(), "Ben");
        try (var line = ada.watch(running); var other = ben.watch(running)) {
            line.send("{\"is\":\"Say\",\"text\":\"my secret\"}");
            assertThat(other.await("Said").get("text").stringValue()).isEqualTo("my secret");
        }
        assertThat(ada.get("/api/me/export").text()).contains("\"name\":\"Ada\"", "my secret", over, running);
        assertThat(ada.post("/api/me/delete", "{\"passphrase\":\"a wrong passphrase\"}").error()).isEqualTo("wrong-passphrase");
        assertThat(ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(passphrase("Ada"))).text())
                .isEqualTo("{\"account\":null}");
        for (var table : List.of(over, running))
            assertThat(ben.get("/api/tables/" + table).text()).contains("\"somebody who left\"").doesNotContainPattern("\\bAda\\b");
        assertThat(ben.get("/api/tables/" + running).json().get("seats").get(0).get("resigned").booleanValue()).as("a bot plays on")
                .isTrue();
        try (var line = ben.watch(running)) {
            line.send("{\"is\":\"Ping\"}");
            line.await("Pong");
            assertThat(line.heard).noneMatch(text -> text.contains("my secret"));
        }
        assertThat(ben.get("/api/me/statistics").text()).contains("somebody who left").doesNotContainPattern("\\bAda\\b");
        assertThat(ben.get("/api/players/Ada").status()).isEqualTo(404);
        ada.signUp("Ada"); // the name is free again
        assertThat(ada.get("/api/me/statistics").json().get("games").isEmpty()).isTrue();
    }

    @Test
    void howOneWantsToBeToldComesAlongAndGoesAway() {
        ada.post("/api/notices", "{\"language\":\"de\"}");
        ada.signUp("Ada");
        assertThat(ada.get("/api/notices").json().get("language").stringValue()).isEqualTo("de");
        assertThat(ada.get("/api/me/export").json().get("wish").get("language").stringValue()).isEqualTo("de");
        ben.post("/api/notices", "{\"language\":\"en\"}");
        ben.signIn("Ada");
        assertThat(ben.get("/api/notices").json().get("language").stringValue()).as("the account knows already").isEqualTo("de");
        ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(passphrase("Ada")));
        ada.signUp("Ada");
        assertThat(ada.get("/api/me/export").json().get("wish").isNull()).isTrue();
    }

    @Test
    void aGuestMayLeaveToo() {
        var over = WholeGame.playAgainst(ada, ben, false, 2);
        assertThat(ada.post("/api/me/delete", "{}").status()).isEqualTo(200);
        assertThat(ben.get("/api/tables/" + over).text()).contains("\"somebody who left\"");
        assertThat(ada.get("/api/tables").json().isEmpty()).isTrue();
    }
}
