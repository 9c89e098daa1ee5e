package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import hearthside.app.option.Build;
import hearthside.games.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));

    @Test
    void itTellsVersionCommitAndTheRulesOfEachGame() {
        var out = new StringWriter();
        assertThat(Hearthside.run(new PrintWriter(out, true), new PrintWriter(out, true), "--version")).isZero();
        assertThat(out.toString()).startsWith("Hearthside %s (commit ".formatted(Build.own().version())).doesNotContain("${");
        for (var game : Games.ALL)
            assertThat(out.toString()).containsPattern("%s +rules %d\\b".formatted(game.info().id(), game.info().rules()));
    }

    @Test
    void aCommitIsToldInAsManyLettersAsAreNeeded() {
        var letters = "0123456789abcdef0123456789abcdef01234567";
        assertThat(new Build("1", letters).shortCommit()).isEqualTo("0123456789ab");
        assertThat(new Build("1", letters + "+").shortCommit()).isEqualTo("0123456789ab+");
        assertThat(new Build("1", "unknown").shortCommit()).isEqualTo("unknown");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "server/src/main/resources/hearthside/server/openapi.json | \"version\": \"%s\"",
            "clients/python/pyproject.toml | version = \"%s\"",
            "clients/python/hearthside/__init__.py | __version__ = \"%s\"",
            "clients/python/backend/wheelwright.py | \"hearthside\", \"%s\"",
            "docs/deploy/compose.yaml | image: hearthside:%s"})
    void everyPlaceHasTheSameVersion(String file, String words) throws IOException {
        assertThat(Files.readString(ROOT.resolve(file))).contains(words.formatted(Build.own().version()));
    }

    /// What the health check of the image finds.
    @ParameterizedTest
    @ValueSource(ints = {200, 503})
    void aServerIsWellWhenItSaysSo(int status) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/health", exchange -> {
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        server.start();
        try {
            assertThat(Health.isWell(server.getAddress().getPort())).isEqualTo(status == 200);
        } finally {
            server.stop(0);
        }
        assertThat(Health.isWell(server.getAddress().getPort())).as("gone").isFalse();
    }
}
