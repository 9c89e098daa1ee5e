package hearthside.server.http;

import static hearthside.server.testing.Client.table;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JunkTest {
    private static final Duration SOON = Duration.ofSeconds(10);

    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private String id;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
        id = table(ada.open("me", "here"));
    }

    @AfterEach
    void stop() { server.close(); }

    @Test
    void junkIsAnsweredWithASentence() {
        try (var a = ada.watch(id)) {
            for (var frame : new String[] {"", "null", "7", "[]", "{}", "{", "{\"is\":\"Fly\"}", "{\"is\":\"Play\"}",
                    "{\"is\":\"Play\",\"seq\":1,\"seat\":0,\"action\":null}", "{\"is\":\"Play\",\"seq\":1.5,\"seat\":0,\"action\":{}}",
                    "{\"is\":\"Play\",\"seq\":99999999999,\"seat\":0,\"action\":{}}", "{\"is\":\"Ping\",\"extra\":1}",
                    "{\"is\":\"Say\",\"text\":{}}", "[".repeat(5000), "\u0000"}) {
                a.send(frame);
                var error = a.await("Error");
                assertThat(error.get("sentence").stringValue()).endsWith(".").doesNotContain("Exception");
            }
            a.sendBinary(new byte[] {1, 2, 3});
            assertThat(a.await("Error").get("error").stringValue()).isEqualTo("bad-frame");
            a.playOn(new Random(1), 3); // and the game goes on
        }
    }

    @Test
    void aFloodOfJunkClosesTheSocketAndHarmsNobody() {
        try (var friend = new Client(server).watch(id); var a = ada.watch(id)) {
            try {
                for (int i = 0; i < 10_000; i++) a.send("junk");
            } catch (CompletionException _) {
                // closed half-way
            }
            // whoever still sends may find the line cut before the reason comes
            assertThat(a.closed.exceptionally(_ -> 1008)).succeedsWithin(SOON).isEqualTo(1008);
            try (var again = ada.watch(id)) {
                again.playOn(new Random(1), 3);
                friend.awaitSeq(again.seq());
            }
        }
    }

    @Test
    void fiftyBadFramesAreForgivenTheNextIsNot() {
        try (var a = ada.watch(id)) {
            for (int i = 0; i < 50; i++) a.send("junk");
            for (int i = 0; i < 50; i++) a.await("Error");
            a.send("{\"is\":\"Ping\"}");
            a.await("Pong");
            a.send("junk");
            assertThat(a.closed).succeedsWithin(SOON).isEqualTo(1008);
        }
    }

    @Test
    void aFrameThatIsTooLargeClosesTheSocket() {
        try (var a = ada.watch(id)) {
            a.send("{\"is\":\"Say\",\"text\":\"" + "x".repeat(70_000) + "\"}");
            assertThat(a.closed).succeedsWithin(SOON).isEqualTo(1009);
        }
    }

    /// What a browser would never ask.
    private String rawStatus(String path, String more) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write("GET %s HTTP/1.1\r\nHost: x\r\n%s\r\n".formatted(path, more).getBytes(US_ASCII));
            return String.valueOf(new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII)).readLine());
        }
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /// One address may hold a thousand of them.
    @Test
    void whoHoldsManyConnectionsHoldsLittleMemory() throws IOException {
        int many = 300;
        var held = new ArrayList<Socket>();
        long before = used();
        try {
            for (int i = 0; i < many; i++) {
                held.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
                held.getLast().getOutputStream().write("GET /health HTTP/1.1\r\nHost: x\r\nX-Odd: y%d\r\n\r\n".formatted(i)
                        .getBytes(US_ASCII));
                held.getLast().getInputStream().readNBytes(12);
            }
            assertThat((used() - before) / many).as("bytes of a connection").isLessThan(50_000);
        } finally {
            for (var socket : held) socket.close();
        }
    }

    @Test
    void anAddressThatCannotBeReadIsTheirFaultNotOurs() throws IOException {
        for (var path : List.of("/api/tables/%u0041", "/api/players/a%", "/api/rules/%zz", "/api/tables/%4/log"))
            assertThat(rawStatus(path, "")).as(path).startsWith("HTTP/1.1 400");
        var upgrade = """
                Connection: Upgrade
                Upgrade: websocket
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
                """.replace("\n", "\r\n");
        for (var path : List.of("/ws/tables/%u0041", "/ws/tables/%zz"))
            assertThat(rawStatus(path, upgrade)).as(path).startsWith("HTTP/1.1 400");
    }

    @Test
    void aTableThatDoesNotExistHasNoSocket() {
        var socket = Client.HTTP.newWebSocketBuilder().buildAsync(
                java.net.URI.create("ws://127.0.0.1:%d/ws/tables/nowhere".formatted(server.port())),
                new java.net.http.WebSocket.Listener() {});
        assertThat(socket).failsWithin(SOON).withThrowableThat().havingRootCause().withMessageContaining("404");
    }
}
