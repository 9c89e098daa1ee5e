package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutgoingPostTest {
    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "0.0.0.0", "100.64.0.1", "198.18.0.1",
            "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1",
            "::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::1",
            "2001:db8::1", "ff02::1"})
    void addressesThatOnlyTheServerCanReachAreNotPublic(String address) throws UnknownHostException {
        assertThat(PublicAddress.isPublic(InetAddress.getByName(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:2800:220:1:248:1893:25c8:1946",
            "2001:4860:4860::8888"})
    void addressesOfTheWorldArePublic(String address) throws UnknownHostException {
        assertThat(PublicAddress.isPublic(InetAddress.getByName(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://[::ffff:127.0.0.1]/",
            "https://2130706433/"})
    void nothingIsPostedToThisMachine(String address) {
        try (var post = new OutgoingPost(false)) {
            assertThatThrownBy(() -> post.send(URI.create(address), Map.of(), new byte[0])).isInstanceOf(IOException.class);
        }
    }

    @Test
    void thisMachineIsNamedAsTheReason() {
        try (var post = new OutgoingPost(false)) {
            assertThatThrownBy(() -> post.send(URI.create("https://127.0.0.1:1/x"), Map.of(), new byte[0]))
                    .isInstanceOf(IOException.class).hasMessage("This address is not public.");
            assertThatThrownBy(() -> post.send(URI.create("http://example.org/"), Map.of(), new byte[0]))
                    .isInstanceOf(IOException.class).hasMessage("Only https is posted to.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org/", "ftp://example.org/", "https:///x", "example.org", "https://user:secret@example.org/",
            "https://exa mple.org/", "javascript:alert(1)"})
    void anAddressBeginsWithHttps(String address) { mustBeRefused(address); }

    @ParameterizedTest
    @ValueSource(strings = {"https://example.org:99999/", "https://example.org:0/", "https://127.0.0.1/", "https://[::1]/",
            "https://10.0.0.1:8443/x", "https://localhost/x"})
    void aTargetThatCannotBeIsRefusedWhenItIsEntered(String address) { mustBeRefused(address); }

    private static void mustBeRefused(String address) {
        try (var post = new OutgoingPost(false)) {
            assertThatThrownBy(() -> post.address(address, "webhook")).isInstanceOf(BadInput.class);
        }
    }

    @Test
    void whatIsPostedArrives() throws Exception {
        try (var hook = new FakePush(); var post = new OutgoingPost(true)) {
            assertThat(post.send(URI.create(hook.url("/hook?wait=1")), Map.of("Content-Type", "application/json"),
                    "{\"content\":\"ü\"}".getBytes(UTF_8))).isEqualTo(201);
            assertThat(hook.next()).isEqualTo("{\"content\":\"ü\"}");
        }
    }

    /// Answers every connection with the same text again and again, until the other side has enough.
    private static final class Talker implements AutoCloseable {
        private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final AtomicInteger now = new AtomicInteger();
        private final AtomicInteger most = new AtomicInteger();
        private final CountDownLatch closed = new CountDownLatch(1);
        private final String first;
        private final String again;
        private final int pause;

        Talker(String first, String again, int pause) throws IOException {
            this.first = first;
            this.again = again;
            this.pause = pause;
            Thread.ofVirtual().start(this::listen);
        }

        private void listen() {
            try {
                while (true) {
                    var caller = door.accept();
                    Thread.ofVirtual().start(() -> talk(caller));
                }
            } catch (IOException _) {
                // closed
            }
        }

        private void talk(Socket caller) {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            try (caller) {
                var out = caller.getOutputStream();
                out.write(first.getBytes(UTF_8));
                while (true) {
                    out.write(again.getBytes(UTF_8));
                    out.flush();
                    Thread.sleep(pause);
                }
            } catch (IOException | InterruptedException _) {
                now.decrementAndGet();
                closed.countDown();
            }
        }

        URI url() { return URI.create("http://127.0.0.1:%d/".formatted(door.getLocalPort())); }

        @Override
        public void close() throws IOException { door.close(); }
    }

    @Test
    void anAnswerWithoutEndIsReadForAFewKilobytes() throws Exception {
        try (var talker = new Talker("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1000\r\n" + "x".repeat(4096) + "\r\n", 0);
                var post = new OutgoingPost(true)) {
            assertThat(post.send(talker.url(), Map.of(), new byte[0])).isEqualTo(200);
            assertThat(talker.closed.await(10, TimeUnit.SECONDS)).as("the connection is closed").isTrue();
        }
    }

    @Test
    void anAnswerWhoseHeadHasNoEndIsNotRead() throws Exception {
        for (var line : List.of("x".repeat(4096), "A: b\r\n".repeat(500)))
            try (var talker = new Talker("HTTP/1.1 200 OK\r\nB: ", line, 0); var post = new OutgoingPost(true)) {
                assertThatThrownBy(() -> post.send(talker.url(), Map.of(), new byte[0])).isInstanceOf(IOException.class);
                assertThat(talker.closed.await(10, TimeUnit.SECONDS)).isTrue();
            }
    }

    @Test
    void anAnswerInDropsEndsWithTheTimeForAllOfIt() throws Exception {
        for (var first : List.of("HTTP/1.1 200 OK\r\nB: ", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n"))
            try (var talker = new Talker(first, "x", 20); var post = new OutgoingPost(true, Duration.ofSeconds(1))) {
                assertThatThrownBy(() -> post.send(talker.url(), Map.of(), new byte[0])).isInstanceOf(IOException.class)
                        .hasMessageContaining("within 1 seconds");
                assertThat(talker.closed.await(10, TimeUnit.SECONDS)).isTrue();
            }
    }

    @Test
    void oneMachineGetsFewConnectionsAtOnceByWhateverName() throws Exception {
        try (var talker = new Talker("HTTP/1.1 200 OK\r\nB: ", "x", 20);
                var post = new OutgoingPost(true, Duration.ofSeconds(3));
                var many = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 30; i++) {
                var url = i % 2 == 0 ? talker.url() : URI.create(talker.url().toString().replace("127.0.0.1", "localhost"));
                many.execute(() -> assertThatThrownBy(() -> post.send(url, Map.of(), new byte[0])).isInstanceOf(IOException.class));
            }
            many.shutdown();
            assertThat(many.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
            assertThat(talker.most.get()).isBetween(1, OutgoingPost.AT_ONCE_TO_ONE);
        }
    }
}
