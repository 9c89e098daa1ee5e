package hearthside.server.keeper;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LegalTextsTest {
    @TempDir
    Path folder;

    /// Every page asks whether there is one.
    @Test
    void whetherThereIsATextIsToldWithoutReadingIt() throws IOException {
        Files.writeString(folder.resolve("privacy.md"), "x".repeat(190_000));
        Files.writeString(folder.resolve("imprint.md"), "x".repeat(210_000));
        var texts = new LegalTexts(folder);
        assertThat(texts.has(LegalTexts.Page.IMPRINT)).as("it is too large").isFalse();
        assertThat(texts.has(LegalTexts.Page.PRIVACY)).isTrue();
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(texts.has(LegalTexts.Page.PRIVACY)).isTrue();
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(100_000);
        assertThat(texts.find(LegalTexts.Page.PRIVACY, null).orElseThrow().text()).hasSize(190_000);
    }
}
