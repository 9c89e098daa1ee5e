package hearthside.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.app.Hearthside;
import hearthside.server.Config;
import hearthside.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What can go wrong in the first minute is told in one sentence with the way out.
class FirstStartTest {
    @TempDir
    Path folder;

    private String refusal(String... words) {
        var err = new StringWriter();
        var nobody = new PrintWriter(new StringWriter());
        assertThat(Hearthside.run(nobody, new PrintWriter(err, true), words)).isEqualTo(2);
        assertThat(err.toString().strip().lines()).hasSize(1);
        assertThat(err.toString()).doesNotContain("Exception", "\tat ");
        return err.toString();
    }

    @Test
    void aPortThatIsTaken() {
        try (var other = Server.start(Config.of(folder.resolve("other.db")).withPort(0))) {
            assertThat(refusal("serve", "--port", String.valueOf(other.port()), "--data", folder.resolve("own.db").toString())).contains(
                    "another program has it", "look at http://localhost:%d/".formatted(other.port()),
                    "--port %d".formatted(other.port() == 65_535 ? 65_534 : other.port() + 1));
        }
    }

    @Test
    void aDatabaseThatIsInUse() {
        var file = folder.resolve("house.db");
        try (var _ = Server.start(Config.of(file).withPort(0))) {
            assertThat(refusal("serve", "--port", "0", "--data", file.toString())).contains("in use by another Hearthside server",
                    "stop that one, or name another file");
        }
    }

    @Test
    void aFolderThatCannotBeWrittenTo() throws IOException {
        var file = Files.writeString(folder.resolve("a file"), "in the place of a folder");
        assertThat(refusal("serve", "--port", "0", "--data", file.resolve("house.db").toString())).contains("cannot be made or written to",
                "choose another place or change its permissions");
    }
}
