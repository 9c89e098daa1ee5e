package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// The engine protocol is for programs in any language, so the example in the documentation must run.
class OtherLanguagesTest {
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
}
