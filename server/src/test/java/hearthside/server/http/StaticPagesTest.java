package hearthside.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaticPagesTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsInMemoryOnceHoweverManyTakeItAndANewBuildIsSeen() throws IOException {
        var file = Files.writeString(folder.resolve("index.html"), "old");
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
        var pages = new StaticPages(folder, null);
        var first = pages.read(folder, "/web", "/index.html").orElseThrow();
        assertThat(pages.read(folder, "/web", "/index.html").orElseThrow()).as("the very same").isSameAs(first);
        Files.writeString(file, "new");
        assertThat(new String(pages.read(folder, "/web", "/index.html").orElseThrow(), UTF_8)).isEqualTo("new");
        Files.delete(file);
        assertThat(pages.read(folder, "/web", "/index.html")).isEmpty();
    }
}
