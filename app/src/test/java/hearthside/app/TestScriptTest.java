package hearthside.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `./hearthside test` does several things at once, and none of them may fail unheard. Here Maven and npm only say what they were asked
/// for, and fail where they are told to.
class TestScriptTest {
    private static final String STAND_IN = """
            #!/bin/sh
            call="${0##*/} $*"
            echo "$call"
            mkdir -p web/node_modules web/dist
            case "$call" in $FAILS) exit 3 ;; esac
            """;
    @TempDir
    Path folder;
    private int status;

    @BeforeEach
    void build() throws IOException {
        for (var part : List.of("tools", "web", "app/target", "drills/target", "bin")) Files.createDirectories(folder.resolve(part));
        Files.copy(Path.of(System.getProperty("hearthside.root", "..")).resolve("tools/test"), folder.resolve("tools/test"));
        Files.writeString(folder.resolve("web/package.json"), "{}");
        Files.writeString(folder.resolve("web/package-lock.json"), "{}");
        Files.writeString(folder.resolve("tools/browser"), "echo chromium");
        Files.writeString(folder.resolve("tools/nats"), "echo nats-server; case nats in $FAILS) exit 69 ;; esac");
        Files.writeString(folder.resolve("tools/test-python"), "echo python; case python in $FAILS) exit 3 ;; esac");
        for (var program : List.of("mvn", "npm")) {
            var file = Files.writeString(folder.resolve("bin").resolve(program), STAND_IN);
            assertThat(file.toFile().setExecutable(true)).isTrue();
        }
    }

    /// @param fails a pattern of the call that fails
    private List<String> said(String fails, String... words) throws Exception {
        var builder = new ProcessBuilder("sh", "tools/test").directory(folder.toFile()).redirectErrorStream(true);
        builder.command().addAll(List.of(words));
        builder.environment().merge("PATH", folder.resolve("bin").toString(), (before, ours) -> ours + ":" + before);
        builder.environment().put("FAILS", fails);
        var process = builder.start();
        var said = new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        status = process.exitValue();
        return said;
    }

    @Test
    void everythingIsTested() throws Exception {
        assertThat(said("nothing")).contains("npm --prefix web run build", "npm --prefix web run check", "npm --prefix web run lint",
                "npm --prefix web test", "mvn -B verify -DskipTests").containsSubsequence("mvn -B verify", "python", "All tests passed.")
                .anyMatch(line -> line.matches("The whole suite took \\d+ min \\d+ s\\."));
        assertThat(status).isZero();
    }

    @Test
    void allIsToldToMaven() throws Exception {
        assertThat(said("nothing", "--all")).contains("mvn -B verify -Dhearthside.all=true");
        assertThat(said("nothing", "web")).containsExactly("npm --prefix web test");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nats", "npm*ci*", "npm*build", "npm*check", "npm*lint", "npm*test", "mvn*skipTests", "mvn*verify", "python"})
    void whateverFailsFailsTheWhole(String what) throws Exception {
        assertThat(said(what)).doesNotContain("All tests passed.");
        assertThat(status).as(what).isNotZero();
    }
}
