package hearthside.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Who comes from where: one header of proxies the house names, and nothing that visitors say of themselves.
class ProxiesTest {
    @TempDir
    Path folder;

    private Server start(String... proxies) {
        return Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withRequests(1).behind(Proxies.of(List.of(proxies)))));
    }

    /// How many of thirty calls are answered; each comes with these headers, where `#` is the number of the call.
    private static int answered(Server server, String... headers) {
        int answered = 0;
        for (int i = 1; i <= 30; i++) {
            var request = HttpRequest.newBuilder(new Client(server).uri("/api/games"));
            for (int h = 0; h < headers.length; h += 2) request.header(headers[h], headers[h + 1].replace("#", String.valueOf(i)));
            if (Client.send(request.build()).status() == 200) answered++;
        }
        return answered;
    }

    @Test
    void aVisitorWhoComesDirectlyChoosesNoAddress() {
        try (var server = start()) {
            assertThat(answered(server, "X-Forwarded-For", "192.0.2.#", "Forwarded", "for=192.0.2.#")).isLessThan(30);
        }
        try (var server = start("10.0.0.0/8", "2001:db8::/32")) {
            assertThat(answered(server, "X-Forwarded-For", "192.0.2.#")).isLessThan(30);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"192.0.2.#", "203.0.113.7, 192.0.2.#", "192.0.2.#:4711", "192.0.2.#, 127.0.0.1",
            "2001:db8:#::1", "[2001:db8:#::1]:80"})
    void aProxyOfOursIsBelievedWhoComes(String said) {
        try (var server = start("127.0.0.1")) {
            assertThat(answered(server, "X-Forwarded-For", said)).isEqualTo(30);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"X-Forwarded-For|192.0.2.#, 203.0.113.7", "Forwarded|for=192.0.2.#", "X-Real-IP|192.0.2.#",
            "X-Forwarded-For|junk-#", "X-Forwarded-For|192.0.2.#, junk", "X-Forwarded-For|2001:db8:0:1::#"})
    void whatTheVisitorSaysThroughAProxyIsNotBelieved(String header, String said) {
        try (var server = start("127.0.0.0/8")) {
            assertThat(answered(server, header, said)).isLessThan(30);
        }
    }

    @Test
    void behindAProxyOfOursHttpsIsHttps() {
        try (var server = start("127.0.0.1")) {
            var page = Client.send(HttpRequest.newBuilder(new Client(server).uri("/")).header("X-Forwarded-For", "192.0.2.99")
                    .header("X-Forwarded-Proto", "https").build()).raw().headers();
            assertThat(page.firstValue("Set-Cookie").orElseThrow()).contains("Secure", "HttpOnly", "SameSite=Lax");
            assertThat(page.firstValue("Strict-Transport-Security")).isPresent();
        }
    }

    @Test
    void aVisitorWhoComesDirectlyIsNotBelievedToComeByHttps() {
        try (var server = start()) {
            var page = Client.send(HttpRequest.newBuilder(new Client(server).uri("/")).header("X-Forwarded-Proto", "https").build());
            assertThat(page.raw().headers().firstValue("Strict-Transport-Security")).isEmpty();
        }
    }

    @Test
    void aProxyThatTheHouseDidNotNameIsNotBelievedThatItIsHttps() {
        try (var server = start("10.0.0.0/8", "::1")) {
            var page = Client.send(HttpRequest.newBuilder(new Client(server).uri("/")).header("X-Forwarded-Proto", "https").build());
            assertThat(page.raw().headers().firstValue("Set-Cookie").orElseThrow()).startsWith("hearthside=").doesNotContain("Secure");
        }
    }

    @Test
    void whatAVisitorSaidBeforeTheProxySpokeIsNotBelieved() {
        try (var server = start("127.0.0.1")) {
            var said = HttpRequest.newBuilder(new Client(server).uri("/")).header("X-Forwarded-Proto", "https")
                    .header("X-Forwarded-Proto", "http").build(); // the proxy comes last
            assertThat(Client.send(said).raw().headers().firstValue("Set-Cookie").orElseThrow()).startsWith("hearthside=");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example.org", "", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/8/8", "2001:db8::/129"})
    void whatIsNoAddressIsNoProxy(String text) {
        assertThatThrownBy(() -> Proxies.of(List.of(text))).isInstanceOf(BadInput.class).hasMessageContaining("--behind-proxy");
    }
}
