package hearthside.server.http;

import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every text is in a shape that both databases take before it gets there: nothing that somebody types is a fault of the house.
class TextsTest {
    /// One letter that folds to eighteen.
    private static final String GROWING = "\\uFDFA";
    private static final String NUL = "\\u0000";

    @TempDir
    Path folder;

    private Server start(Databases kind) { return Server.start(Client.config(kind.fresh(folder))); }

    private static String seats(String name) {
        return "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"here\"}]}".formatted(Client.GAME, name);
    }

    @ParameterizedTest
    @EnumSource
    void aNameThatGrowsWhenFoldedIsWrittenWithTheResultOfTheGame(Databases kind) {
        try (var server = start(kind)) {
            var ada = new Client(server);
            var opened = ada.post("/api/tables", seats(GROWING.repeat(24)));
            assertThat(opened.status()).as(opened.text()).isEqualTo(200);
            try (var line = ada.watch(table(opened.json()))) {
                line.playOn(new Random(1), 2000);
                assertThat(line.isOver()).isTrue();
            }
            eventually("it is written down", () -> !ada.get("/api/archive?mine=true").json().get("games").isEmpty());
            assertThat(ada.get("/api/archive?mine=true").json().get("games").size()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anAccountMayHaveANameThatGrows(Databases kind) {
        try (var server = start(kind)) {
            var entry = "{\"name\":\"%s\",\"passphrase\":\"three words long\"}".formatted(GROWING.repeat(24));
            assertThat(new Client(server).post("/api/account", entry).status()).isEqualTo(200);
            assertThat(new Client(server).post("/api/session", entry).status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTextThatNoDatabaseKeepsIsRefusedWithASentence(Databases kind) {
        try (var server = start(kind)) {
            var ada = new Client(server);
            ada.signUp("Ada");
            var guest = new Client(server);
            for (var bad : new String[] {NUL, "\\uD800"}) {
                for (var call : new String[][] {{"/api/tables", seats("A" + bad)}, {"/api/session", entry("A" + bad)},
                        {"/api/account", entry("Ab" + bad)}, {"/api/session/passkey", "{\"id\":\"a%s\",\"credential\":{}}".formatted(bad)},
                        {"/api/notices/devices/forget", "{\"endpoint\":\"https://a%s\"}".formatted(bad)},
                        {"/api/notices", "{\"language\":\"en\",\"webhook\":\"https://example.org/%s\"}".formatted(bad)}})
                    mustBeRefused(guest.post(call[0], call[1]), call[0]);
                mustBeRefused(ada.post("/api/session/end", "{\"browser\":\"x%s\"}".formatted(bad)), "browser");
                mustBeRefused(ada.post("/api/account/passkeys/remove", "{\"id\":\"x%s\"}".formatted(bad)), "passkey");
            }
            for (var path : new String[] {"/api/archive?player=%00", "/api/archive?game=a%00", "/api/archive?player=" + "x".repeat(5000),
                    "/api/players/a%00b", "/api/tables/a%00b", "/api/tables/" + "x".repeat(5000), "/api/notices/mail/a%00"})
                mustBeRefused(ada.get(path), path);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aHostThatIsTooLongIsNoFaultOfTheHouse(Databases kind) {
        try (var server = start(kind)) {
            var ada = new Client(server);
            var host = "a".repeat(400) + ":" + server.port();
            try (var socket = new java.net.Socket(java.net.InetAddress.getLoopbackAddress(), server.port())) {
                var body = "{\"language\":\"en\"}";
                socket.getOutputStream().write(("POST /api/notices HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host
                        + "\r\nContent-Type: application/json\r\nCookie: hearthside=" + ada.cookie + "\r\nConnection: close\r\n"
                        + "Content-Length: " + body.length() + "\r\n\r\n" + body).getBytes(java.nio.charset.StandardCharsets.US_ASCII));
                var answer = new String(socket.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
                assertThat(answer).startsWith("HTTP/1.1 4");
            } catch (java.io.IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static String entry(String name) { return "{\"name\":\"%s\",\"passphrase\":\"three words long\"}".formatted(name); }

    private static void mustBeRefused(Client.Answer answer, String what) {
        assertThat(answer.status()).as(what + " " + answer.text()).isBetween(400, 404);
        assertThat(answer.json().get("sentence").stringValue()).endsWith(".").doesNotContain("Exception");
    }
}
