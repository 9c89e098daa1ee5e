package hearthside.server.http;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.notice.FakeSmtp;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One visitor with many cookies and many sockets gets no more than their share, and takes nothing from others.
class QuotasTest {
    private static final long PATIENCE_NANOS = 30_000_000_000L;

    @TempDir
    Path folder;
    @SuppressWarnings("NullAway.Init") // every test starts with its limits
    private Server server;

    private Client start(RateLimits limits) {
        server = Server.start(Client.config(folder).withLimits(limits));
        return new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private static long answers(List<Line> lines, String kind) {
        return lines.stream().flatMap(line -> line.heard.stream()).filter(text -> text.contains("\"is\":\"%s\"".formatted(kind))).count();
    }

    @Test
    void manySocketsOfOneAddressTogetherSayNoMoreThanAFew() {
        var ada = start(RateLimits.UNLIMITED.withSockets(0, 1)); // each five at once, all together fifty
        var id = table(ada.open("me", "here"));
        var lines = new ArrayList<Line>();
        try {
            for (int i = 0; i < 40; i++) lines.add(new Client(server).watch(id)); // far more than come back while they are heard
            for (var line : lines) for (int i = 0; i < 5; i++) line.send("{\"is\":\"Ping\"}");
            long end = System.nanoTime() + PATIENCE_NANOS; // which of them are heard first is luck
            while (answers(lines, "Error") == 0 || answers(lines, "Pong") < 40) assertThat(System.nanoTime()).isLessThan(end);
            assertThat(answers(lines, "Pong")).isLessThanOrEqualTo(190);
        } finally {
            lines.forEach(Line::close);
        }
    }

    @Test
    void ofManySocketsThatKnockAtOnceNoMoreComeInThanMayBeOpen() throws Exception {
        var ada = start(RateLimits.UNLIMITED.withSockets(3, 0));
        var id = table(ada.open("me", "here"));
        var in = Collections.synchronizedList(new ArrayList<Line>());
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Boolean> knock = () -> in.add(new Client(server).watch(id));
            threads.invokeAll(Collections.nCopies(20, knock));
            assertThat(in.size()).isBetween(1, 3);
        } finally {
            in.forEach(Line::close);
        }
    }

    @Test
    void nobodyTakesAllFreeSeatsOfTheLobby() {
        var ada = start(RateLimits.UNLIMITED.withTables(3, 0, 0));
        int seated = 0;
        var answer = "";
        for (int i = 0; i < 2; i++) {
            var id = table(ada.post("/api/tables", "{\"game\":\"%s\",\"open\":true,\"seats\":[%s]}".formatted(Client.GAME,
                    String.join(",", List.of("{\"kind\":\"me\"}", "{\"kind\":\"open\"}", "{\"kind\":\"open\"}")))).json());
            for (int seat = 0; seat < 2; seat++) {
                var sits = new Client(server).post("/api/tables/%s/sit".formatted(id), "{\"name\":\"Eve\"}");
                if (sits.status() == 200) seated++;
                else answer = sits.error();
            }
        }
        assertThat(seated).isEqualTo(3);
        assertThat(answer).isEqualTo("too-many");
    }

    @Test
    void whoWishesForNoticesAgainAndAgainIsToldToWait() {
        var ada = start(RateLimits.UNLIMITED.withTables(5, 0, 0));
        for (int i = 0; i < 5; i++)
            assertThat(new Client(server).post("/api/notices", "{\"language\":\"en\"}").status()).isEqualTo(200);
        assertThat(ada.post("/api/notices", "{\"language\":\"en\"}").error()).isEqualTo("too-many");
        assertThat(ada.post("/api/notices/test/", "{}").error()).isEqualTo("too-many");
        assertThat(ada.get("/api/notices").status()).as("looking costs nothing").isEqualTo(200);
    }

    @Test
    void everythingAboutOnePersonIsGatheredOnlySoOftenHoweverManyAddressesAskForIt() {
        var proxied = RateLimits.UNLIMITED.withTables(1000, 0, 0).behind(Proxies.of(List.of("127.0.0.1")));
        var ada = start(proxied).signUp("Ada");
        int told = 0;
        while (exported(ada, "192.0.2." + told, told % 2 == 0 ? "export" : "results.csv/") == 200) assertThat(++told).isLessThan(50);
        assertThat(told).isEqualTo(10);
        assertThat(exported(ada, "198.51.100.1", "export")).as("from anywhere").isEqualTo(429);
        assertThat(exported(new Client(server).signUp("Ben"), "198.51.100.1", "export")).as("others").isEqualTo(200);
    }

    private static int exported(Client who, String from, String what) {
        return Client.send(HttpRequest.newBuilder(who.uri("/api/me/" + what)).header("Cookie", "hearthside=" + who.cookie)
                .header("X-Forwarded-For", from).build()).status();
    }

    @Test
    void manyGuestsOfOneAddressDoNotGetEverythingGatheredAgainAndAgain() {
        var ada = start(RateLimits.UNLIMITED.withTables(5, 0, 0));
        for (int i = 0; i < 5; i++) assertThat(new Client(server).get("/api/me/export").status()).isEqualTo(200);
        assertThat(new Client(server).get("/api/me/export").error()).isEqualTo("too-many");
        assertThat(ada.get("/api/me/results.csv").status()).isEqualTo(429);
    }

    @Test
    void anAccountFromManyAddressesStudiesNoMoreThanFromOne() {
        var ada = start(RateLimits.UNLIMITED.withStudies(1).behind(Proxies.of(List.of("127.0.0.1")))).signUp("Ada");
        int told = 0;
        while (exported(ada, "2001:db8:%x::1".formatted(told), "statistics") == 200) assertThat(++told).isLessThan(300);
        assertThat(told).isGreaterThanOrEqualTo(30);
    }

    @Test
    void oneVisitorDoesNotFillTheLobby() {
        var ada = start(RateLimits.UNLIMITED.withTables(1000, 0, 0));
        var table = "{\"game\":\"%s\",\"open\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}".formatted(Client.GAME);
        int listed = 0;
        while (new Client(server).post("/api/tables", table).status() == 200) assertThat(++listed).isLessThan(100);
        assertThat(listed).as("many cookies do not help").isEqualTo(40);
        assertThat(ada.post("/api/tables", table).error()).isEqualTo("too-many-tables");
        assertThat(ada.post("/api/tables", table.replace("true", "false")).status()).as("by link one may go on").isEqualTo(200);
    }

    @Test
    void whoAsksForPasskeysAgainAndAgainIsToldToWait() {
        var ada = start(RateLimits.UNLIMITED.withTables(3, 0, 0));
        var statuses = new ArrayList<Integer>();
        for (var path : List.of("session/passkey/begin", "session/passkey/begin/", "account/passkeys/begin", "session/passkey/begin"))
            statuses.add(Client.send(HttpRequest.newBuilder(ada.uri("/api/" + path)).header("Content-Type", "application/json")
                    .header("Origin", "http://127.0.0.1:" + server.port()).POST(HttpRequest.BodyPublishers.ofString("{}")).build())
                    .status());
        assertThat(statuses).containsExactly(200, 200, 400, 429);
    }

    @Test
    void theHouseWritesNoLettersToAllTheWorldForOneVisitor() throws IOException {
        try (var smtp = new FakeSmtp()) {
            server = Server.start(Client.config(folder).withChannels(new NoticeChannels("https://table.example.org", smtp.url(), true)));
            int asked = 0;
            while (new Client(server).post("/api/notices", "{\"language\":\"en\",\"mail\":\"a%d@example.org\"}".formatted(asked))
                    .status() == 200)
                assertThat(++asked).isLessThan(50);
            assertThat(asked).isEqualTo(10);
            assertThat(smtp.mails).hasSize(10);
        }
    }

    /// A call whose body never comes.
    private Socket begun(String path) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream().write("POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
                .formatted(path).getBytes(US_ASCII));
        return socket;
    }

    @Test
    void whoLetsDearAnswersLieGetsNoMoreOfThemAndOthersCallsAreAnswered() throws IOException {
        var ada = start(RateLimits.UNLIMITED.withStudies(1000));
        var sockets = new ArrayList<Socket>();
        try {
            while (ada.get("/api/me/statistics").status() != 429) { // one of them may be refused for the call that looks
                sockets.add(begun("/api/positions"));
                assertThat(sockets.size()).isLessThan(500);
            }
            assertThat(ada.get("/api/games").status()).isEqualTo(200);
        } finally {
            for (var socket : sockets) socket.close();
        }
        until(() -> ada.get("/api/me/statistics").status() == 200);
    }

    private static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!condition.getAsBoolean()) assertThat(System.nanoTime()).isLessThan(end);
    }

    @Test
    void whoTalksTooFastSilencesNobodyElse() {
        var ada = start(RateLimits.UNLIMITED);
        var ben = new Client(server);
        var opened = ada.open("me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            for (int i = 0; i < 21; i++) a.send("{\"is\":\"Say\",\"text\":\"%d\"}", i);
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("too-fast");
            b.send("{\"is\":\"Say\",\"text\":\"hello\"}");
            while (!a.await("Said").get("text").stringValue().equals("hello")) assertThat(a.closed).isNotDone();
        }
    }

    @Test
    void whoWantsTheRematchOnceMoreMovesNobodyElse() {
        var ada = start(RateLimits.UNLIMITED);
        var ben = new Client(server);
        var opened = ada.open("me:Ada", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            while (!a.isOver()) a.await("Update");
            a.send("{\"is\":\"Rematch\"}");
            heard(a); // so that not both of them open it
            b.send("{\"is\":\"Rematch\"}");
            var next = a.await("Moved").get("table");
            b.await("Moved");
            for (int i = 0; i < 3; i++) {
                b.send("{\"is\":\"Rematch\"}");
                assertThat(b.await("Moved").get("table")).as("who asks is told").isEqualTo(next);
            }
            heard(a);
            assertThat(a.heard.stream().filter(text -> text.contains("\"Moved\""))).hasSize(1);
        }
    }

    /// All that was sent on this line before has been obeyed.
    private static void heard(Line line) {
        line.send("{\"is\":\"Ping\"}");
        line.await("Pong");
    }
}
