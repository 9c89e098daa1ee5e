package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The bots in docs/examples play whole games: over the engine protocol, and in a house.
class ExampleBotsTest {
    @Test
    void theExampleBotPlaysAGame() throws IOException, InterruptedException {
        var root = Path.of(System.getProperty("hearthside.root", ".."));
        var jvm = Path.of(System.getProperty("java.home"), "bin", "java");
        var process = new ProcessBuilder("python3", root.resolve("docs/examples/bot.py").toString(), jvm.toString(), "-cp",
                System.getProperty("java.class.path"), "hearthside.app.Hearthside", "engine")
                .redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said).contains("decisions, winners [");
    }

    /// Against a level of a real house, over HTTP.
    @Test
    void theExampleInJavaPlaysInAHouse(@TempDir Path folder) throws IOException, InterruptedException {
        var root = Path.of(System.getProperty("hearthside.root", ".."));
        var jvm = Path.of(System.getProperty("java.home"), "bin", "java");
        try (var server = Server.start(Config.of(folder.resolve("house.db")).withPort(0).withBotPause(0));
                var http = HttpClient.newHttpClient()) {
            var house = "http://127.0.0.1:" + server.port();
            var entered = http.send(post(house + "/api/account", "{\"name\":\"Robo\",\"passphrase\":\"three words here\"}", "X-None", ""),
                    HttpResponse.BodyHandlers.ofString());
            var cookie = String.join("; ", entered.headers().allValues("Set-Cookie").stream().map(each -> each.split(";")[0]).toList());
            var become = http.send(post(house + "/api/account/program", "{\"passphrase\":\"three words here\"}", "Cookie", cookie),
                    HttpResponse.BodyHandlers.ofString());
            var token = Json.parse(become.body()).get("token").stringValue();
            var game = http.send(post(house + "/api/bot/games", "{\"game\":\"my-first-stone-age\",\"against\":[{\"level\":\"random\"}]}",
                    "Authorization", "Bearer " + token), HttpResponse.BodyHandlers.ofString());
            assertThat(game.statusCode()).as(game.body()).isEqualTo(200);
            var process = new ProcessBuilder(jvm.toString(), "-cp", System.getProperty("java.class.path"),
                    root.resolve("docs/examples/HouseBot.java").toString(), house, token, "1").redirectErrorStream(true).start();
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
            assertThat(said).contains(" is over: ");
        }
    }

    private static HttpRequest post(String uri, String body, String header, String value) {
        var request = HttpRequest.newBuilder(URI.create(uri)).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return value.isEmpty() ? request.build() : request.header(header, value).build();
    }
}
