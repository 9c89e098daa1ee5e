package hearthside.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShutdownTest {
    private static final int CLOSES_WELL = 143; // as the signal says

    /// A program that closes as it is told: `well`, `never`, or with a `fault`.
    static final class Program {
        private Program() {}

        public static void main(String[] args) {
            var shutdown = Shutdown.with(() -> {
                if (args[0].equals("never")) sleep();
                if (args[0].equals("fault")) throw new IllegalStateException("as if");
            });
            System.out.println("ready");
            shutdown.await();
        }

        private static void sleep() {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static int ended(String how) throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var path = List.of(Program.class, Shutdown.class).stream()
                .map(type -> Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath()).toString()).distinct()
                .collect(Collectors.joining(File.pathSeparator));
        var process = new ProcessBuilder(java, "-cp", path, Program.class.getName(), how).redirectErrorStream(true).start();
        try (var words = process.inputReader()) {
            assertThat(words.readLine()).isEqualTo("ready");
            process.destroy(); // SIGTERM
            assertThat(process.waitFor(Shutdown.LIMIT.toSeconds() + 30, TimeUnit.SECONDS)).as("it ends").isTrue();
            return process.exitValue();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void theSignalEndsAServerThatCannotClose() throws Exception {
        assertThat(ended("never")).as("not by closing").isNotEqualTo(CLOSES_WELL);
        assertThat(Shutdown.LIMIT.toSeconds()).as("within ten seconds, with time to spare").isLessThan(10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"well", "fault"})
    void theSignalEndsAServerAtOnceThatCloses(String how) throws Exception { assertThat(ended(how)).isEqualTo(CLOSES_WELL); }
}
