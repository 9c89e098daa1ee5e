package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.drill.harness.House;
import hearthside.postgres.Folder;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TidyingTest {
    /// A drill that never ends by itself.
    static final class Endless {
        private Endless() {}

        public static void main(String[] args) throws InterruptedException {
            var folder = Folder.temporary();
            House.open(folder.resolve("endless.db").toString(), 0, folder.resolve("server.log"));
            System.out.println(folder.resolve("endless.db"));
            Thread.sleep(Long.MAX_VALUE);
        }
    }

    @Test
    void whoeverStopsADrillFindsNeitherServersNorFolders() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var drill = new ProcessBuilder(java, "--enable-native-access=ALL-UNNAMED", "-cp", House.classPath(), Endless.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (var words = drill.inputReader()) {
            var database = Path.of(String.valueOf(words.readLine()));
            assertThat(database).exists();
            var servers = drill.descendants().toList();
            assertThat(servers).hasSize(1).allMatch(ProcessHandle::isAlive);
            drill.destroy(); // as Ctrl-C does
            assertThat(drill.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(servers).noneMatch(ProcessHandle::isAlive);
            assertThat(database.getParent()).doesNotExist();
        } finally {
            drill.destroyForcibly();
        }
    }
}
