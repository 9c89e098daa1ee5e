package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PostTest {
    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "0.0.0.0", "100.64.0.1", "198.18.0.1",
            "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1",
            "::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::1",
            "2001:db8::1", "ff02::1"})
    void addressesThatOnlyTheServerCanReachAreNotPublic(String address) throws UnknownHostException {
        assertThat(Post.isPublic(InetAddress.getByName(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:2800:220:1:248:1893:25c8:1946",
            "2001:4860:4860::8888"})
    void addressesOfTheWorldArePublic(String address) throws UnknownHostException {
        assertThat(Post.isPublic(InetAddress.getByName(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://[::ffff:127.0.0.1]/",
            "https://2130706433/"})
    void nothingIsPostedToThisMachine(String address) {
        var post = new Post(false);
        assertThatThrownBy(() -> post.send(URI.create(address), Map.of(), new byte[0])).isInstanceOf(IOException.class);
    }

    @Test
    void thisMachineIsNamedAsTheReason() {
        assertThatThrownBy(() -> new Post(false).send(URI.create("https://127.0.0.1:1/x"), Map.of(), new byte[0]))
                .isInstanceOf(IOException.class).hasMessage("This address is not public.");
        assertThatThrownBy(() -> new Post(false).send(URI.create("http://example.org/"), Map.of(), new byte[0]))
                .isInstanceOf(IOException.class).hasMessage("Only https is posted to.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org/", "ftp://example.org/", "https:///x", "example.org", "https://user:secret@example.org/",
            "https://exa mple.org/", "javascript:alert(1)"})
    void anAddressBeginsWithHttps(String address) {
        assertThatThrownBy(() -> new Post(false).address(address, "webhook")).isInstanceOf(BadInput.class);
    }

    @Test
    void whatIsPostedArrives() throws Exception {
        try (var hook = new FakePush()) {
            assertThat(new Post(true).send(URI.create(hook.url("/hook?wait=1")), Map.of("Content-Type", "application/json"),
                    "{\"content\":\"ü\"}".getBytes(UTF_8))).isEqualTo(201);
            assertThat(hook.next()).isEqualTo("{\"content\":\"ü\"}");
        }
    }
}
