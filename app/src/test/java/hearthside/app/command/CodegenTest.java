package hearthside.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.protocol.Command;
import hearthside.server.protocol.Lessons;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.NewTable;
import hearthside.server.protocol.Puzzles;
import hearthside.server.protocol.Tables;
import hearthside.server.protocol.Tournaments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CodegenTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));

    @Test
    void theTypesAreNotStale() throws IOException {
        for (var file : CodegenCommand.files(ROOT).entrySet())
            assertThat(Files.exists(file.getKey()) ? Files.readString(file.getKey()) : "")
                    .as("%s is stale: run ./hearthside codegen", ROOT.relativize(file.getKey())).isEqualTo(file.getValue());
    }

    /// What a game left behind that is no more.
    @Test
    void nothingElseIsThere() throws IOException {
        try (var files = Files.list(ROOT.resolve("web/src/generated"))) {
            assertThat(Set.copyOf(files.toList())).isEqualTo(new HashSet<>(CodegenCommand.files(ROOT).keySet()));
        }
    }

    @Test
    void whatBrowsersAreToldAndWhatTheySendIsAmongThem() {
        assertThat(CodegenCommand.told(ROOT)).contains(Message.class, Tables.TableShown.class, Tournaments.Shown.class,
                Puzzles.Tried.class);
        assertThat(CodegenCommand.sent(ROOT)).contains(Command.class, NewTable.class, Lessons.Asked.class).doesNotContain(Message.class);
    }
}
