package hearthside.drill.harness;

import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/// Whoever opens an account. Each comes from an address of their own: of one address a house takes so many in an hour and no more, whatever
/// its other limits are.
public record Newcomer(int port, String name) {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final int HOSTS = 250;

    /// Returns the cookie of whoever is signed in: it is another one than before.
    public String signUp() throws IOException {
        try (var http = client()) {
            return signUp(http);
        }
    }

    /// Becomes a bot account. Returns its token.
    public String becomeProgram() throws IOException {
        try (var http = client()) {
            var become = well(http, request("/api/account/program", Map.of("passphrase", passphrase()))
                    .header("Cookie", "hearthside=" + signUp(http)).build());
            return Json.parse(become.body()).get("token").stringValue();
        }
    }

    private String signUp(HttpClient http) throws IOException {
        var made = well(http, request("/api/account", Map.of("name", name, "passphrase", passphrase())).build());
        return made.headers().allValues("Set-Cookie").stream().filter(each -> each.startsWith("hearthside="))
                .map(each -> each.replaceFirst("hearthside=([^;]*).*", "$1")).findFirst().orElseThrow(() -> new IOException("no cookie"));
    }

    private String passphrase() { return "three words for " + name; }

    /// At an address that nobody else has.
    public static HttpClient client() {
        int number = COUNT.getAndIncrement();
        InetAddress address;
        try {
            address = InetAddress.getByName("127.2.%d.%d".formatted(number / HOSTS % HOSTS, 1 + number % HOSTS));
        } catch (UnknownHostException e) {
            throw new UncheckedIOException(e);
        }
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).localAddress(address).connectTimeout(PATIENCE).build();
    }

    private HttpRequest.Builder request(String path, Map<String, ?> body) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d%s".formatted(port, path))).timeout(PATIENCE)
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(Json.write(body)));
    }

    private static HttpResponse<String> well(HttpClient http, HttpRequest request) throws IOException {
        var answer = exchange(http, request);
        if (answer.statusCode() != 200) throw new IOException("%d %s".formatted(answer.statusCode(), answer.body()));
        return answer;
    }

    public static HttpResponse<String> exchange(HttpClient http, HttpRequest request) throws IOException {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        }
    }
}
