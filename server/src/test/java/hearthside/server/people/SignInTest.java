package hearthside.server.people;

import static hearthside.server.testing.Client.passphrase;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.http.Proxies;
import hearthside.server.http.RateLimits;
import hearthside.server.protocol.ApiError;
import hearthside.server.testing.Client;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Guessing passphrases gets nobody anywhere, and locks nobody out.
class SignInTest {
    @TempDir
    Path folder;

    private Server start() {
        return Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.behind(Proxies.of(List.of("127.0.0.1")))));
    }

    private static Client.Answer signIn(Server server, String from, String words, String cookies) {
        var request = HttpRequest.newBuilder(new Client(server).uri("/api/session")).header("Content-Type", "application/json")
                .header("X-Forwarded-For", from).POST(HttpRequest.BodyPublishers.ofString(
                        "{\"name\":\"Ada\",\"passphrase\":\"%s\"}".formatted(words)));
        if (!cookies.isEmpty()) request.header("Cookie", cookies);
        return Client.send(request.build());
    }

    @Test
    void guessesFromOneNetworkCountTogether() {
        try (var server = start()) {
            new Client(server).signUp("Ada");
            for (int i = 1; i <= 5; i++) assertThat(signIn(server, "2001:db8:1:2::" + i, "a wrong guess", "").status()).isEqualTo(403);
            assertThat(signIn(server, "2001:db8:1:2::99", "a wrong guess", "").status()).isEqualTo(429);
            assertThat(signIn(server, "2001:db8:1:3::1", passphrase("Ada"), "").status()).isEqualTo(200);
        }
    }

    @Test
    void guessesFromEverywhereEndAndTheOwnerStillComesIn() {
        try (var server = start()) {
            var ada = new Client(server).signUp("Ada");
            var first = signIn(server, "203.0.113.1", passphrase("Ada"), "");
            var known = first.raw().headers().allValues("Set-Cookie").stream().filter(cookie -> cookie.startsWith("hearthside-known="))
                    .findFirst().orElseThrow();
            assertThat(known).contains("HttpOnly", "SameSite=Lax");
            int wrong = 0;
            while (signIn(server, "192.0.2." + wrong / 4, "a wrong guess", "").status() == 403 && wrong < 300) wrong++;
            assertThat(wrong).isBetween(20, 200);
            assertThat(signIn(server, "198.51.100.1", "a wrong guess", "").status()).as("a stranger from anywhere").isEqualTo(429);
            assertThat(signIn(server, "198.51.100.2", passphrase("Ada"), known.split(";")[0]).status()).as("a known browser")
                    .isEqualTo(200);
            assertThat(ada.post("/api/account/passphrase",
                    "{\"old\":\"%s\",\"passphrase\":\"another passphrase\"}".formatted(passphrase("Ada"))).status()).isEqualTo(200);
            assertThat(signIn(server, "198.51.100.3", "another passphrase", known.split(";")[0]).status())
                    .as("a new passphrase forgets the browsers").isEqualTo(429);
        }
    }

    @Test
    void aRightPassphraseCostsNoTries() {
        try (var server = start()) {
            new Client(server).signUp("Ada");
            for (int i = 0; i < 8; i++) assertThat(signIn(server, "192.0.2.1", passphrase("Ada"), "").status()).isEqualTo(200);
        }
    }

    @Test
    void manyAtOnceTryNoMoreThanOneAfterTheOther() {
        try (var server = start(); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            new Client(server).signUp("Ada");
            var looked = new AtomicInteger();
            var all = IntStream.range(0, 40).mapToObj(_ -> CompletableFuture.runAsync(() -> {
                if (signIn(server, "192.0.2.1", "a wrong guess", "").status() == 403) looked.incrementAndGet();
            }, threads)).toArray(CompletableFuture[]::new);
            CompletableFuture.allOf(all).join();
            assertThat(looked).hasValue(5);
        }
    }

    @Test
    void aFloodOfPassphrasesIsTurnedAwayInsteadOfKeptWaiting() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var hash = Passphrase.hash("the right passphrase");
            var busy = new AtomicInteger();
            var all = IntStream.range(0, 400).mapToObj(_ -> CompletableFuture.runAsync(() -> {
                try {
                    assertThat(Passphrase.isRight("the right passphrase", hash)).isTrue();
                } catch (ApiError e) {
                    assertThat(e.error).isEqualTo("busy");
                    busy.incrementAndGet();
                }
            }, threads)).toArray(CompletableFuture[]::new);
            CompletableFuture.allOf(all).join();
            assertThat(busy.get()).isPositive().isLessThan(400);
        }
    }

    /// Whoever knows one passphrase could keep those busy who look at them.
    @Test
    void whoeverIsRightAgainAndAgainIsToldToWaitToo() {
        try (var server = Server.start(Client.config(folder))) {
            new Client(server).signUp("Ada");
            new Client(server).signUp("Ben");
            var entry = "{\"name\":\"%s\",\"passphrase\":\"%s\"}";
            int right = 0;
            while (new Client(server).post("/api/session", entry.formatted("Ada", Client.passphrase("Ada"))).status() == 200)
                assertThat(++right).isLessThan(100);
            assertThat(right).isEqualTo(40);
            assertThat(new Client(server).post("/api/session", entry.formatted("Ada", "three wrong words")).error()).isEqualTo("too-many");
            assertThat(new Client(server).post("/api/session", entry.formatted("Ben", Client.passphrase("Ben"))).status())
                    .as("others can sign in").isEqualTo(200);
        }
    }
}
