package hearthside.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.identity.Secrets;
import hearthside.server.testing.Client;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Behind a proxy that speaks https.
class CookieTest {
    @TempDir
    Path folder;
    private Server server;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.behind(Proxies.of(java.util.List.of("127.0.0.1")))));
    }

    @AfterEach
    void stop() { server.close(); }

    private Client.Answer ask(String scheme, String cookie) {
        return Client.send(HttpRequest.newBuilder(new Client(server).uri("/api/tables")).header("X-Forwarded-Proto", scheme)
                .header("Cookie", cookie).build());
    }

    @Test
    void overHttpsACookieIsOfThisHostAlone() {
        var given = ask("https", "x=y").raw().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(given).startsWith("__Host-hearthside=").contains("; Path=/;", "Secure", "HttpOnly", "SameSite=Lax")
                .doesNotContain("Domain");
        assertThat(ask("https", given.split(";")[0]).raw().headers().firstValue("Set-Cookie")).as("it is known again").isEmpty();
    }

    @Test
    void aCookieThatANeighbourLaidIsNotBelieved() {
        var laid = "hearthside=" + Secrets.cookie();
        assertThat(ask("https", laid).raw().headers().firstValue("Set-Cookie").orElseThrow()).startsWith("__Host-hearthside=")
                .doesNotContain(laid.substring(11));
        assertThat(ask("http", laid).raw().headers().firstValue("Set-Cookie")).as("without https there is no such cookie").isEmpty();
    }

    @Test
    void whatAnAccountLeavesInABrowserIsOfThisHostAlone() {
        var request = HttpRequest.newBuilder(new Client(server).uri("/api/account")).header("X-Forwarded-Proto", "https")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\",\"passphrase\":\"a long enough passphrase\"}")).build();
        assertThat(Client.send(request).raw().headers().allValues("Set-Cookie")).hasSizeGreaterThan(1)
                .allSatisfy(given -> assertThat(given).startsWith("__Host-hearthside").contains("; Path=/;", "Secure", "HttpOnly"));
    }
}
