package hearthside.server.http;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpTest {
    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() throws IOException {
        var web = folder.resolve("web");
        Files.createDirectories(web.resolve("assets"));
        Files.writeString(web.resolve("index.html"), "<p>the client</p>");
        Files.writeString(web.resolve("assets/index-D1a2B3c4.js"), "let x = 1;\n".repeat(1000));
        Files.writeString(folder.resolve("private.txt"), "private");
        server = Server.start(Client.config(folder).withWeb(web));
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    @Test
    void gamesAreListedWithTheirOptionsAndBots() {
        var game = ada.get("/api/games").json().get(0);
        assertThat(game.get("id").stringValue()).isEqualTo(Client.GAME);
        assertThat(game.get("options").get(0).get("scope").stringValue()).isEqualTo("table");
        assertThat(game.get("edition").stringValue()).isEqualTo("House edition");
        assertThat(game.get("bots").size()).isEqualTo(5);
        assertThat(game.get("defaultBot").stringValue()).isEqualTo("playful");
    }

    @Test
    void theRulesArePagesInMarkdown() {
        var rules = ada.get("/api/rules/" + Client.GAME);
        assertThat(rules.raw().headers().firstValue("Content-Type").orElseThrow()).startsWith("text/markdown");
        assertThat(rules.text()).contains("MF-1");
        assertThat(rules.raw().headers().firstValue("Content-Language")).contains("en");
        var german = ada.get("/api/rules/%s?language=de".formatted(Client.GAME));
        assertThat(german.raw().headers().firstValue("Content-Language")).contains("de");
        assertThat(german.text()).contains("MF-1").contains("Wald");
        for (var odd : new String[] {"fr", "../..", "DE", ""})
            assertThat(ada.get("/api/rules/%s?language=%s".formatted(Client.GAME, odd)).raw().headers().firstValue("Content-Language"))
                    .as(odd).contains("en");
        assertThat(ada.get("/api/rules/chess").error()).isEqualTo("unknown-game");
    }

    @Test
    void aLinkIsASeatAndItsHolderOpensItOnOtherDevices() {
        var opened = ada.open("me:Ada", "open", "open");
        var id = table(opened);
        assertThat(ben.join(id, secrets(opened).get(1), "Ben")).isEqualTo(2);
        var phone = new Client(server);
        var taken = phone.post("/api/tables/%s/join".formatted(id), "{\"secret\":\"%s\"}".formatted(secrets(opened).get(1)));
        assertThat(taken.error()).as("a taken seat is nobody else's").isEqualTo("taken");
        var link = ben.post("/api/tables/%s/device".formatted(id), "{}").json().get("path").stringValue();
        assertThat(phone.join(id, link.substring(link.indexOf('#') + 1), "Somebody")).isEqualTo(2);
        var seats = phone.get("/api/tables/" + id).json();
        assertThat(seats.get("mine").toString()).isEqualTo("[2]");
        assertThat(seats.get("seats").get(2).get("name").stringValue()).isEqualTo("Ben");
        assertThat(seats.get("hash").stringValue()).hasSize(64);
        assertThat(ben.post("/api/tables/%s/join".formatted(id), "{\"secret\":\"guess\"}").status()).isEqualTo(403);
        assertThat(ada.get("/api/tables/%s/invites".formatted(id)).json())
                .isEqualTo(Json.parse("[{\"seat\":1,\"path\":\"/join/%s#%s\"}]".formatted(id, secrets(opened).getFirst())));
        assertThat(ben.get("/api/tables/%s/invites".formatted(id)).error()).isEqualTo("not-host");
        assertThat(ben.get("/api/tables").json().get(0).get("names").toString()).isEqualTo("[\"Ada\",\"\",\"Ben\"]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"game":"GAME","seats":[{"kind":"me"}]} | 400 | bad-seats | seats
            {"game":"GAME","seats":[]} | 400 | bad-seats | seats
            {"game":"GAME","seats":[null,null]} | 400 | bad-seats | seats[0]
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"me"}]} | 400 | bad-seats | seats[1].kind
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"cat"}]} | 400 | bad-seats | seats[1].kind
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"bot","bot":"Deep"}]} | 400 | bad-seats | seats[1].bot
            {"game":"GAME","seats":[{"kind":"me","name":"abcdefghijklmnopqrstuvwxyz"},{"kind":"bot"}]} | 400 | bad-seats | seats[0].name
            {"game":"chess","seats":[{"kind":"me"}]} | 404 | unknown-game | game
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"start":"9"}} | 400 | bad-options | options.start
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"start":"4"}} | 400 | bad-options | options.start
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"start":null}} | 400 | bad-options | options.start
            {"game":"GAME","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"cheat":"on"}} | 400 | bad-options | options.cheat
            {"game":"GAME","seats":7} | 400 | bad-seats | seats
            {"seats":[]} | 400 | bad-game | game
            {"game": | 400 | bad-json | ''
            [] | 400 | bad-json | ''
            '' | 400 | bad-json | ''""")
    void whatCannotBeOpenedIsRefusedWithASentence(String body, int status, String error, String field) {
        var answer = ada.post("/api/tables", body.replace("GAME", Client.GAME));
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.error()).as(answer.text()).isEqualTo(error);
        assertThat(answer.json().get("field").stringValue()).as(answer.text()).isEqualTo(field);
        assertThat(answer.json().get("sentence").stringValue()).endsWith(".").doesNotContain("Exception");
    }

    @Test
    void aTableForSevenIsRefusedInPlainWords() {
        var seat = "{\"kind\":\"bot\"}";
        var answer = ada.post("/api/tables",
                "{\"game\":\"%s\",\"seats\":[%s]}".formatted(Client.GAME, String.join(",", java.util.Collections.nCopies(7, seat))));
        assertThat(answer.text()).isEqualTo(
                "{\"error\":\"bad-seats\",\"sentence\":\"My First Stone Age is for 2 to 4 players, not for 7.\",\"field\":\"seats\"}");
    }

    @Test
    void pagesOfOthersCannotActForOurVisitors() {
        var plain = HttpRequest.newBuilder(ada.uri("/api/tables")).POST(HttpRequest.BodyPublishers.ofString("{}"));
        assertThat(Client.send(plain.copy().header("Content-Type", "text/plain").build()).error()).isEqualTo("not-json");
        var json = plain.copy().header("Content-Type", "application/json; charset=utf-8");
        assertThat(Client.send(json.copy().header("Origin", "http://evil.example").build()).status()).isEqualTo(403);
        assertThat(Client.send(json.copy().header("Origin", "null").build()).status()).isEqualTo(403);
        assertThat(Client.send(json.copy().header("Origin", "http://127.0.0.1:" + server.port()).build()).status()).isEqualTo(400);
        var id = table(ada.open("me", "bot"));
        var socket = Client.HTTP.newWebSocketBuilder().header("Origin", "http://evil.example")
                .buildAsync(java.net.URI.create("ws://127.0.0.1:%d/ws/tables/%s".formatted(server.port(), id)),
                        new java.net.http.WebSocket.Listener() {});
        assertThat(socket).failsWithin(java.time.Duration.ofSeconds(60)).withThrowableThat().havingRootCause().withMessageContaining("403");
    }

    @Test
    void aBodyThatIsTooLargeGets413() {
        assertThat(ada.post("/api/tables", " ".repeat(65 * 1024)).error()).isEqualTo("too-large");
        var chunked = HttpRequest.newBuilder(ada.uri("/api/tables")).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(new byte[100 * 1024]))).build();
        assertThat(Client.send(chunked).status()).isEqualTo(413);
        assertThat(ada.post("/api/tables", "[".repeat(60_000)).status()).isEqualTo(400);
        for (int i = 0; i < 5; i++) // whoever sends much is still sending when the answer is known
            assertThat(ada.post("/api/tables", " ".repeat(3_000_000)).error()).isEqualTo("too-large");
    }

    @ParameterizedTest
    @CsvSource({"/api/tables/nowhere,404", "/api/tables/nowhere/replay,404", "/api/tables/nowhere/journal,404",
            "/api/tables/%00/fairness,404", "/api/nothing,404", "/nothing.js,404",
            "/assets/../../private.txt,404", "/..%2fprivate.txt,404", "/%2e%2e/private.txt,404"})
    void whatIsNotThereGetsASentence(String path, int status) {
        var answer = ada.get(path);
        assertThat(answer.status()).as(answer.text()).isBetween(400, status);
        assertThat(answer.text()).doesNotContain("private\n").doesNotContain("Exception").doesNotContain("Jetty");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET /%zz HTTP/1.1", "GET /api/tables/% HTTP/1.1", "GARBAGE", "GET /api/games HTTP/9.9",
            "POST /api/tables HTTP/1.1\r\nContent-Length: x"})
    void whatIsNoRequestIsAnsweredInJsonToo(String request) throws IOException {
        try (var socket = new java.net.Socket(java.net.InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write((request + "\r\nHost: x\r\nConnection: close\r\n\r\n").getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            var answer = new String(socket.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            assertThat(answer).matches("(?s)HTTP/1.1 (4\\d\\d|505) .*")
                    .contains("{\"error\":\"bad-request\",\"sentence\":\"This request cannot be used.\"")
                    .doesNotContain("Exception", "Jetty", "<html");
        }
    }

    @Test
    void nothingOfTheGameIsToldBeforeTheEnd() {
        var id = table(ada.open("me", "here"));
        for (var page : new String[] {"replay", "fairness", "journal"})
            assertThat(ada.get("/api/tables/%s/%s".formatted(id, page)).error()).isEqualTo("not-over");
        assertThat(ada.get("/api/tables/%s/replay?count=x".formatted(id)).error()).isEqualTo("bad-count");
    }

    @Test
    void theFirstVisitSetsACookieThatScriptsCannotRead() {
        var answer = Client.send(HttpRequest.newBuilder(ada.uri("/")).build());
        assertThat(answer.raw().headers().firstValue("Set-Cookie").orElseThrow()).matches("hearthside=[A-Za-z0-9_-]{43}; Path=/; .*")
                .contains("HttpOnly", "SameSite=Lax", "Max-Age=31536000");
        assertThat(ada.get("/").raw().headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void whatTheBuildHasCompressedIsSentAsItIs() throws Exception {
        var script = folder.resolve("web/assets/index-D1a2B3c4.js");
        Files.writeString(script.resolveSibling("index-D1a2B3c4.js.br"), "packed by the build");
        Files.writeString(script.resolveSibling("index-D1a2B3c4.js.gz"), "zipped by the build");
        for (var accepted : new String[][] {{"gzip, br", "br", "packed by the build"}, {"gzip", "gzip", "zipped by the build"}}) {
            var asset = Client.HTTP.send(
                    HttpRequest.newBuilder(ada.uri("/assets/index-D1a2B3c4.js")).header("Accept-Encoding", accepted[0]).build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(asset.headers().allValues("Content-Encoding")).containsExactly(accepted[1]);
            assertThat(asset.headers().firstValue("Vary")).contains("Accept-Encoding");
            assertThat(asset.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/javascript");
            assertThat(asset.body()).isEqualTo(accepted[2]);
        }
        assertThat(ada.get("/assets/index-D1a2B3c4.js").text()).startsWith("let x");
    }

    @Test
    void theClientComesWithAllItsRoutesAndStrictHeaders() throws Exception {
        for (var path : new String[] {"/", "/new/my-first-stone-age", "/t/abc", "/join/abc", "/join/abc/def", "/replay/abc", "/rules/abc",
                "/about"}) {
            var page = ada.get(path);
            assertThat(page.text()).as(path).isEqualTo("<p>the client</p>");
            assertThat(page.raw().headers().firstValue("Content-Security-Policy").orElseThrow())
                    .startsWith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';")
                    .contains("frame-ancestors 'none'");
            assertThat(page.raw().headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(page.raw().headers().firstValue("Referrer-Policy")).contains("no-referrer");
        }
        var asset = Client.HTTP.send(
                HttpRequest.newBuilder(ada.uri("/assets/index-D1a2B3c4.js")).header("Accept-Encoding", "gzip").build(),
                HttpResponse.BodyHandlers.ofByteArray());
        assertThat(asset.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
        assertThat(asset.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(asset.body().length).isLessThan(1000);
        assertThat(asset.headers().firstValue("Content-Security-Policy").orElseThrow()).as("it may be a worker")
                .contains("script-src 'self'");
    }

    @Test
    void whatRunsNothingMayDoNothingAndSaysItInFewWords() {
        for (var path : new String[] {"/api/games", "/api/nothing", "/assets/none-D1a2B3c4.css"}) {
            var told = ada.get(path).raw().headers();
            assertThat(told.firstValue("Content-Security-Policy")).as(path).contains("default-src 'none'; frame-ancestors 'none'");
            assertThat(told.firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(told.firstValue("Permissions-Policy")).isEmpty();
        }
    }
}
