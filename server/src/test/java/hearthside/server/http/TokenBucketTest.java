package hearthside.server.http;

import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TokenBucketTest {
    @TempDir
    Path folder;

    @Test
    void aBurstIsAdmittedAndThenSoManyASecond() {
        var now = new AtomicLong();
        var throttle = new TokenBucket(3, 2, now::get);
        for (int i = 0; i < 3; i++) assertThat(throttle.admits("ada")).isTrue();
        assertThat(throttle.admits("ada")).isFalse();
        assertThat(throttle.admits("ben")).isTrue();
        now.addAndGet(500_000_000);
        assertThat(throttle.admits("ada")).isTrue();
        assertThat(throttle.admits("ada")).isFalse();
        now.addAndGet(3_600_000_000_000L);
        for (int i = 0; i < 3; i++) assertThat(throttle.admits("ada")).isTrue();
        assertThat(throttle.admits("ada")).isFalse();
    }

    @Test
    void addressesOfOneNetworkCountAsOne() {
        assertThat(Proxies.counted("[2001:db8:1:2::3]")).isEqualTo(Proxies.counted("2001:db8:1:2:ffff::4%eth0"))
                .isNotEqualTo(Proxies.counted("2001:db8:1:3::3"));
        assertThat(Proxies.counted("192.0.2.1")).isEqualTo("192.0.2.1");
    }

    @Test
    void whoAsksForTooMuchIsToldToWait() {
        try (var server = Server
                .start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withRequests(1).withTables(3, 0, 0).withSockets(2, 2)))) {
            var ada = new Client(server);
            for (int i = 0; i < 3; i++) ada.open("me", "here");
            var refused = ada.post("/api/tables", "{\"game\":\"my-first-stone-age\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.error()).isEqualTo("too-many-tables");
            int answered = 0;
            while (ada.get("/api/games").status() == 200 && answered < 30) answered++;
            assertThat(answered).isBetween(4, 20);
            assertThat(ada.get("/health").status()).isEqualTo(200); // those who watch over it are never sent away
        }
    }

    @Test
    void aSocketThatTalksTooFastIsSlowedDown() {
        try (var server = Server
                .start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withRequests(100).withTables(100, 0, 0).withSockets(2, 2)))) {
            var ada = new Client(server);
            var id = Client.table(ada.open("me", "here"));
            try (var a = ada.watch(id); var _ = ada.watch(id)) {
                for (int i = 0; i < 12; i++) a.send("{\"is\":\"Ping\"}");
                assertThat(a.await("Error").get("error").stringValue()).isEqualTo("too-many");
                assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> ada.watch(id))).rootCause().hasMessageContaining("429");
            }
        }
    }

    @Test
    void healthAndMetricsTellNumbersAndNothingElse() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = Client.table(ada.open("me:Ada", "here"));
            try (var a = ada.watch(id)) {
                a.playOn(new java.util.Random(1), 3);
                assertThat(ada.get("/health").text()).contains("well");
                var metrics = eventually("the last move is counted when it has been told", () -> ada.get("/metrics").text(),
                        text -> text.contains("hearthside_moves_seconds_count 3"));
                assertThat(metrics).contains("hearthside_sockets 1.0", "hearthside_tables_open 1.0",
                        "jvm_memory_used_bytes").doesNotContain(id, "Ada", ada.cookie);
            }
            assertThat(Client.send(HttpRequest.newBuilder(ada.uri("/metrics")).header("X-Forwarded-For", "192.0.2.1").build()).status())
                    .isEqualTo(404);
        }
    }
}
